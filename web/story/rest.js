/**
 * What few presses tell, and what is told only to who unfolds it: its modules and texts, in one piece.
 *
 * The one idea: it is loaded before it is wanted, so that telling a press stays a function of the press.
 */

import { loadPart } from '../locales/languages.js';

/** @typedef {typeof import('./unfolded.js')} Rest */

/** @type {Rest | null} */
let loaded = null;

/** What has been loaded. @returns {Rest} */
export function rest() {
  if (!loaded) throw new Error('loadRest comes first');
  return loaded;
}

/** @param {string} language @returns {Promise<Rest>} */
export async function loadRest(language) {
  const [all] = await Promise.all([import('./unfolded.js'), loadPart(language, 'further')]);
  return (loaded = all);
}
