// Why squares that hold certain digits alone would make a second solution: two lines, or two digits, are exchanged.
import { UNITS, UNITS_OF } from '../grid.js';

/**
 * @typedef {object} Deadly
 * @property {readonly number[]} squares
 * @property {readonly number[]} digits
 * @property {readonly number[]} lines units
 * @property {(square: number) => number} digitAt what fills a square; 0: nothing
 * @property {(square: number) => boolean} isGiven
 */

const SQUARES = UNITS.slice(0, 9).flat();
const boxOf = (/** @type {number} */ square) => UNITS_OF[square][2];

/** The squares of one line, each with the one across from it in the other. @param {readonly number[]} lines */
const pairsOf = ([one, other]) => UNITS[one].map((square, at) => [square, UNITS[other][at]]);

/** @param {Deadly} deadly @returns {string | null} */
function faultOfLines({ squares, digits, lines }) {
  if (lines.length !== 2 || lines[0] === lines[1]) return 'there are not two lines';
  if (lines.some((line) => line >= 18) || lines[0] < 9 !== lines[1] < 9) return 'they are not parallel';
  const pairs = pairsOf(lines).filter((pair) => pair.some((square) => squares.includes(square)));
  if (pairs.flat().length !== squares.length || !pairs.flat().every((square) => squares.includes(square))) return 'the squares are no pairs';
  return pairs.length === digits.length ? null : 'there are as many digits as pairs';
} // prettier-ignore

/** Each by its technique: what is wrong with it. @type {Record<string, (deadly: Deadly) => string | null>} */
const FAULTS = {
  'extended-rectangle'(deadly) {
    const { squares, lines } = deadly;
    const fault = faultOfLines(deadly);
    if (fault) return fault;
    const own = lines.map((line) => squares.filter((square) => UNITS[line].includes(square)));
    const isInPairs = pairsOf(lines).every(([one, other]) => boxOf(one) === boxOf(other));
    const isWhole = own.every((all) => new Set(all.map(boxOf)).size === 1);
    if (!isInPairs && !isWhole) return 'a box would have other digits';
    return squares.some((square) => deadly.digitAt(square)) ? 'a square is filled' : null;
  },

  'uniqueness-clue-cover'(deadly) {
    const { squares, lines } = deadly;
    const fault = faultOfLines(deadly);
    if (fault) return fault;
    const pairs = pairsOf(lines);
    if (!pairs.every(([one, other]) => boxOf(one) === boxOf(other))) return 'a box would have other digits'; // prettier-ignore
    const rest = pairs.flat().filter((square) => !squares.includes(square));
    return rest.some(deadly.isGiven) ? 'one of the rest is given' : null;
  },

  'reverse-bug'({ squares, digits, digitAt, isGiven }) {
    if (digits.length !== 2) return 'there are not two digits';
    const counts = UNITS.map((unit) => unit.filter((square) => squares.includes(square)).length);
    if (counts.some((count) => count !== 0 && count !== 2)) return 'two squares in each unit, or none'; // prettier-ignore
    if (squares.length >= 16) return 'elsewhere there are no two of each';
    const given = SQUARES.filter((square) => isGiven(square) && digits.includes(digitAt(square)));
    return given.every((square) => squares.includes(square)) ? null : 'another one is given';
  },
};

/** Two digits that take turns; none of the squares is given. @param {Deadly} deadly @returns {string | null} */
function faultOfTwo({ squares, digits, digitAt, isGiven }) {
  if (digits.length !== 2 || squares.length % 2 !== 0) return 'there are not two digits';
  const counts = UNITS.map((unit) => unit.filter((square) => squares.includes(square)).length);
  if (counts.some((count) => count !== 0 && count !== 2)) return 'two squares in each unit, or none'; // prettier-ignore
  return squares.some((square) => digitAt(square) && isGiven(square)) ? 'one is given' : null;
}

/** @param {string} rule */
export const isDeadly = (rule) => rule in FAULTS;

/** Of other techniques: two digits that take turns. @param {string} rule @param {Deadly} deadly @returns {string | null} what is wrong with it */
export function faultOfDeadly(rule, deadly) {
  const { squares, digits, digitAt } = deadly;
  if (new Set(squares).size !== squares.length) return 'a square is named twice';
  const filled = squares.map(digitAt).filter(Boolean);
  if (!filled.every((digit) => digits.includes(digit))) return 'a square has another digit';
  return (FAULTS[rule] ?? faultOfTwo)(deadly);
}
