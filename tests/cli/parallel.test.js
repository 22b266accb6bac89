// The filter beyond one process: GNU parallel cuts the input and puts the answers together again, so that
// they are those of one process, line for line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { allBoards } from '../cases/cases.js';
import { need } from '../needs.js';
import { filters, outputOf } from './filter.js';

need('parallel');

const boards = allBoards();
const input = Array.from({ length: 1200 }, (_, i) => `${boards[i % boards.length]} ${i}\n`).join(
  '',
);

for (const filter of filters) {
  test(`${filter.name}: parallel --pipe -k over four jobs answers as one process does`, () => {
    const options = ['--will-cite', '--pipe', '-k', '-j4', '--block', '20k', '--quote'];
    const args = [...options, ...filter.command, 'check', '--puzzle'];
    const { status, stdout, stderr } = spawnSync('parallel', args, {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    assert.equal(status, 0, stderr);
    assert.equal(stdout, outputOf(filter, ['check', '--puzzle'], input));
    assert.equal(stdout.split('\n').length, 1201);
  });
}
