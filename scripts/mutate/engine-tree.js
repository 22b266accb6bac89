// A copy of the project for tests in JavaScript, with the builds of a mutant where they look for the builds of the
// project.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { modules } from '../lib/modules.js';
import { project } from '../lib/tools.js';
import { programs } from './engine-build.js';

/**
 * Not these: the C tests are run without `run`; others do not ask the engine what it answers, ask builds that are not made
 * here, ask for long what others ask as well, or ask for the size of a module, which is not optimised here.
 */
const apart =
  /\/(run|installed|new-rule|aborting|native|search-check|wasm\/(arguments|modules))\.test\.js$/;
const folders = ['tests/wasm', 'tests/explained', 'tests/engine', 'tests/cli', 'tests/told'];
/** Those tests of the solver and the story that ask the engine itself. */
const asking =
  /^tests\/(solver\/(hints-engine|check|way|deduction|search|engine)|story\/(engine|replay|written))\.test\.js$/;

/**
 * Only the tests with such names of these files: the others go over many boards, or need a build that is not made here.
 * @type {Record<string, string>}
 */
export const partOf = {
  'tests/engine/techniques/references.test.js':
    'library|recorded step, and|levels|of 10|restricted|proved',
  'tests/engine/soundness.test.js': 'on our boards',
  'tests/engine/causes.test.js': 'on our boards|other methods',
  'tests/engine/search.test.js': 'the (gcc|clang) build',
  'tests/explained/explained.test.js':
    'on (unique|several|none|odd|magictour1465|many-solutions)|of a search|ruled out',
  'tests/story/replay.test.js': 'after each 1 Step|opened with candidates',
};

/** The tests in JavaScript that ask the engine. */
export const scriptTests = () => [
  ...folders
    .flatMap((folder) => listFiles([folder], ['.test.js']))
    .filter((file) => !apart.test(file)),
  ...listFiles(['tests/'], ['.test.js']).filter((file) => asking.test(file)),
];

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
  for (const build of ['gcc', 'native']) {
    const names = [...programs('.test.c'), ...programs('.tool.c')].map((file) =>
      basename(file, '.c'),
    );
    for (const name of [...names, 'kakutei'])
      point(join(native, name), join(folder, 'build', build, name));
  }
  for (const { name } of modules) {
    const module = join(wasm, `${name}.wasm`);
    point(module, join(folder, 'web', `${name}.wasm`));
    for (const build of ['wasm', 'wasm-ubsan']) {
      point(module, join(folder, 'build', build, `${name}.wasm`));
    }
  }
}
