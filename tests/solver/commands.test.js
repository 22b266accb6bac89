// The table of commands: which are there in which state, on or off, pressed, what they are called, and which key each has.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGE_KEYS } from '../../web/app/page-keys.js';
import { backByHand, choose, chooseView, select, setControls } from '../../web/model/actions.js';
import { COMMANDS, CONTROLS, commandsIn, controlText } from '../../web/model/commands.js';
import { judged } from '../../web/model/count/verdict.js';
import { beginEmpty, beginEntry } from '../../web/model/entry/actions.js';
import { edit, fillMarks, pressKey, setMode } from '../../web/model/hand/actions.js';
import { ask, hint, slow, togglePointing } from '../../web/model/hints/actions.js';
import { hintsOf } from '../../web/model/hints/known.js';
import { KEYS } from '../../web/model/keys.js';
import { play } from '../../web/model/play/actions.js';
import { ask as askOfBoard, equipped, press } from '../../web/model/run/actions.js';
import { commandFor, hasPlace, shownOf } from '../../web/model/shown.js';
import { makeSolver } from './fake.js';
import { board, pair } from './hint-samples.js';
import { makeHinted, settled } from './hints-stub.js';

/** @typedef {ReturnType<typeof makeSolver>} Solver */
/** @typedef {import('../../web/model/state.js').State} State */

const PUZZLE = `1${'.'.repeat(80)}`;

/** What can be seen of each command, in a few words. @param {State} state @returns {Record<string, string>} */
const seen = (state) =>
  Object.fromEntries(
    Object.entries(shownOf(state)).map(([name, { there, on, waits, pressed, text }]) => {
      const all = [on || 'off', waits && 'waits', pressed && 'pressed', text];
      return [name, there ? all.filter((word) => typeof word === 'string').join(' ') : ''];
    }),
  );

/** Those that are other than on a puzzle on which nobody has done anything. @param {State} state */
function changed(state) {
  const usual = seen(makeSolver(PUZZLE).state());
  return Object.fromEntries(
    Object.entries(seen(state)).filter(([name, words]) => words !== usual[name]),
  );
}

/** @param {State} state @param {string} key @param {object} [held] */
const keyed = (state, key, held) =>
  commandFor(state, {
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false },
    ...held,
  });

/** @param {string} kind @returns {(solver: Solver) => void} the line knows how many solutions there are */
const counted = (kind) => (solver) =>
  solver.send(
    judged,
    /** @type {any} */ ({ board: solver.board(), kind, count: 2, complete: true }),
  );

const TOLD_LATER = {
  step: 'waits action.step',
  go: 'waits action.go',
  compare: 'waits action.compare',
};
const WHILE_IT_RUNS = {
  ...TOLD_LATER,
  stop: 'action.stop',
  back: 'action.back',
  restart: 'action.restart',
};

const search = (/** @type {Solver} */ { send }) => {
  send(choose, { method: 'backtracking' });
  send(equipped);
};

/**
 * What a person does, and what is other than before.
 * @type {readonly [what: string, does: (solver: Solver) => unknown, changes: Record<string, string>][]}
 */
