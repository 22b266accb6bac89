// The static checks of the C sources: clang-tidy, gcc -fanalyzer and cppcheck. Each is a program that is given sources
// and fails if it finds something, so all of them stand in one queue, a few files at a time.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './files.js';
import { findProgram, project, say } from './tools.js';

/**
 * @typedef {object} Check
 * @property {string} tool
 * @property {string[]} files that it looks at
 * @property {(files: string[]) => string[]} args
 */

/** The vectors of the search are compiled as they are for a processor that has them. */
const vectors = process.arch === 'x64' ? ['-msse4.1', '-mpopcnt'] : [];
const includes = ['engine', 'engine/include', 'tests/engine'].map((path) => join(project, path));
const compile = ['-std=c11', ...vectors, ...includes.map((path) => `-I${path}`)];

/** What gcc's analyzer gets wrong; clang's and cppcheck look for the same. */
const wrongInGcc = [
  // It forgets what a loop has written to an array.
  '-Wno-analyzer-use-of-uninitialized-value',
  // It takes the number of lanes of a vector for their width.
  '-Wno-analyzer-shift-count-overflow',
];

/** @type {Record<string, (files: string[]) => string[]>} */
const argsOf = {
  'clang-tidy': (files) => ['--quiet', ...files, '--', ...compile],
  // It analyses only what it compiles; nobody reads what it writes.
  gcc: (files) => ['-S', '-fanalyzer', '-Werror', ...wrongInGcc, ...compile, ...files],
  cppcheck: (files) => [
    ...['--quiet', '--std=c11', '--error-exitcode=1', '--inline-suppr'],
    ...['--enable=warning,performance,portability', ...includes.map((path) => `-I${path}`)],
    ...files,
  ],
};

const notLookedAt = [
  // The port of the module includes nothing that a C library here has.
  'port_wasm.c',
  // Tables out of macros, and no code: cppcheck and clang-tidy would take a minute each.
  'band_tables.c',
];

/** All checks of our sources. @returns {Check[]} */
export function staticChecks() {
  const engine = listFiles(['engine'], ['.c']).filter(
    (file) => !notLookedAt.some((name) => file.endsWith(name)),
  );
  const tests = listFiles(['tests/engine'], ['.c']);
  return Object.entries(argsOf).map(([tool, args]) => {
    // Of what the tests are made of, only the analyzer of clang knows enough.
    const files = tool === 'clang-tidy' ? [...engine, ...tests] : engine;
    return { tool, args, files: files.map((file) => join(project, file)) };
  });
}

/** clang-tidy counts what it does not show, too. @param {Buffer[]} output */
const told = (output) => `${Buffer.concat(output)}`.replace(/^\d+ warnings? generated\.\n/gm, '');

/**
 * What the program says of these files, or nothing if it finds nothing.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>}
 */
const findings = (program, args) =>
  new Promise((resolve, reject) => {
    const cwd = join(project, 'build', 'static');
    mkdirSync(cwd, { recursive: true });
    const child = spawn(program, args, { cwd });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0 ? '' : told(output)));
  });

/** So few files at a time that no processor is left with many at the end. */
const AT_ONCE = 6;

/** @param {string[]} files @returns {string[][]} */
const shares = (files) =>
  Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, at) =>
    files.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/**
 * Has checks look at their files, on all processors.
 * @param {Check[]} checks
 * @returns {Promise<Map<string, string | null>>} what each tool found; null where it is not installed
 */
export async function runStatic(checks) {
  /** @type {Map<string, string | null>} */
  const found = new Map();
  const waiting = checks.flatMap(({ tool, args, files }) => {
    const program = findProgram(tool);
    found.set(tool, program ? '' : null);
    return program ? shares(files).map((share) => ({ tool, program, args: args(share) })) : [];
  });
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const text = await findings(next.program, next.args);
      found.set(next.tool, `${found.get(next.tool)}${text}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

/** Runs all of them. @returns {Promise<string[]>} those that found something */
export async function lintC() {
  const failed = [];
  for (const [tool, found] of await runStatic(staticChecks())) {
    if (found === null) say(`${tool}: skipped, it is not installed (npm run setup installs it)`);
    else if (found) {
      process.stdout.write(found);
      failed.push(tool);
    }
  }
  return failed;
}
