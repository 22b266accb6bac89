// `kakutei photo`: pictures in, a line each out; and what is wrong with a picture, in words.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { picture, puzzle } from '../photo/drawn.js';
import { answersAlike, filter } from './alike.js';
import { outputOf, run } from './filter.js';

/** @param {string} what */
const error = (what) => `error: ${what}\n`;

test('photo writes givens, digits, how many solutions and what is doubtful', () => {
  const [line, same, ...rest] = outputOf(filter, ['photo'], picture('P5') + picture('P6')).split(
    '\n',
  );
  assert.match(line, new RegExp(`^${puzzle.replaceAll('.', '\\.')}\t`));
  assert.match(line, /^[^\t]{81}\t[^\t]{81}\tone\t(r[1-9]c[1-9]=[.1-9]\?[.1-9] ?)*$/);
  assert.equal(same.split('\t')[0], line.split('\t')[0]);
  assert.deepEqual(rest, ['']);
});

test('photo reads a picture whose white is any value up to 255, whatever stands between its numbers', () => {
  const answer = outputOf(filter, ['photo'], picture('P5'));
  const givens = (/** @type {string} */ text) => outputOf(filter, ['photo'], text).split('\t')[0];
  // What is doubtful may differ, as the values are rounded.
  assert.equal(givens(picture('P5', 51)), puzzle);
  // What is whiter than white is white.
  assert.equal(givens(picture('P5').replace('\n255\n', '\n100\n')), puzzle);
  const blanks = picture('P5').replace(/^P5\n.*\n(\d+) (\d+)\n/, '\v\t P5\f$1\r#\n# 1 2\n  $2\t');
  assert.equal(outputOf(filter, ['photo'], blanks), answer);
});

test('photo says of each picture why it is not read', (t) => {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  t.after(() => rmSync(home, { recursive: true }));
  const paper = `P5 30 30 255\n${'\xd0'.repeat(900)}`;
  const cases = [
    [paper, error('no grid')],
    [paper + paper, error('no grid').repeat(2)],
    ['P5 1 1 255\n ', error('no grid')],
    ['P5 0 3 255\n', error('the picture has no pixels')],
    ['P5 3 0 255\n', error('the picture has no pixels')],
    ['P6 20000 20000 255\n', error('a picture has at most 12000 pixels a side')],
    ['P5 3 3 65535\n', error('the greatest value of a picture is 1 to 255')],
    ['P5 3 3 0\n', error('the greatest value of a picture is 1 to 255')],
    ['P5 3 3 255\nabc', error('the picture is cut off')],
    ['P4 3 3 255\nabc', error('no picture of netpbm (P5 or P6)')],
    ...[
      'P5 # to the end',
      'P5 -3 3 255\n',
      'P5 3 x 255\n',
      'P5 3 1234567890 255\n',
      'P5 3 3 255x',
    ].map((header) => [header, error('no picture of netpbm (P5 or P6)')]),
    [puzzle, error('no picture of netpbm (P5 or P6)')],
    ['', ''],
  ];
  const files = cases.map(([input], at) => {
    writeFileSync(join(home, String(at)), input, 'latin1');
    return join(home, String(at));
  });
  const { status, stdout } = run(filter, ['photo', ...files]);
  assert.equal(stdout, cases.map(([, output]) => output).join(''));
  assert.equal(status, 1);
  assert.equal(run(filter, ['photo'], cases[6][0]).status, 1);
  assert.equal(outputOf(filter, ['photo'], ''), '');
});

answersAlike('a picture', [
  [['photo'], picture('P6')],
  [['photo'], 'P5 3 3 255\nabc'],
]);
