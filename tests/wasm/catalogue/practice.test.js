// Positions for practice: the order finds the technique next on them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../../needs.js';
import { Engine } from '../../../web/index.js';
import { boardText } from '../../../web/engine/board.js';
import { positionBefore, practise } from '../../../web/engine/catalogue/practice.js';

need('wasm');

const FINISHED = 2;

const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
const module = new WebAssembly.Module(readFileSync(built('wasm', 'kakutei-techniques')));
const wasm = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
wasm._initialize?.();
const catalogue = wasm.kt_catalogue_create();

/** The slug of the step that is next on a board when it is rated, and how many candidates it removes. */
function nextOn(/** @type {import('../../../web/engine/board.js').Board} */ board) {
  const memory = Buffer.from(wasm.memory.buffer);
  const text = boardText(board);
  const address = wasm.kt_catalogue_text(catalogue);
  memory.write(text, address);
  assert.equal(wasm.kt_catalogue_open(catalogue, address, text.length), 0);
  assert.equal(wasm.kt_catalogue_rate(catalogue, 1e9), FINISHED);
  const step = wasm.kt_catalogue_steps(catalogue);
  const slug = memory.readUInt32LE(wasm.kt_technique(memory[step + 20]));
  return {
    technique: memory.toString('latin1', slug, memory.indexOf(0, slug)),
    removes: memory.readUInt16LE(step + 14),
  };
}

test('on a position for practice the technique is the next step of a rating', async () => {
  for (const technique of ['pointing', 'hidden-pair', 'x-wing', 'xy-wing', 'skyscraper', 'aic']) {
    const { outcome, position, solution } = await practise(engine, technique, {
      ...{ seed1: 3, seed2: 0 },
    });
    assert.equal(outcome, 'finished');
    assert.ok(position && solution);
    const { board, step } = position;
    assert.deepEqual(nextOn(board), { technique, removes: step.removed.length });
    for (let square = 0; square < 81; square++) {
      const right = Number(solution[square]);
      assert.ok(board.digits[square] === '.' || board.digits[square] === solution[square]);
      assert.equal(board.candidates[square].includes(right), board.digits[square] === '.');
    }
  }
});

test('the seeds make the position again, and others another', async () => {
  const request = { seed1: 5, seed2: 9, symmetry: 'point', givens: /** @type {any} */ ([24, 30]) };
  const first = await practise(engine, 'naked-pair', request);
  assert.deepEqual(await practise(engine, 'naked-pair', request), first);
  assert.notDeepEqual(await practise(engine, 'naked-pair', { ...request, seed1: 6 }), first);
});

test('of a technique that is too rare, and of one that was stopped, that is said', async () => {
  const rare = await practise(engine, 'leviathan-that-is-not').catch(({ code }) => code);
  assert.equal(rare, 'option');
  const none = await practise(engine, 'franken-swordfish', { seed1: 1, seed2: 1, budget: 20_000 });
  assert.deepEqual([none.outcome, none.position, none.solution], ['exhausted', null, null]);
  assert.ok(none.measured > 10);
  const signal = AbortSignal.abort();
  assert.equal((await practise(engine, 'jellyfish', {}, { signal })).outcome, 'cancelled');
});

test('a way without the technique has no position', () => {
  assert.equal(positionBefore('.'.repeat(81), [], 'x-wing'), null);
});
