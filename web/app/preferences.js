/**
 * The choice of language in the masthead, and the dialog with all others.
 */

import { fillLanguages } from './keeping/settings.js';

/** @typedef {import('./keeping/settings.js').Settings} Settings */

/**
 * @param {Document} document
 * @param {Readonly<Settings>} settings as they are
 * @param {(changes: Partial<Settings>) => void} choose
 */
export function wirePreferences(document, settings, choose) {
  const element = (/** @type {string} */ id) => document.getElementById(id);

  const language = /** @type {HTMLSelectElement} */ (element('language'));
  fillLanguages(language, settings.language);
  language.addEventListener('change', () => choose({ language: language.value }));

  for (const [id, name] of /** @type {const} */ ([
    ['theme', 'theme'],
    ['digit-size', 'digitSize'],
    ['notation', 'notation'],
  ])) {
    const select = /** @type {HTMLSelectElement} */ (element(id));
    select.value = settings[name];
    select.addEventListener('change', () => choose({ [name]: select.value }));
  }

  for (const [id, name] of /** @type {const} */ ([
    ['letter-keys', 'letterKeys'],
    ['verdict', 'verdict'],
    ['at-once', 'atOnce'],
  ])) {
    const box = /** @type {HTMLInputElement} */ (element(id));
    box.checked = settings[name];
    box.addEventListener('change', () => choose({ [name]: box.checked }));
  }

  const dialog = /** @type {HTMLDialogElement} */ (element('settings'));
  element('open-settings')?.addEventListener('click', () => dialog.showModal());
}
