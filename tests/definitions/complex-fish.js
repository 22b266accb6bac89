// Fish with boxes among their units, and with any units, by their definitions.
import { DIGITS, SQUARES, UNITS, sees } from '../grid.js';
import { BOXES, candidate, choose, COLUMNS, isBox, isRow, ROWS } from './position.js';

/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {readonly number[]} Units */

/** HoDoKu's limits: the fins, and those of them that two units of the base hold. */
const MOST = { fins: 5, endo: 2 };

/** Whether the units of one side are lines of one kind, or boxes. @param {Units} units */
const isOfRows = (units) => units.every((unit) => isBox(unit) || isRow(unit));

/** @param {Units} units */
const isOfColumns = (units) => units.every((unit) => isBox(unit) || !isRow(unit));

/** @param {Units} base @param {Units} cover */
const isAcross = (base, cover) =>
  (isOfRows(base) && isOfColumns(cover)) || (isOfColumns(base) && isOfRows(cover));

/** A box is among the units, and the lines of the base cross those of the cover. @param {Units} base @param {Units} cover */
const isFranken = (base, cover) => isAcross(base, cover) && [...base, ...cover].some(isBox);

/** @param {Units} base @param {Units} cover */
const isMutant = (base, cover) => !isAcross(base, cover);

/** How many of these units hold each square. @param {Units} units @returns {number[]} */
function countsOf(units) {
  const counts = SQUARES.map(() => 0);
  for (const unit of units) for (const square of UNITS[unit]) counts[square]++;
  return counts;
}

/**
 * Each unit of the base holds the digit once, each of the cover at most once. So if no fin is the digit, the base fills the
 * cover: what the cover holds besides goes, and what two of its units hold. Fins are what the cover does not hold, and what
 * two units of the base hold. Each unit of the cover holds some of the base.
 * @param {number} size
 * @param {boolean} hasFins
 * @param {(base: Units, cover: Units) => boolean} isOfKind
 * @returns {Finder}
 */
const fish = (size, hasFins, isOfKind) =>
  function* (p) {
    for (const digit of DIGITS) {
      const places = SQUARES.filter((square) => p.has(square, digit));
      const units = [...ROWS, ...COLUMNS, ...BOXES].filter((unit) => p.placesIn(unit, digit).length > 0);
      const covers = [...choose(units, size)].map((cover) => ({ cover, held: countsOf(cover) }));
      for (const base of choose(units, size)) {
        const own = countsOf(base);
        const isTouched = (/** @type {number} */ unit) => p.placesIn(unit, digit).some((square) => own[square]);
        const endo = places.filter((square) => own[square] > 1);
        if (endo.length > (hasFins ? MOST.endo : 0)) continue;
        for (const { cover, held } of covers) {
          if (!cover.every((unit) => isTouched(unit) && !base.includes(unit)) || !isOfKind(base, cover)) continue;
          const fins = places.filter((square) => own[square] > 1 || (own[square] && !held[square]));
          if (fins.length > 0 !== hasFins || fins.length > MOST.fins) continue;
          yield places
            .filter((square) => held[square] > (own[square] ? 1 : 0))
            .filter((square) => fins.every((fin) => sees(fin, square)))
            .map((square) => candidate(square, digit));
        }
      }
    }
  }; // prettier-ignore

/** @param {number} size @param {boolean} hasFins */
export const frankenFish = (size, hasFins) => fish(size, hasFins, isFranken);

/** @param {number} size @param {boolean} hasFins */
export const mutantFish = (size, hasFins) => fish(size, hasFins, isMutant);
