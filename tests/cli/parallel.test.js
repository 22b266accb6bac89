// The filter beyond one process: GNU parallel cuts the input and puts the answers together again, so that
// they are those of one process, line for line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { findProgram } from '../../scripts/lib/tools.js';
import { allBoards } from '../cases/cases.js';
import { filters, outputOf } from './filter.js';

const parallel = findProgram('parallel');
const skip = parallel ? false : 'no GNU parallel (scripts/setup.js --test installs it)';

const boards = allBoards();
const input = Array.from({ length: 3000 }, (_, i) => `${boards[i % boards.length]} ${i}\n`).join(
  '',
);

for (const filter of filters) {
  test(
    `${filter.name}: parallel --pipe -k over four jobs answers as one process does`,
    { skip },
    () => {
      const args = [
        '--will-cite',
        '--pipe',
        '-k',
        '-j4',
        '--block',
        '20k',
        '--quote',
        ...filter.command,
      ];
      const { status, stdout, stderr } = spawnSync(parallel ?? '', [...args, 'check', '--puzzle'], {
        input,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      assert.equal(status, 0, stderr);
      assert.equal(stdout, outputOf(filter, ['check', '--puzzle'], input));
      assert.equal(stdout.split('\n').length, 3001);
    },
  );
}
