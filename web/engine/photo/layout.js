/**
 * Where the fields of the reader's report lie: the same list as in engine/api/photo_table.c.
 */
import { checkLayout } from '../layout.js';

const ABI_VERSION = 1;
/** Bytes of the buffer for rows. */
export const INPUT_SIZE = 262144;
const SIZE = { report: 2764 };
export const REPORT = {
  outcome: 0,
  done: 4,
  work: 8,
  turn: 12,
  solutions: 16,
  crossings: 20,
  unlikely: 820,
  givens: 2440,
  digits: 2521,
  doubts: 2602,
  others: 2683,
};
const WORDS = [ABI_VERSION, INPUT_SIZE, SIZE.report, ...Object.values(REPORT)];

/** @type {import('../machine.js').Check} */
export const checkPhoto = (memory, { kt_photo_layout: table }) =>
  checkLayout(memory, table(), WORDS);
