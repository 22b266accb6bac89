// The faults of a board: obvious ones, wrong digits and the move that entered them, the answers of the exact
// search, and the sentences about them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLES } from '../../web/app/examples.js';
import { createHistory, record } from '../../web/game/history.js';
import { applyMove, fromText, toText } from '../../web/game/state.js';
import { conflicts } from '../../web/game/state.js';
import { peers, squareNamed, unitSquares } from '../../web/game/units.js';
import { back, load, setChoices, setControls } from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { examine } from '../../web/model/check/examining.js';
import { mistakesIn } from '../../web/model/check/mistakes.js';
import { noRoom } from '../../web/model/check/room.js';
import { tellCheck, tellWhy } from '../../web/model/check/telling.js';
import { Counter } from '../../web/solver/count/counter.js';
import { pieces } from '../../web/solver/pieces.js';
import { difficultyOf, sayRating, saidVerdict } from '../../web/model/count/verdict.js';
import { ask, stop } from '../../web/model/run/actions.js';
import { gameOf } from '../../web/model/state.js';
import { loadPart } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { goToState } from '../../web/model/way/actions.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { until, withEngine } from './with-engine.js';

await loadPart('en', 'methods');
const words = wordsOf('en');
const { t } = words;

const [simple, several, contradictory] = ['first', 'several', 'contradictory'].map(
  (name) => EXAMPLES.find((each) => each.name === `example.${name}`)?.board ?? '',
);
const [solution] = solutions(simple);
const open = [...simple].flatMap((symbol, square) => (symbol === '.' ? [square] : []));

/** Another digit than the right one, that clashes with none. @param {import('../../web/game/state.js').Game} game @param {number} square */
function wrongDigit(game, square) {
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (each) =>
      each !== Number(solution[square]) &&
      peers(square).every((peer) => game.squares[peer].digit !== each),
  );
  assert.ok(digit);
  return digit;
}

/** The history of a puzzle on which these moves were made. @param {string} puzzle @param {readonly any[]} moves */
const played = (puzzle, moves) =>
  moves.reduce(
    (history, move) => {
      const { state } = history.entries[history.index];
      return record(history, applyMove(state, move));
    },
    createHistory(fromText(puzzle)),
  );

/** @param {number} square */
const right = (square) => ({ type: 'set', square, digit: Number(solution[square]) });

/** The plain solver in the place of the engine. */
const plain = {
  async count(/** @type {string} */ board, /** @type {number} */ limit) {
    const found = solutions(board, limit);
    return { count: found.length, solution: found[0] ?? null };
  },
  contradiction: async (/** @type {string} */ board) => board,
};

/** @param {ReturnType<typeof played>} history @param {typeof tellWhy} telling */
async function told(history, telling) {
  const { lead, items } = telling(
    words,
    await examine(history, telling === tellWhy, plain),
    history,
  );
  return { lead, items, all: [lead, ...items].map(({ text }) => text) };
}

test('a square for which nothing is left is found, with a digit for each that is not', () => {
  const game = fromText(`.12345678${'.'.repeat(18)}9${'.'.repeat(53)}`);
  assert.deepEqual(noRoom(game), {
    square: 0,
    unit: null,
    digit: 0,
    causes: [1, 2, 3, 4, 5, 6, 7, 8, 27],
  });
  assert.equal(noRoom(fromText(`.12345678${'.'.repeat(72)}`)), null);
});

test('a unit in which a digit has no place is found, with the digits that take the places', () => {
  const game = fromText(contradictory);
  const found = noRoom(game);
  assert.ok(found?.unit);
  const { unit, digit, causes } = found;
  for (const square of unitSquares(unit)) {
    const content = game.squares[square];
    const taken = content.digit
      ? content.digit !== digit
      : causes.some((each) => peers(square).includes(each));
    assert.ok(taken, `${square} has room for ${digit}`);
  }
  assert.ok(causes.every((square) => game.squares[square].digit === digit));
});

test('no room is found only where there is no solution', () => {
  for (const { board } of [
    ...readCases('unique').slice(0, 20),
    ...readCases('several').slice(0, 5),
  ]) {
    assert.equal(noRoom(fromText(board)), null, board);
  }
});

