import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHistory, current, record, undo } from '../../web/game/history.js';
import { applyMove, fromText, toText } from '../../web/game/state.js';
import {
  packGame,
  packHistory,
  read,
  unpackGame,
  unpackHistory,
  write,
} from '../../web/app/store.js';
import { settingsFrom } from '../../web/app/settings.js';
import { setHistory } from '../../web/solver/actions.js';
import { FIRST_STATE } from '../../web/solver/state.js';

const given = fromText(`5${'.'.repeat(80)}`);
const entered = applyMove(given, { type: 'set', square: 1, digit: 6 });
const found = applyMove(entered, { type: 'found', placements: [{ square: 2, digit: 7 }] });

test('a game that is kept comes back with the kinds of its digits', () => {
  assert.deepEqual(unpackGame(packGame(found)), found);
});

/** As a solver takes it. @param {any} packed */
const takenFrom = (packed) => {
  const [next] = [setHistory(FIRST_STATE, unpackHistory(packed))].flat();
  return /** @type {import('../../web/solver/state.js').State} */ (next).history;
};
const kept = (/** @type {any} */ history) => JSON.parse(JSON.stringify(packHistory(history)));

test('a history that is kept comes back, and can be undone as far', () => {
  const back = takenFrom(kept(record(record(createHistory(given), entered), found)));
  assert.deepEqual(current(back), found);
  assert.deepEqual(current(undo(undo(back))), given);
});

test('how far a search has come is kept beside its state', () => {
  const options = { seed1: 1 };
  const search = { method: 'backtracking', options, origin: toText(given), steps: 3 };
  const back = takenFrom(kept(record(createHistory(given), found, { search })));
  assert.deepEqual(
    back.entries.map(({ meta }) => meta),
    [null, { search }],
  );
});

test('the way is kept, with the steps that were taken back, and each state once', () => {
  const by = { id: 5, action: 'solve', method: 'ushio', options: {} };
  const step = (
    /** @type {number} */ nth,
    /** @type {number} */ square,
    /** @type {number} */ digit,
  ) => ({
    step: { by, nth, square, digit, isTaking: false },
  });
  const later = applyMove(found, { type: 'found', placements: [{ square: 3, digit: 8 }] });
  const way = record(record(createHistory(entered), found, step(0, 2, 7)), later, step(1, 3, 8));
  const packed = kept(undo(way));
  assert.deepEqual(packed.states.slice(1), ['', '']);
  const back = takenFrom(packed);
  assert.deepEqual(back, undo(way));
  const { entries } = takenFrom(kept(undo(record(createHistory(given), entered))));
  assert.equal(entries.length, 1, 'what is no step and was taken back is gone');
});

test('a step that cannot have led to its state is none', () => {
  const by = { id: 5, action: 'solve', method: 'ushio', options: {} };
  const right = { by, nth: 0, square: 2, digit: 7 };
  for (const wrong of [
    { ...right, digit: 8 },
    { ...right, square: 81 },
    { ...right, nth: -1 },
    { ...right, by: null },
    { ...right, by: { ...by, action: 'leap' } },
    { ...right, by: { ...by, id: 'x' } },
    { ...right, by: { ...by, options: { seed1: 'x' } } },
    'step',
  ]) {
    const states = [packGame(entered), packGame(found)];
    const back = takenFrom({ version: 1, states, searches: [], steps: [null, wrong], index: 1 });
    assert.equal(back.entries[1].meta, null, JSON.stringify(wrong));
    assert.equal(
      unpackHistory({ version: 1, states: [states[0], ''], steps: [null, 7], index: 1 }),
      null,
    );
  }
});

test('of a very long history the newest states are kept, and read', () => {
  let history = createHistory(given);
  for (let i = 0; i < 1100; i++) {
    const digit = (i % 9) + 1;
    history = record(history, applyMove(current(history), { type: 'set', square: 40, digit }));
  }
  const back = takenFrom(kept(history));
  assert.equal(back.entries.length, 1000);
  assert.deepEqual(current(back), current(history));
  const states = Array.from({ length: 25_000 }, (_, i) => packGame(i % 2 ? found : given));
  const long = takenFrom({ version: 1, states, searches: [], index: 20_001 });
  assert.deepEqual([long.entries.length, long.index, current(long)], [1000, 999, found]);
});

test('what is no kept history reads as none', () => {
  for (const packed of [
    null,
    7,
    {},
    { version: 2, states: [packGame(given)], index: 0 },
    { version: 1, states: [], index: 0 },
    { version: 1, states: ['x'.repeat(162)], index: 0 },
    { version: 1, states: [`5${'.'.repeat(80)}q${'.'.repeat(80)}`], index: 0 },
    { version: 1, states: 'no', index: 0 },
    { version: 1, states: [packGame(given)], index: 1 },
    { version: 1, states: [packGame(given)], index: -1 },
  ]) {
    assert.equal(unpackHistory(packed), null, JSON.stringify(packed));
  }
});

test('without storage nothing is kept and nothing is thrown', () => {
  assert.equal(write('game', {}), false);
  assert.equal(read('game'), null);
});

test('kept settings that make no sense are as if they had not been kept', () => {
  const languages = ['ja-JP', 'en'];
  assert.equal(settingsFrom(null, languages).language, 'ja');
  const kept = { language: 'xx', theme: 'pink', letterKeys: 'yes', showHow: true, other: 1 };
  const settings = settingsFrom(kept, languages);
  assert.deepEqual(
    [settings.language, settings.theme, settings.letterKeys, settings.showHow],
    ['ja', 'system', true, true],
  );
  assert.ok(!('other' in settings));
  const views = [
    { view: 'sheet', sheet: 9 },
    { view: 'x', sheet: 0 },
    { view: 'candidates', sheet: 1.5 },
  ];
  assert.deepEqual(
    views.map((kept) => settingsFrom(kept, languages)).map(({ view, sheet }) => [view, sheet]),
    [
      ['sheet', 9],
      ['digits', 1],
      ['candidates', 1],
    ],
  );
});
