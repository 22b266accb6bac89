// Real photos, read by the filter: a floor for how many are read whole, and none with a silent mistake. A few of the part
// "choose" only, so that this takes seconds and says nothing about the part "report". Needs djpeg.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { built, need } from '../needs.js';

need('native');

const photos = join(project, '../shared/data/photos');

/** @returns {string | false} why the photos cannot be read */
function missing() {
  if (!existsSync(photos)) return 'no ../shared/data/photos here';
  return spawnSync('djpeg', ['-version']).error ? 'no djpeg here' : false;
}

/** @param {string} folder @param {string} name */
function digitsOf(folder, name) {
  const lines = readFileSync(join(photos, folder, `${name}.dat`), 'utf8').split('\n');
  return lines.slice(2, 11).join(' ').match(/\d/g)?.join('').replaceAll('0', '.') ?? '';
}

/** The answer of the filter. @param {string} folder @param {string} name */
function read(folder, name) {
  const picture = spawnSync('djpeg', [join(photos, folder, `${name}.jpg`)], { maxBuffer: 1 << 26 });
  const program = built('native', 'kakutei');
  const { stdout } = spawnSync(program, ['photo'], { input: picture.stdout, encoding: 'utf8' });
  const [givens, digits, , doubts = ''] = stdout.trimEnd().split('\t');
  return { givens, digits, doubts };
}

/** Names by folder, at least how many are whole. @type {[folder: string, names: string[], least: number][]} */
const cases = [
  ['printed', ['image139', 'image184', 'image143', 'image145', 'image1045', 'image1048'], 6],
  ['filled', ['image139', 'image184', 'image143', 'image145', 'image1008', 'image1048'], 5],
  ['harder', ['image1017', 'image1021', 'image1054'], 3],
];

const lines = readFileSync(join(project, 'tests/photo/parts.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && line[0] !== '#')
  .map((line) => line.split(' '));

test('every photo is in one part', () => {
  const names = lines.flatMap(([, ...names]) => names.filter((name) => name !== 'harder'));
  assert.deepEqual([names.length, new Set(names).size], [171, 171]);
});

test('no puzzle is in two parts', { skip: missing() }, () => {
  const partOf = new Map();
  for (const [part, ...names] of lines) {
    const folder = names[0] === 'harder' ? 'harder' : 'printed';
    for (const name of names.filter((name) => name !== 'harder')) {
      const puzzle = digitsOf(folder, name);
      assert.equal(partOf.get(puzzle) ?? part, part, name);
      partOf.set(puzzle, part);
    }
  }
});

for (const [folder, names, least] of cases) {
  test(
    `${folder}: ${least} of ${names.length} photos are read whole, and no mistake is silent`,
    {
      skip: missing(),
    },
    () => {
      let whole = 0;
      for (const name of names) {
        const { givens, digits, doubts } = read(folder, name);
        const right = digitsOf(folder, name);
        const printed = folder === 'filled' ? digitsOf('printed', name) : right;
        if (digits === right && givens === printed) whole++;
        for (let s = 0; s < 81; s++) {
          const isRight = digits[s] === right[s] && givens[s] === printed[s];
          const square = `r${Math.floor(s / 9) + 1}c${(s % 9) + 1}=`;
          assert.ok(isRight || doubts.includes(square), `${folder}/${name} ${square}${digits[s]}`);
        }
      }
      assert.ok(whole >= least, `${whole} of ${names.length} are whole`);
    },
  );
}
