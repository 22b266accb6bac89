// The actions of a person or a host on a solver, as functions of its state.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHistory } from '../../web/game/history.js';
import { fromText, toText } from '../../web/game/state.js';
import {
  back,
  backByHand,
  choose,
  chooseView,
  leave,
  load,
  nameView,
  nextView,
  remark,
  select,
  setChoices,
  setControls,
  setHistory,
  speak,
  toggleCommon,
  viewsToChoose,
} from '../../web/model/actions.js';
import { beginEmpty } from '../../web/model/entry/actions.js';
import { wordsOf } from '../../web/locales/words.js';
import { edit, enter, pressKey, pressSquare } from '../../web/model/hand/actions.js';
import { FIRST_CHOICES, VIEWS, optionsOf } from '../../web/model/choices.js';
import { judged } from '../../web/model/count/verdict.js';
import { loaded } from '../../web/model/run/actions.js';
import { FIRST_STATE, gameOf, metaOf, wordsFor } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { pressing } from '../../web/solver/view/status.js';
import { METHODS, makeSolver } from './fake.js';

const PUZZLE = `1${'.'.repeat(80)}`;

test('a digit by hand goes on the board, and the host is told', () => {
  const { send, board, told, state } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  assert.equal(board(), `12${'.'.repeat(79)}`);
  assert.equal(gameOf(state()).squares[1].kind, 'entered');
  send(edit, 1, 0);
  assert.equal(board(), PUZZLE);
  const boards = [`12${'.'.repeat(79)}`, PUZZLE];
  assert.deepEqual(told, [
    ['changed', { board: boards[0], kind: 'entered' }],
    ['changed', { board: boards[1], kind: 'emptied' }],
  ]);
});

test('the same digit again changes nothing, and nobody is told', () => {
  const { send, names, state } = makeSolver(PUZZLE);
  send(edit, 0, 1);
  assert.deepEqual(names(), []);
  assert.equal(state().history.index, 0);
});

test('a board that is readonly takes no digits, from no side', () => {
  const { send, board } = makeSolver(PUZZLE);
  send(setControls, { readonly: true });
  send(edit, 1, 2);
  send(pressKey, 3);
  send(pressSquare, 5);
  send(select, 7);
  send(enter, 4);
  assert.equal(board(), PUZZLE);
});

test('a board that is loaded on an untouched one takes its place, else Undo finds the other', () => {
  const { send, state } = makeSolver();
  send(load, fromText(PUZZLE));
  assert.equal(state().history.entries.length, 1);
  send(load, fromText('.'.repeat(81)));
  assert.equal(state().history.entries.length, 2);
  send(back);
  assert.equal(toText(gameOf(state())), PUZZLE);
});

test('Undo says what it took back, or that there is nothing', () => {
  const { send, state, names } = makeSolver(PUZZLE);
  send(edit, 40, 5);
  send(backByHand);
  assert.match(state().said, /r5c5/);
  send(backByHand);
  assert.match(state().said, /nothing/i);
  assert.deepEqual(names(), ['changed', 'changed']);
});

test('a move after Undo follows the state on view', () => {
  const { send, board } = makeSolver();
  send(edit, 0, 1);
  send(edit, 1, 2);
  send(back);
  send(edit, 1, 9);
  assert.equal(board(), `19${'.'.repeat(79)}`);
  send(back);
  assert.equal(board(), PUZZLE);
});

test('Clear empties the board, and is told once', () => {
  const { send, board, told, state } = makeSolver(PUZZLE);
  send(beginEmpty);
  assert.equal(board(), '.'.repeat(81));
  send(beginEmpty);
  assert.deepEqual(
    told.map(([, { kind }]) => kind),
    ['cleared'],
  );
  assert.ok(state().said);
});

test('digits that clash are said aloud once, and again when others do', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(edit, 1, 1);
  assert.match(state().said, /r1c1 and r1c2/);
  const { said } = state();
  send(edit, 80, 9);
  assert.equal(state().said, said);
  send(edit, 1, 0);
  assert.equal(state().said, '');
});

test('a key of the keypad goes to the selected square, or waits for squares', () => {
  const { send, state, board } = makeSolver(PUZZLE);
  send(select, 1);
  send(pressKey, 2);
  assert.equal(board(), `12${'.'.repeat(79)}`);
  send(select, null);
  send(pressKey, 3);
  assert.equal(state().picked, 3);
  send(pressSquare, 2);
  send(pressSquare, 80);
  assert.equal(board(), `123${'.'.repeat(77)}3`);
  assert.equal(state().selected, null);
  send(pressKey, 3);
  assert.equal(state().picked, null, 'the same key puts it back');
  send(pressKey, 4);
  send(leave);
  assert.equal(state().picked, null);
});

test('what a person chooses is told, what a host sets is not', () => {
  const { send, told, state } = makeSolver(PUZZLE);
  send(setChoices, { showHow: true });
  assert.equal(told.length, 0);
  send(choose, { method: 'backtracking' });
  assert.equal(told[0][1].choices.method, 'backtracking');
  assert.equal(state().choices.showHow, true);
  assert.ok(Object.isFrozen(state().choices));
});

