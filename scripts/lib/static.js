// The static checks of the C sources: clang-tidy, gcc -fanalyzer and cppcheck. Each is a program that is given sources
// and fails if it finds something, so a few files at a time go to each core.
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

/** All checks of our sources. The module's own port includes nothing that a C library here has. @returns {Check[]} */
export function staticChecks() {
  const engine = listFiles(['engine'], ['.c']).filter((file) => !file.endsWith('port_wasm.c'));
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

/**
 * Has one check look at its files, or at others.
 * @param {Check} check
 * @returns {Promise<string | null>} what it found; null where it is not installed
 */
export async function runStatic({ tool, args, files }) {
  const program = findProgram(tool);
  if (!program) return null;
  const cores = Math.min(availableParallelism(), files.length);
  const shares = Array.from({ length: cores }, (_, core) =>
    files.filter((_file, at) => at % cores === core),
  );
  const found = await Promise.all(shares.map((share) => findings(program, args(share))));
  return found.join('');
}

/** Runs all of them, one after the other. @returns {Promise<string[]>} those that found something */
export async function lintC() {
  const failed = [];
  for (const check of staticChecks()) {
    const found = await runStatic(check);
    if (found === null) {
      say(`${check.tool}: skipped, it is not installed (npm run setup installs it)`);
    } else if (found) {
      process.stdout.write(found);
      failed.push(check.tool);
    }
  }
  return failed;
}
