/**
 * The settings: language, theme, letters as keys, and how solving is told. One frozen object, kept
 * by the browser where it lets us.
 */

import { FIRST_CHOICES, SHEETS, SPEEDS, VIEWS, newSeeds } from '../solver/choices.js';
import { resolve, languages as names } from '../locales/languages.js';
import { read, write } from './store.js';

/** @typedef {'system' | 'light' | 'dark'} Theme */
/**
 * @typedef {object} Settings
 * @property {string} language
 * @property {Theme} theme
 * @property {boolean} letterKeys
 * @property {boolean} showHow
 * @property {boolean} inside list also what happened inside assumptions
 * @property {boolean} candidates draw the candidates that were told on the board
 * @property {string} method
 * @property {Readonly<Record<string, number>>} options of the methods, by name
 * @property {number} speed of Play, in events a second
 * @property {import('../solver/choices.js').View} view what is shown in the squares
 * @property {number} sheet 1 to 9, of the view 'sheet'
 */

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(['system', 'light', 'dark']);

/** @param {readonly string[]} languages as the browser wants them @returns {Settings} */
const defaults = (languages) => ({
  language: resolve(languages),
  theme: 'system',
  letterKeys: true,
  showHow: false,
  inside: false,
  candidates: true,
  method: FIRST_CHOICES.method,
  options: Object.freeze(newSeeds()),
  speed: 20,
  view: 'digits',
  sheet: 1,
});

/**
 * @param {any} kept
 * @param {readonly string[]} languages
 * @returns {Readonly<Settings>} what makes no sense is as if it had not been kept
 */
export function settingsFrom(kept, languages) {
  const settings = /** @type {any} */ (defaults(languages));
  for (const name of Object.keys(settings)) {
    if (typeof kept?.[name] === typeof settings[name]) settings[name] = kept[name];
  }
  if (!Object.hasOwn(names, settings.language)) settings.language = resolve(languages);
  if (!THEMES.includes(settings.theme)) settings.theme = 'system';
  const values = Object.values(settings.options ?? { none: null });
  const areOptions = values.every(
    (value) => Number.isInteger(value) && value >= 0 && value <= 0xffffffff,
  );
  if (!areOptions) settings.options = newSeeds();
  if (!SPEEDS.includes(settings.speed)) settings.speed = 20;
  // Common digits are a question about one board, so this view does not last.
  if (!VIEWS.includes(settings.view) || settings.view === 'common') settings.view = 'digits';
  if (!SHEETS.includes(settings.sheet)) settings.sheet = 1;
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

/** @param {Document} document @param {Theme} theme */
export function applyTheme(document, theme) {
  document.documentElement.dataset.theme = theme;
}