test('wrong digits are found since the move that put them there, the oldest first', () => {
  const [a, b, c] = open;
  const wrong = { type: 'set', square: a, digit: wrongDigit(fromText(simple), a) };
  const history = played(simple, [
    right(c),
    wrong,
    { type: 'clear', square: a },
    right(b),
    wrong,
    { type: 'clear', square: c },
  ]);
  const { entered, found, before } = mistakesIn(history, solution);
  assert.deepEqual(entered, [{ square: a, digit: wrong.digit, since: 5 }]);
  assert.deepEqual(found, []);
  assert.equal(before, history.entries[4].state, 'the last state without a mistake');
  const { state: faulty } = history.entries[2];
  const later = record(createHistory(faulty), applyMove(faulty, right(b)));
  const fromTheFirst = mistakesIn(later, solution);
  assert.deepEqual(fromTheFirst.entered, [{ square: a, digit: wrong.digit, since: 0 }]);
  assert.equal(fromTheFirst.before, null, 'there is no state without it');
});

test('a board of before, with other givens, is not the one before the mistake', () => {
  const first = createHistory(fromText('.'.repeat(81)));
  const digit = wrongDigit(fromText(simple), open[0]);
  const mistaken = applyMove(fromText(simple), { type: 'set', square: open[0], digit });
  const { before, entered } = mistakesIn(record(first, mistaken), solution);
  assert.deepEqual([before, entered.length], [null, 1]);
});

test('pencil marks are wrong where the right digit is not among them', () => {
  const [a, b] = open;
  const mark = (/** @type {number} */ square, /** @type {number} */ digit) => ({
    type: 'mark',
    square,
    digit,
  });
  const other = (Number(solution[a]) % 9) + 1;
  const history = played(simple, [mark(b, Number(solution[b])), mark(a, other), mark(b, other)]);
  const { marked, before } = mistakesIn(history, solution);
  assert.deepEqual(marked, [{ square: a, since: 2 }]);
  assert.equal(before, history.entries[1].state, 'the last state without a mistake');
});

test('a mark that was taken away and put back is no mistake, and counts from when it went last', () => {
  const [a] = open;
  const mark = { type: 'mark', square: a, digit: Number(solution[a]) };
  const moves = [{ type: 'markAll' }, mark, mark, right(open[1])];
  const before = played(simple, moves);
  assert.deepEqual(mistakesIn(before, solution).marked, []);
  const history = played(simple, [...moves, mark]);
  assert.deepEqual(mistakesIn(history, solution).marked, [{ square: a, since: 5 }]);
  assert.equal(mistakesIn(history, solution).before, history.entries[4].state);
});

test('Check says since which move marks lack the right digit, and the way back leads to before it', async () => {
  const [a] = open;
  const mark = { type: 'mark', square: a, digit: Number(solution[a]) };
  const history = played(simple, [{ type: 'markAll' }, mark]);
  const { lead, all } = await told(history, tellCheck);
  const squares = words.squares([{ row: Math.floor(a / 9) + 1, column: (a % 9) + 1 }]);
  const since = t('check.markedSince', { squares, count: 1, move: 2 });
  assert.deepEqual(all, [t('check.marks'), since]);
  assert.deepEqual(lead.picture?.wrong, [a]);
  const { before } = await examine(history, false, plain);
  assert.equal(before, history.entries[1].state);
});

test('Check says how many digits are wrong, which, since when, and marks them', async () => {
  const digit = wrongDigit(fromText(simple), open[1]);
  const history = played(simple, [right(open[0]), { type: 'set', square: open[1], digit }]);
  const { lead, all } = await told(history, tellCheck);
  const square = words.square({ row: Math.floor(open[1] / 9) + 1, column: (open[1] % 9) + 1 });
  const name = t('name.single', { square, digit }).replaceAll(' ', '\u00a0');
  assert.deepEqual(all, [
    t('check.count', { count: 1, all: 2 }),
    t('check.wrongSince', { name, move: 2 }),
  ]);
  assert.deepEqual(lead.picture?.wrong, [open[1]]);
});

test('Check says once what is wrong with the only digit', async () => {
  const [square] = open;
  const digit = wrongDigit(fromText(simple), square);
  const { lead, all } = await told(played(simple, [{ type: 'set', square, digit }]), tellCheck);
  const name = `${words.square(squareNamed(square))} = ${digit}`.replaceAll(' ', '\u00a0');
  assert.deepEqual(all, [t('check.wrongSince', { name, move: 1 })]);
  assert.deepEqual(lead.picture?.wrong, [square]);
});

