// What tests need beyond Node, and how to make it. A test, or a module that it imports, says `need('gcc')` at the
// beginning of a line (tests/needs.js). Importing an npm package is enough to need the packages.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build, buildShipped, built } from '../build.js';
import { installPackages } from '../setup.js';
import { importsOf } from './files.js';
import { modules, shipped } from './modules.js';
import { forWasm } from './system.js';
import { Failure, findChromium, mustRun, project, say } from './tools.js';

/**
 * @typedef {object} Need
 * @property {import('./system.js').ToolName[]} [tools] that the system must have
 * @property {NeedName[]} [others] made before it
 * @property {() => unknown} isThere
 * @property {(jobs?: number) => Promise<unknown>} [make] at most this many files at once
 * @property {boolean} [isSlow] left out of the fast tests: sanitizers and browsers
 */
/** @typedef {'packages' | 'native' | 'gcc' | 'wasm' | 'wasm-ubsan' | 'dist' | 'parallel' | 'chromium'} NeedName */

/** Programs that run over many boards and would take too long with sanitizers, and programs that measure. */
const tools = [
  'positions.tool',
  'producers.tool',
  'rating.tool',
  'se_rating.tool',
  'sound.tool',
  'stack.tool',
  'transpose.tool',
];

/** Programs that ask the exact search, natively and in wasm. */
const searches = ['search_answers.tool', 'search_check.tool'];

/** The modules but for those that only take the place of another. */
const ownModules = modules.filter(({ insteadOf }) => !insteadOf).map(({ target }) => target);

/** In the order in which they are made. @type {Record<NeedName, Need>} */
export const needs = {
  packages: {
    isThere: () => existsSync(join(project, 'node_modules')),
    make: () => installPackages(),
  },
  /** Libraries and filter as they are installed, and some tools. */
  native: {
    tools: ['gcc', 'g++', 'cmake', 'ninja', 'pkg-config', 'python'],
    isThere: () => existsSync(built('native', 'kakutei')),
    make: (jobs) => build('native', ['kakutei', 'shared', 'cli', ...tools], jobs),
  },
  /** Library, filter, C tests and inputs of fuzzing with address and undefined behaviour sanitizers. */
  gcc: {
    tools: ['gcc', 'cmake', 'ninja'],
    isThere: () => existsSync(built('gcc', 'kakutei')),
    make: (jobs) => build('gcc', [], jobs),
    isSlow: true,
  },
  /** The modules of web/ and the filter for Node. */
  wasm: {
    tools: forWasm,
    isThere: () => shipped.every(({ path }) => existsSync(join(project, path))),
    make: (jobs) => buildShipped(jobs),
  },
  /** Modules, C tests and inputs of fuzzing as wasm that traps undefined behaviour. */
  'wasm-ubsan': {
    tools: forWasm,
    isThere: () => existsSync(built('wasm-ubsan', 'kakutei')),
    make: (jobs) => build('wasm-ubsan', [...ownModules, 'tests', 'replays', ...searches], jobs),
    isSlow: true,
  },
  /** dist/: the site, the page in one file, the package. */
  dist: {
    others: ['packages', 'wasm'],
    isThere: () => existsSync(join(project, 'dist/package')),
    // In a process of its own: bundling takes seconds in which nothing else would happen here.
    make: () => mustRun(process.execPath, ['scripts/dist.js', '--built']),
  },
  parallel: { tools: ['parallel'], isThere: () => true },
  chromium: {
    tools: ['chromium', 'font'],
    others: ['packages'],
    isThere: () => existsSync(findChromium() ?? ''),
    isSlow: true,
  },
};

/** A module that imports it says what is needed: its own imports do not count. */
const own = 'tests/needs.js';
const order = /** @type {NeedName[]} */ (Object.keys(needs));

/**
 * Follows the imports of some files and collects the needs there.
 * @param {string[]} files in the project
 * @returns {NeedName[]} in the order in which they are made
 */
export function needsOf(files) {
  const seen = new Set(files);
  /** @type {Set<NeedName>} */
  const found = new Set();
  for (const file of seen) {
    const text = readFileSync(join(project, file), 'utf8');
    for (const name of importsOf(text)) {
      const path = posix.join(dirname(file), name);
      if (!/^\.{1,2}\//.test(name)) {
        if (!name.startsWith('node:')) found.add('packages');
      } else if (path !== own && existsSync(join(project, path))) seen.add(path);
    }
    for (const name of saidIn(text, file)) found.add(name);
  }
  for (const name of found) for (const other of needs[name].others ?? []) found.add(other);
  return order.filter((name) => found.has(name));
}

/** Makes those that can be made. @param {NeedName[]} names in the order in which they are made */
export async function makeNeeds(names) {
  for (const name of names) {
    const { make } = needs[name];
    if (!make) continue;
    say(`Building ${name} …`);
    await make();
  }
}

/** @param {string} text @param {string} file its name, for the message of a failure @returns {NeedName[]} */
export function saidIn(text, file) {
  return [...text.matchAll(/^need\(([^)]*)\)/gm)].flatMap(([call, names]) => {
    const said = names.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1'));
    const wrong = said.find((name) => !(name in needs));
    if (wrong === undefined) return /** @type {NeedName[]} */ (said);
    throw new Failure(`${file}: ${call} names nothing that scripts/lib/needs.js can make.`);
  });
}
