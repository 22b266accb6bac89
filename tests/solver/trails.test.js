import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningOf, emptyTrack, follow, searchOf, trackIn } from '../../web/model/play/trails.js';
import { createHistory, current, record, undo } from '../../web/game/history.js';
import { applyMove, fromText, toText } from '../../web/game/state.js';

/** @typedef {import('../../web/model/play/trails.js').History} History */

const PUZZLE = `12${'.'.repeat(79)}`;
const SEEDS = Object.freeze({ seed1: 1, seed2: 2 });
const start = createHistory(fromText(PUZZLE));

/** @param {History} history @param {import('../../web/game/state.js').Move} move @param {object} [meta] */
const move = (history, move, meta) => record(history, applyMove(current(history), move), meta);

/** The state after a press of the search. @param {History} history @param {string} head of the board */
function press(history, head) {
  const { trail } = beginningOf(history, 'backtracking', SEEDS);
  assert.ok(trail);
  return move(
    history,
    { type: 'become', board: head + '.'.repeat(81 - head.length) },
    { search: follow(trail, 1) },
  );
}

/** @param {History} history @param {Record<string, number>} [options] */
const trail = (history, options = SEEDS) => beginningOf(history, 'backtracking', options).trail;

test('a search begins with the digits on view', () => {
  assert.deepEqual(trail(start), {
    method: 'backtracking',
    options: SEEDS,
    origin: PUZZLE,
    steps: 0,
  });
});

test('it goes on where the last press ended, and after Undo one event before', () => {
  const history = press(press(start, '123'), '1234');
  assert.equal(trail(history), searchOf(history.entries[2].meta));
  assert.equal(trail(history)?.steps, 2);
  assert.equal(trail(undo(history))?.steps, 1);
  assert.equal(trail(undo(undo(history)))?.steps, 0);
});

test('without an event it is where it was', () => {
  const here = trail(press(start, '123'));
  assert.ok(here);
  assert.equal(follow(here, 0), here);
});

test('other options begin anew, without the digits that the search had put in', () => {
  const found = trail(press(start, '123'), { ...SEEDS, seed2: 7 });
  assert.deepEqual([found?.origin, found?.steps, found?.options.seed2], [PUZZLE, 0, 7]);
});

test('a typed digit begins anew with it, an emptied square without', () => {
  const history = press(press(start, '123'), '1234');
  const typed = move(history, { type: 'set', square: 80, digit: 9 });
  assert.equal(trail(typed)?.origin, `12${'.'.repeat(78)}9`);
  assert.equal(trail(typed)?.steps, 0);
  const over = move(history, { type: 'set', square: 2, digit: 9 });
  assert.equal(trail(over)?.origin, `129${'.'.repeat(78)}`);
  const emptied = move(typed, { type: 'clear', square: 0 });
  assert.equal(trail(emptied)?.origin, `.2${'.'.repeat(78)}9`);
});

test('digits that another method found stay if they were there before the search, not if on top of it', () => {
  const found = move(start, { type: 'found', placements: [{ square: 40, digit: 5 }] });
  const origin = toText(current(found));
  assert.equal(trail(found)?.origin, origin);
  const board = `123${origin.slice(3)}`;
  const searched = move(
    found,
    { type: 'become', board },
    { search: follow(trail(found) ?? never(), 1) },
  );
  const onTop = move(searched, { type: 'found', placements: [{ square: 41, digit: 6 }] });
  assert.equal(trail(onTop)?.origin, origin);
});

test('another board that is loaded has nothing of the search', () => {
  const other = fromText(`123${'.'.repeat(78)}`);
  const loaded = move(press(start, '123'), { type: 'load', game: other });
  assert.equal(trail(loaded)?.origin, toText(other));
});

test('what a search has done is known of the states that it led to here, not of those that were kept', () => {
  const { track } = beginningOf(start, 'backtracking', SEEDS);
  assert.equal(track?.placed, 0);
  const search = beginningOf(start, 'backtracking', SEEDS).trail;
  assert.ok(search);
  assert.equal(trackIn({ search: follow(search, 3) }), null);
  assert.equal(trackIn({ search: follow(search, 3), track }), track);
});

test('there is nothing to search on a full board', () => {
  assert.equal(trail(createHistory(fromText('1'.repeat(81)))), null);
});

/** @returns {never} */
function never() {
  throw new Error('there is a trail');
}

test('a search that has not begun has done nothing', () => {
  assert.deepEqual(emptyTrack, { visits: 0, placed: 0, takenBack: 0, deepest: 0, points: [{ at: 0, depth: 0 }] }); // prettier-ignore
});