test('on a sheet a digit is for its sheet, elsewhere for the board', () => {
  const { send, state, board } = makeSolver(PUZZLE);
  send(select, 1);
  send(chooseView, { view: 'sheet', sheet: 4 });
  send(enter, 7);
  assert.deepEqual([state().choices.sheet, board()], [7, PUZZLE]);
  send(enter, 0);
  assert.equal(state().choices.sheet, 7, 'erasing stays erasing');
  send(setControls, { controls: new Set(['keypad']) });
  send(enter, 8);
  assert.equal(state().choices.sheet, 7, 'where a person cannot choose a view');
  assert.equal(board(), `18${'.'.repeat(79)}`);
});

test('the views follow in a circle, common digits only where there are several solutions', () => {
  const { send, state } = makeSolver(PUZZLE);
  const circle = () =>
    VIEWS.map(() => {
      send(nextView);
      assert.equal(state().said.trim(), nameView(wordsFor(state()), state().choices));
      return state().choices.view;
    });
  assert.deepEqual(circle(), ['told', 'candidates', 'counts', 'sheet', 'digits', 'told']);
  send(chooseView, { view: 'digits' });
  const several = { board: PUZZLE, kind: /** @type {const} */ ('several'), count: 2 };
  send(judged, { ...several, complete: false });
  assert.deepEqual(circle(), ['told', 'candidates', 'counts', 'sheet', 'common', 'digits']);
});