test('Check tells the wrong digits of a person before those that were found', async () => {
  const [a, b] = open;
  const start = fromText(simple);
  const digit = wrongDigit(start, b);
  const found = { type: 'found', placements: [{ square: a, digit: wrongDigit(start, a) }] };
  const { all } = await told(played(simple, [found, { type: 'set', square: b, digit }]), tellCheck);
  const [mine, theirs] = [b, a].map((square) => words.square(squareNamed(square)));
  assert.equal(all.length, 2);
  assert.ok(all[0].includes(mine.replaceAll(' ', '\u00a0')), all[0]);
  assert.equal(all[1], t('check.found', { squares: theirs, count: 1 }));
});

test('Check has words for each board on which nothing is wrong, or nothing can be said', async () => {
  const typed = (/** @type {string} */ puzzle) => played(puzzle, [right(open[0]), right(open[1])]);
  for (const [history, key, values] of /** @type {const} */ ([
    [typed(simple), 'check.right', { count: 2 }],
    [played(simple, []), 'check.nothing', {}],
    [played(simple, [{ type: 'markAll' }]), 'check.marksRight', {}],
    [typed(several), 'check.several', {}],
    [typed('.'.repeat(81)), 'check.noGivens', {}],
  ])) {
    const { all } = await told(history, tellCheck);
    assert.deepEqual(all, [t(key, values)]);
  }
});

test('where the givens have several solutions it is said since when there is none, and the way back leads there', async () => {
  const TWICE = readCases('several')[0].board;
  const empty = [...TWICE].flatMap((symbol, square) => (symbol === '.' ? [square] : []));
  const free = (/** @type {string} */ board, /** @type {number} */ at) => {
    const game = applyMove(fromText(board), { type: 'clear', square: at });
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => {
      const next = applyMove(game, { type: 'set', square: at, digit });
      return !conflicts(next).length && !solutions(toText(next), 1).length;
    });
  };
  const square = empty.find((at) => free(TWICE, at)) ?? 0;
  const digit = free(TWICE, square) ?? 0;
  const good = empty.find((at) => at !== square) ?? 0;
  const [some] = solutions(TWICE, 1);
  const history = played(TWICE, [
    { type: 'set', square: good, digit: Number(some[good]) },
    { type: 'set', square, digit },
    { type: 'mark', square: empty[5] === square ? empty[6] : empty[5], digit: 1 },
  ]);
  const found = await examine(history, false, plain);
  assert.equal(found.before, history.entries[1].state);
  const { all } = await told(history, tellCheck);
  assert.ok(all.includes(t('check.lost', { move: 2 })), all.join(' '));
});

test('Why? says that the digits contradict each other, names them and shows them at once', () =>
  withEngine(contradictory, async ({ store, send, state, newest }) => {
    const over = untilIdle(store);
    send(ask, 'why');
    await over;
    assert.match(newest(), /no place left for/);
    assert.match(newest(), /These \d+ digits contradict each other/);
    assert.ok(state().pointed?.picture.units.length, 'it is on the board');
    assert.equal(state().pointed?.game, gameOf(state()));
    send(edit, open[0], 1);
    assert.equal(state().pointed, null, 'until a move');
  }));

test('Why? on a board with a solution says that it has one', () =>
  withEngine(simple, async ({ store, send, newest }) => {
    const over = untilIdle(store);
    send(ask, 'why');
    await over;
    assert.ok(newest().startsWith(t('check.solvable')));
  }));

test('the way back leads to before the mistake, and what was undone can be redone', () =>
  withEngine(simple, async ({ store, send, state, board, told: host }) => {
    send(edit, open[0], Number(solution[open[0]]));
    const good = board();
    send(edit, open[1], wrongDigit(gameOf(state()), open[1]));
    const length = state().history.entries.length;
    const over = untilIdle(store);
    send(ask, 'check');
    await over;
    const [entry] = state().story;
    assert.ok(entry.kind === 'told' && entry.before);
    send(goToState, entry.before);
    assert.equal(board(), good);
    assert.equal(state().history.entries.length, length);
    assert.deepEqual(host.at(-1), ['changed', { board: good, kind: 'walked' }]);
  }));

