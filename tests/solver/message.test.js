// A message about a state does not outlive it, whichever action leads to another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import {
  back,
  backByHand,
  choose,
  clear,
  forwardByHand,
  load,
  restartByHand,
  setControls,
  setFault,
  setHistory,
} from '../../web/model/actions.js';
import { beginEmpty, beginEntry, cancelEntry, endEntry } from '../../web/model/entry/actions.js';
import { clearMarks, edit, fillMarks, mark, pressKey } from '../../web/model/hand/actions.js';
import { announce, hint, say, whisper } from '../../web/model/message.js';
import { delayed, loaded, press, progressed } from '../../web/model/run/actions.js';
import { gameOf, wordsFor } from '../../web/model/state.js';
import { entriesOf } from '../../web/solver/view/story.js';
import { goToState, walk } from '../../web/model/way/actions.js';
import { METHODS, makeSolver, soon } from './fake.js';

/** @typedef {ReturnType<typeof makeSolver>} Solver */

const PUZZLE = `1${'.'.repeat(80)}`;

/** All messages. @param {Solver} solver */
const wordsIn = ({ state }) => {
  const { hint, said, whispered } = state();
  return [hint, said, whispered].join('');
};

/** @param {Solver} solver with something on it that every action can change */
async function prepare({ send, engine }) {
  send(press, 'step', true);
  await (await engine.next()).place([[1, 2]]);
  send(mark, 40, 5);
  send(edit, 80, 9);
}

/** @param {Solver} solver */
async function step({ send, engine }) {
  send(press, 'step', true);
  await (await engine.next()).place([[2, 3]]);
}

/** Ways to another state. @type {Record<string, (solver: Solver) => void | Promise<void>>} */
const DEEDS = {
  'a digit': ({ send }) => send(edit, 3, 4),
  'a digit that goes': ({ send }) => send(edit, 80, 0),
  'a mark': ({ send }) => send(mark, 3, 4),
  'all marks': ({ send }) => send(fillMarks),
  'no marks': ({ send }) => send(clearMarks),
  Undo: ({ send }) => send(backByHand),
  'an undo of the host': ({ send }) => send(back),
  Redo: ({ send }) => {
    send(backByHand);
    probe(send);
    send(forwardByHand);
  },
  Restart: ({ send }) => send(restartByHand),
  Clear: ({ send }) => send(beginEmpty),
  'a Clear of the host': ({ send }) => send(clear),
  'the time line': ({ send }) => send(goToState, 1),
  'the way': ({ send }) => {
    send(goToState, 1);
    probe(send);
    send(walk, 0);
  },
  'another puzzle': ({ send }) => send(load, fromText(PUZZLE)),
  'what another tab has kept': ({ send, state }) =>
    send(setHistory, JSON.parse(JSON.stringify(state().history))),
  'typing in': ({ send }) => send(beginEntry),
  'what is typed': ({ send }) => {
    send(beginEntry);
    probe(send);
    send(pressKey, 5);
  },
  Done: ({ send }) => {
    send(beginEntry);
    probe(send);
    send(endEntry);
  },
  Cancel: ({ send }) => {
    send(beginEntry);
    probe(send);
    send(cancelEntry);
  },
  'another list of techniques': ({ send }) => send(choose, { techniques: 'b' }),
  'a practice': ({ send, state }) =>
    send(setControls, { practised: { game: gameOf(state()), techniques: 'b' } }),
  '1 Step': step,
};

/** @param {Solver['send']} send */
function probe(send) {
  send(hint, '[hint]');
  send(say, '[said]');
  send(whisper, '[whispered]');
}

for (const [name, act] of Object.entries(DEEDS)) {
  test(`nothing that was said before outlives this: ${name}`, async () => {
    const solver = makeSolver(PUZZLE);
    await prepare(solver);
    probe(solver.send);
    assert.match(wordsIn(solver), /hint.*said.*whispered/);
    await act(solver);
    assert.doesNotMatch(wordsIn(solver), /\[/);
  });
}

test('each message takes the place of the one before', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(announce, 'one');
  send(hint, 'two');
  assert.deepEqual([state().hint, state().said], ['two', 'two']);
  send(announce, 'three');
  assert.deepEqual([state().hint, state().said], ['', 'three']);
});

test('what is said of a run, of loading or of a fault ends with it', async () => {
  const solver = makeSolver(PUZZLE);
  const { send, state, engine } = solver;
  send(delayed);
  assert.notEqual(state().said, '');
  send(loaded, METHODS);
  assert.equal(state().said, '');
  send(setFault, 'error.load');
  assert.notEqual(state().said, '');
  send(setFault, null);
  assert.equal(state().said, '');
  send(press, 'step', true);
  send(progressed, state().run?.id ?? 0);
  assert.equal(state().said, wordsFor(state()).t('status.running'));
  await (await engine.next()).place([[1, 2]]);
  assert.match(state().said, /^r1c2 is 2/);
});

test('how the puzzle was typed in is not said after the first step any more', async () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  send(beginEntry);
  send(pressKey, 1);
  send(pressKey, 0);
  send(pressKey, 4);
  send(endEntry);
  assert.match(state().hint, /Undo restores what was there before/);
  await step(solver);
  assert.equal(state().hint, '');
  send(beginEntry);
  send(pressKey, 1);
  send(endEntry);
  assert.equal(state().hint, wordsFor(state()).t('entry.ended', { count: 1 }));
  send(beginEntry);
  send(endEntry);
  assert.equal(state().hint, wordsFor(state()).t('entry.cancelled'), 'Undo restores nothing then');
});

test('while the digits of a Go appear, Clear is the last that is said', async () => {
  let finish = () => {};
  const solver = makeSolver(PUZZLE, {
    appear: ({ signal, show, count }) =>
      new Promise((resolve) => {
        finish = () => resolve(show(count));
        signal.addEventListener('abort', finish);
      }),
  });
  const { send, state, engine } = solver;
  const { t } = wordsFor(state());
  send(press, 'solve', true);
  await (
    await engine.next()
  ).place([
    [1, 2],
    [2, 3],
  ]);
  send(beginEmpty);
  assert.equal(state().said, t('entry.about'));
  await soon();
  finish();
  await soon();
  assert.equal(state().said, t('entry.about'));
  assert.equal(state().story.length, 1, 'what Go did is in the story all the same');
});

test('Restart does not promise what Undo cannot do', () => {
  const { send, state } = makeSolver();
  const { t } = wordsFor(state());
  send(load, fromText(PUZZLE));
  send(restartByHand);
  assert.equal(state().hint, t('status.unchanged'));
});

test('above the way stands what was said of the board on view, below it what was said of others of its puzzle', async () => {
  const { send, state, engine } = makeSolver(PUZZLE);
  const kinds = () => {
    const { above, below } = entriesOf(state());
    return [above, below].map((all) => all.map(({ kind }) => kind).join(' '));
  };
  send(press, 'solve', true);
  await (
    await engine.next()
  ).place([
    [1, 2],
    [2, 3],
  ]);
  assert.deepEqual(kinds(), ['press', '']);
  send(edit, 2, 4);
  assert.deepEqual(kinds(), ['', 'press']);
  send(backByHand);
  send(beginEmpty);
  assert.deepEqual(kinds(), ['', ''], 'another puzzle');
  send(backByHand);
  assert.deepEqual(kinds(), ['press', ''], 'it is said of that board, and comes with it');
  send(backByHand);
  assert.deepEqual(kinds(), ['', 'press'], 'before the press it has not come to that');
});
