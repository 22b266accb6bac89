// A packed history comes back whole, and nothing else is taken for one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packHistory } from '../../../web/app/keeping/pack.js';
import { unpackHistory } from '../../../web/app/keeping/unpack.js';
import { createHistory, current, record, undo } from '../../../web/game/history.js';
import { applyMove, fromText, toText } from '../../../web/game/state.js';
import { setHistory } from '../../../web/model/actions.js';
import { FIRST_STATE } from '../../../web/model/state.js';

const given = fromText(`5${'.'.repeat(80)}`);
const entered = applyMove(given, { type: 'set', square: 1, digit: 6 });
const found = applyMove(entered, { type: 'found', placements: [{ square: 2, digit: 7 }] });

/** As a solver takes it. @param {any} unpacked */
const takenFrom = (unpacked) => {
  const [next] = [setHistory(FIRST_STATE, unpacked)].flat();
  return /** @type {import('../../../web/model/state.js').State} */ (next).history;
};
const kept = (/** @type {any} */ history) => JSON.parse(JSON.stringify(packHistory(history)));
const back = (/** @type {any} */ history) => takenFrom(unpackHistory(kept(history)));

const by = { id: 5, action: 'solve', method: 'ushio', options: { recursionLimit: 2 } };
const step = (
  /** @type {number} */ nth,
  /** @type {number} */ square,
  /** @type {number} */ digit,
) => ({ step: { by, nth, square, digit, isTaking: false } });

test('a history comes back with the kinds of its digits, and with what was taken back', () => {
  const history = undo(record(record(createHistory(given), entered), found));
  assert.deepEqual(back(history), history);
});

test('how far a search has come is kept beside its state', () => {
  const options = { seed1: 1 };
  const search = { method: 'backtracking', options, origin: toText(given), steps: 3 };
  const { entries } = back(record(createHistory(given), found, { search }));
  assert.deepEqual(
    entries.map(({ meta }) => meta),
    [null, { search }],
  );
});

test('the way is kept, and the press that made its steps once', () => {
  const later = applyMove(found, { type: 'found', placements: [{ square: 3, digit: 8 }] });
  const way = record(record(createHistory(entered), found, step(0, 2, 7)), later, step(1, 3, 8));
  assert.deepEqual(back(undo(way)), undo(way));
  assert.equal(kept(way).makers.length, 1);
});

test('a state costs what it changes, not what stands on it', () => {
  const { entries } = kept(record(createHistory(given), entered));
  assert.deepEqual(entries, [['005'], ['01f']]);
});

test('marks of both kinds, colours and tints are kept with their squares', () => {
  const noted = [
    { type: 'mark', square: 4, digit: 1 },
    { type: 'mark', square: 80, digit: 9 },
    { type: 'mark', square: 4, digit: 9, corner: true },
    { type: 'mark', square: 5, digit: 2, corner: true },
    { type: 'colour', square: 4, colour: 8 },
    { type: 'tint', square: 4, digit: 9, colour: 3 },
    { type: 'colour', square: 4, colour: 0 },
    { type: 'set', square: 80, digit: 5 },
  ].reduce(
    (history, move) => record(history, applyMove(current(history), /** @type {any} */ (move))),
    createHistory(given),
  );
  assert.equal(noted.entries.length, 9);
  assert.deepEqual(back(noted), noted);
});

test('a step that cannot have led to its state is none', () => {
  const packed = kept(record(createHistory(entered), found, step(0, 2, 7)));
  const withStep = (/** @type {any} */ wrong, makers = packed.makers) =>
    takenFrom(unpackHistory({ ...packed, makers, entries: [packed.entries[0], ['02G', wrong]] }))
      .entries[1].meta;
  assert.deepEqual(withStep([0, 0, 2, 7]), step(0, 2, 7));
  for (const wrong of [[0, 0, 2, 8], [0, 0, 81, 7], [0, -1, 2, 7], [1, 0, 2, 7], 'step', 7]) {
    assert.equal(withStep(wrong), null, JSON.stringify(wrong));
  }
  for (const makers of [null, [{ ...by, action: 'leap' }], [{ ...by, options: { seed1: 'x' } }]]) {
    assert.equal(withStep([0, 0, 2, 7], makers), null, JSON.stringify(makers));
  }
});

test('of a very long history the states round the one on view are kept', () => {
  let history = createHistory(given);
  for (let i = 0; i < 1100; i++) {
    const digit = (i % 9) + 1;
    history = record(history, applyMove(current(history), { type: 'set', square: 40, digit }));
  }
  const whole = back(history);
  assert.equal(whole.entries.length, 1000);
  assert.equal(toText(current(whole)), toText(current(history)));
  const early = back({ ...history, index: 3 });
  assert.deepEqual([early.index, early.entries.length > 500], [3, true]);
});

test('what is no kept history reads as none', () => {
  const right = kept(record(createHistory(given), entered));
  assert.ok(unpackHistory(right));
  const entry = (/** @type {unknown} */ changes) => ({ entries: [[changes]], index: 0 });
  for (const wrong of [
    { version: 3 },
    { version: 1 },
    { index: 2 },
    { index: -1 },
    { index: '0' },
    { entries: [] },
    { entries: 'no' },
    { entries: [null], index: 0 },
    ...['81a', '00j', '005 ', '5', '00.t05', '00.c9', '00.mw', 7].map(entry),
  ]) {
    assert.equal(unpackHistory({ ...right, ...wrong }), null, JSON.stringify(wrong));
  }
  for (const wrong of [null, 7, 'x', [], {}]) assert.equal(unpackHistory(wrong), null);
});
