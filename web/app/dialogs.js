/**
 * What the page opens over itself, a line each: its module, and the texts that it takes. Its button is `open-NAME`.
 *
 * The one idea: a dialog and its texts are loaded when it is first wanted. What it is given is said in `page.js`.
 */

import { loadPart } from '../locales/languages.js';

/** @typedef {import('../locales/languages.js').Part} Part */
/**
 * @template Module
 * @typedef {(language: string) => Promise<Module>} Load
 */

/**
 * @template Module
 * @param {() => Promise<Module>} load
 * @param {...Part} texts
 * @returns {Load<Module>} rejects where the module or a text cannot be had
 */
const dialog =
  (load, ...texts) =>
  async (language) => {
    const [module] = await Promise.all([load(), ...texts.map((part) => loadPart(language, part))]);
    return module;
  };

const TECHNIQUES = /** @type {const} */ (['families', 'further', 'panel', 'techniques']);

const table = {
  embed: dialog(() => import('./embed-and-new.js'), 'further'),
  games: dialog(() => import('./games/dialog.js'), 'dialogs'),
  new: dialog(() => import('./embed-and-new.js'), 'further'),
  practice: dialog(() => import('./practice/practice.js'), ...TECHNIQUES, 'practice'),
  puzzle: dialog(() => import('./open/open.js'), 'dialogs'),
  share: dialog(() => import('./share/dialog.js'), 'dialogs'),
  techniques: dialog(() => import('./techniques/dialog.js'), ...TECHNIQUES, 'ratings'),
};

/** The module of each. @typedef {{ [Name in keyof typeof table]: Awaited<ReturnType<(typeof table)[Name]>> }} Dialogs */

/** @type {Readonly<{ [Name in keyof Dialogs]: Load<Dialogs[Name]> }>} */
export const DIALOGS = Object.freeze(table);
