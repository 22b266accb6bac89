// The catalogue finds what the definition of a technique gives, and nothing else. report.js does the same on as many
// positions as one likes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineClient } from '../../web/engine/client.js';
import { madePuzzles } from '../explained/made.js';
import { need } from '../needs.js';
import { FAMILIES } from '../told/events.js';
import { boardOf, boardsOn, MISSED } from './boards.js';
import { askAll, explainerDifferences, PRODUCERS } from './compare-explainer.js';
import { differences } from './compare.js';
import { DEFINITIONS } from './definitions.js';
import { cases } from '../words/steps.js';

need('wasm');

const puzzles = madePuzzles(1000);

test('each technique of the catalogue has a definition', () => {
  const defined = new Set([...DEFINITIONS, ...PRODUCERS].flatMap(({ slugs = [] }) => slugs));
  assert.deepEqual(
    [...FAMILIES.keys()].filter((slug) => !defined.has(slug)),
    [],
  );
});

test('all its instances are found, and none that is not one', async (t) => {
  const engine = await EngineClient.start({ worker: false });
  /** @type {Map<string, number>} */
  const counts = new Map();
  const found = [];
  const definitions = DEFINITIONS.filter(({ isForReport }) => !isForReport);
  const boards = boardsOn(puzzles.slice(43, 47)).filter((_, at) => at % 5 === 0);
  for (const board of boards) {
    const count = (/** @type {string} */ technique, /** @type {number} */ candidates) =>
      counts.set(technique, (counts.get(technique) ?? 0) + candidates);
    found.push(...(await differences(engine, board, count, definitions)));
  }
  await engine.close();
  t.diagnostic([...counts].map((entry) => entry.join(' ')).join(', '));
  assert.deepEqual(found, []);
  const met = [...counts.values()].filter((candidates) => candidates > 0).length;
  assert.ok(met > 0.7 * counts.size, `${met} of ${counts.size} were met`);
});

test('what the catalogue once missed it finds', async () => {
  const engine = await EngineClient.start({ worker: false });
  for (const missed of MISSED) {
    const definitions = DEFINITIONS.filter(({ slugs }) => slugs.includes(missed.slug));
    let all = 0;
    const count = (/** @type {string} */ _, /** @type {number} */ candidates) => {
      all += candidates;
    };
    const found = await differences(engine, boardOf(missed), count, definitions);
    assert.deepEqual(found, [], missed.why);
    assert.ok(all > 0);
  }
  await engine.close();
});

test('so it is with what Sudoku Explainer alone has, each of whose producers is asked for its first step', (t) => {
  /** @type {Map<string, number>} */
  const counts = new Map(PRODUCERS.map(({ producer }) => [producer, 0]));
  // These have loops and BUG.
  const boards = boardsOn([131, 139, 148].map((at) => puzzles[at]));
  const count = (/** @type {string} */ producer, /** @type {string | null} */ technique) =>
    counts.set(producer, (counts.get(producer) ?? 0) + (technique ? 1 : 0));
  assert.deepEqual(
    askAll(boards).flatMap((asked) => explainerDifferences(asked, count)),
    [],
  );
  t.diagnostic([...counts].map((entry) => entry.join(' ')).join(', '));
  const met = [...counts.values()].filter((steps) => steps > 0).length;
  assert.ok(met > 0.7 * counts.size, `${met} of ${counts.size} were met`);
});

test('so it is for techniques that such puzzles do not have, on the ways of puzzles that do', async () => {
  const engine = await EngineClient.start({ worker: false });
  for (const slug of [
    'firework-triple',
    'firework-quadruple',
    'junior-exocet',
    'junior-exocet-plus',
    'senior-exocet',
    'tridagon',
    'bivalue-oddagon',
    'sk-loop',
    'multi-sector-locked-set',
    'extended-rectangle',
    'uniqueness-clue-cover',
    'reverse-bug',
    'qiu-deadly-pattern',
  ]) {
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
