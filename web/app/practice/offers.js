/**
 * The techniques to practise, and how often puzzles of the maker have them on their path. Pure.
 *
 * The one idea: for techniques that come often enough a position is made each time; the others have the board of the
 * Help, which `disguise.js` makes look different.
 */

import { FAMILIES } from '../techniques/cases.js';

/** @typedef {import('../../engine/catalogue/rating.js').Technique} Technique */
/** @typedef {'often' | 'sometimes' | 'seldom' | 'rare'} Frequency */
/** @typedef {Readonly<{ slug: string, frequency: Frequency }>} Offer */
/** @typedef {Readonly<{ family: string, offers: readonly Offer[] }>} Family */

/** In how many of 2,000 puzzles as the maker makes them: over 100; 20 to 100; 5 to 20; the others in fewer. */
const LISTS = /** @type {const} */ ({
  often: [
    ...['full-house', 'naked-single', 'hidden-single', 'pointing', 'claiming', 'naked-pair'],
    ...['w-wing', 'naked-triple', 'xy-chain', 'locked-pair', 'two-string-kite', 'skyscraper'],
    ...['xy-wing', 'aic', 'hidden-rectangle', 'discontinuous-loop', 'x-wing', 'hidden-pair'],
    'empty-rectangle',
  ],
  sometimes: [
    ...['xyz-wing', 'sue-de-coq', 'bug-plus-1', 'finned-x-wing', 'continuous-loop'],
    ...['locked-triple', 'unique-rectangle-1', 'unique-rectangle-4', 'finned-swordfish'],
    ...['remote-pair', 'turbot-fish', 'grouped-discontinuous-loop', 'swordfish'],
    ...['unique-rectangle-3', 'als-xz', 'chain-contradiction'],
  ],
  seldom: [
    ...['grouped-aic', 'hidden-triple', 'unique-rectangle-2', 'als-xy-wing', 'x-chain'],
    ...['multi-colours-1', 'sashimi-x-wing', 'unique-rectangle-6'],
  ],
});

/** @type {ReadonlyMap<string, Frequency>} */
const FREQUENCIES = new Map(
  Object.entries(LISTS).flatMap(([frequency, slugs]) =>
    slugs.map((slug) => /** @type {const} */ ([slug, /** @type {Frequency} */ (frequency)])),
  ),
);

/** @param {string} slug @returns {Frequency} */
export const frequencyOf = (slug) => FREQUENCIES.get(slug) ?? 'rare';

/**
 * HoDoKu's techniques with a board, as only HoDoKu's can be asked for alone.
 *
 * @param {readonly Technique[]} table
 * @returns {Family[]}
 */
export function offersOf(table) {
  const known = new Set(table.flatMap(({ slug, hodoku, se }) => (se && !hodoku ? [] : [slug])));
  const families = [...FAMILIES].map(([family, cases]) => {
    const offers = cases.flatMap(({ slug, board }) => {
      const frequency = frequencyOf(slug);
      const isThere = known.has(slug) && (frequency !== 'rare' || board);
      return isThere ? [Object.freeze({ slug, frequency })] : [];
    });
    return Object.freeze({ family, offers: Object.freeze(offers) });
  });
  return families.filter(({ offers }) => offers.length > 0);
}
