/**
 * Plain links, `#p=` and perhaps `&m=`, or `#practise=`, which the page needs at its start. `link.js` reads all others and
 * broken ones, and is loaded when one arrives.
 */

const PLAIN = /^#p=([.0-9]{81})(?:&m=([a-z0-9-]{1,40}))?$/;

/** @param {string} hash as in `location.hash` */
export const hasPuzzle = (hash) => /[#&]p=/.test(hash);

/** @param {string} hash @returns {{ puzzle: string, method: string | null } | null} */
export function readPlain(hash) {
  const [, puzzle, method = null] = PLAIN.exec(hash) ?? [];
  return puzzle ? { puzzle: puzzle.replaceAll('0', '.'), method } : null;
}

/** @param {string} hash @returns {string | undefined} the slug of the technique that is to be practised */
export const readPractice = (hash) => /^#practise=([a-z0-9-]+)$/.exec(hash)?.[1];
