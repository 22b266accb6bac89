// Long texts that look like many formats at once: none of them blocks the page or fills the memory.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { FormatError } from '../../../web/game/formats/format-error.js';
import { LONGEST, readPuzzles } from '../../../web/game/formats/index.js';
import { compress } from '../../../web/game/formats/lz-string.js';
import { GIVENS, SOLVED } from './examples.js';

/**
 * A text of one character again and again, packed: each number of the list stands for one more of it than the number before.
 * @param {number} count
 */
function packedRun(count) {
  let [bits, width, left] = ['', 2, 2];
  const write = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let bit = 0; bit < length; bit++) bits += (value >> bit) & 1;
    if (--left === 0) left = 2 ** width++;
  };
  write(0, width);
  write('1'.charCodeAt(0), 8);
  for (let [number, done] = [4, 1]; done < count; number++) {
    done += number - 2;
    write(number, width);
  }
  write(2, width);
  const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return bits.replace(/.{1,6}/g, (six) => symbols[parseInt(six.padEnd(6, '0'), 2)]);
}

test('what was packed does not fill the memory', async () => {
  // Packed by the page itself so many characters would take ten seconds.
  assert.equal(packedRun(1 + 2 + 3 + 4 + 5), compress('1'.repeat(15)).replace(/=+$/, ''));
  const packed = encodeURIComponent(packedRun(4_100_000));
  await assert.rejects(readPuzzles(`https://f-puzzles.com/?load=${packed}`), { code: 'payload' });
});

const PIECES = [
  ...['\n', '\r\n', ' ', '\n ', '#', '[', '[[', ']', ';', '-', '1', '.', '|', '\t', ':', '{', '<', '"', '&', '=', '/', '*', '+', '□', 'ー'],
  ...['1 ', '1,', '1\t', '12 ', '1\n', '|1|', '1*2#', 'a-', '.a', '#p=', '&p=', 'a.bc/', 'http://', 'f-puzzles.com/', 'sudokupad.app/'],
  ...['sudokupad.app/scl', 'classic', 'S9B', 'SCv7_32_', '<game ', '<game data="', '3x3:', ':0:0:1', `${GIVENS}\n`, `${SOLVED} `, '\u2028'],
]; // prettier-ignore

test('no text holds anybody up, random bytes neither', { timeout: 60_000 }, async (t) => {
  const texts = PIECES.flatMap((piece, turn) => {
    const many = piece.repeat(LONGEST / 8 / piece.length);
    const starts = [
      'https://f-puzzles.com/?load=',
      'https://a.example/#p=',
      `${GIVENS} `,
      'a.bc/ ',
      '[["a"],',
    ];
    // Two of the starts in turn.
    const own = starts.filter((_, at) => (turn + at) % starts.length < 2);
    return [many, `${many}x`, ...own.map((start) => `${start}${many}x`)];
  });
  texts.push(new TextDecoder().decode(randomBytes(LONGEST)));
  let slowest = 0;
  for (const text of texts) {
    const start = performance.now();
    await readPuzzles(text).catch((error) => assert.ok(error instanceof FormatError, error.stack));
    slowest = Math.max(slowest, performance.now() - start);
  }
  t.diagnostic(`${texts.length} texts, the slowest ${Math.round(slowest)} ms`);
});
