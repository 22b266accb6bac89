// The catalogue finds what the definition of a technique gives, and nothing else. report.js does the same on as many
// positions as one likes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineClient } from '../../web/engine/client.js';
import { madePuzzles } from '../explained/made.js';
import { need } from '../needs.js';
import { boardsOn } from './boards.js';
import { differences } from './compare.js';
import { DEFINITIONS } from './definitions.js';
import { cases } from '../words/steps.js';

need('wasm');

test('of each technique that has a definition all instances are found, and none that is not one', async (t) => {
  const engine = await EngineClient.start({ worker: false });
  /** @type {Map<string, number>} */
  const counts = new Map();
  const found = [];
  const boards = boardsOn(madePuzzles(1000).slice(43, 47)).filter((_, at) => at % 5 === 0);
  for (const board of boards) {
    const count = (/** @type {string} */ slugs, /** @type {number} */ candidates) =>
      counts.set(slugs, (counts.get(slugs) ?? 0) + candidates);
    found.push(...(await differences(engine, board, count)));
  }
  await engine.close();
  t.diagnostic([...counts].map(([slugs, candidates]) => `${slugs} ${candidates}`).join(', '));
  assert.deepEqual(found, []);
  const met = [...counts.values()].filter((candidates) => candidates > 0).length;
  assert.ok(met > 0.7 * DEFINITIONS.length, `${met} of ${DEFINITIONS.length} were met`);
});

test('so it is for techniques that such puzzles do not have, on the ways of puzzles that do', async () => {
  const engine = await EngineClient.start({ worker: false });
  for (const slug of ['firework-triple', 'junior-exocet', 'tridagon']) {
    const puzzles = cases.filter((line) => line.startsWith(`${slug} `)).map((line) => line.split(' ')[1]); // prettier-ignore
    const own = DEFINITIONS.filter(({ slugs }) => slugs.includes(slug));
    const found = [];
    let all = 0;
    for (const board of boardsOn(puzzles)) {
      const count = (/** @type {string} */ _, /** @type {number} */ candidates) => {
        all += candidates;
      };
      found.push(...(await differences(engine, board, count, own)));
    }
    assert.deepEqual(found, []);
    assert.ok(all > 0, slug);
  }
  await engine.close();
});
