/**
 * The fragment of a link to the page, version 1: `#p=<81 characters, . for an empty square>`, and
 * optionally `&m=<slug of a method>`. A fragment without `p` is none; one whose `p` is no board is broken.
 */

import { fromText, toText } from './state.js';

/** @typedef {{ puzzle: string, method: string | null }} Link */

/**
 * @param {string} hash as in `location.hash`
 * @returns {Link | null} null: it is no link to a puzzle
 * @throws {import('./game-error.js').GameError} `length`, `symbol`: it is a broken one
 */
export function readLink(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const text = values.get('p');
  if (text === null) return null;
  const method = values.get('m');
  const puzzle = toText(fromText(text));
  return { puzzle, method: method && /^[a-z0-9-]{1,40}$/.test(method) ? method : null };
}

/** @param {{ puzzle: string, method?: string | null }} link @returns {string} */
export const writeLink = ({ puzzle, method }) => `#p=${puzzle}${method ? `&m=${method}` : ''}`;

/** @param {import('./state.js').Game} game @returns {string} its given digits only, 81 characters */
export const givenText = ({ squares }) =>
  squares.map(({ digit, kind }) => (digit && kind === 'given' ? digit : '.')).join('');
