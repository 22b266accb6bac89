// Modules that are not ours, and engines loaded from nothing: they are refused with a code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine, EngineClient } from '../../web/index.js';
import { EASY } from './boards.js';
import { RealWorker, withWorker } from './workers.js';

need('wasm');

const bytes = readFileSync(built('wasm', 'kakutei'));

const HEAD = [0, 97, 115, 109, 1, 0, 0, 0];
/** Of two functions, `() => i32` and `() => void`, and a memory; with the code of both. */
const module = (/** @type {number[]} */ layout, /** @type {number[]} */ initialize) => {
  const name = (/** @type {string} */ text) => [text.length, ...Buffer.from(text)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ body) => [
    id,
    body.length,
    ...body,
  ];
  const code = (/** @type {number[]} */ body) => [body.length + 2, 0, ...body, 0x0b];
  return Uint8Array.from([
    ...HEAD,
    ...section(1, [2, 0x60, 0, 1, 0x7f, 0x60, 0, 0]),
    ...section(3, [2, 0, 1]),
    ...section(5, [1, 0, 1]),
    ...section(7, [
      ...[3, ...name('memory'), 2, 0],
      ...[...name('kt_layout'), 0, 0],
      ...[...name('_initialize'), 0, 1],
    ]),
    ...section(10, [2, ...code(layout), ...code(initialize)]),
  ]);
};

const CONST = 0x41;
const FAR = [CONST, 0xf0, 0xff, 0xff, 0xff, 7];
const foreign = {
  'a module of nothing': Uint8Array.from(HEAD),
  'the command line, which wants imports': readFileSync(
    new URL('../../web/cli/kakutei-cli.wasm', import.meta.url),
  ),
  'a module with another layout': module([CONST, 0], []),
  'a module whose layout lies outside its memory': module(FAR, []),
  'a module that traps when it starts': module([CONST, 0], [0]),
};

for (const [what, other] of Object.entries(foreign)) {
  test(`${what} is refused with abi, wherever it is loaded`, async () => {
    assert.ok(WebAssembly.validate(other));
    const refused = { name: 'KakuteiError', code: 'abi' };
    await assert.rejects(Engine.load({ bytes: other }), refused);
    await assert.rejects(Engine.load({ module: new WebAssembly.Module(other) }), refused);
    await assert.rejects(EngineClient.start({ bytes: other }), refused);
    await withWorker(RealWorker, () =>
      assert.rejects(EngineClient.start({ bytes: other }), refused),
    );
  });
}

/** @type {any} */
const none = null;

test('null is as good as nothing, wherever something may be absent', async () => {
  for (const nothing of [undefined, none]) {
    const engine = await Engine.load(nothing);
    const client = await EngineClient.start(nothing);
    assert.equal(engine.open(EASY, nothing).solve().outcome, 'finished');
    assert.equal(engine.count(EASY, nothing).count, 1);
    assert.equal(engine.commonDigits(EASY, nothing).count, 1);
    const solver = await client.open(EASY, nothing);
    assert.equal((await solver.step(nothing)).outcome, 'continues');
    assert.equal((await solver.steps(1, nothing)).made, 0, 'Ushio is no search');
    assert.equal((await client.count(EASY, nothing)).count, 1);
    assert.equal((await client.make({}, nothing)).outcome, 'finished');
    assert.equal((await client.solutions(EASY, nothing).next()).done, false);
    assert.equal((await client.count(EASY, { signal: nothing, onProgress: nothing })).count, 1);
    client.close();
  }
});

test('an address in the place of a source is refused, not overlooked', async () => {
  const address = /** @type {any} */ ('kakutei.wasm');
  await assert.rejects(Engine.load(address), { code: 'type' });
  await assert.rejects(EngineClient.start(address), { code: 'type' });
  await assert.rejects(Engine.load({ module: /** @type {any} */ (bytes) }), { code: 'type' });
});

test('what `using` ends is freed', async () => {
  const [dispose, asyncDispose] = [Symbol.dispose, Symbol.asyncDispose];
  const engine = await Engine.load({ bytes });
  const client = await EngineClient.start({ bytes });
  const there = await client.open(EASY);
  await there[asyncDispose]();
  await assert.rejects(there.step(), { code: 'freed' });
  client[dispose]();
  await assert.rejects(client.open(EASY), { code: 'freed' });
  const [solver, search, maker] = [engine.open(EASY), engine.search(EASY), engine.maker()];
  for (const each of [solver, search, maker]) each[dispose]();
  for (const call of [() => solver.step(), () => search.next(1), () => maker.advance(1)]) {
    assert.throws(call, { code: 'freed' });
  }
});
