// The limits in engine/limits.md: this reads the tables there and measures. Not time but work, in the engine's
// own units.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gauge } from '../../scripts/limits/gauge.js';
import { measureMemory } from '../../scripts/limits/memory.js';
import { ask, subjectsOf } from '../../scripts/limits/subjects.js';
import { project } from '../../scripts/lib/tools.js';
import { readCases } from '../cases/cases.js';
import { built, need } from '../needs.js';
import { ASSUMING, EMPTY } from './boards.js';
import { listTechniques } from '../../web/engine/catalogue/rating.js';
import { Engine } from '../../web/index.js';

need('wasm', 'native');

const limits = readFileSync(join(project, 'engine/limits.md'), 'utf8');

/** The numbers of a row of its tables. @param {string} what is in the first column */
function limit(what) {
  const row = limits.split('\n').find((line) => line.startsWith(`| ${what} `));
  assert.ok(row, `no row: ${what}`);
  const [, ...cells] = row.split('|').slice(1, -1);
  return cells.map((cell) => Number(cell.replaceAll(/[^\d]/g, '')));
}

/** The page's budget for a call: web/engine/slices.js. */
const BUDGET = 1000;

const engine = await Engine.load();
const subjects = await subjectsOf(engine);
const cases = readCases('slow').map(({ board, words: [most, ...name] }) => ({
  board,
  name: name.join(' '),
  most: Number(most),
}));

test('each handle takes the memory that the table says, and as many are open at once', () => {
  for (const { what, bytes, fit } of measureMemory()) {
    assert.deepEqual([bytes, fit], limit(what), what);
  }
});

for (const { board, name, most } of cases) {
  test(`${name} ends within ${most} units of work on ${board}, and is right`, async () => {
    const { result, calls } = await gauge(() => subjects[name](board, {}));
    assert.ok((result.work ?? calls) <= most, `${result.work ?? calls}`);
    assert.ok(limit(`${name} to the end`).includes(most), 'it is not in the table');
    assert.ok((result.work ?? 0) <= BUDGET * calls, 'Stop has to wait for a call without end');
    const { count } = engine.count(board);
    const outcomes = [
      ['inconsistent'],
      ['finished', 'stuck'],
      ['finished', 'stuck', 'indeterminate'],
    ];
    assert.ok(outcomes[count].includes(result.outcome), `${count}: ${result.outcome}`);
    if (result.reached) assert.ok(engine.count(result.reached).count > 0 || count === 0);
  });
}

test('events that find no room are counted, and the press goes on', () => {
  const { board } = cases.find(({ name }) => name === 'backtracking') ?? cases[0];
  const solver = engine.open(board, { method: 'backtracking', events: true });
  const { outcome, eventsLost } = solver.solve();
  assert.equal(outcome, 'finished');
  const [most] = limit('events of a press');
  assert.ok(eventsLost > most, `${eventsLost}`);
  solver.free();
});

test('no method, question or maker takes more of the stack than the table says', async () => {
  const every = (await listTechniques()).map(({ slug }) => ({ slug, on: true }));
  const all = { ...subjects, 'every technique': ask(engine, every, 'all') };
  for (const [name, subject] of Object.entries(all)) await holdStack(name, subject, ASSUMING);
  for (const name of ['techniques, told', 'rating hodoku-2.3', 'hint se', 'every technique']) {
    await holdStack(name, all[name], cases[0].board);
  }
});

test('trials lie within each other as deep as said', () => {
  const deepest = ['ushio', 'human', 'cell-list'].map((method) => {
    const solver = engine.open(EMPTY, { method });
    const { counts } = solver.solve();
    solver.free();
    return counts.deepestAssumption;
  });
  const [said] = limits.match(/the empty board has \d+/) ?? [];
  assert.equal(said, `the empty board has ${Math.max(...deepest)}`);
});

/** @param {string} name @param {import('../../scripts/limits/subjects.js').Subject} subject @param {string} board */
async function holdStack(name, subject, board) {
  const [, most] = limit('the deepest in wasm');
  const { stack } = await gauge(() => subject(board, {}));
  assert.ok(stack > 0 && stack <= most, `${name}: ${stack} bytes`);
}

test('natively the stack is no deeper than the table says', () => {
  const output = execFileSync(built('native', 'stack.tool'), { input: `${ASSUMING}\n` });
  const [, most] = limit('the deepest natively');
  const lines = output.toString().trim().split('\n');
  for (const line of lines) assert.ok(parseInt(line) > 0 && parseInt(line) <= most, line);
});
