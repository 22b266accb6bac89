// The first layer on puzzles from the maker, as tests/words does it for the catalogue: every eighth of a thousand, the
// methods in turn. report.js runs all methods on all of them: --made 1000.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { built, need } from '../needs.js';
import { madePuzzles } from './made.js';
import { checkPresses } from './press.js';

need('wasm');

const puzzles = madePuzzles(1000).filter((_, at) => at % 8 === 1);

/** Sentences that only the hardest boards may need. */
const UNTOLD = /not recorded|too long to be told/;

/** A search tells all that it tried: it has some of the puzzles, and a few presses of 1 Step. */
const TURNS = ['ushio', 'logical-cube', 'human', 'cell-list'];

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

/** @param {import('./press.js').Press} press */
async function prove(press) {
  const { steps, faults } = await checkPresses(engine, press);
  assert.deepEqual(faults.slice(0, 3), []);
  for (const { text } of steps)
    assert.doesNotMatch(text, UNTOLD, `${press.method} on ${press.board}`);
  const spare = steps.filter(({ way, needless }) => way === 'slice' && needless > 0);
  assert.deepEqual(spare.map(({ text }) => text), []); // prettier-ignore
  return steps.length;
}

for (const [turn, method] of TURNS.entries()) {
  test(`every sentence of ${method} is true on puzzles of the maker`, async (t) => {
    const own = puzzles.filter((_, at) => at % TURNS.length === turn);
    let steps = 0;
    for (const [at, board] of own.entries()) {
      const press = at % 8 === 7 ? /** @type {const} */ ('step') : 'solve';
      steps += await prove({ board, method, press, presses: 20 });
    }
    t.diagnostic(`${steps} steps of ${own.length} puzzles`);
    assert.ok(steps > 40 * own.length);
  });
}

test('every sentence of backtracking is true on puzzles of the maker', async () => {
  for (const board of puzzles.filter((_, at) => at % 40 === 0)) {
    await prove({ board, method: 'backtracking', press: 'step', presses: 30 });
  }
});
