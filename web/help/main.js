/**
 * Starts the Help: the same words, settings and board as the page, and no engine before the catalogue wants it.
 */

import '../board/define.js';
import { writeHelp } from './help.js';
import { laterChapters } from './later.js';
import { Lazy } from '../ui/lazy.js';
import { partsOf } from './parts.js';
import { reveal } from './places.js';
import { loadPart } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';
import { boardStrings } from '../ui/board-strings.js';
import { failure } from '../ui/failure.js';
import { setLanguage } from '../ui/language.js';
import { asPart, attempt } from '../ui/load-part.js';
import { translate } from '../ui/translate.js';
import { applyLooks, fillLanguages, loadSettings, saveSettings } from '../app/keeping/settings.js';

let settings = loadSettings();
let lazy = new Lazy();
/** @type {ReturnType<typeof laterChapters>} */
let later;
const root = /** @type {HTMLElement} */ (document.getElementById('help'));
const select = /** @type {HTMLSelectElement} */ (document.getElementById('language'));
/** Whether the contents stand beside the text and the pictures of the techniques are shown at once. */
const wide = matchMedia('(width >= 64rem)');

async function show() {
  const { language, notation } = settings;
  applyLooks(document, settings);
  await asPart(loadPart(language, 'help'));
  if (language !== settings.language) return;
  const words = wordsOf(language, notation);
  setLanguage(document.documentElement, language);
  translate(document, words);
  document.title = words.t('help.title');
  lazy.end();
  lazy = new Lazy();
  const parts = partsOf(words, boardStrings(words), lazy);
  later = laterChapters(parts, words);
  root.replaceChildren(...writeHelp(parts, later));
  fit();
}

/** @param {string} selector of details @returns {NodeListOf<HTMLDetailsElement>} */
const folds = (selector) => root.querySelectorAll(selector);

function fit() {
  for (const fold of folds('.index, .technique > .more')) fold.open = wide.matches;
}

/** The parts that were folded before printing; the catalogue is printed as it is. @type {Iterable<HTMLDetailsElement>} */
let unfolded = [];

function beginPrint() {
  unfolded = folds('details:not([open], .chapter *)');
  for (const fold of unfolded) fold.open = true;
  lazy.drawAll();
}

function endPrint() {
  for (const fold of unfolded) fold.open = false;
}

/** Shows the Help for the first time, with the place that the address names. */
async function start() {
  await show();
  dispatchEvent(new Event('kakutei-begun')); // ui/missing.js waits for it.
  await reveal(location.hash, later);
}

fillLanguages(select, settings.language);
select.addEventListener('change', () => {
  settings = Object.freeze({ ...settings, language: select.value });
  saveSettings(settings);
  attempt(show, (again) => root.prepend(failure(wordsOf(settings.language), again)));
});
root.addEventListener('click', ({ target }) => {
  const isEntry = target instanceof Element && target.closest('.index a');
  if (isEntry && !wide.matches) for (const fold of folds('.index')) fold.open = false;
});
wide.addEventListener('change', fit);
addEventListener('hashchange', () => reveal(location.hash, later));
addEventListener('beforeprint', beginPrint);
addEventListener('afterprint', endPrint);

/** Resolves when the Help is there. */
export const started = start();
