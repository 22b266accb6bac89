// Kraken fish, by their definition as HoDoKu has them.
import { DIGITS, SQUARES } from '../grid.js';
import { areFew, BITS, bitsOf, SEEN, squaresOf, UNIT_BITS } from './bits.js';
import { Links } from './links.js';
import { BOXES, choose, COLUMNS, ROWS } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./links.js').Literal} Literal */

/** HoDoKu's limits. */
const [SIZES, MOST_FINS] = [[2, 3, 4], 2];

/**
 * Fish of rows against columns, or the other way round, with boxes on either side or without, that have one fin or two, none
 * of which lies in two units of the base. `twice`: in two units of the cover.
 * @param {Position} p @param {number} digit
 */
function* fishOf(p, digit) {
  const places = bitsOf(SQUARES.filter((square) => p.has(square, digit)));
  for (const [lines, across] of [[ROWS, COLUMNS], [COLUMNS, ROWS]]) {
    for (const size of SIZES) {
      for (const base of choose([...lines, ...BOXES].filter((unit) => places & UNIT_BITS[unit]), size)) {
        const holds = base.map((unit) => places & UNIT_BITS[unit]);
        const body = holds.reduce((all, one) => all | one, 0n);
        if ([...choose(holds, 2)].some(([one, other]) => one & other)) continue;
        const units = [...across, ...BOXES].filter((unit) => body & UNIT_BITS[unit] && !base.includes(unit));
        for (const cover of choose(units, size)) {
          let [held, twice] = [0n, 0n];
          for (const unit of cover) {
            twice |= held & UNIT_BITS[unit];
            held |= UNIT_BITS[unit];
          }
          const fins = body & ~held;
          if (fins && areFew(fins, MOST_FINS)) yield { body, cover, held: held & places, twice: twice & places, fins };
        }
      }
    }
  }
} // prettier-ignore

/** What follows from each place of a digit that is true. @param {Links} links @param {number} digit */
function rowsOf(links, digit) {
  const rows = SQUARES.map((square) =>
    links.p.has(square, digit) ? links.tree(links.literal(square, digit, true)).distance : null,
  );
  /** @param {readonly number[]} squares @param {Literal} literal */
  return (squares, literal) => squares.every((square) => Number(rows[square]?.[literal]) >= 0);
}

/** If no fin is the digit, what the cover has besides the base goes, and what two of its units have; each fin leads there, too. @type {Finder} */
export function* kraken1(p) {
  const links = new Links(p, true);
  for (const digit of DIGITS) {
    const lead = rowsOf(links, digit);
    for (const { body, held, twice, fins } of fishOf(p, digit)) {
      const own = squaresOf(fins);
      const seen = own.reduce((all, square) => all & SEEN[square], -1n);
      yield squaresOf(((held & ~body) | twice) & ~seen)
        .map((square) => links.literal(square, digit, false))
        .filter((off) => lead(own, off))
        .map((off) => links.candidateOf(off));
    }
  }
}

/**
 * The places that a unit of the cover has in the base, and each fin, lead to the same candidate's being false. What the cover
 * has of the digit is left to type 1.
 * @type {Finder}
 */
export function* kraken2(p) {
  const links = new Links(p, true);
  const literals = [...Array(links.candidates).keys()].map((node) => 2 * node + 1);
  for (const digit of DIGITS) {
    const lead = rowsOf(links, digit);
    /** What follows from all of some places. @type {Map<bigint, Literal[]>} */
    const known = new Map();
    const alike = (/** @type {bigint} */ cases) => {
      const squares = squaresOf(cases);
      const all = known.get(cases) ?? literals.filter((off) => lead(squares, off));
      known.set(cases, all);
      return all;
    };
    for (const { body, cover, held, fins } of fishOf(p, digit)) {
      for (const unit of cover) {
        yield alike((body & UNIT_BITS[unit]) | fins)
          .filter((off) => links.digitOf(off) !== digit || !(held & BITS[links.squareOf(off)]))
          .map((off) => links.candidateOf(off));
      }
    }
  }
} // prettier-ignore
