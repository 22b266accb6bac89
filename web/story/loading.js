/**
 * Loads the pieces of the story that are not always there, with their texts. Only those who show a story use this.
 */

import { loadPart } from '../locales/languages.js';
import { putOnShelf } from './shelf.js';

/**
 * @param {string} language
 * @param {import('./types.js').Method} [method] whose press is to be told
 */
export async function loadDetails(language, method) {
  const [details] = await Promise.all([
    import('./details.js'),
    loadPart(language, 'methods'),
    loadPart(language, 'proofs'),
    method?.namesSteps && loadTechniques(language),
  ]);
  putOnShelf({ details });
}

/** @param {string} language */
export async function loadTechniques(language) {
  const [techniques] = await Promise.all([
    import('./techniques/index.js'),
    loadPart(language, 'methods'),
    loadPart(language, 'techniques'),
  ]);
  putOnShelf({ techniques });
}

/**
 * Writes a folded item that only some people unfold, once its modules and texts are loaded.
 *
 * @param {import('./types.js').Folded} folded
 * @param {string} language
 * @param {(inside: readonly number[]) => Promise<readonly import('./types.js').Event[]>} repeat makes its press once more
 * @returns {Promise<import('./types.js').Further>}
 */
export async function unfold({ needs, inside, write }, language, repeat) {
  const [events] = await Promise.all([
    inside ? repeat(inside) : [],
    loadDetails(language),
    needs === 'techniques' && loadTechniques(language),
  ]);
  return write(events);
}
