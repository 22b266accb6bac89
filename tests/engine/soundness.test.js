// No deduction is ever wrong: over corpora and mutated boards, the events and the end of each method are
// compared with the plain solver. A new method is included by itself.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { allBoards, noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions } from './plain-solver.js';
import { boardFaults, claimOf, fits, storyFaults } from './soundness.js';

need('wasm-ubsan');

/** With undefined behaviour trapping. */
const engine = await Engine.load({ bytes: readFileSync(built('wasm-ubsan', 'kakutei')) });
await engine.loadTechniques({ bytes: readFileSync(built('wasm-ubsan', 'kakutei-techniques')) });

/**
 * Differences between the methods beyond their descriptions.
 * @type {Record<string, { deduces?: boolean, patience?: number }>}
 */
const expectations = {
  // Its digits are all on trial, so only its end can be right or wrong; boards on which it takes
  // more than so many visits are passed over.
  backtracking: { deduces: false, patience: 100_000 },
};

const methods = engine.methods().map((method) => ({
  ...method,
  deduces: expectations[method.slug]?.deduces ?? true,
  patience: expectations[method.slug]?.patience ?? Infinity,
}));
/** @typedef {typeof methods[number]} Method */

/** One press of Go; null if it takes too long for our patience. @param {Method} method @param {string} board */
function go({ slug, patience }, board) {
  const solver = engine.open(board, { method: slug });
  try {
    return patience === Infinity ? solver.solve() : solver.advance('solve', patience);
  } finally {
    solver.free();
  }
}

/** As many solutions of a board as a story is held against. */
const several = 60;

/** @type {Map<string, string[]>} */
const solved = new Map();

/** Solutions of a board, as many as it has or several, found once for all methods. @param {string} board */
function solutionsOf(board) {
  const found = solved.get(board) ?? solutions(board, several);
  solved.set(board, found);
  return found;
}

/**
 * Go has to end as the board's solutions say: none, one, or more than one. Returns whether it ended.
 * @param {Method} method
 * @param {string} board
 */
function assertEnd(method, board) {
  const known = solutionsOf(board);
  const { slug, canBeStuck, tellsUniqueness, provesUniqueness } = method;
  const result = go(method, board);
  if (result === null) return false;
  const { outcome, board: end, uniqueness, warnings } = result;
  if (uniqueness === 'only') assert.equal(known.length, 1, `${slug} says that of ${board}`);
  if (uniqueness === 'several') assert.ok(known.length > 1, `${slug} says that of ${board}`);
  if (canBeStuck && outcome === 'stuck') {
    assert.ok(fits(end, board), `${slug} changed a digit of ${board}`);
    assert.ok(known.length !== 1 || fits(known[0], end), `${slug} has a wrong digit in ${end}`);
  } else if (known.length === 0) {
    assert.equal(outcome, 'inconsistent', `${slug} on ${board}`);
  } else {
    assert.equal(outcome, 'finished', `${slug} on ${board}`);
    assert.deepEqual(solutions(end), [end], `${slug} has a wrong solution of ${board}`);
    assert.ok(fits(end, board), `${slug} changed a digit of ${board}`);
    const isFull = !board.includes('.');
    if (provesUniqueness && !isFull) assert.notEqual(uniqueness, 'unknown', `${slug} on ${board}`);
    const warned = uniqueness === 'several' || warnings.length > 0;
    const warns = tellsUniqueness || provesUniqueness;
    assert.equal(warned, warns && known.length > 1, `${slug}: a warning of ${board}`);
  }
  return true;
}

/** @param {Method} method @param {string[]} boards */
function assertEnds(method, boards) {
  const ended = boards.filter((board) => assertEnd(method, board)).length;
  assert.ok(
    ended > boards.length / 2,
    `${method.slug} ends on ${ended} of ${boards.length} boards`,
  );
}

