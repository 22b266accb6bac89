// JSON with wrong values in any place: it is read, or refused in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FormatError } from '../../../web/game/formats/format-error.js';
import { readPuzzles } from '../../../web/game/formats/index.js';
import { compress } from '../../../web/game/formats/lz-string.js';
import { GIVENS, SOLVED, packCoach, rowsOf } from './examples.js';

const DEEP = 100_000;
const deep = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
/** The wrong values, as JSON. */
const others = [
  ...['null', 'true', '-1', '1.5', '1e999', '""', '"x"', '"5"', '[]', '{}', '[null]', '[[5]]', '[{}]'],
  ...['{"toString":1,"valueOf":1}', '[{"toString":1,"valueOf":1}]', '{"toJSON":1}', '{"__proto__":1}', '{"length":9}'],
  ...[`"${'1'.repeat(1000)}"`, deep],
]; // prettier-ignore

const rows = rowsOf(GIVENS);
/** @param {(digit: string) => unknown} cell */
const grid = (cell) => rows.map((row) => Array.from(row, cell));

/** @type {Record<string, { data: unknown, pack: (json: string) => string | Promise<string> }>} */
const carriers = {
  'rows of cells': {
    data: { title: 'A', solution: SOLVED, puzzle: grid((digit) => (digit === '.' ? [1, 2] : 5)) },
    pack: (json) => json,
  },
  'f-puzzles': {
    data: {
      ...{ size: 9, title: 'A', solution: [...SOLVED], ruleset: '' },
      grid: grid((digit) =>
        digit === '.'
          ? { centerPencilMarks: [1], cornerPencilMarks: [2], givenPencilMarks: [3], c: '#fff' }
          : { value: Number(digit), given: true },
      ), // prettier-ignore
    },
    pack: (json) => `https://f-puzzles.com/?load=${encodeURIComponent(compress(json))}`,
  },
  SudokuPad: {
    data: {
      ...{ title: 'A', t: 'B', metadata: { title: 'C' }, cages: [{ cells: [] }], arrows: [] },
      cells: grid((digit) => (digit === '.' ? {} : { value: Number(digit), v: 1 })),
    },
    pack: (json) => `https://sudokupad.app/scl${encodeURIComponent(compress(json))}`,
  },
  'sudoku.coach': {
    data: { gridSize: 9, givenDigits: GIVENS, userDigits: GIVENS, userCellCandidates: '0-0' },
    pack: (json) => packCoach(json, 'deflate'),
  },
};

/** What kind of value it is: of an object, its names. @param {unknown} value */
const kindOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).join()
    : typeof value;

/** Each place in some data, but of a list only the first of each kind. @param {any} data @returns {string[][]} */
function placesIn(data) {
  if (typeof data !== 'object' || data === null) return [[]];
  const names = Object.keys(data);
  const kinds = names.map((name) => kindOf(data[name]));
  const isFirst = (/** @type {string} */ _, /** @type {number} */ at) =>
    kinds.indexOf(kinds[at]) === at;
  const some = Array.isArray(data) ? names.filter(isFirst) : names;
  const within = some.flatMap((name) => placesIn(data[name]).map((place) => [name, ...place]));
  return [[], ...within];
}

/** @param {any} data @param {string[]} place @param {unknown} value @returns {unknown} */
function put(data, [name, ...rest], value) {
  if (name === undefined) return value;
  const copy = Array.isArray(data) ? [...data] : { ...data };
  copy[name] = put(data[name], rest, value);
  return copy;
}

for (const [name, { data, pack }] of Object.entries(carriers)) {
  test(`${name}: whatever stands in any place, it is read or refused in words`, async () => {
    const HERE = 'what is to be replaced';
    assert.ok(await readPuzzles(await pack(JSON.stringify(data))));
    for (const place of placesIn(data)) {
      const json = JSON.stringify(put(data, place, HERE));
      for (const other of others) {
        const text = await pack(json.replace(JSON.stringify(HERE), other));
        const where = `${place.join('.')}: ${other.slice(0, 40)}`;
        const told = await readPuzzles(text).catch((error) => {
          assert.ok(error instanceof FormatError, `${where}\n${error.stack}`);
          return error.data;
        });
        assert.doesNotMatch(JSON.stringify(told), /object Object|"null"|"undefined"/, where);
      }
    }
  });
}
