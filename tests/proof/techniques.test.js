// The names in certificates: an argument that is called after a technique is one, by the shape of its truths.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../cases/cases.js';
import { filters, outputOf } from '../cli/filter.js';
import { PEERS, UNITS, UNITS_OF } from '../grid.js';

const [filter] = filters.slice(-1);
const puzzles = readCases('unique')
  .filter((_, i) => i % 2 === 0)
  .map(({ board }) => board);

/** @typedef {Set<number>[]} Board the candidates of each square */
/** @typedef {{ name: string, candidates: [square: number, digit: number][] }} Truth */

const [rowOf, columnOf, boxOf] = [0, 1, 2].map(
  (kind) => (/** @type {number} */ s) => UNITS_OF[s][kind],
);

/** As in r4c6=8 or r4c6<>8. @param {string} text @returns {[square: number, digit: number]} */
const read = (text) => [9 * (Number(text[1]) - 1) + Number(text[3]) - 1, Number(text.at(-1))];

/** @param {Board} board @param {[number, number]} placed */
function place(board, [at, digit]) {
  for (const s of PEERS[at]) board[s].delete(digit);
  board[at] = new Set([digit]);
}

/** @param {string} puzzle @returns {Board} */
function boardOf(puzzle) {
  const board = [...puzzle].map(() => new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  [...puzzle].forEach((c, s) => c !== '.' && place(board, [s, Number(c)]));
  return board;
}

/** @param {Board} board @param {any} line of a way */
function apply(board, line) {
  if (line.place) return place(board, read(line.place));
  for (const [s, digit] of line.remove.map(read)) board[s].delete(digit);
}

/** @param {Board} board @param {string} name a square, or a unit and a digit, as in c3:5 @returns {Truth} */
function truthOf(board, name) {
  const [where, digit] = name.split(':');
  if (!digit) {
    const [s] = read(name);
    return { name, candidates: [...board[s]].map((d) => [s, d]) };
  }
  const unit = UNITS[9 * 'rcb'.indexOf(where[0]) + Number(where[1]) - 1];
  const squares = unit.filter((s) => board[s].has(Number(digit)));
  return { name, candidates: squares.map((s) => [s, Number(digit)]) };
}

/** @param {Board} board @param {any} argument */
const truthsOf = (board, { lines, broken }) =>
  [
    ...lines.map(({ place: placed, in: where }) =>
      where.length === 4 ? where : `${where}:${placed.at(-1)}`,
    ),
    broken,
  ].map((name) => truthOf(board, name));

/** What a technique asks of its truths. @type {Record<string, (truths: Truth[], supposed: number) => boolean>} */
const SHAPES = {
  'x-wing': (truths, supposed) =>
    isFish(truths) &&
    across(truths) === 2 &&
    truths[0].candidates.some(([s]) => acrossOf(truths)(s) === acrossOf(truths)(supposed)),
  skyscraper: (truths) => isFish(truths) && across(truths) === 1,
  'two-string-kite': (truths) =>
    hasOneDigit(truths) && kinds(truths) === 'cr' && shared(truths, boxOf) > 0,
  'turbot-fish': (truths) => hasOneDigit(truths) && truths.length === 2,
  'x-chain': (truths) => hasOneDigit(truths) && truths.length > 2,
  'xy-wing': (truths) => areSquares(truths) && truths.length === 3 && digitsOf(truths) === 3,
  'xy-chain': (truths) => areSquares(truths) && truths.length > 3,
  'remote-pair': (truths) => areSquares(truths) && digitsOf(truths) === 2,
  'w-wing': (truths) => {
    const pairs = truths.filter(isSquare).map((each) => digitsOf([each]));
    return truths.length === 3 && pairs.length === 2 && digitsOf(truths) === 2;
  },
  aic: (truths) => truths.length > 1 && digitsOf(truths) > 1 && !areSquares(truths),
};

const isSquare = (/** @type {Truth} */ { name }) => !name.includes(':');
const areSquares = (/** @type {Truth[]} */ truths) => truths.every(isSquare);
const digitsOf = (/** @type {Truth[]} */ truths) =>
  new Set(truths.flatMap(({ candidates }) => candidates.map(([, digit]) => digit))).size;
const hasOneDigit = (/** @type {Truth[]} */ truths) => digitsOf(truths) === 1;
const kinds = (/** @type {Truth[]} */ truths) =>
  truths
    .map(({ name }) => name[0])
    .sort()
    .join('');
/** How many units of a kind two truths share. @param {Truth[]} truths @param {(s: number) => number} unit */
const shared = ([a, b], unit) =>
  [...new Set(a.candidates.map(([s]) => unit(s)))].filter((each) =>
    b.candidates.some(([s]) => unit(s) === each),
  ).length;
const isFish = (/** @type {Truth[]} */ truths) =>
  hasOneDigit(truths) && ['rr', 'cc'].includes(kinds(truths));
const acrossOf = (/** @type {Truth[]} */ truths) => (kinds(truths) === 'rr' ? columnOf : rowOf);
const across = (/** @type {Truth[]} */ truths) => shared(truths, acrossOf(truths));

test('an argument that is called after a technique is one', () => {
  /** @type {Set<string>} */
  const names = new Set();
  const answers = outputOf(filter, ['prove', '--json'], puzzles.join('\n')).trim().split('\n');
  for (const [i, answer] of answers.entries()) {
    const board = boardOf(puzzles[i]);
    for (const line of JSON.parse(answer).way) {
      if (line.technique) {
        const truths = truthsOf(board, line.by);
        const about = `${line.technique} against ${line.by.suppose} in ${puzzles[i]}`;
        assert.ok(
          truths.every(({ candidates }) => candidates.length === 2),
          about,
        );
        assert.ok(SHAPES[line.technique](truths, read(line.by.suppose)[0]), about);
        names.add(line.technique);
      }
      apply(board, line);
    }
  }
  assert.ok(names.size > 6, [...names].join());
});
