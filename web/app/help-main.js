/**
 * Starts the Help: the same words, settings and board as the page, and no engine.
 */

import '../board/define.js';
import { writeHelp } from './help.js';
import { boardStrings, translate } from '../embed/i18n.js';
import { helpLocales } from '../locales/help.js';
import { createWords } from '../story/words.js';
import { applyTheme, fillLanguages, loadSettings, saveSettings } from './settings.js';

let settings = loadSettings();
const root = /** @type {HTMLElement} */ (document.getElementById('help'));
const select = /** @type {HTMLSelectElement} */ (document.getElementById('language'));

function show() {
  const words = createWords(helpLocales[settings.language]);
  applyTheme(document, settings.theme);
  document.documentElement.lang = settings.language;
  translate(document, words);
  document.title = words.t('help.title');
  root.replaceChildren(...writeHelp(words, boardStrings(words)));
}

fillLanguages(select, settings.language);
select.addEventListener('change', () => {
  settings = Object.freeze({ ...settings, language: select.value });
  saveSettings(settings);
  show();
});
show();
// The place that the address names exists only now.
document.getElementById(location.hash.slice(1))?.scrollIntoView();
