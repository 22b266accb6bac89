/**
 * Loads, in one piece, the modules and texts that few presses need, and those that a person has to unfold.
 *
 * The one idea: they are loaded before they are needed, so that telling a press stays a function of the press.
 */

import { loadPart } from '../locales/languages.js';

/** @typedef {typeof import('./unfolded.js')} Rest */
/** @typedef {typeof import('./techniques/index.js')} Techniques */

/** @type {Rest | null} */
let loaded = null;

/** The loaded modules. @returns {Rest} */
export function rest() {
  if (!loaded) throw new Error('loadRest comes first');
  return loaded;
}

/**
 * @param {string} language
 * @param {import('./types.js').Method} [method] whose press is to be told
 * @returns {Promise<Rest>}
 */
export async function loadRest(language, method) {
  const [all] = await Promise.all([
    import('./unfolded.js'),
    loadPart(language, 'further'),
    method?.namesSteps && loadTechniques(language),
  ]);
  return (loaded = all);
}

/** @type {Techniques | null} */
let catalogue = null;

/** The tellers of the catalogue's steps. @returns {Techniques} */
export function techniques() {
  if (!catalogue) throw new Error('loadTechniques comes first');
  return catalogue;
}

/** @param {string} language @returns {Promise<Techniques>} */
export async function loadTechniques(language) {
  const [all] = await Promise.all([
    import('./techniques/index.js'),
    loadPart(language, 'further'),
    loadPart(language, 'techniques'),
  ]);
  return (catalogue = all);
}
