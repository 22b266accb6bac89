// Why squares that hold certain digits alone would make a second solution: two lines, or two digits, are exchanged.
import { UNITS, UNITS_OF } from '../grid.js';
import { squareOf } from './board.js';

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

  'qiu-deadly-pattern': faultOfQiu,
};

/** The squares of two lines across from these, and their box. @param {readonly number[]} squares @param {readonly number[]} lines */
export function acrossFrom(squares, lines) {
  const across = squares.map((square) => UNITS_OF[square][lines[0] < 9 ? 1 : 0]);
  const places = lines.flatMap((line) =>
    UNITS[line].filter((square) => across.some((unit) => UNITS[unit].includes(square))),
  );
  return { places, box: boxOf(places[0]) };
}

/** The pairs of two lines, linked by equal digits to chains. @param {Deadly} deadly */
function chainsOf({ lines, digitAt }) {
  let chains = pairsOf(lines).map((pair) => [pair]);
  for (let digit = 1; digit <= 9; digit++) {
    const own = chains.filter((chain) => chain.flat().some((square) => digitAt(square) === digit));
    if (own.length > 0) chains = [...chains.filter((chain) => !own.includes(chain)), own.flat()];
  }
  return chains;
}

/** Two digits in two squares, and in a box across from them. @param {Deadly} deadly @returns {string | null} */
function faultOfQiu(deadly) {
  const { squares, digits, lines, digitAt, isGiven } = deadly;
  if (digits.length !== 2 || squares.length !== 2 || squares.some(digitAt)) return 'there are no two squares and digits';
  if (lines.length !== 2 || lines[0] === lines[1] || lines.some((line) => line >= 18)) return 'there are not two lines';
  if (!pairsOf(lines).every(([one, other]) => boxOf(one) === boxOf(other))) return 'a box would have other digits';
  const isParallel = new Set(squares.map((square) => UNITS_OF[square][lines[0] < 9 ? 0 : 1])).size === 1;
  const { places, box } = acrossFrom(squares, lines);
  const isBeside = squares.every((square) => pairsOf(lines).flat().every((other) => boxOf(other) !== boxOf(square)));
  if (!isParallel || !isBeside || places.some((square) => boxOf(square) !== box)) return 'they do not lie across from a box';
  if (UNITS[box].some((square) => digits.includes(digitAt(square)))) return 'the box has one of the digits';
  const held = chainsOf(deadly).filter((chain) => {
    const [firsts, others] = [0, 1].map((at) => chain.map((pair) => digitAt(pair[at])).sort());
    const isClosed = String(firsts) === String(others) && !chain.flat().some((square) => !digitAt(square) || places.includes(square));
    return chain.flat().some(isGiven) && !isClosed;
  });
  return held.length < 2 ? null : 'something is given in both chains';
} // prettier-ignore

/** Where the box may have the digits instead. @param {string} rule @param {Pick<Deadly, 'squares' | 'digits' | 'lines'>} deadly @param {import('./board.js').Board} board */
export function elsewhereOf(rule, { squares, digits, lines }, board) {
  if (FAULTS[rule] !== faultOfQiu) return [];
  const { places, box } = acrossFrom(squares, lines);
  const all = digits.flatMap((digit) => board.inUnit(UNITS[box], digit));
  return all.filter((one) => !places.includes(squareOf(one)));
}

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
