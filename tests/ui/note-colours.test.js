// The colours that a person gives: everything on them is legible, and no two look alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS } from '../../web/ui/palette.js';
import { NOTE_COLOURS, noteGrounds } from '../../web/ui/note-colours.js';

/** @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('every kind of digit has a contrast of 4.5 on each colour, in both themes', () => {
  const digits = /** @type {const} */ (['ink', 'entered', 'found', 'conflict']);
  const weak = NOTE_COLOURS.flatMap((grounds, index) =>
    digits.flatMap((name) =>
      grounds.flatMap((ground, theme) => {
        const found = contrast(COLOURS[name][theme], ground);
        return found < 4.5 ? [`${name} on ${index + 1}, theme ${theme}: ${found.toFixed(2)}`] : [];
      }),
    ),
  );
  assert.deepEqual(weak, []);
});

test('each of the eight has a pattern of its own', () => {
  const patterns = noteGrounds('.x').match(/--_p: [^;]+/g) ?? [];
  assert.equal(new Set(patterns).size, 8);
  assert.equal(NOTE_COLOURS.length, 8);
});
