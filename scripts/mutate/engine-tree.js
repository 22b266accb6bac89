// A copy of the project in which the tests written in JavaScript find what was built of a mutant, where they look for what
// was built of the project.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { project } from '../lib/tools.js';
import { programs } from './engine-build.js';

/**
 * Not these: the C tests are run without `run`; others do not ask the engine what it answers, or ask it for as long as all
 * tests here together.
 */
const apart =
  /\/(run|arguments|installed|new-rule|memory|aborting|parallel|lost|shard|soundness|native|causes|explained)\.test\.js$/;
const folders = ['tests/wasm', 'tests/explained', 'tests/engine', 'tests/cli'];

/** Of these only the tests with such names: the others go over many boards. @type {Record<string, string>} */
export const partOf = {
  'tests/engine/techniques/references.test.js':
    'library|recorded step, and|levels|of 10|restricted|proved',
};

/** The tests in JavaScript that ask the engine. */
export const scriptTests = () =>
  folders
    .flatMap((folder) => listFiles([folder], ['.test.js']))
    .filter((file) => !apart.test(file));

/** @param {string} from @param {string} to */
function point(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  symlinkSync(from, to);
}

/**
 * @param {string} folder of the copy
 * @param {{ native: string, wasm: string }} builds the folders of both
 */
export function makeTree(folder, { native, wasm }) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [
    'engine',
    'web',
    'tests',
    'scripts',
    'package.json',
    'README.md',
    'CHANGELOG.md',
  ]) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  point(join(project, 'node_modules'), join(folder, 'node_modules'));
  const shared = join(project, '../shared');
  if (existsSync(shared)) point(shared, join(folder, '../shared'));
  for (const build of ['gcc', 'clang', 'native']) {
    const names = [...programs('.test.c'), ...programs('.tool.c')].map((file) =>
      basename(file, '.c'),
    );
    for (const name of [...names, 'kakutei'])
      point(join(native, name), join(folder, 'build', build, name));
  }
  for (const name of ['kakutei', 'kakutei-plain', 'kakutei-techniques']) {
    const module = join(wasm, `${name}.wasm`);
    point(module, join(folder, 'web', `${name}.wasm`));
    for (const build of ['wasm', 'wasm-plain', 'wasm-ubsan']) {
      point(module, join(folder, 'build', build, `${name}.wasm`));
    }
  }
}
