// Tridagon, by its definition: twelve squares that three digits cannot fill.
import { DIGITS, UNITS, UNITS_OF, sees } from '../grid.js';
import { BOXES, candidate, choose } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Found} Found */

/** The ways to choose three squares of a box, no two in a row or column, by box. */
const WAYS = BOXES.map((box) =>
  [...choose(UNITS[box], 3)].filter((squares) =>
    [0, 1].every((kind) => new Set(squares.map((square) => UNITS_OF[square][kind])).size === 3),
  ),
);

/** The four boxes at the corners of a rectangle. */
const RECTANGLES = [...choose(BOXES, 4)].filter((boxes) =>
  [
    (/** @type {number} */ box) => Math.floor(box / 3),
    (/** @type {number} */ box) => box % 3,
  ].every((lineOf) => new Set(boxes.map(lineOf)).size === 2),
);

/** Whether three digits can fill the squares, tried one after the other. @param {readonly number[]} squares @param {readonly number[]} [filled] */
const canFill = (squares, filled = []) => {
  const next = squares[filled.length];
  if (next === undefined) return true;
  return [0, 1, 2].some(
    (digit) =>
      filled.every((other, at) => other !== digit || !sees(squares[at], next)) &&
      canFill(squares, [...filled, digit]),
  );
};

/** @type {Map<string, boolean>} */
const known = new Map();

/** @param {readonly number[]} squares */
function cannotFill(squares) {
  const key = squares.join();
  const answer = known.get(key) ?? !canFill(squares);
  known.set(key, answer);
  return answer;
}

/** @param {Position} p @returns {Found} */
export function* tridagon(p) {
  for (const boxes of RECTANGLES) {
    for (const digits of choose(DIGITS, 3)) {
      const hasSome = (/** @type {number} */ square) =>
        digits.some((digit) => p.has(square, digit));
      const haveAll = (/** @type {readonly number[]} */ squares) =>
        digits.every((digit) => squares.some((square) => p.has(square, digit)));
      const guardiansOf = (/** @type {readonly number[]} */ squares) =>
        squares.flatMap((square) => p.digitsOf(square).filter((digit) => !digits.includes(digit)).map((digit) => ({ square, digit }))); // prettier-ignore
      const areFew = (/** @type {readonly number[]} */ squares) => {
        const all = guardiansOf(squares);
        return new Set(all.map(({ square }) => square)).size < 2 || new Set(all.map(({ digit }) => digit)).size < 2; // prettier-ignore
      };
      /** @type {number[][]} */
      let choices = [[]];
      for (const box of boxes) {
        const own = WAYS[box - BOXES[0]].filter(
          (way) => way.every(hasSome) && haveAll(way) && areFew(way),
        );
        choices = choices.flatMap((squares) => own.map((way) => [...squares, ...way])).filter(areFew); // prettier-ignore
      }
      for (const squares of choices.filter(cannotFill)) {
        const all = guardiansOf(squares);
        const guarded = [...new Set(all.map(({ square }) => square))];
        if (guarded.length === 1) yield digits.filter((digit) => p.has(guarded[0], digit)).map((digit) => candidate(guarded[0], digit)); // prettier-ignore
        if (guarded.length > 1) yield p.seenByAll(guarded, all[0].digit);
      }
    }
  }
}
