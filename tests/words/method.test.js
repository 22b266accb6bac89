// The method of techniques, from the press to the text: its events are proved like any steps, and explain() gives
// exactly their sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { built, need } from '../needs.js';
import { madePuzzles } from '../explained/made.js';
import { checkEvents, linesOf } from './step.js';

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  await engine.loadTechniques({ bytes: readFileSync(built('wasm', 'kakutei-techniques')) });
});

/** The text of a digit: its own line, and those under it. */
const STATEMENT = /^ *(?:\d+\. )?r[1-9]c[1-9] is [1-9]\. ?/;

/** @param {string} board @param {'step' | 'solve'} press */
async function faultsOf(board, press) {
  const solver = engine.open(board, { method: 'techniques', events: true });
  try {
    if (press === 'step') solver.step();
    else solver.solve();
    const events = solver.events();
    const faults = checkEvents(events).flatMap(({ technique, faults: own }) => [technique, ...own]);
    const told = new Set(linesOf(events));
    const said = (await solver.explain('en')).replaceAll('\u2060', '').split('\n');
    const steps = said.filter((line) => STATEMENT.test(line) || line.startsWith(' '));
    const lines = steps.map((line) => line.replace(STATEMENT, '').trim()).filter(Boolean);
    return [
      ...faults,
      ...lines.filter((line) => !told.has(line)),
      ...(told.size ? [] : ['nothing']),
    ];
  } finally {
    solver.free();
  }
}

for (const press of /** @type {const} */ (['solve', 'step'])) {
  test(`${press}: every line of the text is a sentence of a step that is proved`, async () => {
    for (const board of madePuzzles(1000).filter((_, at) => at % 40 === 1)) {
      assert.deepEqual((await faultsOf(board, press)).slice(0, 5), [], board);
    }
  });
}
