// A board as a person sees it: the digits on it, and the remaining candidates.
//
// The one idea: it knows the rules of Sudoku and no technique, so that it can judge a step.
import { DIGITS, PEERS, UNITS, UNITS_OF } from '../grid.js';

export class Position {
  /** 0 where nothing stands. @type {number[]} */
  digits = Array(81).fill(0);
  /** Bits 1 to 9. @type {number[]} */
  candidates = Array(81).fill(0b1111111110);
  /** As it is before the outermost trial that this one is in. @type {Position | undefined} */
  before;

  /**
   * @param {string} board 81 characters
   * @param {readonly number[]} [marks] the candidates of a person, as bits 1 to 9; 0 where none are noted
   */
  constructor(board, marks = []) {
    this.marks = marks;
    for (const [square, mark] of marks.entries()) if (mark) this.candidates[square] = mark;
    for (const [square, digit] of [...board].entries()) {
      if (digit !== '.') this.place(square, Number(digit));
    }
  }

  copy() {
    const copy = new Position('', this.marks);
    copy.digits = [...this.digits];
    copy.candidates = [...this.candidates];
    return copy;
  }

  /** @param {number} square @param {number} digit */
  place(square, digit) {
    this.digits[square] = digit;
    this.candidates[square] = 0;
    for (const peer of PEERS[square]) this.candidates[peer] &= ~(1 << digit);
  }

  /** @param {number} square @param {number} digit */
  exclude(square, digit) {
    this.candidates[square] &= ~(1 << digit);
  }

  /** @param {number} square @param {number} digit */
  can(square, digit) {
    return ((this.candidates[square] >> digit) & 1) === 1;
  }

  /** @param {number} square */
  left(square) {
    return DIGITS.filter((digit) => this.can(square, digit));
  }

  /** Whether the person did not note the digit. @param {number} square @param {number} digit */
  ruledOut(square, digit) {
    const mark = this.marks[square];
    return mark ? ((mark >> digit) & 1) === 0 : false;
  }

  /** Where the digit may go. @param {number} unit @param {number} digit */
  places(unit, digit) {
    return UNITS[unit].filter((square) => this.can(square, digit));
  }

  /** @param {number} unit */
  empty(unit) {
    return UNITS[unit].filter((square) => this.digits[square] === 0);
  }

  /** @param {number} unit @param {number} digit */
  stands(unit, digit) {
    return UNITS[unit].some((square) => this.digits[square] === digit);
  }

  /** The digit is the only one for the square. @param {number} square @param {number} digit */
  isNaked(square, digit) {
    return this.candidates[square] === 1 << digit;
  }

  /** The square is the only one for the digit. @param {number} square @param {number} digit @param {number} unit */
  isHidden(square, digit, unit) {
    const places = this.places(unit, digit);
    return places.length === 1 && places[0] === square;
  }

  /** @param {number} square @param {number} digit */
  isSingle(square, digit) {
    const units = UNITS_OF[square];
    return this.isNaked(square, digit) || units.some((unit) => this.isHidden(square, digit, unit));
  }

  /** It is the last empty square of a unit. @param {number} square */
  isLast(square) {
    return UNITS_OF[square].some((unit) => this.empty(unit).length === 1);
  }

  toString() {
    return this.digits.map((digit) => digit || '.').join('');
  }
}
