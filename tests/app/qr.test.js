// QR codes, read back by somebody else's decoder.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import jsqr from 'jsqr';
import { encodeQr } from '../../web/app/share/qr.js';

const [MARGIN, SCALE] = [4, 3];

/** @param {readonly string[]} rows @returns {string | undefined} as a camera would read it */
function decode(rows) {
  const size = (rows.length + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (/** @type {number} */ place) => Math.floor(place / SCALE) - MARGIN;
      if (rows[at(y)]?.[at(x)] === '1') pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  // According to the types it is a module's default, in Node it is the module.
  const read = /** @type {typeof jsqr.default} */ (/** @type {unknown} */ (jsqr));
  return read(pixels, size, size)?.data;
}

/** Bytes that fit with correction M according to the standard, by version. */
const ROOM = [
  ...[14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
  ...[251, 287, 331, 362, 412, 450, 504, 560, 624, 666],
];

test('a code is as small as the standard has it, and is read back, in every size', () => {
  ROOM.forEach((room, index) => {
    const text = Array.from({ length: room }, (_, at) =>
      String.fromCharCode(33 + ((at * 7 + index) % 90)),
    ).join('');
    const rows = encodeQr(text) ?? [];
    assert.equal(rows.length, 21 + 4 * index, `${room} characters`);
    assert.equal(decode(rows), text, `${room} characters`);
    const more = encodeQr(`${text}!`);
    assert.equal(more?.length, index + 1 < ROOM.length ? rows.length + 4 : undefined);
  });
});

test('what is written is read back, whatever it is', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(text, (text) => assert.equal(decode(encodeQr(text) ?? []), text)),
    { numRuns: 30 },
  );
});

test('a text that is too long has no code', () => {
  assert.equal(encodeQr('字'.repeat(223)), null);
});
