// Holds Sudoku Explainer's producers against the definitions. They are asked one by one for their first step: it must be an
// instance, and where there is none there must be no instance that they cannot miss.
import { outputOf } from '../engine/programs.js';
import { need } from '../needs.js';
import { textOf } from './compare.js';
import { alignedExclusion, bug, directHidden, directLocking, uniqueLoops } from './explainer.js';
import { BASIC } from './explainer-basic.js';
import { dynamicChains, forcingChains, multipleChains, nishio } from './explainer-chains.js';
import { Position, candidate } from './position.js';

need('native');

/** @typedef {import('./explainer.js').Producer} Producer */
/** @typedef {import('./explainer.js').Instance} Instance */
/** @typedef {{ technique: string, placed: [square: number, digit: number][], removed: [square: number, digit: number][] }} Step */
/** @typedef {import('./compare.js').Board} Board */
/** @typedef {Record<string, Step | null>} Found by producer */

/**
 * By the names of se.def.
 * @typedef {object} Asked
 * @property {string} producer
 * @property {Producer} find
 * @property {readonly string[]} [slugs] the techniques that only Sudoku Explainer has
 * @property {true} [isSum] a step may be several instances at once
 */

/** Techniques of one name. @param {string} name @param {readonly (number | string)[]} kinds */
const kindsOf = (name, kinds) => kinds.map((kind) => `${name}-${kind}`);

/** @type {readonly Asked[]} */
export const PRODUCERS = [
  ...BASIC,
  {
    producer: 'DIRECT_LOCKING',
    find: directLocking,
    slugs: kindsOf('direct', ['pointing', 'claiming']),
  },
  {
    producer: 'DIRECT_HIDDEN_PAIR',
    find: directHidden(2, 'direct-hidden-pair'),
    slugs: ['direct-hidden-pair'],
  },
  {
    producer: 'DIRECT_HIDDEN_TRIPLE',
    find: directHidden(3, 'direct-hidden-triple'),
    slugs: ['direct-hidden-triple'],
  },
  { producer: 'UNIQUE_LOOPS', find: uniqueLoops, slugs: kindsOf('unique-loop', [1, 2, 3, 4]) },
  { producer: 'BUG', find: bug, slugs: kindsOf('bug', [2, 3, 4]) },
  { producer: 'ALIGNED_PAIR', find: alignedExclusion(2), slugs: ['aligned-pair-exclusion'] },
  { producer: 'ALIGNED_TRIPLE', find: alignedExclusion(3), slugs: ['aligned-triple-exclusion'] },
  {
    producer: 'FORCING',
    find: forcingChains,
    slugs: ['x-cycle', 'y-cycle', 'xy-cycle', 'forcing-x-chain', 'forcing-xy-chain'],
    isSum: true,
  },
  { producer: 'NISHIO', find: nishio, slugs: ['nishio'] },
  {
    producer: 'MULTIPLE',
    find: multipleChains,
    slugs: ['cell-forcing-chains', 'region-forcing-chains'],
  },
  {
    producer: 'DYNAMIC',
    find: dynamicChains,
    slugs: kindsOf('dynamic', ['contradiction', 'double', 'cell', 'region']),
  },
];

/** Each board with what tests/engine/producers.tool.c finds there. @param {readonly Board[]} boards @returns {{ board: Board, found: Found }[]} */
export function askAll(boards) {
  const input = boards.map((board) => `${textOf(board).slice(81)}\n`).join('');
  const lines = outputOf('native', 'producers.tool', { input }).split('\n');
  return boards.map((board, at) => ({ board, found: JSON.parse(lines[at]) }));
}

/** What it comes to: a digit that is placed takes the others of its square by itself. @param {{ placed?: readonly number[], removed?: readonly number[] }} one */
const resultOf = ({ placed = [], removed = [] }) =>
  placed.length > 0 ? placed.map((each) => `+${each}`) : removed.map((each) => `-${each}`);

/** @param {readonly string[]} one @param {readonly string[]} other */
const isSame = (one, other) =>
  String([...new Set(one)].sort()) === String([...new Set(other)].sort());

/** @param {Step} step */
const read = ({ placed, removed }) => ({
  placed: placed.map((one) => candidate(...one)),
  removed: removed.map((one) => candidate(...one)),
});

/**
 * @param {{ board: Board, found: Found }} asked
 * @param {(producer: string, technique: string | null) => void} count each position, with what is found there
 * @returns {{ producer: string, missed: Instance[], unfounded: Step | null, board: string }[]}
 */
export function explainerDifferences({ board, found }, count) {
  const position = new Position(board.digits, board.candidates, board.givens);
  const text = textOf(board);
  return PRODUCERS.flatMap(({ producer, find, isSum = false }) => {
    const step = found[producer];
    const instances = [...find(position)].filter((one) => resultOf(one).length > 0);
    count(producer, step?.technique ?? null);
    if (!step) {
      const missed = instances.filter(({ isSure = true }) => isSure);
      return missed.length > 0 ? [{ producer, missed, unfounded: null, board: text }] : [];
    }
    const own = instances.filter(({ technique }) => technique === step.technique).map(resultOf);
    const result = resultOf(read(step));
    const isFound = isSum
      ? result.every((one) => own.some((other) => other.includes(one)))
      : own.some((one) => isSame(one, result));
    return isFound ? [] : [{ producer, missed: [], unfounded: step, board: text }];
  });
} // prettier-ignore
