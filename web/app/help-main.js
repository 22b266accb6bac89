/**
 * Starts the Help: the same words, settings and board as the page, and no engine.
 */

import '../board/define.js';
import { writeHelp } from './help.js';
import { loadPart } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';
import { boardStrings } from '../ui/board-strings.js';
import { setLanguage } from '../ui/language.js';
import { translate } from '../ui/translate.js';
import { applyTheme, fillLanguages, loadSettings, saveSettings } from './settings.js';

let settings = loadSettings();
const root = /** @type {HTMLElement} */ (document.getElementById('help'));
const select = /** @type {HTMLSelectElement} */ (document.getElementById('language'));

async function show() {
  const { language, theme } = settings;
  applyTheme(document, theme);
  await loadPart(language, 'help');
  if (language !== settings.language) return;
  const words = wordsOf(language);
  setLanguage(document.documentElement, language);
  translate(document, words);
  document.title = words.t('help.title');
  root.replaceChildren(...writeHelp(words, boardStrings(words)));
}

/** Shows the Help for the first time, with the place that the address names. */
async function start() {
  await show();
  dispatchEvent(new Event('kakutei-begun')); // ui/missing.js waits for it.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

fillLanguages(select, settings.language);
select.addEventListener('change', () => {
  settings = Object.freeze({ ...settings, language: select.value });
  saveSettings(settings);
  show();
});

/** Resolves when the Help is there. */
export const started = start();
