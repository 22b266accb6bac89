// Photos through the package: what the filter writes of the same picture; and what is wrong with one, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, EngineClient } from '../../web/index.js';
import { filters, outputOf } from '../cli/filter.js';
import { SIDE, image, picture, puzzle } from '../photo/drawn.js';

const engine = await Engine.load();
const read = await engine.readPhoto(image());

test('a photo is read as the filter reads it', () => {
  const [givens, digits, solutions, doubtful] = outputOf(filters.at(-1), ['photo'], picture('P5'))
    .trimEnd()
    .split('\t');
  assert.ok(read.hasGrid);
  assert.deepEqual([read.givens, read.digits, read.solutions], [givens, digits, solutions]);
  assert.equal(read.givens, puzzle);
  const doubts = read.squares.flatMap(({ doubt, other }, at) =>
    doubt === 'sure'
      ? []
      : [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}=${read.digits[at]}?${other}`],
  );
  assert.equal(doubts.join(' '), doubtful ?? '');
  assert.ok(read.squares.every(({ likely }, at) => likely[0] === read.digits[at]));
});

test('it says where the lines cross', () => {
  assert.ok(read.hasGrid);
  for (const [at, x, y] of [
    [0, 20, 20],
    [9, SIDE - 20, 20],
    [99, SIDE - 20, SIDE - 20],
  ]) {
    const [left, top] = read.crossings[at];
    assert.ok(Math.hypot(left - x, top - y) < 5, `${left} ${top}`);
  }
});

test('a photo has no other grid than it has', async () => {
  assert.deepEqual(await engine.readPhoto(image(), { grid: 1 }), { hasGrid: false });
});

test('a client reads the same, tells how far it is, and ends by the signal', async (t) => {
  const client = await EngineClient.start({ worker: false });
  try {
    /** @type {number[]} */
    const told = [];
    const onProgress = (/** @type {number} */ part) => told.push(part);
    // It tells ten times a second: here every look at the clock takes some of it.
    let clock = 0;
    const { mock } = t.mock.method(performance, 'now', () => (clock += 7));
    assert.deepEqual(await client.readPhoto(image(), { onProgress }), read);
    mock.restore();
    assert.ok(told.length > 1);
    assert.ok(told.every((part, at) => part > (told[at - 1] ?? 0) && part <= 1));
    const controller = new AbortController();
    const aborted = client.readPhoto(image(), { signal: controller.signal });
    controller.abort();
    await assert.rejects(aborted, { code: 'aborted' });
    assert.deepEqual(await client.readPhoto(image()), read);
  } finally {
    client.close();
  }
});

test('what is no picture is refused', async () => {
  const data = new Uint8Array(12);
  /** @type {[any, string][]} */
  const cases = [
    [undefined, 'type'],
    [{ data: [0], width: 1, height: 1 }, 'type'],
    [{ data, width: 0, height: 4 }, 'range'],
    [{ data, width: 3, height: 12_001 }, 'range'],
    [{ data, width: 2, height: 3 }, 'length'],
  ];
  for (const [given, code] of cases) {
    await assert.rejects(engine.readPhoto(given), { name: 'KakuteiError', code });
  }
  assert.deepEqual(await engine.readPhoto({ data, width: 3, height: 4 }), { hasGrid: false });
});
