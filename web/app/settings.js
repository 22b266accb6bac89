/**
 * The settings: language, theme, letters as keys, and how solving is told. One frozen object, kept
 * by the browser where it lets us.
 */

import { chooseLocale, locales } from '../locales/index.js';
import { read, write } from './store.js';

/** @typedef {'system' | 'light' | 'dark'} Theme */
/**
 * @typedef {object} Settings
 * @property {string} language
 * @property {Theme} theme
 * @property {boolean} letterKeys
 * @property {boolean} showHow
 * @property {boolean} inside list also what happened inside assumptions
 * @property {boolean} marks draw the possibilities on the board
 * @property {string} method
 */

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(['system', 'light', 'dark']);

/** @param {readonly string[]} languages as the browser wants them @returns {Settings} */
const defaults = (languages) => ({
  language: chooseLocale(languages),
  theme: 'system',
  letterKeys: true,
  showHow: false,
  inside: false,
  marks: true,
  method: 'ushio',
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
  if (!Object.hasOwn(locales, settings.language)) settings.language = chooseLocale(languages);
  if (!THEMES.includes(settings.theme)) settings.theme = 'system';
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
  const options = Object.entries(locales).map(([tag, dictionary]) => {
    const option = new Option(dictionary['locale.name'], tag, false, tag === language);
    option.lang = tag;
    return option;
  });
  select.replaceChildren(...options);
}

/** @param {Document} document @param {Theme} theme */
export function applyTheme(document, theme) {
  document.documentElement.dataset.theme = theme;
}
