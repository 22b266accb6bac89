// Fish with boxes among their units, and with any units, by their definitions.
import { DIGITS } from '../grid.js';
import { ACROSS, countSquares, hearFish, seenByAll, squaresIn } from './fish-units.js';
import { BOXES, candidate, COLUMNS, ROWS } from './position.js';

/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./position.js').Candidate} Candidate */
/** @typedef {import('./fish-units.js').Side} Side */
/** @typedef {import('./fish-units.js').Bands} Bands */

/** HoDoKu's limits: the fins, and those of them that two units of the base hold. */
const MOST = { fins: 5, endo: 2 };

/** @param {readonly number[]} units */
const numbersOf = (units) => units.reduce((all, unit) => all | (1 << unit), 0);

const [OF_ROWS, OF_COLUMNS, OF_BOXES] = [ROWS, COLUMNS, BOXES].map(numbersOf);

/** The lines of the base cross those of the cover. @param {Side} base @param {Side} cover */
const isAcross = (base, cover) =>
  !((base.units & OF_COLUMNS) | (cover.units & OF_ROWS)) ||
  !((base.units & OF_ROWS) | (cover.units & OF_COLUMNS));

/** A box is among the units. @param {Side} base @param {Side} cover */
const hasBox = (base, cover) => ((base.units | cover.units) & OF_BOXES) !== 0;

const ALL = [...ROWS, ...COLUMNS, ...BOXES];

/**
 * Each unit of the base holds the digit once, each of the cover at most once. So if no fin is the digit, the base fills the
 * cover: what the cover holds besides goes, and what two of its units hold. Fins are what the cover does not hold, and what
 * two units of the base hold. Each unit of the cover holds some of the base.
 * @param {number} size
 * @param {boolean} hasFins
 * @param {readonly import('./fish-units.js').Units[]} units
 * @param {(base: Side, cover: Side) => boolean} isOfKind
 * @returns {Finder}
 */
const fish = (size, hasFins, units, isOfKind) =>
  function* (p) {
    const most = hasFins ? MOST : { fins: 0, endo: 0 };
    /** @type {Candidate[][]} */
    const all = [];
    for (const digit of DIGITS) {
      for (const own of units) {
        hearFish(p, digit, { size, ...most, ...own }, ({ base, cover, fins }) => {
          if (hasFins !== countSquares(fins) > 0 || !isOfKind(base, cover)) return;
          const seen = seenByAll(fins);
          const gone = cover.held.map(
            (held, band) => seen[band] & ((held & ~base.held[band]) | cover.twice[band]),
          );
          if (gone.some((band) => band !== 0)) {
            const squares = squaresIn(/** @type {Bands} */ (gone));
            all.push(squares.map((square) => candidate(square, digit)));
          }
        });
      }
    }
    yield* all;
  };

/** @param {number} size @param {boolean} hasFins */
export const frankenFish = (size, hasFins) => fish(size, hasFins, ACROSS, hasBox);

/** @param {number} size @param {boolean} hasFins */
export const mutantFish = (size, hasFins) =>
  fish(size, hasFins, [{ bases: ALL, covers: ALL }], (base, cover) => !isAcross(base, cover));