/** @param {Method} method @param {string} board @param {('step' | 'solve')[]} presses */
function assertSound({ slug, deduces }, board, presses) {
  if (!deduces) return;
  const known = solutionsOf(board);
  const complete = known.length < several;
  for (const press of presses) {
    const faults = boardFaults(engine, board, known, { complete, press, method: slug });
    assert.deepEqual(faults, [], slug);
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

test('a digit placed on trial that is in no solution is found', () => {
  const { board } = readCases('several')[0];
  const known = solutions(board);
  const square = { row: 1, column: board.indexOf('.') + 1 };
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) =>
    known.every((solution) => solution[square.column - 1] !== String(each)),
  );
  const story = (/** @type {number[]} */ digits) =>
    /** @type {any[]} */ ([
      { kind: 'assumed', square, digits, cause: null },
      { kind: 'result', square, digits, cause: 0 },
      { kind: 'placed', square, digits, cause: 1 },
    ]);
  const judge = (/** @type {any[]} */ events) => storyFaults(events, known, { complete: true });
  assert.deepEqual(judge(story([Number(known[0][square.column - 1])])), []);
  assert.equal(judge(story([digit ?? 0])).length, 1);
});

test('a table of methods is there', () => assert.ok(methods.some(({ deduces }) => deduces)));

for (const method of methods) {
  const { slug, deduces } = method;

  if (deduces) {
    test(`${slug}: a story that takes a solution away is found`, () => {
      const { board, words } = readCases('unique')[60];
      const solver = engine.open(board, { method: slug, events: true });
      solver.solve();
      const events = solver.events();
      solver.free();
      const judge = (/** @type {any[]} */ story) => storyFaults(story, words, { complete: true });
      assert.deepEqual(judge(events), []);
      const kinds = new Set();
      for (const [at, event] of events.entries()) {
        const { kind, rule, square, squares, digits, depth } = event;
        const claims = claimOf(event) && depth === 0 && digits.length > 0;
        if (!claims || kinds.has(kind + rule)) continue;
        kinds.add(kind + rule);
        const { row, column } = square ?? squares[0];
        const right = Number(words[0][(row - 1) * 9 + column - 1]);
        const denies = kind === 'excluded' || rule === 'chain';
        const wrong = denies ? [right] : digits.map((digit) => (digit % 9) + 1);
        const faults = judge(events.with(at, { ...event, digits: wrong }));
        assert.notDeepEqual(faults, [], `${kind} ${rule}`);
      }
      assert.ok(kinds.size > 1);
      assert.notDeepEqual(judge([{ ...events[0], kind: 'contradiction' }]), []);
    });

    test(`${slug}: on our boards nothing told takes a solution away, in Go and in 1 Step`, () => {
      for (const board of allBoards().filter((_, i) => i % 2 === 0)) {
        assertSound(method, board, ['solve']);
      }
      for (const { board } of readCases('unique').filter((_, i) => i > 29 && i % 4 === 0)) {
        assertSound(method, board, ['step']);
      }
      for (const { board } of readCases('several').slice(0, 5)) {
        assertSound(method, board, ['step']);
      }
    });

    test(`${slug}: nor on shared boards, the hardest among them`, { skip: noShared }, () => {
      const boards = [
        ...sampleShared('17clue.txt', 8),
        ...sampleShared('magictour1465.txt', 8),
        ...sampleShared('hardest1106.txt', 2),
        ...sampleShared('hardest1905.txt', 2),
        ...sampleShared('many-solutions.txt', 10),
      ];
      for (const board of boards) assertSound(method, board, ['solve']);
    });
  }

  test(`${slug}: on our boards Go ends as their solutions say`, () => {
    assertEnds(method, allBoards());
  });

  test(`${slug}: so it does on shared boards`, { skip: noShared }, () => {
    assertEnds(method, [
      ...sampleShared('17clue.txt', 15),
      ...sampleShared('magictour1465.txt', 15),
      ...sampleShared('hardest1106.txt', 4),
      ...sampleShared('hardest1905.txt', 4),
      ...sampleShared('many-solutions.txt', 30),
      ...sampleShared('counts.txt', 20).map((line) => line.slice(0, 81)),
      ...sampleShared('invalid.txt', 10).map((line) => line.slice(0, 81)),
    ]);
  });
}

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
  ['changed', mutated, 60],
  ['half filled', beginnings, 25],
  ['scattered', scattered, 12],
])) {
  test(`on ${what} boards Go ends as their solutions say, and tells nothing wrong`, () => {
    fc.assert(
      fc.property(boards, (board) => {
        for (const method of methods) {
          assertEnd(method, board);
          assertSound(method, board, ['solve']);
        }
      }),
      { numRuns: runs },
    );
  });
}
