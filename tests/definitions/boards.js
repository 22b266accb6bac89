// The positions on the ways of puzzles of the maker: before each step that is no single, and of the singles some.
import { FAMILIES } from '../told/events.js';
import { stepsOn } from '../words/steps.js';

/** Every so many of the singles. */
const OF_SINGLES = 10;

/** @param {readonly string[]} puzzles */
export const boardsOn = (puzzles) =>
  stepsOn(puzzles).filter(
    ({ technique }, at) => FAMILIES.get(technique) !== 'singles' || at % OF_SINGLES === 0,
  );

/** What the catalogue once missed, and a board on which it is found. The candidates are those of the empty squares in turn. */
export const MISSED = [
  {
    slug: 'als-chain',
    why: 'a chain of fewer squares with more links took the place of one that could go on',
    givens: '9.4....871..9....4..3..2.......3..4.....862...85..49....9.23..8...........8.5..3.',
    digits: '9243.5.8715.9.83248.3.42.9...2.3984.49..862.33852.49.6..9.23..8.3.89.4.22.8.5..39',
    candidates:
      '16 16 67 67 67 17 156 15 67 167 157 15 17 157 157 17 17 567 1467 46 157 56 567 167 17 156 46 46 17 17',
  },
  {
    slug: 'chain-contradiction',
    why: 'no link leads to a single, so that what takes it away was not seen to be wrong',
    givens: '...82..4..........943.........74...2....85......2.3.59.2.9...173.....8...65......',
    digits: '...82.943...39....943.....8...749.82....85......2.3.59.2.9...173.....8...651...94',
    candidates:
      '1567 157 167 167 125678 1578 12678 1467 12567 267 156 56 1567 167 12567 267 156 135 16 136 12467 1379 124679 6 13467 367 16 14678 178 14678 16 1467 48 48 356 468 356 179 1479 456 567 2467 26 56 78 37 278 23',
  },
];

/** @param {typeof MISSED[number]} missed */
export function boardOf({ givens, digits, candidates }) {
  const each = candidates.split(' ');
  const maskOf = (/** @type {string} */ own) =>
    [...own].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
  return {
    digits,
    givens: [...givens].flatMap((digit, square) => (digit === '.' ? [] : [square])),
    candidates: [...digits].map((digit) => (digit === '.' ? maskOf(each.shift() ?? '') : 0)),
  };
}