test('a state that the history has lost is not gone back to, and that is said', () =>
  withEngine(simple, async ({ send, state, board }) => {
    send(edit, open[0], Number(solution[open[0]]));
    const lost = gameOf(state());
    send(back);
    send(edit, open[1], Number(solution[open[1]]));
    const before = board();
    send(goToState, lost);
    assert.equal(board(), before);
    assert.equal(state().said, t('check.gone'));
  }));

test('a check that is stopped tells so, and nothing else', () =>
  withEngine(contradictory, async ({ store, send, newest }) => {
    const over = untilIdle(store);
    send(ask, 'why');
    send(stop);
    await over;
    assert.equal(newest(), t('ended.cancelled'));
  }));

test('a check that a move has overtaken tells so', () =>
  withEngine(contradictory, async ({ store, send, newest }) => {
    const over = untilIdle(store);
    send(ask, 'why');
    send(edit, open[0], 1);
    await over;
    assert.equal(newest(), t('status.overtaken'));
  }));

test('two solutions are listed where there are several, up to a thousand', async () => {
  const [two, more] = ['2', '4'].map((wanted) =>
    readCases('several').find(({ words: [count] }) => Number(count) >= Number(wanted)),
  );
  assert.ok(two?.words[0] === '2' && more);
  for (const [board, count, isWhole] of /** @type {const} */ ([
    [two.board, 2, true],
    [more.board, Number(more.words[0]), true],
    ['.'.repeat(81), 1000, false],
  ])) {
    await withEngine(board, async ({ store, send, state }) => {
      const over = untilIdle(store);
      send(ask, 'solutions');
      await over;
      const [entry] = state().story;
      assert.ok(entry.kind === 'solutions');
      assert.deepEqual([new Set(entry.all).size, entry.isWhole], [count, isWhole]);
    });
  }
});

test('the difficulty of the puzzle is said beside its one solution, and alone while somebody plays', () =>
  withEngine(simple, async ({ store, runner, send, state }) => {
    new Counter(store, runner.solving, pieces.rating);
    await until(() => sayRating(state()) !== '');
    const said = sayRating(state());
    assert.equal(said, t('verdict.difficulty', { word: t('difficulty.1') }));
    send(edit, open[0], Number(solution[open[0]]));
    await until(() => state().verdict?.board === toText(gameOf(state())));
    assert.deepEqual([saidVerdict(state()), sayRating(state())], ['', 'Very easy']);
    assert.equal(difficultyOf(state()), 1);
    const wrong = (Number(solution[open[1]]) % 9) + 1;
    send(edit, open[1], wrong);
    await until(() => state().verdict?.kind === 'none');
    assert.deepEqual([saidVerdict(state()), sayRating(state())], ['', 'Very easy'], 'unasked');
    send(setChoices, { atOnce: true });
    assert.equal(saidVerdict(state()), t('verdict.none'));
    send(edit, open[1], Number(solution[open[1]]));
    await until(() => sayRating(state()) === said);
    send(setChoices, { verdict: false });
    assert.equal(difficultyOf(state()), null, 'who wants no spoilers has none');
    send(setChoices, { verdict: true });
    send(setControls, { practised: { game: gameOf(state()), techniques: 'h' } });
    assert.equal(difficultyOf(state()), null, 'in a practice it is that of the puzzle behind it');
    send(setControls, { practised: null });
    assert.equal(difficultyOf(state()), 1);
    send(load, fromText(several));
    await until(() => state().verdict?.kind === 'several');
    assert.equal(sayRating(state()), '', 'of a board with several solutions nothing is said');
    assert.equal(difficultyOf(state()), null, 'it was that of another puzzle');
  }));

test('with the verdict switched off nothing of it is said, but that a full board is a solution', () =>
  withEngine(simple, async ({ store, runner, send, state }) => {
    send(setChoices, { verdict: false });
    new Counter(store, runner.solving, pieces.rating);
    await until(() => state().verdict?.kind === 'one');
    assert.deepEqual([saidVerdict(state()), sayRating(state())], ['', '']);
    for (const square of open) send(edit, square, Number(solution[square]));
    await until(() => state().verdict?.kind === 'full');
    assert.equal(saidVerdict(state()), t('verdict.full'));
  }));

/** @param {import('../../web/model/store.js').Store} store */
const untilIdle = (store) =>
  new Promise((resolve) => {
    const leave = store.subscribe(({ run }, before) => before.run && !run && resolve(leave()));
  });