test('each view can be chosen once, and the sheets of all digits', () => {
  const all = viewsToChoose({ sheet: 7 });
  const others = all.filter(({ view }) => view !== 'sheet').map(({ view }) => view);
  assert.deepEqual(others, ['digits', 'told', 'candidates', 'counts', 'common']);
  const sheets = all.filter(({ view }) => view === 'sheet').map(({ sheet }) => sheet);
  assert.deepEqual(sheets, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('Escape leaves a sheet and the common digits, not the other views', () => {
  for (const [view, left] of /** @type {const} */ ([
    ['sheet', 'digits'],
    ['common', 'digits'],
    ['counts', 'counts'],
  ])) {
    const { send, state } = makeSolver(PUZZLE);
    send(chooseView, { view });
    send(leave);
    assert.equal(state().choices.view, left);
  }
});

test('common digits are one step there and one back', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(chooseView, { view: 'counts' });
  send(toggleCommon);
  assert.equal(state().choices.view, 'common');
  assert.match(state().said, /common/i);
  send(toggleCommon);
  assert.equal(state().choices.view, 'digits');
});

test('a history from elsewhere is on view as it is, and nothing of the old one is said of it', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  send(setHistory, createHistory(fromText(`9${'.'.repeat(80)}`)));
  assert.equal(gameOf(state()).squares[0].digit, 9);
  assert.deepEqual([state().result, state().said], [null, '']);
});

test('what is no history is refused, and everything goes on', () => {
  const { send, board, state } = makeSolver(PUZZLE);
  const before = state();
  const entry = { state: gameOf(before), meta: null };
  const square = { digit: 1, kind: 'given' };
  const wrongSquares = [null, 5, {}, { digit: 1n, kind: 'given' }, { digit: 1, kind: Symbol('x') }];
  const wrongStates = [
    ...[null, 5, {}, { squares: [] }, { squares: Array(80).fill(square) }],
    ...wrongSquares.map((each) => ({ squares: Array(81).fill(each) })),
  ];
  const wrong = [
    ...[null, undefined, 5, 'x', {}, [], { entries: [], index: 0 }, { entries: 5, index: 0 }],
    ...[-1, 1, 0.5, '0', NaN, undefined].map((index) => ({ entries: [entry], index })),
    ...[null, 5, {}, ...wrongStates.map((state) => ({ state, meta: null }))].map((each) => {
      return { entries: [entry, each], index: 0 };
    }),
  ];
  for (const history of wrong) {
    assert.throws(() => send(setHistory, history), { name: 'GameError' });
    assert.equal(state(), before);
  }
  send(edit, 1, 2);
  assert.equal(board(), `12${'.'.repeat(79)}`);
});

test('of what is kept beside a state only a search counts that can have led to it', () => {
  const game = fromText(`12${'.'.repeat(79)}`);
  const right = { method: 'backtracking', options: { seed1: 5 }, origin: PUZZLE, steps: 3 };
  const { send, state } = makeSolver(PUZZLE);
  const taken = (/** @type {any} */ meta) => {
    send(setHistory, { entries: [{ state: game, meta }], index: 0 });
    return metaOf(state());
  };
  assert.deepEqual(taken({ search: right, remark: 'x', track: 5 }), { search: right });
  const wrong = [
    ...[null, 5, 'x', [], { ...right, method: 5 }],
    ...[-1, 0.5, 2 ** 60, '3', NaN].map((steps) => ({ ...right, steps })),
    ...['x', [PUZZLE], `2${'.'.repeat(80)}`, `.${PUZZLE}`, 5].map((origin) => ({
      ...right,
      origin,
    })),
    ...[null, 5, 'x', { seed1: -1 }, { seed1: '5' }, { seed1: 2 ** 32 }].map((options) => {
      return { ...right, options };
    }),
  ];
  for (const search of wrong) assert.deepEqual(taken({ search }), {}, JSON.stringify(search));
  for (const meta of [null, 5, 'x', undefined]) assert.deepEqual(taken(meta), {});
});

test('a history of ours comes back with all that stands beside its states', async () => {
  const { send, state, store } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  const kept = state().history;
  send(beginEmpty);
  store.send(setHistory, kept);
  assert.deepEqual(state().history, kept);
});

test('choices that make no sense change nothing', () => {
  const { send, state } = makeSolver(PUZZLE);
  const before = state().choices;
  for (const changes of [
    ...[null, undefined, 5, 'x', { other: 1 }, { showHow: 'yes' }, { view: 'x' }, { sheet: 0 }],
    ...[{ speed: 7 }, { speed: NaN }, { method: 5 }, { method: 'x'.repeat(65) }],
    ...[{ options: null }, { options: { seed1: 1.5 } }, { options: { seed1: -1 } }],
  ]) {
    send(setChoices, changes);
    assert.deepEqual(state().choices, before, JSON.stringify(changes));
  }
});

test('a method that there is not gives way to the first, and that is said', async () => {
  const { send, state, store, names } = makeSolver(PUZZLE);
  send(setChoices, { method: 'nosuch' });
  assert.equal(state().choices.method, 'ushio');
  const { lead } = tell(wordsFor(state()), 'en', state().story[0]);
  assert.equal(lead.text, 'There is no method “nosuch” here, so “Ushio: determined sets” is used.');
  send(setChoices, { method: 'backtracking' });
  assert.equal(state().choices.method, 'backtracking');
  assert.deepEqual(names(), []);

  // Before the engine is there any method may be one.
  store.send((/** @type {any} */ now) => ({ ...now, methods: [] }));
  for (const method of ['m'.repeat(64), 'nosuch']) {
    send(setChoices, { method });
    assert.equal(state().choices.method, method);
  }
  store.send(loaded, METHODS);
  assert.equal(state().choices.method, 'ushio');
});

test('options reach the engine as far as its method has them and takes them', () => {
  const limits = { order: 1, seed1: 0xffffffff };
  const options = { order: 2, seed1: 7, recursionLimit: 3, toString: 1 };
  assert.deepEqual(optionsOf({ ...FIRST_CHOICES, options }, { limits }), { seed1: 7 });
  assert.deepEqual(optionsOf({ ...FIRST_CHOICES, options }, undefined), {});
});

test('an entry of the host’s is told in the language that is spoken', async () => {
  const { send, state } = makeSolver(PUZZLE);
  send(remark, (language) => `in ${language}`);
  assert.equal(state().said, 'in en');
  send(speak, 'en');
  assert.equal(state().said, '', 'what was said in another language is not said again');
});

test('all names of squares change with the notation, and no old one is said again', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(remark, (language, notation) => wordsOf(language, notation).square({ row: 1, column: 2 }));
  send(edit, 1, 1);
  assert.match(String(pressing(state())), /r1c1 and r1c2/);
  send(edit, 0, 5);
  assert.match(state().hint, /r1c1/);
  const said = () => tell(wordsFor(state()), 'en', state().story[0]).lead.text;
  assert.equal(said(), 'r1c2');
  send(setChoices, { notation: 'letters' });
  assert.equal(said(), 'A2');
  assert.match(String(pressing(state())), /A1 and A2/);
  assert.deepEqual([state().hint, state().said], ['', '']);
  send(edit, 0, 5);
  assert.match(state().hint, /A1/);
  const { hint } = state();
  send(setChoices, { notation: 'letters', showHow: true });
  assert.equal(state().hint, hint, 'another choice silences nothing');
});

test('the story keeps forty entries, newest first', () => {
  const { send, state } = makeSolver(PUZZLE);
  for (let i = 0; i < 50; i++) send(remark, () => String(i));
  assert.equal(state().story.length, 40);
  const { story } = state();
  assert.equal(new Set(story.map(({ id }) => id)).size, 40, 'each has a number of its own');
  const [newest] = story;
  assert.equal(newest.kind === 'remark' && newest.tell('en'), '49');
});

test('every state is frozen', () => {
  const { send, state } = makeSolver(PUZZLE);
  send(edit, 1, 2);
  assert.ok(Object.isFrozen(state()));
  assert.throws(() => {
    /** @type {any} */ (state()).language = 'xx';
  });
});

test('what is pointed at is over when a square is selected, unless a digit is picked', () => {
  const pointed = /** @type {any} */ ({ picture: null });
  assert.equal(select({ ...FIRST_STATE, pointed }, 3).pointed, null);
  assert.equal(select({ ...FIRST_STATE, pointed, picked: 5 }, 3).pointed, pointed);
});
