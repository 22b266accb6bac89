// Practice: a person's moves are judged, positions are kept within bounds, and boards are disguised.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FAMILIES, boardOf } from '../../web/app/techniques/cases.js';
import { disguised } from '../../web/app/practice/disguise.js';
import { judge } from '../../web/app/practice/judge.js';
import {
  MOST_OF_ONE,
  counted,
  countsOf,
  keptIn,
  positionsOf,
  readKept,
  withOneMore,
  withoutFirst,
} from '../../web/app/practice/kept.js';
import { frequencyOf, offersOf } from '../../web/app/practice/offers.js';
import { Supply } from '../../web/app/practice/supply.js';
import { tellStand } from '../../web/app/practice/telling.js';
import { gameOfLink, readLink } from '../../web/game/link.js';
import { marksOf } from '../../web/game/notes.js';
import { applyMove } from '../../web/game/state.js';
import { squareAt, squareNamed } from '../../web/game/units.js';
import { wordsOf } from '../../web/locales/words.js';
import { EngineClient } from '../../web/index.js';
import { solutions } from '../engine/plain-solver.js';
import { need } from '../needs.js';
import { fakeStorage } from './storage.js';

need('wasm');

const engine = await EngineClient.start();

/** @typedef {import('../../web/game/state.js').Game} Game */
/** @typedef {import('../../web/game/state.js').Move} Move */

const BOARD = boardOf('naked-pair');
const link = /** @type {import('../../web/game/link.js').Link} */ (readLink(`#${BOARD}`));
const game = gameOfLink(link);
const [solution] = solutions(link.puzzle);
const right = Array.from(solution, (digit) => [Number(digit)]);
const open = [...link.digits].flatMap((digit, square) => (digit === '.' ? [square] : []));
/** Candidates that are wrong. */
const wrong = open.flatMap((square) =>
  marksOf(game.notes, square)
    .filter((digit) => digit !== right[square][0])
    .map((digit) => ({ square, digit })),
);
const place = (/** @type {{ square: number, digit: number }} */ { square, digit }) => ({
  ...squareNamed(square),
  digit,
});
const mark = (/** @type {{ square: number, digit: number }} */ at) =>
  /** @type {Move} */ ({ type: 'mark', ...at });
const after = (/** @type {Move[]} */ ...moves) =>
  moves.reduce((now, move) => applyMove(now, move), game);

describe('A position', () => {
  const [one, two] = wrong;
  const far = wrong.find(({ square }) => square !== one.square && square !== two.square);
  assert.ok(far);
  const first = { placed: [], removed: [place(one), place(two)] };
  const second = { placed: [], removed: [place(far)] };
  const task = { game, steps: [first, second], right };

  test('is untouched until a mark or digit has changed, and again when that was taken back', () => {
    assert.deepEqual(judge(task, game), { verdict: 'untouched' });
    assert.deepEqual(judge(task, after(mark(one), mark(one))), { verdict: 'untouched' });
  });

  test('is found when all that a step removes is gone, whichever step it is', () => {
    assert.deepEqual(judge(task, after(mark(one))), { verdict: 'part', done: 1, all: 2 });
    assert.deepEqual(judge(task, after(mark(one), mark(two))), { verdict: 'right', step: first });
    assert.deepEqual(judge(task, after(mark(far))), { verdict: 'right', step: second });
  });

  test('is found when the digit of a step is placed, and no other digit', () => {
    const digit = right[open[0]][0];
    const placing = { placed: [place({ square: open[0], digit })], removed: [] };
    const single = { game, steps: [placing], right };
    const set = /** @type {Move} */ ({ type: 'set', square: open[0], digit });
    assert.deepEqual(judge(single, after(set)), { verdict: 'right', step: placing });
    const other = open[1];
    const elsewhere = after({ type: 'set', square: other, digit: right[other][0] });
    assert.deepEqual(judge(single, elsewhere), { verdict: 'other' });
  });

  test('is not found by a digit that takes the marks along: that is something else', () => {
    const placed = {
      type: /** @type {const} */ ('set'),
      square: far.square,
      digit: right[far.square][0],
    };
    assert.deepEqual(judge({ ...task, steps: [second] }, after(placed)), { verdict: 'other' });
  });

  test('is wrong with a wrong digit, or without the mark of a right one', () => {
    const set = /** @type {Move} */ ({ type: 'set', ...one });
    assert.deepEqual(judge(task, after(set)), { verdict: 'wrong', ...one, isMark: false });
    const needed = { square: open[0], digit: right[open[0]][0] };
    const gone = after(mark(needed));
    assert.deepEqual(judge(task, gone), { verdict: 'wrong', ...needed, isMark: true });
  });

  test('is away when another puzzle is on the board, or a digit of it has gone', () => {
    const entered = game.squares.findIndex(({ kind, digit }) => digit && kind === 'entered');
    assert.equal(judge(task, after({ type: 'clear', square: entered })).verdict, 'away');
    assert.equal(judge(task, after({ type: 'clearAll' })).verdict, 'away');
  });
});

