/**
 * Checks the arguments of callers for the prover.
 */
import { fields, mistaken, takeWhole } from '../arguments.js';
import { KakuteiError } from '../errors.js';

const SOLVED = { kind: 0, square: 0, digit: 1 };
const HOLDS = 1;
const DENIED = 2;
const NONE = { kind: 3, square: 0, digit: 1 };
const NEXT = { kind: 4, square: 0, digit: 1 };

/** @param {string} text @returns {import('./prove.js').Claim} */
function readClaim(text) {
  if (text === 'way') return { text, ...SOLVED };
  if (text === 'none') return { text, ...NONE };
  if (text === 'next') return { text, ...NEXT };
  const [, row, column, sign, digit] = /^r([1-9])c([1-9])(=|<>)([1-9])$/.exec(text) ?? [];
  if (!row) {
    const message = `A claim is way, none, next, or as in r4c6=8 or r4c3<>7, not ${text}.`;
    throw new KakuteiError('option', { message });
  }
  const square = 9 * (Number(row) - 1) + Number(column) - 1;
  return { text, kind: sign === '=' ? HOLDS : DENIED, square, digit: Number(digit) };
}

/**
 * @param {unknown} options
 * @param {string} [meant] the claim, whatever the options say
 * @returns {{ claim: import('./prove.js').Claim, milliseconds: number, work: number }}
 */
export function takeProof(options, meant) {
  const {
    claim: given = 'way',
    milliseconds,
    work,
  } = fields(options, ['claim', 'milliseconds', 'work']);
  const claim = meant ?? given;
  if (typeof claim !== 'string') mistaken('A claim is a string', claim);
  return {
    claim: readClaim(claim),
    milliseconds:
      milliseconds === undefined ? Infinity : takeWhole(milliseconds, 'number of milliseconds'),
    work: work === undefined ? Infinity : takeWhole(work, 'number of suppositions'),
  };
}
