// Which steps a link can have made again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayOf } from '../../web/app/share/replay.js';
import { createHistory, record } from '../../web/game/history.js';
import { applyMove, fromText } from '../../web/game/state.js';

const START = fromText(`${'.'.repeat(80)}1`);
const METHODS = /** @type {any} */ ([
  { slug: 'ushio', namesSteps: false, goesOn: false, limits: { recursionLimit: 80 } },
  { slug: 'techniques', namesSteps: true, goesOn: false, limits: {} },
  { slug: 'backtracking', namesSteps: false, goesOn: true, limits: {} },
]);

/** The history after two steps of a press. @param {string} action @param {string} method @param {object} [more] of the press */
function after(action, method, more) {
  const by = { id: 1, action, method, options: {}, ...more };
  const place = (/** @type {any} */ history, /** @type {number} */ nth) => {
    const [square, digit] = [nth, nth + 2];
    const { state } = history.entries[history.index];
    const next = applyMove(state, { type: 'found', placements: [{ square, digit }] });
    return record(history, next, { step: { by, nth, square, digit, isTaking: false } });
  };
  return [0, 1].reduce(place, createHistory(START));
}

test('a step of Go is made again from the board on which Go was pressed', () => {
  const replay = replayOf(after('solve', 'ushio'), METHODS, null);
  assert.deepEqual(replay, { game: START, method: 'ushio', step: 2 });
});

test('a step of 1 Step is made again from the board before it', () => {
  for (const [action, method] of [
    ['step', 'ushio'],
    ['deduce', 'techniques'],
  ]) {
    const history = after(action, method);
    const game = history.entries[1].state;
    assert.deepEqual(replayOf(history, METHODS, null), { game, method, step: 0 });
  }
});

test('nothing is made again by another button, from the middle of a search, or where there was no step', () => {
  for (const [action, method] of [
    ['deduce', 'ushio'],
    ['step', 'techniques'],
    ['step', 'backtracking'],
    ['solve', 'backtracking'],
  ]) {
    assert.equal(replayOf(after(action, method), METHODS, null), null);
  }
  assert.equal(replayOf(createHistory(START), METHODS, null), null);
});

test('nothing is made again with options that a link does not have, or on a board without a solution', () => {
  for (const more of [{ options: { recursionLimit: 3 } }, { isUnsolvable: true }]) {
    assert.equal(replayOf(after('step', 'ushio', more), METHODS, null), null);
  }
});
