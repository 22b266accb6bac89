// Steps of the catalogue for the tests: those of our cases, and those on the paths of puzzles of the maker.

import { readFileSync } from 'node:fs';
import { outputOf } from '../engine/programs.js';
import { need } from '../needs.js';
import { eventsOf, readTold } from '../told/events.js';
import { checkEvents } from './step.js';

need('gcc');

/** @typedef {import('../told/events.js').Told} Line */

/** The steps that told.tool finds for some lines. @param {readonly string[]} lines @returns {Line[]} */
export const stepsOn = (lines) =>
  lines.length === 0
    ? []
    : readTold(outputOf('gcc', 'told.tool', { input: `${lines.join('\n')}\n` }));

/** A line for each technique, and a puzzle on the way of which it is found. */
export const cases = readFileSync(new URL('../told/cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line));

/**
 * A step without a known puzzle: in Sudoku Explainer's list pointing comes before it. On an empty board, of whose
 * 5s two squares of row 1 and two of row 2 are left.
 * @returns {Line}
 */
export function directClaiming() {
  const [BASE, COVER, SET_A] = [1, 2, 32];
  const NONE = { unit: 255, digits: 0, other: -1, squares: [] };
  const fives = [0, 1, 11, 17];
  return {
    technique: 'direct-claiming',
    digits: '0'.repeat(81),
    candidates: Array.from({ length: 81 }, (_, square) =>
      square < 18 && !fives.includes(square) ? 0b111101111 : 0b111111111,
    ),
    givens: [],
    unit: 1,
    set: 0b10000,
    links: 0,
    digit: 5,
    squares: [17],
    placed: [17],
    removed: [],
    parts: [
      { ...NONE, role: BASE, unit: 0 },
      { ...NONE, role: COVER, unit: 18 },
      { ...NONE, role: SET_A, digits: 0b10000, squares: [0, 1] },
    ],
  };
}

/**
 * All faults in the account of these steps, in any language.
 * @param {readonly Line[]} steps
 * @param {{ inTurn?: boolean }} [options] inTurn: in English and one of the others, which take turns
 * @returns {string[]}
 */
export const faultsOf = (steps, { inTurn = false } = {}) =>
  steps.flatMap((line, at) => {
    const { events } = eventsOf(line);
    const turn = inTurn ? at : undefined;
    return checkEvents(events, new Set(line.givens), turn).map(
      ({ technique, texts, position, faults }) =>
        [`${technique} on ${position}`, texts.text, texts.detail, ...faults].join('\n  '),
    );
  });
