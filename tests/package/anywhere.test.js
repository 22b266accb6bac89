// The shipped files are the same for every place, user and language of a build. This tests the scripts; `npm run
// release` tests the modules, which it compiles twice.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { project } from '../../scripts/lib/tools.js';
import { readAll } from '../../scripts/release/archives.js';
import { differences, pathFaults } from '../../scripts/release/checks.js';
import { need } from '../needs.js';

need('dist');

/** All that is shipped, by its path. @param {string} root */
function shippedIn(root) {
  const entries = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return readAll(root, paths.sort());
}

const other = mkdtempSync(join(tmpdir(), 'kakutei another place '));
after(() => rmSync(other, { recursive: true, force: true }));

/** What dist/ is made from: all that is not made, and the modules. */
const sources = ['web', 'scripts', 'engine/modules.cmake', 'package.json'];
const settings = ['tsconfig.json', 'tsconfig.types.json'];
const texts = ['README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md'];

before(() => {
  for (const name of [...sources, ...settings, ...texts]) {
    cpSync(join(project, name), join(other, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(other, 'node_modules'));
  const code = `process.umask(0o077);
    const { dist } = await import('./scripts/dist.js');
    await dist({ built: true });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: other,
    env: { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'tr_TR.UTF-8' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

test('another folder, time, language and time zone make the same files', () => {
  assert.deepEqual(differences(shippedIn(project), shippedIn(other)), []);
});

test('everybody may read the files, whatever the rights of new files are where they are made', () => {
  for (const file of shippedIn(other).keys()) {
    const [mode, here] = [other, project].map(
      (folder) => statSync(join(folder, file)).mode & 0o777,
    );
    assert.equal(mode, here, file);
    assert.equal(mode & 0o444, 0o444, file);
  }
});

test('nothing says in which folder it was built', () => {
  assert.deepEqual(pathFaults(shippedIn(project), [project]), []);
  assert.deepEqual(pathFaults(shippedIn(other), [other]), []);
});
