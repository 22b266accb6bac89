// Mutants of the pure part of the page: a copy of the project in which one file at a time is changed, and the tests
// that run the changed place.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { project } from '../lib/tools.js';
import { changesOf } from './js-changes.js';
import { buildFor, placeOf, reachOfAll, testsAt } from './js-reach.js';

/** The files that the tests read are copied; links lead to the rest. */
const copied = ['web', 'tests', 'scripts', 'engine', 'package.json', 'tsconfig.json', 'README.md'];
const linked = ['node_modules', 'build', 'dist'];

const parts = { game: 'web/game', story: 'web/story', model: 'web/model', solver: 'web/solver' };

/** Makes the copy. @param {string} copy */
function makeCopy(copy) {
  rmSync(copy, { recursive: true, force: true });
  for (const name of copied) cpSync(join(project, name), join(copy, name), { recursive: true });
  const links = linked.map((name) => [join(project, name), join(copy, name)]);
  links.push([join(project, '../shared'), join(copy, '../shared')]);
  for (const [from, to] of links) if (existsSync(from) && !existsSync(to)) symlinkSync(from, to);
}

/**
 * Runs a test of the copy until something fails.
 *
 * @param {string} copy
 * @param {string} test
 * @param {number} seconds after which it counts as endless
 * @returns {Promise<'killed' | 'late' | null>}
 */
function run(copy, test, seconds) {
  return new Promise((resolve) => {
    const args = ['--test-reporter=tap', test];
    const child = spawn(process.execPath, args, {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    /** @type {'killed' | 'late' | null} */
    let fate = null;
    const end = (/** @type {'killed' | 'late'} */ why) => {
      fate ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('late'), seconds * 1000);
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (data) => {
      told += data;
      if (/^\s*not ok /m.test(told)) end('killed');
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(fate ?? (status === 0 ? null : 'killed'));
    });
  });
}

/** Whether the types pass the check that `npm test` makes, too. @param {string} copy */
const isTyped = (copy) =>
  spawnSync(join(copy, 'node_modules/.bin/tsc'), ['-p', copy], { stdio: 'ignore' }).status === 0;

/** Whether a file draws: tests/page tests what only a browser runs of it. @param {string} file @param {string} text */
const isOfPage = (file, text) =>
  file.includes('/view/') ||
  /\b(HTML\w*Element|Element|document|addEventListener|customElements|requestIdleCallback)\b|\/ui\//.test(
    text,
  );

/** Styles, which every test loads and only a browser shows. @param {string} file */
const isStyle = (file) => file.endsWith('styles.js');

/**
 * @param {string} copy with the mutant in it
 * @param {string[]} tests
 * @param {Record<string, import('./js-reach.js').Reach>} reaches
 * @returns {Promise<import('./results.js').Verdict>}
 */
async function verdictOn(copy, tests, reaches) {
  for (const test of tests) {
    const fate = await run(copy, test, 5 * reaches[test].seconds + 10);
    if (fate) return { fate, by: test };
  }
  if (!isTyped(copy)) return { fate: 'killed', by: 'the check of the types' };
  return { fate: tests.length > 0 ? 'survived' : 'unreached' };
}

/** @type {import('../mutate.js').Language} */
export const language = {
  parts,
  ending: '.js',
  changesOf,
  async prepare(folder) {
    const files = listFiles(Object.values(parts), ['.js']);
    await buildFor(files);
    const copy = join(folder, 'project');
    makeCopy(copy);
    const reaches = reachOfAll(files);
    return async ({ file, start, text }) => {
      const was = readFileSync(join(project, file), 'utf8');
      const tests = testsAt(reaches, file, placeOf(was, start));
      if (isStyle(file) || (tests.length === 0 && isOfPage(file, text))) return { fate: 'page' };
      writeFileSync(join(copy, file), text);
      try {
        return await verdictOn(copy, tests, reaches);
      } finally {
        writeFileSync(join(copy, file), was);
      }
    };
  },
};
