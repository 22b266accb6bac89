// No deduction is ever wrong: over corpora and mutated boards, what the engine tells and what it ends
// with is held against the plain solver.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { built } from '../../scripts/build.js';
import { Engine } from '../../web/index.js';
import { allBoards, noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions } from './plain-solver.js';
import { boardFaults, fits, storyFaults } from './soundness.js';

/** @type {Engine} with undefined behaviour trapping */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });
});

/** One press of Go. @param {string} board */
function go(board) {
  const solver = engine.open(board);
  try {
    return solver.solve();
  } finally {
    solver.free();
  }
}

/**
 * Go has to end as the board's solutions say: none, one, or more than one.
 * @param {string} board
 * @param {string[]} known up to two of them
 */
function assertEnd(board, known = solutions(board, 2)) {
  const result = go(board);
  if (known.length === 0) {
    assert.equal(result.outcome, 'inconsistent', board);
    return;
  }
  assert.equal(result.outcome, 'finished', board);
  if (known.length === 1) {
    assert.equal(result.board, known[0]);
    assert.deepEqual(result.warnings, [], `${board} has one solution and a warning`);
    return;
  }
  assert.ok(result.warnings.length > 0, `${board} has several solutions and no warning`);
  assert.deepEqual(solutions(result.board), [result.board], `${board} has a wrong solution`);
  assert.ok(fits(result.board, board), `a digit of ${board} was changed`);
}

/** As many solutions of a board as a story is held against. */
const several = 60;

/** @param {string} board @param {('step' | 'solve')[]} presses */
function assertSound(board, presses) {
  const known = solutions(board, several);
  for (const press of presses) {
    const faults = boardFaults(engine, board, known, { complete: known.length < several, press });
    assert.deepEqual(faults, []);
  }
}

test('the plain solver itself knows how many solutions our boards have', () => {
  for (const { board, words } of readCases('unique')) {
    assert.deepEqual(solutions(board, 2), words);
  }
  for (const { board, words } of readCases('several')) {
    assert.equal(solutions(board).length, Number(words[0]));
  }
  for (const { board } of readCases('none')) assert.deepEqual(solutions(board), []);
});

test('it agrees with the counts of the shared boards', { skip: noShared }, () => {
  for (const line of sampleShared('counts.txt', 50)) {
    const [board, count, solution] = line.split(/[: ]/);
    const found = solutions(board);
    assert.equal(found.length, Number(count), board);
    if (solution) assert.ok(found.includes(solution), board);
  }
});

test('a story that takes a solution away is found', () => {
  const { board, words } = readCases('unique')[60];
  const [solution] = words;
  const solver = engine.open(board, { events: true });
  solver.solve();
  const events = solver.events();
  solver.free();
  const judge = (/** @type {any[]} */ story) => storyFaults(story, [solution], { complete: true });
  assert.deepEqual(judge(events), []);
  for (const kind of ['excluded', 'setRegistered', 'setFound', 'placed']) {
    const at = events.findIndex((event) => event.kind === kind);
    const { square, squares, digits } = events[at];
    const { row, column } = square ?? squares[0];
    const right = Number(solution[(row - 1) * 9 + column - 1]);
    const wrong = kind === 'excluded' ? [right] : digits.map((digit) => (digit % 9) + 1);
    const story = events.with(at, { ...events[at], digits: wrong });
    assert.notDeepEqual(judge(story), [], kind);
  }
  const ended = { ...events[0], kind: 'contradiction' };
  assert.notDeepEqual(judge([ended]), []);
});

test('on our boards nothing that is told takes a solution away, in Go and in 1 Step', () => {
  for (const board of allBoards()) assertSound(board, ['solve']);
  for (const { board } of readCases('unique').slice(30)) assertSound(board, ['step']);
  for (const { board } of readCases('several').slice(0, 10)) assertSound(board, ['step']);
});

test('nor on shared boards, the hardest among them', { skip: noShared }, () => {
  const boards = [
    ...sampleShared('17clue.txt', 30),
    ...sampleShared('magictour1465.txt', 30),
    ...sampleShared('hardest1106.txt', 8),
    ...sampleShared('hardest1905.txt', 8),
    ...sampleShared('many-solutions.txt', 60),
  ];
  for (const board of boards) assertSound(board, ['solve']);
});

test('on our boards Go ends as their solutions say', () => {
  for (const board of allBoards()) assertEnd(board);
});

test('so it does on shared boards', { skip: noShared }, () => {
  for (const board of sampleShared('17clue.txt', 120)) assertEnd(board);
  for (const board of sampleShared('magictour1465.txt', 150)) assertEnd(board);
  for (const board of sampleShared('hardest1106.txt', 20)) assertEnd(board);
  for (const board of sampleShared('hardest1905.txt', 20)) assertEnd(board);
  for (const board of sampleShared('many-solutions.txt', 200)) assertEnd(board);
  for (const line of sampleShared('counts.txt', 50)) assertEnd(line.slice(0, 81));
  for (const line of sampleShared('invalid.txt', 10)) assertEnd(line.slice(0, 81), []);
});

/** One of our boards with some squares changed. */
const mutated = fc
  .record({
    board: fc.constantFrom(...allBoards()),
    changes: fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...'.....123456789')), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ board, changes }) => {
    const squares = Array.from(board);
    for (const [square, character] of changes) squares[square] = character;
    return squares.join('');
  });

/** The first squares of a solution, so that almost anything may follow. */
const beginnings = fc
  .tuple(fc.constantFrom(...readCases('unique')), fc.integer({ min: 20, max: 81 }))
  .map(([{ words }, filled]) => words[0].slice(0, filled).padEnd(81, '.'));

/** Digits anywhere, seldom without a clash. */
const scattered = fc
  .uniqueArray(fc.tuple(fc.nat(80), fc.constantFrom(...'123456789')), {
    maxLength: 12,
    selector: ([square]) => square,
  })
  .map((digits) => {
    const squares = Array(81).fill('.');
    for (const [square, digit] of digits) squares[square] = digit;
    return squares.join('');
  });

for (const [what, boards, runs] of /** @type {const} */ ([
  ['changed', mutated, 500],
  ['half filled', beginnings, 60],
  ['scattered', scattered, 100],
])) {
  test(`on ${what} boards Go ends as their solutions say, and tells nothing wrong`, () => {
    fc.assert(
      fc.property(boards, (board) => {
        assertEnd(board);
        assertSound(board, ['solve']);
      }),
      { numRuns: runs },
    );
  });
}
