// Proofs through the package: the same certificates as the filter's, also in a client; the best so far after an abort.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, EngineClient } from '../../web/index.js';
import { readCases } from '../cases/cases.js';
import { filters, outputOf } from '../cli/filter.js';
import { checkProof } from '../proof/checker.js';

const engine = await Engine.load();
const boards = readCases('unique')
  .filter((_, i) => i % 13 === 0)
  .map(({ board }) => board);
/** Shorter proofs are sought for seconds. */
const LONG = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** With a digit more no technique solves it, but after a few removals. */
const EASIER = `${LONG.slice(0, 21)}4${LONG.slice(22)}`;
const [none] = readCases('none').map(({ board }) => board);

/** @param {string[]} lines each a board, with a claim behind a tab or without */
const byFilter = (lines) =>
  outputOf(filters[filters.length - 1], ['prove', '--json'], `${lines.join('\n')}\n`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a proof is the certificate that the filter writes', async () => {
  const claims = ['r1c1=1', 'r1c1<>1', 'none', 'r5c5<>3'].map((claim) => `${boards[1]}\t${claim}`);
  const lines = [...boards, ...claims, none];
  for (const [at, certificate] of byFilter(lines).entries()) {
    const [board, claim] = lines[at].split('\t');
    const { shortest, ...proof } = await engine.prove(board, claim ? { claim } : {});
    assert.deepEqual(proof, certificate, lines[at]);
    assert.ok(shortest.every((line) => 'by' in proof.way[line]));
  }
});

test('a solver proves its board as it stands', async () => {
  const solver = engine.open(boards[0], { method: 'human' });
  solver.step();
  const { board } = solver;
  checkProof(board, await solver.way());
  const square = board.indexOf('.');
  const [name, digit] = [`r1c${square + 1}`, readCases('unique')[0].words[0][square]];
  const proof = await solver.prove({ claim: `${name}=${digit}` });
  assert.equal(proof.result, 'proved');
  checkProof(board, proof);
  solver.free();
});

test('a client answers the same, and after an abort the best so far', async () => {
  const client = await EngineClient.start({ worker: false });
  try {
    assert.deepEqual(await client.prove(boards[0]), await engine.prove(boards[0]));
    const aborted = await client.prove(boards[0], { signal: AbortSignal.abort() });
    assert.deepEqual([aborted.result, aborted.way], ['open', []]);
  } finally {
    client.close();
  }
});

/** The candidates of a solver as the text of a puzzle. @param {number[][]} candidates */
const textOf = (candidates) =>
  candidates
    .map((digits) => Array.from('123456789', (d) => (digits.includes(+d) ? d : '.')).join(''))
    .join('');

test('where no technique is left a candidate goes, with its proof, and the press goes on', async () => {
  await engine.loadTechniques();
  const client = await EngineClient.start({ worker: false });
  const open = { method: 'techniques' };
  const [solver, remote] = [engine.open(EASIER, open), await client.open(EASIER, open)];
  try {
    for (let isFirst = true; solver.solve().outcome === 'stuck'; isFirst = false) {
      const stuck = textOf(solver.candidates);
      const proof = await solver.removeNext();
      assert.ok(proof);
      checkProof(stuck, proof);
      const [gone] = proof.way.flatMap((line) => ('by' in line ? line.remove : []));
      assert.ok(!solver.candidates[9 * (+gone[1] - 1) + +gone[3] - 1].includes(+gone[6]), gone);
      if (!isFirst) continue;
      await remote.solve();
      assert.deepEqual(await remote.removeNext(), proof);
      assert.deepEqual(await remote.candidates(), solver.candidates);
      assert.equal((await remote.solve()).board, solver.solve().board);
    }
    assert.equal(solver.result?.outcome, 'finished');
    assert.equal(await solver.removeNext(), null);
  } finally {
    solver.free();
    client.close();
  }
});

test('a client removes the next candidate of the board that was put there last', async () => {
  const client = await EngineClient.start({ worker: false });
  const solver = await client.open(boards[0], { method: 'human' });
  try {
    const candidates = Array.from(EASIER, (digit) => (digit === '.' ? '123456789' : digit));
    const board = { digits: EASIER, candidates: candidates.map((all) => [...all].map(Number)) };
    await solver.setBoard(board);
    const proof = await solver.removeNext({ work: 1 });
    assert.deepEqual(proof, await engine.prove(board, { claim: 'next', work: 1 }));
  } finally {
    client.close();
  }
});

test('what is no claim is refused, and so is what is no board', async () => {
  const code = (/** @type {Promise<unknown>} */ answer) =>
    answer.then(
      () => 'none',
      (error) => error.code,
    );
  assert.equal(await code(engine.prove(boards[0], { claim: 'r0c1=1' })), 'option');
  assert.equal(await code(engine.prove(boards[0], { claim: /** @type {any} */ (7) })), 'type');
  assert.equal(await code(engine.prove(boards[0], { milliseconds: 0 })), 'range');
  assert.equal(await code(engine.prove('12')), 'length');
});

test('more proofs than there is memory for are worked on in turn', async () => {
  const all = await Promise.all(Array.from({ length: 9 }, () => engine.prove(boards[0])));
  assert.deepEqual(new Set(all.map(({ result }) => result)), new Set(['solved']));
});

test('a proof that waits for its turn can be aborted', async () => {
  const holding = new AbortController();
  const waiting = new AbortController();
  /** One that works until it is told to end. @type {() => Promise<() => Promise<unknown>>} */
  const hold = () =>
    new Promise((isAtWork) => {
      const proof = engine.prove(LONG, {
        signal: holding.signal,
        onProgress: () => isAtWork(() => proof),
      });
    });
  const all = await Promise.all([hold(), hold(), hold()]);
  const last = engine.prove(boards[0], { signal: waiting.signal });
  waiting.abort();
  assert.equal((await last).result, 'open');
  holding.abort();
  await Promise.all(all.map((ended) => ended()));
  assert.equal((await engine.prove(boards[0])).result, 'solved');
});
