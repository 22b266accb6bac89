/**
 * How difficult a puzzle is. Loaded when the first board with exactly one solution has been on view for a while.
 *
 * The one idea: where singles are enough nothing else is loaded, and most puzzles are of that kind; else the prover says
 * how long an argument it takes.
 */

import '../elements.js';
import { candidatesOf } from '../../game/candidates.js';
import { UNITS, unitSquares } from '../../game/units.js';
import { levelOf } from '../../story/difficulty.js';

/** @typedef {import('../../engine/client.js').EngineClient} EngineClient */

/**
 * One puzzle at a time for all solvers, as boards take the memory that presses need.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * @param {EngineClient} client
 * @param {string} puzzle 81 characters: the givens
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>} the level, 1 to 6; null: it does not have exactly one solution
 */
export function rate(client, puzzle, signal) {
  const mine = turn.then(() => (signal.aborted ? null : find(client, puzzle, signal)));
  turn = mine.catch(() => {});
  return mine;
}

/** @param {EngineClient} client @param {string} puzzle @param {AbortSignal} signal */
async function find(client, puzzle, signal) {
  const { count } = await client.count(puzzle, { limit: 2, signal });
  if (count !== 1) return null;
  if (areSinglesEnough(puzzle)) return levelOf(0);
  // After so little work the first way will do.
  const { result, longest } = await client.prove(puzzle, { work: 1, signal });
  return result === 'solved' ? levelOf(longest) : null;
}

/** @param {string} puzzle with exactly one solution */
function areSinglesEnough(puzzle) {
  const squares = Array.from(puzzle, (digit) => ({ digit: Number(digit) || 0 }));
  for (;;) {
    const singles = singlesAmong(candidatesOf({ squares }));
    if (singles.size === 0) return squares.every(({ digit }) => digit > 0);
    for (const [square, digit] of singles) squares[square] = { digit };
  }
}

/** @param {ReturnType<typeof candidatesOf>} candidates @returns {Map<number, number>} the digits that some squares must have */
function singlesAmong(candidates) {
  const singles = new Map();
  candidates.forEach(([digit, other], square) => {
    if (digit && !other) singles.set(square, digit);
  });
  for (const squares of UNITS.map(unitSquares)) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = squares.filter((square) => candidates[square].includes(digit));
      if (places.length === 1) singles.set(places[0], digit);
    }
  }
  return singles;
}
