/**
 * What the page opens over itself, a line each: its module, and the texts that it takes. Its button is `open-NAME`.
 *
 * The one idea: a dialog and its texts are loaded when it is first wanted. What it is given is said in `page.js`.
 */

import { part } from '../ui/load-part.js';

const table = {
  embed: part(() => import('./embedding/dialog.js'), { texts: ['methods'] }),
  games: part(() => import('./games/dialog.js'), { texts: ['dialogs'] }),
  new: part(() => import('./making/dialog.js'), { texts: ['methods'] }),
  practice: part(() => import('./practice/practice.js'), {
    texts: ['catalogue', 'methods', 'techniques'],
  }),
  puzzle: part(() => import('./open/open.js'), { texts: ['dialogs'] }),
  share: part(() => import('./share/dialog.js'), { texts: ['dialogs', 'methods'] }),
  techniques: part(() => import('./techniques/dialog.js'), {
    texts: ['catalogue', 'methods', 'ratings', 'techniques'],
  }),
};

/** The module of each. @typedef {{ [Name in keyof typeof table]: Awaited<ReturnType<(typeof table)[Name]>> }} Dialogs */

/** @type {Readonly<{ [Name in keyof Dialogs]: (language: string) => Promise<Dialogs[Name]> }>} */
export const DIALOGS = Object.freeze(table);
