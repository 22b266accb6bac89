// Steps on a board, to be given as hints.
import { EXAMPLES } from '../../web/app/examples.js';
import { candidatesOf } from '../../web/game/candidates.js';
import { fromText } from '../../web/game/state.js';
import { squareNamed } from '../../web/game/units.js';
import { wordsOf } from '../../web/locales/words.js';
import { solutions } from '../engine/plain-solver.js';
import { row } from '../story/events.js';
import { stepOn } from './hints-stub.js';

export const board = EXAMPLES.find(({ name }) => name === 'example.first')?.board ?? '';
export const [solution] = solutions(board);
export const words = wordsOf('en');
export const allowed = candidatesOf(fromText(board));
export const open = [...board].flatMap((symbol, square) => (symbol === '.' ? [square] : []));
const place = (/** @type {number} */ square, /** @type {number} */ digit) => ({
  ...squareNamed(square),
  digit,
});
export const right = (/** @type {number} */ square) => Number(solution[square]);

/** A square with two wrong candidates, which no person would miss. */
export const [victim] = open.filter((square) => allowed[square].length > 2);
export const wrongs = allowed[victim].filter((digit) => digit !== right(victim));
export const [first, second] = open.filter(
  (square) => square !== victim && square % 9 !== victim % 9,
);

export const single = () =>
  stepOn(
    board,
    { technique: 'hidden-single', family: 'singles', placed: [place(first, right(first))] },
    {
      deduction: {
        unit: row(squareNamed(first).row),
        squares: [squareNamed(first)],
        digits: [right(first)],
      },
    },
  );

/** Whatever it is called, it takes a candidate from the victim. */
export const pair = (digit = wrongs[0], more = {}) =>
  stepOn(
    board,
    {
      technique: 'naked-pair',
      family: 'subsets',
      score: 60,
      removed: [place(victim, digit)],
      ...more,
    },
    {
      deduction: { squares: [first, second].map(squareNamed), digits: [digit, (digit % 9) + 1] },
      parts: [
        { value: 'base', unit: row(squareNamed(first).row) },
        { value: 'set', squares: [first, second].map(squareNamed), digits: [digit] },
      ],
    },
  );

export const chain = () =>
  stepOn(
    board,
    {
      technique: 'x-chain',
      family: 'chains',
      level: 'hard',
      score: 260,
      removed: [place(victim, wrongs[0])],
    },
    {
      deduction: { digits: [wrongs[0]] },
      parts: [
        { value: 'weakLink', squares: [squareNamed(first)], digits: [wrongs[0]] },
        { value: 'strongLink', squares: [squareNamed(second)], digits: [wrongs[0]], other: 0 },
        { value: 'weakLink', squares: [squareNamed(open[5])], digits: [wrongs[0]], other: 1 },
        { value: 'strongLink', squares: [squareNamed(open[6])], digits: [wrongs[0]], other: 2 },
      ],
    },
  );
