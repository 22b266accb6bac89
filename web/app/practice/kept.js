/**
 * What the browser keeps of practice: positions that were made ahead, and how many were found. Pure except for
 * `keptIn`.
 *
 * The one idea: a few positions for each of the techniques practised last, so that the store never grows.
 */

import { readLink } from '../../game/link.js';

/**
 * positions: by technique, what follows the # of a link, the technique that was practised last at the end; counts: by
 * technique, how many were found without hints, and with them
 *
 * @typedef {Readonly<{
 *   positions: Readonly<Record<string, readonly string[]>>,
 *   counts: Readonly<Record<string, readonly [alone: number, helped: number]>>,
 * }>} Kept
 */

const NAME = 'practice';
/** Positions of one technique. */
export const MOST_OF_ONE = 3;
const MOST_TECHNIQUES = 12;
/** A position is shorter. */
const LONGEST = 400;

/** @param {any} value @returns {[string, any][]} */
const entriesOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).filter(([slug]) => /^[a-z0-9-]{1,40}$/.test(slug))
    : [];

/** @param {unknown} text */
function isPosition(text) {
  if (typeof text !== 'string' || text.length > LONGEST) return false;
  const link = readLink(`#${text}`);
  return link !== null && !('fault' in link) && link.marks !== null;
}

/** @param {any} value of any origin @returns {Kept} */
export function readKept(value) {
  const positions = entriesOf(value?.positions).flatMap(([slug, list]) =>
    Array.isArray(list) ? [[slug, list.filter(isPosition).slice(0, MOST_OF_ONE)]] : [],
  );
  const isCount = (/** @type {unknown} */ count) =>
    Number.isSafeInteger(count) && Number(count) >= 0;
  const counts = entriesOf(value?.counts).filter(
    ([, pair]) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount),
  );
  return {
    positions: Object.fromEntries(positions.slice(-MOST_TECHNIQUES)),
    counts: Object.fromEntries(counts),
  };
}

/** @param {Kept} kept @param {string} slug @param {readonly string[]} list @returns {Kept} */
function withPositions({ positions, counts }, slug, list) {
  const others = Object.entries(positions).filter(([other]) => other !== slug);
  return {
    counts,
    positions: Object.fromEntries([...others.slice(1 - MOST_TECHNIQUES), [slug, list]]),
  };
}

/** @param {Kept} kept @param {string} slug @returns {readonly string[]} */
export const positionsOf = ({ positions }, slug) => positions[slug] ?? [];

/** @param {Kept} kept @param {string} slug @returns {Kept} without the first position */
export const withoutFirst = (kept, slug) =>
  withPositions(kept, slug, positionsOf(kept, slug).slice(1));

/** @param {Kept} kept @param {string} slug @param {string} position @returns {Kept} */
export const withOneMore = (kept, slug, position) =>
  withPositions(kept, slug, [...positionsOf(kept, slug), position].slice(-MOST_OF_ONE));

/** @param {Kept} kept @param {string} slug */
export function countsOf({ counts }, slug) {
  const [alone, helped] = counts[slug] ?? [0, 0];
  return { alone, helped };
}

/** @param {Kept} kept @param {string} slug @param {boolean} isHelped @returns {Kept} with one more that was found */
export function counted(kept, slug, isHelped) {
  const { alone, helped } = countsOf(kept, slug);
  const pair = /** @type {const} */ ([alone + (isHelped ? 0 : 1), helped + (isHelped ? 1 : 0)]);
  return { ...kept, counts: { ...kept.counts, [slug]: pair } };
}

/** @param {Pick<import('../keeping/store.js').Store, 'read' | 'write'>} store */
export const keptIn = (store) => ({
  get: () => readKept(store.read(NAME)),
  /** @param {(kept: Kept) => Kept} change */
  change: (change) => store.write(NAME, change(readKept(store.read(NAME)))),
});
