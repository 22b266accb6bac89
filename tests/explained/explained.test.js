// The text of explain() about each step, in every language, proved on the board: a sample of every corpus with
// every method. report.js does the same with more boards, and prints figures.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { noShared } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { built, need } from '../needs.js';
import { boardsOf, corpora } from './corpora.js';
import { Position } from './position.js';
import { checkPresses } from './press.js';
import { DIGITS } from '../grid.js';

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

/**
 * The methods, by whether they search: a search continues with the digits that it placed itself. The steps of the
 * catalogue are left out, as tests/told proves them.
 */
const slugs = (/** @type {boolean} */ searching) =>
  engine
    .methods()
    .filter(({ goesOn, namesSteps }) => goesOn === searching && !namesSteps)
    .map(({ slug }) => slug);

/**
 * How many steps were told in each way, how many name what was ruled out, and how many rest on what proofs above them
 * ruled out.
 * @type {Record<string, number>}
 */
const told = { single: 0, slice: 0, trial: 0, unproved: 0, marks: 0, earlier: 0 };

/**
 * Fails on any fault in the texts about some boards.
 * @param {string[]} boards
 * @param {string[]} methods
 * @param {Omit<import('./press.js').Press, 'board' | 'method'>} [press]
 */
async function check(boards, methods, press) {
  for (const method of methods) {
    for (const board of boards) {
      const { steps, faults } = await checkPresses(engine, { board, method, ...press });
      assert.deepEqual(faults.slice(0, 3), []);
      for (const { way, needless, restsOnEarlier, text } of steps) {
        told[way]++;
        if (restsOnEarlier) told.earlier++;
        if (/ruled out before/.test(text)) told.marks++;
        if (way === 'slice') assert.equal(needless, 0, `a line can be left out:\n${text}`);
      }
    }
  }
}

for (const corpus of corpora()) {
  // The texts about the hardest boards are the longest, and the slowest to prove.
  const [count, presses] = corpus.startsWith('hardest') ? [1, 8] : [2, 15];

  test(`every sentence of Go is true on ${corpus}`, () =>
    check(boardsOf(corpus, count), slugs(false)));

  test(`every sentence of 1 Step is true on ${corpus}`, () =>
    check(boardsOf(corpus, 1), [...slugs(false), ...slugs(true)], {
      press: 'step',
      presses,
    }));
}

test('every sentence of a search is true that ended with a solution', () =>
  check([...boardsOf('unique', 2), ...boardsOf('several', 2)], slugs(true)));

test('so it is where a person has ruled candidates out', async () => {
  const taking = engine
    .methods()
    .filter(({ takesCandidates, namesSteps }) => takesCandidates && !namesSteps);
  const methods = taking.map(({ slug }) => slug);
  for (const board of boardsOf('unique', 6)) {
    const marks = ruledOut(board);
    await check([board], methods, { marks });
    await check([board], methods, { marks, press: 'step', presses: 10 });
  }
});

/** Every third of the candidates that are wrong is ruled out. @param {string} board */
function ruledOut(board) {
  const [solution] = solutions(board, 2);
  const { candidates } = new Position(board);
  let wrong = 0;
  return candidates.map((mask, square) =>
    DIGITS.reduce((marks, digit) => {
      const isWrong = (mask >> digit) & 1 && solution[square] !== String(digit);
      return isWrong && wrong++ % 3 === 0 ? marks & ~(1 << digit) : marks;
    }, mask),
  );
}

test('these were steps of every kind', { skip: noShared }, () => {
  for (const [way, count] of Object.entries(told)) assert.ok(count > 20, `${count} ${way}`);
});
