/**
 * The deductions of a press that are steps of the catalogue, each with the board after it, on which candidates are marks.
 * Pure; loaded with the first press of that kind.
 */

import { marksOf } from '../../game/notes.js';
import { applyMove, toText } from '../../game/state.js';
import { number as squareOf } from '../../story/trace.js';

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../game/state.js').Placement} Placement */
/** @typedef {import('../../story/types.js').Event} Event */
/**
 * @typedef {object} Deduced
 * @property {number} number of the event of its deduction
 * @property {number} square of the digit that it places, or of the first candidate that goes
 * @property {number} digit
 * @property {readonly Placement[]} [removed] the candidates that go; absent: it places a digit
 * @property {Game} game after it
 */

/**
 * @param {readonly Event[]} events of the press
 * @param {Game} from the board before it
 * @param {string} board its digits after it, 81 characters
 * @returns {readonly Readonly<Deduced>[] | null} null: the deductions do not lead to that board
 */
export function deductionsOf(events, from, board) {
  /** @type {Map<number | null, { placed: Placement[], removed: Placement[] }>} */
  const all = new Map();
  events.forEach(({ kind, depth }, number) => {
    if (kind === 'deduction' && depth === 0) all.set(number, { placed: [], removed: [] });
  });
  for (const { kind, depth, cause, square, digits } of events) {
    const own = all.get(cause);
    if (!own || depth !== 0 || !square || (kind !== 'placed' && kind !== 'excluded')) continue;
    const places = digits.map((digit) => Object.freeze({ square: squareOf(square), digit }));
    own[kind === 'placed' ? 'placed' : 'removed'].push(...places);
  }
  let game = from;
  /** @type {Deduced[]} */
  const told = [];
  for (const [number, { placed, removed }] of all) {
    for (const place of placed) {
      game = applyMove(game, { type: 'found', placements: [place] });
      told.push(Object.freeze({ number: Number(number), ...place, game }));
    }
    if (placed.length || !removed.length) continue;
    game = without(game, removed, !told.some((earlier) => earlier.removed));
    const [first] = removed;
    told.push(Object.freeze({ number: Number(number), ...first, removed, game }));
  }
  return told.length && toText(game) === board ? Object.freeze(told) : null;
}

/** @param {Game} game @param {readonly Placement[]} removed @param {boolean} isFirst of the press, which begins with all candidates @returns {Game} */
const without = (game, removed, isFirst) =>
  removed
    .filter(({ square, digit }) => isFirst || marksOf(game.notes, square).includes(digit))
    .reduce(
      (left, place) => applyMove(left, { type: 'mark', ...place }),
      isFirst ? applyMove(game, { type: 'markAll' }) : game,
    );
