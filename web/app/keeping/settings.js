/**
 * The settings: language, theme, size of the digits, letters as keys, and how solving is told. One frozen
 * object, kept by the browser if it allows that.
 */

import { FIRST_CHOICES, choicesFrom } from '../../model/choices.js';
import { newSeeds } from '../../model/seeds.js';
import { resolve, languages as names } from '../../locales/languages.js';
import { NOTATIONS, wordsOf } from '../../locales/words.js';
import { read, write } from './store.js';

/** @typedef {import('../../locales/words.js').Notation} Notation */
/** @typedef {'system' | 'light' | 'dark'} Theme */
/** @typedef {'usual' | 'large' | 'largest'} DigitSize */
/** @typedef {import('../../model/choices.js').Choices & { language: string, theme: Theme, digitSize: DigitSize }} Settings */

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(['system', 'light', 'dark']);

/** @type {readonly DigitSize[]} */
export const DIGIT_SIZES = Object.freeze(['usual', 'large', 'largest']);

/** @param {readonly string[]} languages in the browser's order @returns {Settings} */
const defaults = (languages) => ({
  ...FIRST_CHOICES,
  language: resolve(languages),
  theme: 'system',
  digitSize: 'usual',
  options: Object.freeze(newSeeds()),
});

/**
 * @param {any} kept
 * @param {readonly string[]} languages
 * @returns {Readonly<Settings>} invalid ones are ignored
 */
export function settingsFrom(kept, languages) {
  const settings = { ...defaults(languages), ...choicesFrom(kept) };
  if (Object.hasOwn(names, kept?.language)) settings.language = kept.language;
  if (THEMES.includes(kept?.theme)) settings.theme = kept.theme;
  if (DIGIT_SIZES.includes(kept?.digitSize)) settings.digitSize = kept.digitSize;
  // Common digits are a question about one board, so this view does not last.
  if (settings.view === 'common') settings.view = FIRST_CHOICES.view;
  return Object.freeze(settings);
}

export const loadSettings = () => settingsFrom(read('settings'), navigator.languages ?? []);

/** @param {Settings} settings */
export const saveSettings = (settings) => write('settings', settings);

/**
 * Fills a select with the languages, each in its own name.
 *
 * @param {HTMLSelectElement} select
 * @param {string} language
 */
export function fillLanguages(select, language) {
  const options = Object.entries(names).map(([tag, { name }]) => {
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    return option;
  });
  select.replaceChildren(...options);
}

/** A square that has a different name in each notation. */
const EXAMPLE = { row: 3, column: 5 };

/**
 * Fills a select with the ways to name a square, each by an example; the language need not have them all.
 *
 * @param {HTMLSelectElement} select
 * @param {Pick<Settings, 'language' | 'notation'>} settings
 */
export function fillNotations(select, { language, notation }) {
  const name = (/** @type {Notation} */ way) => wordsOf(language, way).square(EXAMPLE);
  const isNew = (/** @type {Notation} */ way, /** @type {number} */ index) =>
    NOTATIONS.findIndex((other) => name(other) === name(way)) === index;
  const options = NOTATIONS.filter(isNew).map((way) => {
    const isChosen = name(way) === name(notation);
    return new Option(name(way), way, false, isChosen);
  });
  select.replaceChildren(...options);
}

/** @param {Document} document @param {Pick<Settings, 'theme' | 'digitSize'>} settings */
export function applyLooks(document, { theme, digitSize }) {
  Object.assign(document.documentElement.dataset, { theme, digits: digitSize });
}
