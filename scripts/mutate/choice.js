// Chooses the mutants and their order: by chance, but the same for the same seed, and at any moment as many of each
// file as its length asks for. The k-th of a file comes when k divided by its lines does. The number drawn for a
// mutant depends only on its own lines, so a choice stays while the sources do.
import { createHash } from 'node:crypto';

/** @typedef {{ start: number, end: number, to: string, what: string }} Change the text from start to end, and what replaces it */
/** @typedef {Change & { file: string, line: number, from: string, into: string }} Mutant with the lines before and after */

/** @param {number} seed @param {string[]} words @returns {number} from 0 up to 1 */
const drawn = (seed, ...words) =>
  createHash('sha256')
    .update([seed, ...words].join('\n'))
    .digest()
    .readUInt32BE() /
  2 ** 32;

/**
 * @param {{ file: string, text: string, changes: Change[] }[]} sources
 * @param {number} seed
 * @returns {Mutant[]} all there are
 */
export function inOrder(sources, seed) {
  return sources
    .flatMap(({ file, text, changes }) => {
      const lines = text.split('\n').length;
      const late = drawn(seed, file);
      return changes
        .map((change) => ({ ...change, file, ...shown(text, change) }))
        .map((mutant) => ({ mutant, lot: drawn(seed, file, mutant.from, mutant.into) }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ mutant }, k) => ({ mutant, key: (k + late) / lines }));
    })
    .sort((a, b) => a.key - b.key)
    .map(({ mutant }) => mutant);
}

/**
 * A mutant as a person reads it: the lines that it changes, before and after, each as one line.
 * @param {string} text of the file
 * @param {Change} change
 */
export function shown(text, { start, end, to }) {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next < 0 ? text.length : next;
  const plain = (/** @type {string} */ lines) => lines.replace(/\s+/g, ' ').trim();
  return {
    line: text.slice(0, start).split('\n').length,
    from: plain(text.slice(first, last)),
    into: plain(text.slice(first, start) + to + text.slice(end, last)),
  };
}