test('a board in disguise is another one, has one solution again, and the technique', async () => {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const table = await engine.techniques();
  const rare = offersOf(table)
    .flatMap(({ offers }) => offers)
    .filter(({ frequency }) => frequency === 'rare');
  assert.ok(rare.length > 20);
  for (const slug of ['jellyfish', 'xy-chain', 'naked-quadruple', 'unique-rectangle-6']) {
    const from = /** @type {import('../../web/game/link.js').Link} */ (
      readLink(`#${boardOf(slug)}`)
    );
    const { puzzle, digits, marks } = disguised(from, random);
    assert.notEqual(puzzle, from.puzzle);
    assert.equal(solutions(puzzle).length, 1);
    const candidates = (marks ?? []).map((mask, square) =>
      digits[square] === '.'
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => mask & (1 << (d - 1)))
        : [],
    );
    const board = { givens: puzzle, digits, candidates };
    const catalogue = await engine.catalogue(board, { order: [{ slug }] });
    assert.equal((await catalogue.check()).outcome, 'finished');
    assert.equal((await catalogue.hint()).step?.technique, slug);
  }
});

test('what only Sudoku Explainer knows is not offered; what is either comes in puzzles or has a board', async () => {
  const table = await engine.techniques();
  const offers = offersOf(table).flatMap((family) => family.offers);
  const slugs = offers.map(({ slug }) => slug);
  assert.equal(new Set(slugs).size, slugs.length);
  for (const { slug, frequency } of offers) {
    const { hodoku, se } = table.find((each) => each.slug === slug) ?? assert.fail(slug);
    assert.ok(hodoku || !se, slug);
    assert.equal(frequency, frequencyOf(slug));
    if (frequency === 'rare') assert.ok(boardOf(slug), slug);
  }
  assert.ok(!slugs.includes('brute-force') && !slugs.includes('nishio'));
  const named = [...FAMILIES.values()].flat().map(({ slug }) => slug);
  for (const slug of ['x-wing', 'sue-de-coq', 'grouped-aic', 'full-house']) {
    assert.ok(named.includes(slug) && slugs.includes(slug), slug);
  }
});

describe('What is kept of practice', () => {
  test('are a few positions of the techniques practised last', () => {
    let kept = readKept(null);
    for (let n = 0; n < 2 * MOST_OF_ONE; n++) kept = withOneMore(kept, 'x-wing', BOARD);
    assert.equal(positionsOf(kept, 'x-wing').length, MOST_OF_ONE);
    assert.equal(positionsOf(withoutFirst(kept, 'x-wing'), 'x-wing').length, MOST_OF_ONE - 1);
    for (let n = 0; n < 40; n++) kept = withOneMore(kept, `technique-${n}`, BOARD);
    assert.ok(Object.keys(kept.positions).length <= 12);
    assert.equal(positionsOf(kept, 'x-wing').length, 0);
    assert.equal(positionsOf(kept, 'technique-39').length, 1);
    assert.deepEqual(readKept(JSON.parse(JSON.stringify(kept))), kept);
  });

  test('are counts, apart for those with hints', () => {
    const { store } = fakeStorage();
    const shelf = keptIn(store);
    shelf.change((kept) => counted(kept, 'x-wing', false));
    shelf.change((kept) => counted(counted(kept, 'x-wing', true), 'x-wing', true));
    assert.deepEqual(countsOf(shelf.get(), 'x-wing'), { alone: 1, helped: 2 });
    assert.deepEqual(countsOf(shelf.get(), 'jellyfish'), { alone: 0, helped: 0 });
  });

  test('is nothing where the browser keeps nothing, or a stranger wrote', () => {
    const shelf = keptIn(fakeStorage({ isForbidden: true }).store);
    shelf.change((kept) => withOneMore(kept, 'x-wing', BOARD));
    assert.deepEqual(shelf.get(), { positions: {}, counts: {} });
    const strange = { positions: { 'x-wing': [7, 'p=1', BOARD], a: 'b' }, counts: { 'x-wing': [1], b: [-1, 2] } }; // prettier-ignore
    assert.deepEqual(readKept(strange), { positions: { 'x-wing': [BOARD] }, counts: {} });
    assert.deepEqual(readKept([1, 2]), { positions: {}, counts: {} });
  });
});

