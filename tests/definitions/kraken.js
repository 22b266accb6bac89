// Kraken fish, by their definition as HoDoKu has them.
import { DIGITS, SQUARES, UNITS } from '../grid.js';
import {
  ACROSS,
  bandsOf,
  countSquares,
  hasSquare,
  hearFish,
  seenByAll,
  squaresIn,
} from './fish-units.js';
import { groupLinks } from './links.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./position.js').Candidate} Candidate */
/** @typedef {import('./fish-units.js').Bands} Bands */
/** @typedef {import('./links.js').Literal} Literal */

/** HoDoKu's limits. */
const [SIZES, MOST_FINS] = [[2, 3, 4], 2];

const UNIT_BANDS = UNITS.map(bandsOf);

/**
 * Fish of rows against columns, or the other way round, with boxes on either side or without, that have one fin or two, none
 * of which lies in two units of the base.
 * @param {Position} p @param {number} digit @param {(fish: import('./fish-units.js').Fish) => void} hear
 */
function hearKrakens(p, digit, hear) {
  for (const size of SIZES) {
    for (const units of ACROSS) {
      hearFish(p, digit, { size, ...units, fins: MOST_FINS, endo: 0 }, (fish) => {
        if (countSquares(fish.fins) > 0) hear(fish);
      });
    }
  }
}

/** What follows from each place of a digit that is true. @param {import('./links.js').Links} links @param {number} digit */
function rowsOf(links, digit) {
  const rows = SQUARES.map((square) =>
    links.p.has(square, digit) ? links.tree(links.literal(square, digit, true)).distance : null,
  );
  /** @param {readonly number[]} squares @param {Literal} literal */
  return (squares, literal) => squares.every((square) => Number(rows[square]?.[literal]) >= 0);
}

/** If no fin is the digit, what the cover has besides the base goes, and what two of its units have; each fin leads there, too. @type {Finder} */
export function* kraken1(p) {
  const links = groupLinks(p);
  for (const digit of DIGITS) {
    const lead = rowsOf(links, digit);
    /** @type {Candidate[]} */
    const gone = [];
    hearKrakens(p, digit, ({ base, cover, fins }) => {
      const seen = seenByAll(fins);
      const open = cover.held.map(
        (held, band) => ~seen[band] & ((held & ~base.held[band]) | cover.twice[band]),
      );
      const own = squaresIn(fins);
      for (const square of squaresIn(/** @type {Bands} */ (open))) {
        const off = links.literal(square, digit, false);
        if (lead(own, off)) gone.push(links.candidateOf(off));
      }
    });
    yield gone;
  }
}

/**
 * The places that a unit of the cover has in the base, and each fin, lead to the same candidate's being false. What the cover
 * has of the digit is left to type 1.
 * @type {Finder}
 */
export function* kraken2(p) {
  const links = groupLinks(p);
  const literals = [...Array(links.candidates).keys()].map((node) => 2 * node + 1);
  for (const digit of DIGITS) {
    const lead = rowsOf(links, digit);
    /** What follows from all of some places. @type {Map<string, Literal[]>} */
    const known = new Map();
    const alike = (/** @type {Bands} */ cases) => {
      const key = cases.join();
      const squares = squaresIn(cases);
      const all = known.get(key) ?? literals.filter((off) => lead(squares, off));
      known.set(key, all);
      return all;
    };
    /** @type {Candidate[]} */
    const gone = [];
    hearKrakens(p, digit, ({ base, cover, fins }) => {
      for (const unit of UNITS.keys()) {
        if (!(cover.units & (1 << unit))) continue;
        const cases = base.held.map((held, band) => (held & UNIT_BANDS[unit][band]) | fins[band]);
        for (const off of alike(/** @type {Bands} */ (cases))) {
          if (links.digitOf(off) === digit && hasSquare(cover.held, links.squareOf(off))) continue;
          gone.push(links.candidateOf(off));
        }
      }
    });
    yield gone;
  }
}
