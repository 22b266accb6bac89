// Texts of every format, changed at random, for the reader of puzzles. These must hold: a text is read, or refused in
// words; a text that is read gives a puzzle; and that is the same after it was written in any format and read again.
//
// The one idea: an input starts from a correct text, so it gets far before a fault shows.
//
//   node tests/fuzz/formats.fuzz.js --seconds 60 [--seed 1] [--found FOLDER]    as scripts/fuzz.js does
//   node tests/fuzz/formats.fuzz.js FILE                                        an input once more
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { FormatError } from '../../web/game/formats/format-error.js';
import { FORMATS, readPuzzles, writePuzzle } from '../../web/game/formats/index.js';
import { GIVENS, SAME } from '../game/formats/examples.js';

/** @typedef {import('../../web/game/formats/puzzle.js').Puzzle} Puzzle */

const WRITERS = FORMATS.filter(({ writes }) => writes).map(({ id }) => id);
const begun = [GIVENS, ...SAME.map(([, , text]) => text)];

const LONGEST = 20_000;
const place = fc.nat(LONGEST);
const signs = [
  '\n',
  '\r',
  ' ',
  '.',
  '0',
  '9',
  '|',
  '{',
  '"',
  '[',
  ',',
  ':',
  '&',
  '=',
  '-',
  '\ufeff',
];
const piece = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom(...signs, 'null', '1e999', '{"toString":1}', '1'.repeat(81)),
  fc.constantFrom(...signs).map((sign) => sign.repeat(8000)),
);

/**
 * A change of a text: `at` and `to` enclose what goes, or what comes twice.
 * @type {Record<string, (text: string, at: number, to: number, piece: string, other: string) => string>}
 */
const CHANGES = {
  replace: (text, at, to, by) => text.slice(0, at) + by + text.slice(to),
  repeat: (text, at, to) => text.slice(0, to) + text.slice(at),
  join: (text, at, to, _, other) => text.slice(0, at) + other.slice(to % (other.length + 1)),
};

const change = fc.record({
  kind: fc.constantFrom(...Object.keys(CHANGES)),
  at: place,
  length: fc.oneof(fc.nat(6), place),
  piece,
  other: fc.constantFrom(...begun),
});

export const inputs = fc
  .tuple(fc.constantFrom(...begun), fc.array(change, { maxLength: 6 }))
  .map(([begin, changes]) =>
    changes
      .reduce((text, { kind, at, length, piece: by, other }) => {
        const from = at % (text.length + 1);
        return CHANGES[kind](text, from, from + length, by, other);
      }, begin)
      .slice(0, LONGEST),
  );

/** @template T @param {Promise<T>} promise @returns {Promise<T | null>} null: refused in words */
const unlessRefused = (promise) =>
  promise.catch((error) => {
    if (error instanceof FormatError) return null;
    throw error;
  });

/** @param {Puzzle} puzzle */
function assertPuzzle({ givens, digits, marks }) {
  assert.match(givens, /^[.1-9]{81}$/);
  assert.match(digits, /^[.1-9]{81}$/);
  for (const [at, given] of [...givens].entries()) {
    assert.ok(given === '.' || given === digits[at], 'a given digit does not stand on the board');
  }
  if (!marks) return;
  assert.equal(marks.length, 81);
  for (const mask of marks) assert.ok(Number.isInteger(mask) && mask >= 0 && mask < 512);
}

/** @param {string} text */
export async function holds(text) {
  const read = await unlessRefused(readPuzzles(text));
  if (!read) return;
  assert.ok(read.puzzles.length > 0);
  for (const puzzle of read.puzzles) assertPuzzle(puzzle);
  const [puzzle] = read.puzzles;
  for (const id of WRITERS) {
    const written = await unlessRefused(writePuzzle(id, puzzle));
    if (written === null) continue;
    const { puzzles } = await readPuzzles(written);
    assert.equal(puzzles.length, 1, `${id}: what is written is read as several`);
    // Of a single candidate they do not say whether it has been placed.
    if (id === 'pencil-marks' || id === 'sukaku') continue;
    assert.equal(
      puzzles[0].givens,
      puzzle.givens,
      `${id}: other givens are read than were written`,
    );
  }
}

/** @param {{ seconds: number, seed?: number, found: string }} options */
async function fuzz({ seconds, seed, found }) {
  let runs = 0;
  const property = fc.asyncProperty(inputs, (text) => {
    runs++;
    return holds(text);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: Infinity,
    interruptAfterTimeLimit: 1000 * seconds,
  });
  process.exitCode = Number(failed);
  if (failed && counterexample) {
    const path = join(found, 'formats-least');
    writeFileSync(path, counterexample[0]);
    const { message } = /** @type {Error} */ (errorInstance);
    console.error(`SUMMARY: ${message.split('\n')[0]}\nTest unit written to ${path}`);
  }
  console.error(`stat::number_of_executed_units: ${runs}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string' },
      found: { type: 'string', default: '.' },
    },
  });
  const [file] = positionals;
  const { seconds, seed, found } = values;
  if (file) await holds(readFileSync(file, 'utf8'));
  else await fuzz({ seconds: Number(seconds), seed: seed ? Number(seed) : undefined, found });
}
