// Proves what a method adds in its own terms about a digit that it has placed: why it is the only white square of a
// sheet, which sheets change, what was tried before it.

import { proveTaken } from '../explained/singles.js';
import { areSame, distinct, literal } from '../words/logic.js';
import { DEDUCTIONS, proveDeduction } from './deductions.js';
import { DIGITS, UNITS_OF, nameSquare } from '../grid.js';

/** @typedef {import('../explained/position.js').Position} Position */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('./texts.js').Telling} Telling */

/**
 * @typedef {object} Digit a digit that was placed on the board
 * @property {number} square
 * @property {number} digit
 * @property {boolean} isFirst of the press
 * @property {Position} position what its method knew before it; of a search, the board
 * @property {ReadonlySet<number>} indirect the candidates that went because a box has its digit in a line
 * @property {import('../explained/unproved.js').Found} found
 */

const [LINE, BLOCK, INDIRECT] = [0, 1, 2];

/** What paints a square on the sheet of a digit. @param {Digit} placed @param {number} square @returns {number | null} null: nothing that is told */
function wayOf({ position, digit, indirect }, square) {
  const [row, column, box] = UNITS_OF[square];
  if ([row, column].some((unit) => position.stands(unit, digit))) return LINE;
  if (position.stands(box, digit)) return BLOCK;
  return indirect.has(literal(square, digit)) ? INDIRECT : null;
}

/** @type {Record<string, (fact: Fact, placed: Digit) => boolean>} */
const CLAIMS = {
  white(fact, placed) {
    const { position, square, digit } = placed;
    const others = position.empty(fact.unit).filter((other) => other !== square);
    const ways = distinct(others.map((other) => wayOf(placed, other)));
    return (
      isOwn(fact, placed) &&
      position.isHidden(square, digit, fact.unit) &&
      others.length > 0 &&
      areSame(ways, fact.ways)
    );
  },
  'last white'(fact, placed) {
    const { position, square, digit } = placed;
    return (
      isOwn(fact, placed) &&
      areSame(position.empty(fact.unit), [square]) &&
      position.isHidden(square, digit, fact.unit)
    );
  },
  'whole analysis': (_, { isFirst }) => isFirst,
  analysis: ({ digits }, { position, square }) => areSame(position.left(square), digits),
  tried: (fact, placed) => isOwn(fact, placed) && CLAIMS.follows(fact, placed),
  follows: (fact, { position, square, digit, found }) =>
    found.solvesWith(position, { square: fact.square, digit: fact.digit }, { square, digit }),
  stand(fact, { position, square, digit }) {
    const named = fact.has.flatMap(({ digits }) => digits);
    const refused = DIGITS.filter((one) => !position.can(square, one));
    const isSo = proveTaken(position, { square, digit }, [fact]).length === 0;
    return isSo && areSame(named, refused);
  },
  free: (fact, { position, square }) =>
    fact.square === square && position.left(square).length === 9,
  before: ({ digits }, { position, square, digit, found }) =>
    !digits.includes(digit) &&
    digits.every(
      (one) => position.can(square, one) && !found.solvesWith(position, { square, digit: one }),
    ),
};

/** @param {Fact} fact @param {Digit} placed */
const isOwn = (fact, { square, digit }) => fact.square === square && fact.digit === digit;

/**
 * @param {readonly Telling[]} items the method's account of a digit
 * @param {Digit} placed
 * @returns {string[]} what is wrong
 */
export function accountFaults(items, placed) {
  const facts = items.flatMap((item) => item.facts);
  if (facts.length === 0) return [`nothing is told of ${nameSquare(placed.square)}`];
  const now = placed.position.copy();
  return items.flatMap((item) => {
    const [fact] = item.facts;
    if (fact.says in DEDUCTIONS) {
      const faults = proveDeduction(now, item);
      const isSo = now.digits[placed.square] === placed.digit;
      return isSo ? faults : [...faults, `it proves another digit: ${fact.sentence}`];
    }
    return item.facts.flatMap((one) =>
      CLAIMS[one.says]?.(one, placed) ? [] : [`${one.says}: is not so: ${one.sentence}`],
    );
  });
}
