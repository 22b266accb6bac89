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