const CASES = [
  ['a digit by hand', ({ send }) => send(edit, 3, 5), {
    back: 'action.back', restart: 'action.restart', check: 'action.check',
  }],
  ['a digit that is taken back', ({ send }) => [send(edit, 3, 5), send(backByHand)], {
    forward: 'action.forward',
  }],
  ['Clear', ({ send }) => send(beginEmpty), {
    back: 'action.back', clear: 'off action.clear', keypad: 'keypad.label',
  }],
  ['pencil marks', ({ send }) => [send(setMode, 'marks'), send(fillMarks)], {
    back: 'action.back', restart: 'action.restart', fill: 'action.fill', unmark: 'action.unmark', keypad: 'keypad.label',
  }],
  ['corner marks', ({ send }) => send(setMode, 'corners'), {
    unmark: 'action.unmark', keypad: 'keypad.label',
  }],
  ['1 Step, while it runs,', ({ send }) => send(press, 'step', true), WHILE_IT_RUNS],
  ['Why?, while it runs,', ({ send }) => send(askOfBoard, 'why'), WHILE_IT_RUNS],
  ['Show how', ({ send }) => send(choose, { showHow: true }), { showHow: 'pressed option.showHow' }],
  ['a search is chosen', search, { play: 'action.play' }],
  ['a search is chosen whose part is on its way', ({ send }) => send(choose, { method: 'backtracking' }), {}],
  ['Go of a search, while it runs,', (solver) => [search(solver), solver.send(press, 'solve', true)], {
    ...WHILE_IT_RUNS, play: 'waits action.play',
  }],
  ['several solutions were counted', counted('several'), {
    common: 'action.common', solutions: 'action.solutions',
  }],
  ['what they have in common is shown', (solver) => [counted('several')(solver), solver.send(chooseView, { view: 'common' })], {
    common: 'pressed action.common', solutions: 'action.solutions',
  }],
  ['no solution was counted', counted('none'), { why: 'action.why' }],
  ['no solution was counted, and is not to be said,', (solver) => [counted('none')(solver), solver.send(choose, { verdict: false })], { ratings: '' }],
  ['an empty square is selected', ({ send }) => send(select, 3), {
    keypad: 'keypad.label', why: 'action.whySquare',
  }],
  ['a given is selected', ({ send }) => send(select, 0), { keypad: 'keypad.label' }],
  ['a digit is picked', ({ send }) => send(pressKey, 5), { keypad: 'keypad.label' }],
  ['a picked digit is put back', ({ send }) => [send(pressKey, 5), send(pressKey, 5)], {}],
  ['colours are chosen', ({ send }) => send(setMode, 'colours'), { keypad: 'keypad.label' }],
  ['a puzzle is typed in', ({ send }) => send(beginEntry), {
    back: 'action.back', clear: 'off action.clear', keypad: 'keypad.label',
  }],
  ['something is told of a board with a square selected', ({ send }) => [send(select, 3), send(askOfBoard, 'why')], {
    ...WHILE_IT_RUNS, why: 'waits action.whySquare',
  }],
  ['that the square is selected again', ({ send }) => [send(select, 3), send(askOfBoard, 'why'), send(select, 3)], {
    ...WHILE_IT_RUNS, why: 'waits action.whySquare', keypad: 'keypad.label',
  }],
  ['a board is only to be looked at', ({ send }) => send(setControls, { readonly: true }), {
    enter: 'off action.enter',
  }],
]; // prettier-ignore

for (const [what, does, changes] of CASES) {
  test(`after ${what} the buttons are those that can do something`, () => {
    const solver = makeSolver(PUZZLE);
    does(solver);
    assert.deepEqual(changed(solver.state()), changes);
  });
}

test('while it plays, Play is Pause and does not wait', () => {
  const solver = makeSolver(PUZZLE);
  search(solver);
  const playing = play(solver.state());
  assert.deepEqual(changed(playing), { ...WHILE_IT_RUNS, play: 'action.pause' });
});

test('at first there is what can be begun with, in its place and in turn', () => {
  const now = seen(makeSolver(PUZZLE).state());
  const standing = (/** @type {any} */ place) =>
    commandsIn(place).flatMap(({ name }) => (now[name] ? [now[name]] : []));
  assert.deepEqual(standing('buttons'), ['action.step', 'action.go', 'action.hint']);
  assert.deepEqual(standing('hand'), ['off action.back', 'off action.forward']);
  assert.deepEqual(standing('whole'), ['off action.restart', 'action.clear', 'action.enter']);
  assert.deepEqual(standing('options'), [...['option.method', 'option.showHow', 'action.compare']]);
  assert.deepEqual(standing('view'), ['option.view', 'option.highlight', 'option.ratings']);
  assert.deepEqual(standing('line'), []);
  assert.deepEqual(standing('hints'), ['hint.all', 'why.button', 'hint.missed']);
});

test('where a press is refused, Why? is of the puzzle, and what is wrong is not asked twice', () => {
  const solver = makeSolver(PUZZLE);
  solver.send(edit, 3, 5);
  const refused = (/** @type {boolean} */ isPuzzle) =>
    seen({ ...solver.state(), refusal: /** @type {any} */ ({ isPuzzle }) });
  assert.deepEqual([refused(true).why, refused(true).check], ['action.why', '']);
  assert.deepEqual([refused(false).why, refused(false).check], ['', '']);
});

test('the button Hint stops what takes long, and waits once all is told', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  const called = () => seen(solver.state()).hint;
  solver.send(ask, 'hint');
  assert.equal(called(), 'action.hint');
  solver.send(slow, Number(hintsOf(solver.state())?.id));
  assert.equal(called(), 'action.stop');
  await settled();
  for (const { stages = 0 } = hintsOf(solver.state()) ?? {}; called() === 'action.hint';) {
    assert.ok(Number(hintsOf(solver.state())?.shown) < stages);
    solver.send(hint);
  }
  assert.equal(called(), 'waits action.hint');
  assert.equal(seen({ ...solver.state(), readonly: true }).hint, 'action.hint');
  solver.send(togglePointing);
  assert.equal(seen(solver.state()).whyNot, 'pressed why.button');
});

