// The checker itself: it finds nothing wrong with what is true, and refuses what is not, each kind once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTexts, checkText } from './press.js';

const EMPTY = '.'.repeat(81);

/** Nothing on the board; the candidates of some squares. @param {Record<string, number[]>} candidates */
function marked(candidates) {
  const marks = Array(81).fill(0);
  for (const [name, digits] of Object.entries(candidates)) {
    const square = (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
    marks[square] = digits.reduce((mark, digit) => mark | (1 << digit), 0);
  }
  return marks;
}
