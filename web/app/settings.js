/**
 * The settings: language, theme, letters as keys, and how solving is told. One frozen object, kept
 * by the browser where it lets us.
 */

import { FIRST_CHOICES, choicesFrom, newSeeds } from '../solver/choices.js';
import { resolve, languages as names } from '../locales/languages.js';
import { read, write } from './store.js';

/** @typedef {'system' | 'light' | 'dark'} Theme */
/** @typedef {import('../solver/choices.js').Choices & { language: string, theme: Theme }} Settings */

/** @type {readonly Theme[]} */
export const THEMES = Object.freeze(['system', 'light', 'dark']);

/** @param {readonly string[]} languages as the browser wants them @returns {Settings} */
const defaults = (languages) => ({
  ...FIRST_CHOICES,
  language: resolve(languages),
  theme: 'system',
  options: Object.freeze(newSeeds()),
});

/**
 * @param {any} kept
 * @param {readonly string[]} languages
 * @returns {Readonly<Settings>} what makes no sense is as if it had not been kept
 */
export function settingsFrom(kept, languages) {
  const settings = { ...defaults(languages), ...choicesFrom(kept) };
  if (Object.hasOwn(names, kept?.language)) settings.language = kept.language;
  if (THEMES.includes(kept?.theme)) settings.theme = kept.theme;
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

/** @param {Document} document @param {Theme} theme */
export function applyTheme(document, theme) {
  document.documentElement.dataset.theme = theme;
}
