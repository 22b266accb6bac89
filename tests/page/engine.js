// The engine's own answers about a board, in Node, to compare with the page.
import { Engine } from '../../web/index.js';
import { need } from '../needs.js';

need('wasm');

/** @type {any} */
const engine = await Engine.load();

/**
 * One press on a board, with all its events.
 *
 * @param {'step' | 'solve'} action
 * @param {string} board 81 characters
 * @param {Record<string, number>} [options]
 */
export function ask(action, board, options = { eventDepth: 0 }) {
  const solver = engine.open(board, { method: 'ushio', options, events: true });
  try {
    const result = solver[action]();
    return {
      ...result,
      events: solver.events(),
      sets: solver.sets(),
      possibilities: solver.candidates,
    };
  } finally {
    solver.free();
  }
}

/** @param {{ row: number, column: number }} square @returns {number} 0 to 80 */
export const indexOf = ({ row, column }) => (row - 1) * 9 + column - 1;

/** Whether a board is full, and each row, column and box has every digit. @param {string} board */
export function isSolution(board) {
  if (!/^[1-9]{81}$/.test(board)) return false;
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const units = nine.flatMap((unit) => [
    nine.map((place) => 9 * unit + place),
    nine.map((place) => 9 * place + unit),
    nine.map(
      (place) =>
        27 * Math.floor(unit / 3) + 3 * (unit % 3) + 9 * Math.floor(place / 3) + (place % 3),
    ),
  ]);
  return units.every((unit) => new Set(unit.map((square) => board[square])).size === 9);
}
