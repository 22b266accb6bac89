/**
 * The fragment of a link to the page, version 1: `#p=<81 characters, . for an empty square>`, and
 * optionally `&m=<slug of a method>`. Any other fragment reads as none.
 */

import { fromText, toText } from './state.js';

/** @typedef {{ puzzle: string, method: string | null }} Link */

/** @param {string} hash as in `location.hash` @returns {Link | null} */
export function readLink(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const method = values.get('m');
  try {
    const puzzle = toText(fromText(values.get('p') ?? ''));
    return { puzzle, method: method && /^[a-z0-9-]{1,40}$/.test(method) ? method : null };
  } catch {
    return null;
  }
}

/** @param {{ puzzle: string, method?: string | null }} link @returns {string} */
export const writeLink = ({ puzzle, method }) => `#p=${puzzle}${method ? `&m=${method}` : ''}`;

/** @param {import('./state.js').Game} game @returns {string} its given digits only, 81 characters */
export const givenText = ({ squares }) =>
  squares.map(({ digit, kind }) => (digit && kind === 'given' ? digit : '.')).join('');
