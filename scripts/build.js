// Builds the engine through CMake and Ninja, which starts nothing but compilers: of a build of the tests make itself would
// take a third. Every build has its own folder in build/; Ninja itself sees what is up to date.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { shipped } from './lib/modules.js';
import { Failure, findEmscripten, mustRun, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/build.js [--native]

Builds what is shipped: the modules of engine/modules.cmake, which lie in web/,
and web/cli/kakutei-cli.wasm, the command-line filter for Node.

With --native it builds library and programs for this machine instead:
build/native. "npm test" builds what its tests need.`;

/** Builds for tests of the engine, which nobody installs. */
const sanitized = [
  '-DCMAKE_BUILD_TYPE=RelWithDebInfo',
  // Quick to build, with just enough debug information to name the line of a fault.
  '-DCMAKE_C_FLAGS_RELWITHDEBINFO=-O1 -g1',
  '-DKT_SANITIZE=ON',
  '-DKT_INSTALL=OFF',
];

/** Builds that count which lines and branches run, in all threads, without optimisation, so that lines stay as written. */
const counted = [
  '-DCMAKE_BUILD_TYPE=Debug',
  '-DCMAKE_C_FLAGS_DEBUG=-O0 --coverage -fprofile-update=atomic',
  '-DKT_INSTALL=OFF',
];

/** @type {Record<string, { compiler: 'emcc' | 'gcc' | 'clang' | undefined, options: string[] }>} */
const builds = {
  wasm: { compiler: 'emcc', options: ['-DCMAKE_BUILD_TYPE=Release'] },
  'wasm-ubsan': {
    compiler: 'emcc',
    options: [
      '-DCMAKE_BUILD_TYPE=RelWithDebInfo',
      '-DCMAKE_C_FLAGS_RELWITHDEBINFO=-O1',
      '-DKT_UBSAN_TRAP=ON',
      // gcc's build tests the search with vectors, this one without.
      '-DKT_SIMD=OFF',
    ],
  },
  native: { compiler: undefined, options: ['-DCMAKE_BUILD_TYPE=Release'] },
  tuned: {
    compiler: undefined,
    options: ['-DCMAKE_BUILD_TYPE=Release', '-DKT_NATIVE=ON'],
  },
  gcc: {
    compiler: 'gcc',
    options: sanitized,
  },
  fuzz: {
    compiler: 'clang',
    options: [...sanitized, '-DKT_FUZZ=ON'],
  },
  // One test at a time, as soon as possible (npm test -- --quick).
  quick: {
    compiler: 'gcc',
    options: ['-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_C_FLAGS_DEBUG=-O1 -g1', '-DKT_INSTALL=OFF'],
  },
  coverage: { compiler: 'gcc', options: counted },
  'coverage-plain': { compiler: 'gcc', options: [...counted, '-DKT_SIMD=OFF'] },
};

/** Builds all wasm that is shipped: for the page, and for the command line. @param {number} [jobs] */
export const buildShipped = (jobs) =>
  build(
    'wasm',
    shipped.map(({ target }) => target),
    jobs,
  );

/** The variable that names a build to use instead of all others for this machine (scripts/coverage.js). */
export const INSTEAD = 'KAKUTEI_INSTEAD';

/**
 * The path of a program, for example ('gcc', 'grid.test'), or of the module: ('wasm', 'kakutei').
 * @param {string} build
 * @param {string} name
 */
export function built(build, name) {
  const isWasm = builds[build].compiler === 'emcc';
  const folder = (!isWasm && process.env[INSTEAD]) || build;
  return join(project, 'build', folder, name + (isWasm ? '.wasm' : ''));
}

/**
 * @param {string} name of a build
 * @param {string[]} [targets] of CMake; everything if there are none
 * @param {number} [jobs] how many files are compiled at once
 */
export async function build(name, targets = [], jobs = availableParallelism()) {
  const folder = join(project, 'build', name);
  await configure(name, folder);
  const wanted = targets.length > 0 ? ['--target', ...targets] : [];
  await mustRun('cmake', ['--build', folder, '--parallel', String(jobs), ...wanted]);
  for (const { target, name: from, path } of name === 'wasm' ? shipped : []) {
    if (targets.length > 0 && !targets.includes(target)) continue;
    copyFileSync(built(name, from), join(project, path));
  }
}

/**
 * Empties the folder if it was made for another place, compiler or set of options.
 * @param {string} name
 * @param {string} folder
 */
async function configure(name, folder) {
  const { compiler, options } = builds[name];
  let command = ['cmake', '-G', 'Ninja', '-S', project, '-B', folder, '-DKT_WERROR=ON', ...options];
  if (compiler === 'emcc') {
    const emscripten = findEmscripten();
    if (!emscripten) throw new Failure('No emcc found. Please run: node scripts/setup.js');
    command = [join(emscripten, 'emcmake'), ...command];
  } else if (compiler) {
    command.push(`-DCMAKE_C_COMPILER=${compiler}`);
  }

  const stamp = join(folder, 'configured-by.json');
  const wanted = JSON.stringify(command);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  await mustRun(command[0], command.slice(1));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** @param {{ native?: boolean }} options */
async function main({ native }) {
  say(native ? 'Building for this machine …' : 'Building kakutei.wasm …');
  await (native ? build('native') : buildShipped());
}

const flags = /** @type {const} */ ({ native: { type: 'boolean' } });
await script(import.meta.url, help, flags, main);
