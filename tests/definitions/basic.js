// Singles, intersections and subsets, by their definitions.
import { DIGITS, PEERS, SQUARES, UNITS, UNITS_OF } from '../grid.js';
import { candidate, choose, sharedUnits } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */
/** @typedef {import('./position.js').Finder} Finder */

/* --- Singles: what they place ---------------------------------------------------------------------------- */

/** @param {Position} p @returns {Found} */
export function* nakedSingle(p) {
  for (const square of p.squaresWith(1)) yield [candidate(square, p.digitsOf(square)[0])];
}

/** In a unit with other empty squares, in a square with other candidates: else it is another single. @param {Position} p @returns {Found} */
export function* hiddenSingle(p) {
  for (const [unit, squares] of UNITS.entries()) {
    if (p.openIn(squares).length < 2) continue;
    for (const digit of DIGITS) {
      const places = p.placesIn(unit, digit);
      if (places.length === 1 && p.digitsOf(places[0]).length > 1) {
        yield [candidate(places[0], digit)];
      }
    }
  }
}

/** @param {Position} p @returns {Found} */
export function* fullHouse(p) {
  for (const squares of UNITS) {
    const open = p.openIn(squares);
    if (open.length === 1) yield [candidate(open[0], p.digitsOf(open[0])[0])];
  }
}

/**
 * The only solution, found by trying; the square with the fewest candidates is next.
 * @param {number[]} digits 0: empty @param {Position} p @returns {number[] | null}
 */
function solve(digits, p) {
  const choices = p.open
    .filter((square) => digits[square] === 0)
    .map((square) => ({
      square,
      left: p.digitsOf(square).filter((digit) => PEERS[square].every((other) => digits[other] !== digit)),
    }))
    .sort((a, b) => a.left.length - b.left.length);
  if (choices.length === 0) return digits;
  const [{ square, left }] = choices;
  for (const digit of left) {
    const solution = solve(digits.with(square, digit), p);
    if (solution) return solution;
  }
  return null;
} // prettier-ignore

/** The digit of the solution in the middle one of the empty squares, of two the later one. @param {Position} p @returns {Found} */
export function* bruteForce(p) {
  const square = p.open[Math.floor(p.open.length / 2)];
  yield [candidate(square, solve(p.digits, p)?.[square] ?? 0)];
}

/* --- Intersections and subsets --------------------------------------------------------------------------- */

/** @param {readonly number[]} bases @param {readonly number[]} covers @returns {Finder} */
export const locked = (bases, covers) =>
  function* (p) {
    for (const base of bases) {
      for (const digit of DIGITS) {
        const places = p.placesIn(base, digit);
        if (places.length < 2) continue;
        for (const cover of covers) {
          if (!places.every((square) => UNITS_OF[square].includes(cover))) continue;
          yield p
            .placesIn(cover, digit)
            .filter((square) => !places.includes(square))
            .map((square) => candidate(square, digit));
        }
      }
    }
  };

/** @param {number} size @returns {Finder} */
export const nakedSubset = (size) =>
  function* (p) {
    for (const squares of UNITS) {
      const open = p.openIn(squares);
      for (const own of choose(open, size)) {
        const digits = DIGITS.filter((digit) => own.some((square) => p.has(square, digit)));
        if (digits.length !== size) continue;
        yield sharedUnits(own).flatMap((unit) =>
          digits.flatMap((digit) =>
            p
              .placesIn(unit, digit)
              .filter((square) => !own.includes(square))
              .map((square) => candidate(square, digit)),
          ),
        );
      }
    }
  };

/** @param {number} size @returns {Finder} */
export const hiddenSubset = (size) =>
  function* (p) {
    for (const unit of UNITS.keys()) {
      const open = DIGITS.filter((digit) => p.placesIn(unit, digit).length > 0);
      for (const digits of choose(open, size)) {
        const own = [...new Set(digits.flatMap((digit) => p.placesIn(unit, digit)))];
        if (own.length !== size) continue;
        yield own.flatMap((square) =>
          p
            .digitsOf(square)
            .filter((digit) => !digits.includes(digit))
            .map((digit) => candidate(square, digit)),
        );
      }
    }
  };

/** Three digits each of which a row and a column that cross in a box have, outside of it, in one square at most. @type {Finder} */
export function* firework(p) {
  for (const pivot of SQUARES) {
    const [row, column, box] = UNITS_OF[pivot];
    if (p.digits[pivot]) continue;
    const isOpen = (/** @type {number} */ digit) =>
      [row, column].every((unit) => p.placesIn(unit, digit).length > 0);
    for (const digits of choose(DIGITS.filter(isOpen), 3)) {
      const [first, second] = [row, column].map((unit) => {
        const places = digits.flatMap((digit) => p.placesIn(unit, digit));
        return [...new Set(places.filter((square) => !UNITS_OF[square].includes(box)))];
      });
      if (first.length !== 1 || second.length !== 1) continue;
      yield [pivot, ...first, ...second].flatMap((square) =>
        p
          .digitsOf(square)
          .filter((digit) => !digits.includes(digit))
          .map((digit) => candidate(square, digit)),
      );
    }
  }
}

/** Two digits each of two pivots that have the same two squares outside of the boxes. @param {Position} p @returns {Found} */
export function* fireworks(p) {
  for (const [first, second] of choose(SQUARES, 2)) {
    const [units, others] = [first, second].map((square) => UNITS_OF[square]);
    const crossings = [[units[0], others[1]], [others[0], units[1]]]; // prettier-ignore
    const wings = crossings.flatMap(([row, column]) => UNITS[row].filter((square) => UNITS[column].includes(square))); // prettier-ignore
    const squares = [first, second, ...wings];
    const isCrossed = sharedUnits([first, second]).length === 0 && wings.every((wing) => !UNITS_OF[wing].some((unit) => [units[2], others[2]].includes(unit))); // prettier-ignore
    if (!isCrossed || p.openIn(squares).length < 4) continue;
    const [ones, twos] = [units, others].map(([row, column, box]) =>
      DIGITS.filter((digit) =>
        [row, column].every((unit) => {
          const places = p.placesIn(unit, digit);
          const out = places.filter((square) => !UNITS[box].includes(square));
          return places.length > 0 && out.every((square) => wings.includes(square));
        }),
      ),
    );
    for (const pair of choose(ones, 2)) {
      for (const other of choose(twos, 2)) {
        if (pair.some((digit) => other.includes(digit))) continue;
        const left = [pair, other, [...pair, ...other], [...pair, ...other]];
        yield squares.flatMap((square, at) => p.digitsOf(square).filter((digit) => !left[at].includes(digit)).map((digit) => candidate(square, digit))); // prettier-ignore
      }
    }
  }
}
