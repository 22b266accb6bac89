// A solver's record of its last press: method, result, time; statistics; the whole solution as text.
// Frozen, as api.test.js is: it may grow, but none of this may change.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { built, need } from '../needs.js';
import { project } from '../../scripts/lib/tools.js';
import { Engine, EngineClient, KakuteiError, explain } from '../../web/index.js';
import { loadWords, write } from '../../web/explaining.js';
import { CLASHING, EASY } from './boards.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

/** The differences between two runs: how long they took, or that it was too short to measure. */
const TIME = /(less than )?\d+\.\d+ seconds|\d+\.\d+秒(未満)?/g;

/** Golden Nugget, whose trials have more lines than are recorded. */
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

const UNTOLD = /by more lines than can be told here/;

/** @type {Engine} */
let engine;
/** @type {EngineClient} */
let client;
before(async () => {
  engine = await Engine.load({ bytes });
  client = await EngineClient.start({ bytes });
});
after(() => client.close());

/** @param {string} code */
const coded = (code) => (/** @type {any} */ error) =>
  error instanceof KakuteiError && error.code === code && error.message.length > 20;

/** @param {import('../../web/engine/engine.js').OpenOptions} [options] */
async function both(options) {
  const open = { events: true, ...options };
  return { here: engine.open(EASY, open), there: await client.open(EASY, open) };
}

test('a solver knows its method and, after a press, what it gave and how long it took', async () => {
  const { here, there } = await both({ method: 'backtracking' });
  for (const solver of [here, there]) {
    assert.deepEqual([solver.method, solver.result, solver.time], ['backtracking', null, 0]);
    const result = await solver.solve();
    assert.deepEqual(solver.result, result);
    assert.ok(solver.time > 0 && solver.time < 10_000, String(solver.time));
  }
  assert.equal((await client.open(EASY)).method, engine.methods()[0].slug);
  here.board = EASY;
  await there.setBoard(EASY);
  for (const solver of [here, there]) assert.deepEqual([solver.result, solver.time], [null, 0]);
  assert.deepEqual(await there.uses(), here.uses());
  here.free();
  await there.free();
});

test('the time of a press that is cut into pieces is that of all of them', () => {
  const solver = engine.open(EASY, { method: 'backtracking' });
  const seen = [];
  while (!solver.advance('solve', 5)) seen.push(solver.time);
  assert.ok(seen.length > 3);
  assert.deepEqual(
    seen,
    [...seen].sort((a, b) => a - b),
  );
  assert.ok(solver.time >= seen[seen.length - 1]);
  solver.free();
});

for (const slug of ['ushio', 'backtracking', 'logical-cube', 'human', 'cell-list']) {
  test(`a Go of ${slug} is explained step by step, in both languages`, async (t) => {
    if (!engine.methods().some((method) => method.slug === slug)) return t.skip('not there yet');
    const { here, there } = await both({ method: slug });
    const { order } = here.solve();
    await there.solve();
    for (const [language, last] of /** @type {const} */ ([
      ['en', /^Solved: \d+ digits/],
      ['ja', /完了|所要時間/],
    ])) {
      const text = await explain(here, language);
      const lines = text.trimEnd().split('\n');
      assert.ok(lines.length > 1 && text.endsWith('\n'));
      assert.match(lines[lines.length - 1], last);
      // What has to be known before a digit stands under it.
      const steps = lines.slice(0, -1).filter((line) => !line.startsWith('  '));
      assert.equal(steps.length, order.length);
      steps.forEach((line, index) => assert.ok(line.startsWith(`${index + 1}. `)));
      for (const { row, column, digit } of language === 'en' ? order : []) {
        assert.ok(text.includes(`r${row}c${column} is ${digit}`), `r${row}c${column}`);
      }
      const steady = (/** @type {string} */ said) => said.replace(TIME, '');
      assert.equal(steady(await explain(there, language)), steady(text));
      assert.equal(await here.explain(language), text);
      assert.equal(steady(await there.explain(language)), steady(text));
    }
    here.free();
    await there.free();
  });
}

test('a contradiction is explained, and an unknown language is answered in English', async () => {
  const solver = engine.open(CLASHING, { events: true });
  solver.solve();
  const text = await explain(solver, 'tlh');
  assert.match(text, /^Inconsistent: this board has no solution\./m);
  assert.equal(await solver.explain(), text);
  solver.free();
});

test('without a press or without events there is nothing to explain', async () => {
  const silent = engine.open(EASY);
  silent.solve();
  await assert.rejects(explain(silent), coded('unrecorded'));
  const fresh = engine.open(EASY, { events: true });
  await assert.rejects(explain(fresh), coded('unrecorded'));
  silent.free();
  fresh.free();
  await assert.rejects(explain(fresh), coded('freed'));
});

