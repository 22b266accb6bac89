// Fish with boxes among their units, and with any units, by their definitions.
import { DIGITS, SQUARES } from '../grid.js';
import { areFew, BITS, bitsOf, SEEN, UNIT_BITS } from './bits.js';
import { BOXES, candidate, choose, COLUMNS, isBox, isRow, ROWS } from './position.js';

/** @typedef {import('./position.js').Finder} Finder */

/** HoDoKu's limits: the fins, and those of them that two units of the base hold. */
const MOST = { fins: 5, endo: 2 };

/** Some units as one side of a fish: as bits by number, what they are, and the places that one of them and that two have. */
class Side {
  /** @param {readonly number[]} units @param {bigint} places */
  constructor(units, places) {
    this.units = units.reduce((all, unit) => all | (1 << unit), 0);
    this.isOfRows = units.every((unit) => isBox(unit) || isRow(unit));
    this.isOfColumns = units.every((unit) => isBox(unit) || !isRow(unit));
    this.hasBox = units.some(isBox);
    this.held = 0n;
    this.twice = 0n;
    for (const unit of units) {
      this.twice |= this.held & UNIT_BITS[unit] & places;
      this.held |= UNIT_BITS[unit] & places;
    }
  }
}

/** @param {Side} base @param {Side} cover */
const isAcross = (base, cover) =>
  (base.isOfRows && cover.isOfColumns) || (base.isOfColumns && cover.isOfRows);

/** A box is among the units, and the lines of the base cross those of the cover. @param {Side} base @param {Side} cover */
const isFranken = (base, cover) => isAcross(base, cover) && (base.hasBox || cover.hasBox);

/** @param {Side} base @param {Side} cover */
const isMutant = (base, cover) => !isAcross(base, cover);

/**
 * Each unit of the base holds the digit once, each of the cover at most once. So if no fin is the digit, the base fills the
 * cover: what the cover holds besides goes, and what two of its units hold. Fins are what the cover does not hold, and what
 * two units of the base hold. Each unit of the cover holds some of the base.
 * @param {number} size
 * @param {boolean} hasFins
 * @param {(base: Side, cover: Side) => boolean} isOfKind
 * @returns {Finder}
 */
const fish = (size, hasFins, isOfKind) =>
  function* (p) {
    for (const digit of DIGITS) {
      const squares = SQUARES.filter((square) => p.has(square, digit));
      const places = bitsOf(squares);
      const units = [...ROWS, ...COLUMNS, ...BOXES].filter((unit) => UNIT_BITS[unit] & places);
      const sides = [...choose(units, size)].map((own) => new Side(own, places));
      for (const base of sides) {
        if (!areFew(base.twice, hasFins ? MOST.endo : 0)) continue;
        const untouched = units.reduce((all, unit) => all | (UNIT_BITS[unit] & base.held ? 0 : 1 << unit), base.units);
        for (const cover of sides) {
          if (cover.units & untouched || !isOfKind(base, cover)) continue;
          const fins = base.twice | (base.held & ~cover.held);
          if (fins > 0n !== hasFins || !areFew(fins, MOST.fins)) continue;
          const open = (cover.held & ~base.held) | cover.twice;
          if (open === 0n) continue;
          yield squares
            .filter((square) => open & BITS[square] && (SEEN[square] & fins) === fins)
            .map((square) => candidate(square, digit));
        }
      }
    }
  }; // prettier-ignore

/** @param {number} size @param {boolean} hasFins */
export const frankenFish = (size, hasFins) => fish(size, hasFins, isFranken);

/** @param {number} size @param {boolean} hasFins */
export const mutantFish = (size, hasFins) => fish(size, hasFins, isMutant);