test('a host has the commands of the controls that it names, and what is told only with the story', () => {
  const solver = makeSolver(PUZZLE);
  counted('several')(solver);
  solver.send(edit, 3, 5);
  counted('several')(solver);
  /** @param {string} names */
  const withControls = (names) => {
    solver.send(setControls, { controls: new Set(names.split(' ')) });
    const now = seen(solver.state());
    return Object.keys(now).filter((name) => now[name]);
  };
  assert.deepEqual(withControls('step'), ['step']);
  assert.deepEqual(withControls('marks keypad'), ['mode', 'corners']);
  solver.send(select, 3);
  assert.deepEqual(withControls('marks keypad'), ['keypad', 'mode', 'corners']);
  solver.send(select, null);
  assert.deepEqual(withControls('view'), ['view', 'ratings', 'common']);
  assert.deepEqual(withControls('compare check'), [], 'there is no story to tell it in');
  assert.deepEqual(withControls('compare check story'), ['story', 'compare', 'solutions', 'check']);
  assert.deepEqual(withControls('go stop'), ['go'], 'nothing runs');
});

test('a group is there for a control that begins in it', () => {
  const { state } = makeSolver(PUZZLE);
  const places = /** @type {const} */ (['buttons', 'hand', 'whole', 'view', 'options']);
  for (const [control, place] of [
    ...['step', 'go', 'stop', 'hint'].map((name) => [name, 'buttons']),
    ...['back', 'forward'].map((name) => [name, 'hand']),
    ...['restart', 'clear', 'enter'].map((name) => [name, 'whole']),
    ...['view', 'highlight'].map((name) => [name, 'view']),
    ...['how', 'method', 'compare'].map((name) => [name, 'options']),
    ...['keypad', 'marks', 'story', 'check'].map((name) => [name, '']),
  ]) {
    const alone = { ...state(), controls: new Set([control]) };
    assert.deepEqual(
      places.filter((each) => hasPlace(alone, each)),
      place ? [place] : [],
      control,
    );
  }
});

test('a key works where its command is, also where its button is not to be seen', () => {
  const solver = makeSolver(PUZZLE);
  const { send, state } = solver;
  for (const [key, name] of Object.entries({ d: 'common', w: 'why', f: 'fill', k: 'check' })) {
    assert.deepEqual([seen(state())[name], keyed(state(), key)], ['', name]);
  }
  assert.equal(keyed(state(), 'l'), null);
  send(choose, { method: 'backtracking' });
  send(equipped);
  assert.equal(keyed(state(), 'l'), 'play');
  send(setControls, { controls: new Set(['compare']) });
  assert.deepEqual(['s', 'd', 'm', 'Escape'].map((key) => keyed(state(), key)), [null, null, null, 'stop']); // prettier-ignore
});

test('while a puzzle is typed in, and where letters are switched off, no letter is a key', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(choose, { letterKeys: false });
  assert.deepEqual([keyed(state(), 's'), keyed(state(), 'Escape')], [null, 'stop']);
  send(choose, { letterKeys: true });
  assert.equal(keyed(state(), 's'), 'step');
  send(select, 3);
  send(beginEntry);
  assert.equal(keyed(state(), 's'), null);
});

test('no two commands have one key, nor the page one of theirs', () => {
  const keys = [...KEYS, ...PAGE_KEYS].flatMap(({ keys }) => keys);
  assert.equal(new Set(keys).size, keys.length);
  assert.ok(keys.length > 26);
});

test('the controls are those that the documents name, and each is called as what it is for', () => {
  const list = CONTROLS.join(' ');
  for (const file of ['solver/contract.md', 'solver/kakutei-solver.js', 'embed/protocol.md']) {
    const text = readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');
    assert.ok(text.replace(/\s+/g, ' ').includes(`\`${list}\``), `${file}: ${list}`);
  }
  assert.deepEqual(CONTROLS.map(controlText), [
    ...['action.step', 'action.go', 'action.stop', 'action.back', 'action.forward'],
    ...['action.restart', 'action.clear', 'action.enter', 'keypad.label', 'mode.marks'],
    ...['option.method', 'option.showHow', 'panel.title', 'option.view', 'option.highlight'],
    ...['action.compare', 'action.check', 'action.hint'],
  ]);
});

test('each command has a name of its own, and each button is a part that the contract names', () => {
  const names = COMMANDS.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const source = readFileSync(
    new URL('../../web/solver/kakutei-solver.js', import.meta.url),
    'utf8',
  );
  const buttons = COMMANDS.filter(({ place, look }) => place && place !== 'hints' && look !== 'box' && look !== 'list'); // prettier-ignore
  for (const { name } of buttons) assert.match(source, new RegExp(`@csspart ${name} - `));
});