test('the human-like method rates a puzzle, with choices and interest if they are measured', async () => {
  for (const measure of [0, 1]) {
    const { here, there } = await both({ method: 'human', options: { measure } });
    const { rating } = here.solve();
    const uses = here.uses();
    assert.ok(rating && uses['alliance-1'] > 0 && rating.steps >= uses['alliance-1']);
    const { difficulty, choices, interest } = rating;
    assert.ok(difficulty.rank > 0 && difficulty.score >= 10 * difficulty.rank);
    assert.deepEqual([choices === null, interest === null], [!measure, !measure]);
    assert.deepEqual((await there.solve()).rating, rating);
    assert.deepEqual(await there.uses(), uses);
    here.free();
    await there.free();
  }
});

test('a method that does not rate says nothing of it', async () => {
  const { here, there } = await both({ method: 'backtracking' });
  assert.equal(here.methodInfo.rates, false);
  assert.equal(here.solve().rating, null);
  assert.equal(there.methodInfo.rates, false);
  assert.equal((await there.solve()).rating, null);
  here.free();
  await there.free();
});

test('where nothing can be imported any more, explain() says so with a code', async (t) => {
  // As in a service worker, import() fails; here, because the files are not there.
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  t.after(() => rmSync(home, { recursive: true }));
  for (const part of ['explain.js', 'index.js', 'engine', 'locales']) {
    cpSync(new URL(`../../web/${part}`, import.meta.url), join(home, part), { recursive: true });
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  const copy = await import(pathToFileURL(join(home, 'index.js')).href);
  const solver = (await copy.Engine.load({ bytes })).open(EASY, { events: true });
  solver.solve();
  await assert.rejects(solver.explain(), (/** @type {any} */ error) => {
    assert.ok(error instanceof copy.KakuteiError);
    assert.equal(error.code, 'words');
    assert.match(error.message, /service worker/);
    return true;
  });
  solver.board = EASY;
  assert.equal(solver.solve().outcome, 'finished');
});

test('on a hard board each digit is told to the last line, here and in a worker', async () => {
  const other = engine.open(EASY, { events: true });
  other.solve();
  for (const slug of ['ushio', 'backtracking', 'human', 'cell-list']) {
    const open = { method: slug, events: true };
    const [here, there] = [engine.open(HARD, open), await client.open(HARD, open)];
    const { order } = here.solve();
    await there.solve();
    const steady = (/** @type {string} */ said) => said.replace(TIME, '');
    const text = await here.explain();
    await other.explain(); // with it the proofs of the one before are forgotten
    assert.equal(steady(await there.explain()), steady(text), slug);
    assert.equal(text.match(/^\d+\. /gm)?.length, order.length);
    assert.doesNotMatch(text, UNTOLD, slug);
    here.free();
    await there.free();
  }
  other.free();
});

test('its proofs end with the signal', async () => {
  const solver = engine.open(HARD, { events: true });
  solver.solve();
  const controller = new AbortController();
  const text = solver.explain('en', { signal: controller.signal });
  setTimeout(() => controller.abort());
  await assert.rejects(text, coded('aborted'));
  solver.free();
});

test('a press that is told again, in another language, is not proved again', async () => {
  const solver = engine.open(HARD, { events: true });
  const result = solver.solve();
  const { methodInfo: method, time } = solver;
  const press = { method, result, time, events: solver.events() };
  solver.free();
  let sought = 0;
  /** @type {import('../../web/explain.js').Prove} */
  const prove = (board, how) => {
    sought++;
    return engine.prove(board, how);
  };
  await write(await loadWords('en', method), press, prove);
  const before = sought;
  await write(await loadWords('ja', method), press, prove);
  assert.ok(before > 0);
  assert.equal(sought, before);
});

test('without a prover the trials of the method are told', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  t.after(() => rmSync(home, { recursive: true }));
  for (const part of ['explain.js', 'explaining.js', 'index.js', 'engine', 'locales', 'story']) {
    cpSync(new URL(`../../web/${part}`, import.meta.url), join(home, part), { recursive: true });
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  const copy = await import(pathToFileURL(join(home, 'index.js')).href);
  const solver = (await copy.Engine.load({ bytes })).open(HARD, { events: true });
  solver.solve();
  assert.match(await solver.explain(), UNTOLD);
});

test('a bundle of the engine loads words only when something is explained', async () => {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { Engine, EngineClient } from './web/index.js';
        console.log(Engine, EngineClient);`,
      resolveDir: project,
    },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    metafile: true,
    external: ['node:*'],
    write: false,
  });
  const words = /deduction\.|sentenceSeparator/;
  const atOnce = new Set(Object.keys(metafile.outputs).filter((path) => path.endsWith('stdin.js')));
  for (const path of atOnce) {
    for (const { path: next, kind, external } of metafile.outputs[path].imports) {
      if (kind === 'import-statement' && !external) atOnce.add(next);
    }
  }
  const [now, later] = [true, false].map((first) =>
    outputFiles.filter(({ path }) => atOnce.has(relative(project, path)) === first),
  );
  assert.ok(now.some(({ text }) => text.includes('kt_create')));
  for (const { path, text } of now) assert.doesNotMatch(text, words, path);
  assert.ok(later.some(({ text }) => words.test(text)));
});
