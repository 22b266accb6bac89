// `kakutei photo`: pictures in, a line each out; and what is wrong with a picture, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filters, outputOf, run } from './filter.js';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Seven rows of five dots, by digit, from the top, each row as a number. */
const dots = [
  [],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [14, 17, 1, 6, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [14, 16, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 4, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 1, 14],
];
const CELL = 48;
const MARGIN = 20;
const SIDE = 9 * CELL + 2 * MARGIN + 1;

/** Whether there is ink at a place of the board, in pixels. @param {number} x @param {number} y */
function isInk(x, y) {
  if (x < 0 || y < 0 || x > 9 * CELL || y > 9 * CELL) return false;
  const near = (/** @type {number} */ at) => at % CELL < (at % (3 * CELL) < CELL ? 3 : 1);
  if (near(x) || near(y)) return true;
  const digit = Number(puzzle[9 * Math.floor(y / CELL) + Math.floor(x / CELL)]) || 0;
  const column = Math.floor(((x % CELL) - 14) / 4);
  const row = Math.floor(((y % CELL) - 10) / 4);
  return column >= 0 && column < 5 && ((dots[digit][row] ?? 0) >> (4 - column)) % 2 === 1;
}

/** The puzzle drawn on paper. @param {'P5' | 'P6'} kind */
function picture(kind) {
  let text = `${kind}\n# drawn\n${SIDE} ${SIDE}\n255\n`;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const ink = isInk((i % SIDE) - MARGIN, Math.floor(i / SIDE) - MARGIN);
    text += (ink ? '\x30' : '\xd0').repeat(kind === 'P5' ? 1 : 3);
  }
  return text;
}

/** @param {string} what */
const error = (what) => `error: ${what}\n`;

for (const filter of filters) {
  const { name } = filter;

  test(`${name}: photo writes givens, digits, how many solutions and what is doubtful`, () => {
    const [line, same, ...rest] = outputOf(filter, ['photo'], picture('P5') + picture('P6')).split(
      '\n',
    );
    assert.match(line, new RegExp(`^${puzzle.replaceAll('.', '\\.')}\t`));
    assert.match(line, /^[^\t]{81}\t[^\t]{81}\tone\t(r[1-9]c[1-9]=[.1-9]\?[.1-9] ?)*$/);
    assert.equal(same.split('\t')[0], line.split('\t')[0]);
    assert.deepEqual(rest, ['']);
  });

  test(`${name}: photo says of each picture why it is not read`, () => {
    const paper = `P5 30 30 255\n${'\xd0'.repeat(900)}`;
    const cases = [
      [paper, error('no grid')],
      [paper + paper, error('no grid').repeat(2)],
      ['P5 1 1 255\n ', error('no grid')],
      ['P5 0 0 255\n', error('the picture has no pixels')],
      ['P6 20000 20000 255\n', error('a picture has at most 12000 pixels a side')],
      ['P5 3 3 65535\n', error('the greatest value of a picture is 1 to 255')],
      ['P5 3 3 255\nabc', error('the picture is cut off')],
      ['P4 3 3 255\nabc', error('no picture of netpbm (P5 or P6)')],
      [puzzle, error('no picture of netpbm (P5 or P6)')],
      ['', ''],
    ];
    for (const [input, output] of cases) {
      const { status, stdout } = run(filter, ['photo'], input);
      assert.equal(stdout, output);
      assert.equal(status, output === '' ? 0 : 1);
    }
  });
}
