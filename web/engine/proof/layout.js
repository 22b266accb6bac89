/**
 * Where the fields of the prover's records lie: the same list as in engine/api/prover_table.c.
 */
import { ABI_VERSION, TEXT_SIZE, checkLayout } from '../layout.js';

export const SIZE = { line: 28, report: 268 };
export const LINE = {
  kind: 0,
  depth: 1,
  unit: 2,
  square: 3,
  digit: 4,
  other: 5,
  digits: 6,
  size: 8,
  removed: 10,
  firstRemoved: 12,
  squares: 16,
};
export const REPORT = {
  outcome: 0,
  errorPosition: 4,
  work: 8,
  lines: 12,
  lineCount: 16,
  longest: 20,
  common: 22,
  verdict: 184,
  claim: 185,
  depth: 186,
  solution: 187,
};
const WORDS = [ABI_VERSION, TEXT_SIZE].concat(
  ...[SIZE, LINE, REPORT].map((fields) => Object.values(fields)),
);

/** @type {import('../machine.js').Check} */
export const checkProver = (memory, { kt_prover_layout: table }) =>
  checkLayout(memory, table(), WORDS);