describe('A supply', () => {
  const never = new AbortController().signal;
  const made = async () => {
    const rated = await engine.rate(link.puzzle);
    /** @type {number[]} */
    const asked = [];
    const make = async () => {
      asked.push(1);
      const rest = { solution, measured: 3, seed1: 1, seed2: 2 };
      return /** @type {any} */ ({
        outcome: 'finished',
        puzzle: link.puzzle,
        rating: rated,
        ...rest,
      });
    };
    return { maker: { make }, asked };
  };

  test('gives what was kept before it makes anything, and each position once', async () => {
    const shelf = keptIn(fakeStorage().store);
    const supply = new Supply(shelf);
    const { maker, asked } = await made();
    shelf.change((kept) => withOneMore(kept, 'naked-pair', BOARD));
    const { position } = await supply.take(maker, 'naked-pair', { signal: never });
    assert.equal(position, BOARD);
    assert.equal(asked.length, 0);
    const next = await supply.take(maker, 'naked-pair', { signal: never });
    assert.equal(asked.length, 1);
    assert.equal(next.measured, 3);
    assert.match(String(next.position), /^p=.+&s=.+&c=/);
  });

  test('makes some ahead and then no more, and none where nothing can be kept', async () => {
    const { maker, asked } = await made();
    const shelf = keptIn(fakeStorage().store);
    const supply = new Supply(shelf);
    supply.prepare(maker, 'naked-pair');
    await supply.ahead;
    assert.equal(positionsOf(shelf.get(), 'naked-pair').length, MOST_OF_ONE);
    assert.equal(asked.length, MOST_OF_ONE);
    const poor = new Supply(keptIn(fakeStorage({ isForbidden: true }).store));
    poor.prepare(maker, 'naked-pair');
    await poor.ahead;
    assert.equal(asked.length, MOST_OF_ONE + 1);
  });

  test('needs no maker for what is rare', async () => {
    const maker = { make: () => Promise.reject(new Error('asked')) };
    const supply = new Supply(keptIn(fakeStorage().store));
    const { position } = await supply.take(maker, 'jellyfish', { signal: never });
    assert.notEqual(position, boardOf('jellyfish'));
    assert.match(String(position), /^p=/);
  });
});

test('every stand is told, in words of its own', () => {
  const words = wordsOf('en');
  const judged = [
    { verdict: 'away' },
    { verdict: 'untouched' },
    { verdict: 'other' },
    { verdict: 'part', done: 1, all: 2 },
    { verdict: 'wrong', square: squareAt(3, 5), digit: 4, isMark: true },
    { verdict: 'wrong', square: squareAt(3, 5), digit: 4, isMark: false },
  ].map((each) => ({ phase: 'open', judged: each }));
  const others = [
    { phase: 'stopped' },
    { phase: 'failed', fault: { code: 'lost', message: '' } },
    { phase: 'failed', fault: { code: 'memory', message: '' } },
  ];
  const seeking = ['seeking', 'none'].map((phase) => ({ phase, measured: 7 }));
  const said = [...judged, ...others, ...seeking].map((stand) =>
    tellStand(words, /** @type {any} */ (stand), 'x-wing'),
  );
  assert.equal(new Set(said).size, said.length);
});
