// QR codes, read back by a decoder of somebody else's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import jsqr from 'jsqr';
import { encodeQr } from '../../web/app/share/qr.js';

const [MARGIN, SCALE] = [4, 3];

/** @param {readonly string[]} rows @returns {string | undefined} what a camera would read */
function decode(rows) {
  const size = (rows.length + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (/** @type {number} */ place) => Math.floor(place / SCALE) - MARGIN;
      if (rows[at(y)]?.[at(x)] === '1') pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  // The types say that it is a module's default, and Node that it is the module.
  const read = /** @type {typeof jsqr.default} */ (/** @type {unknown} */ (jsqr));
  return read(pixels, size, size)?.data;
}

test('what is written is read back, in every size', () => {
  const read = new Set();
  for (let length = 1; length <= 666; length += 13) {
    const text = Array.from({ length }, (_, at) =>
      String.fromCharCode(33 + ((at * 7 + length) % 90)),
    ).join('');
    const rows = encodeQr(text) ?? [];
    assert.equal(decode(rows), text, `${length} characters`);
    read.add(rows.length);
  }
  assert.deepEqual(
    [...read],
    Array.from({ length: 20 }, (_, index) => 21 + 4 * index),
  );
});

test('what is written is read back, whatever it is', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(text, (text) => assert.equal(decode(encodeQr(text) ?? []), text)),
    { numRuns: 30 },
  );
});

test('a text that is too long has no code', () => {
  assert.equal(encodeQr('x'.repeat(667)), null);
  assert.equal(encodeQr('字'.repeat(223)), null);
});
