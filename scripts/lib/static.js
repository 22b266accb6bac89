// The static checks of the C sources: clang-tidy, gcc -fanalyzer and cppcheck. Each is a program that gets sources and
// fails if it finds something. The caller decides how many files run at a time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.js';
import { project, runBeside } from './tools.js';

/**
 * @typedef {object} Check
 * @property {string} tool
 * @property {string[]} files that it looks at
 * @property {(files: string[]) => string[]} args
 */

/** Compiles the vectors of the search as for a processor that has them. */
const vectors = process.arch === 'x64' ? ['-msse4.1', '-mpopcnt'] : [];
const includes = ['engine', 'engine/include', 'tests/engine'].map((path) => join(project, path));
const compile = ['-std=c11', ...vectors, ...includes.map((path) => `-I${path}`)];

/** The checks that gcc's analyzer gets wrong; clang's analyzer and cppcheck look for the same faults. */
const wrongInGcc = [
  // It forgets what a loop has written to an array.
  '-Wno-analyzer-use-of-uninitialized-value',
  // It takes the number of lanes of a vector for their width.
  '-Wno-analyzer-shift-count-overflow',
];

/** @type {Record<string, (files: string[]) => string[]>} */
const argsOf = {
  'clang-tidy': (files) => ['--quiet', ...files, '--', ...compile],
  // It analyses only what it compiles; its output is thrown away.
  gcc: (files) => ['-S', '-fanalyzer', '-Werror', ...wrongInGcc, ...compile, ...files],
  cppcheck: (files) => [
    ...['--quiet', '--std=c11', '--error-exitcode=1', '--inline-suppr'],
    ...['--enable=warning,performance,portability', ...includes.map((path) => `-I${path}`)],
    ...files,
  ],
};

const notLookedAt = [
  // The port of the module includes no header of this machine's C library.
  'port_wasm.c',
  // Tables made by macros, without code: cppcheck and clang-tidy would take a minute each.
  'band_tables.c',
];

/** Checks of our sources. @returns {Check[]} */
export function staticChecks() {
  const engine = listFiles(['engine'], ['.c']).filter(
    (file) => !notLookedAt.some((name) => file.endsWith(name)),
  );
  const tests = listFiles(['tests/engine'], ['.c']);
  return Object.entries(argsOf).map(([tool, args]) => {
    // Only the analyzer of clang understands the macros of the tests.
    const files = tool === 'clang-tidy' ? [...engine, ...tests] : engine;
    return { tool, args, files: files.map((file) => join(project, file)) };
  });
}

/** clang-tidy also counts findings that it does not show. @param {string} output */
const told = (output) => output.replace(/^\d+ warnings? generated\.\n/gm, '');

/** Files at a time: few enough that no processor is left with many at the end. */
const AT_ONCE = 6;

/** @param {string[]} files @returns {string[][]} */
const shares = (files) =>
  Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, at) =>
    files.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/**
 * The jobs of a check, a few files each. The program has to be there when they run.
 * @param {Check} check
 * @returns {(() => Promise<string>)[]} each returns its findings, or nothing
 */
export function sharesOf({ tool, args, files }) {
  const cwd = join(project, 'build', 'static');
  mkdirSync(cwd, { recursive: true });
  return shares(files).map((share) => async () => {
    const { passed, output } = await runBeside(tool, args(share), { cwd });
    return passed ? '' : told(output);
  });
}
