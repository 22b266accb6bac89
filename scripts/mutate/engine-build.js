// Builds of the engine in which one file is compiled again and the rest linked in a moment: natively the library as a
// shared one and the test programs that load it; in WebAssembly the modules, without optimisation for size.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../lib/files.js';
import { Failure, project } from '../lib/tools.js';

/**
 * A product that is linked from sources.
 * @typedef {object} Product
 * @property {(file: string) => string[] | null} flags for a source; null if the product does not contain it
 * @property {(objects: string[]) => string[]} link the whole command
 */
/**
 * @typedef {object} Build
 * @property {string} folder
 * @property {(from: string, to: string, flags: string[]) => string[]} compile the whole command
 * @property {Product[]} products
 * @property {string[]} common flags of all commands
 * @property {string[]} more objects in the library
 */

/** The sources of the engine for this machine and for WebAssembly. */
export const sources = listFiles(['engine/'], ['.c']).filter((file) => !/\/port_wasm/.test(file));

/** @param {string} file */
export const isCli = (file) => file.startsWith('engine/cli/');

/** Milliseconds for a command: a compiler may lose its way in a mutant. */
const LONGEST = 60_000;

/** @param {string[]} command @returns {string | null} its output if it fails */
export function fault([program, ...args]) {
  const options = /** @type {const} */ ({ cwd: project, encoding: 'utf8', timeout: LONGEST });
  const { status, stderr, error } = spawnSync(program, args, options);
  if (status === 0) return null;
  if (error && /** @type {NodeJS.ErrnoException} */ (error).code !== 'ETIMEDOUT') throw error;
  return error ? `${program} takes too long` : stderr;
}

/** @param {string[]} command */
export function must(command) {
  const said = fault(command);
  if (said !== null) throw new Failure(`${command.join(' ').slice(0, 500)}\n${said}`);
}

/** @param {Build} build @param {string} file @param {string[]} flags */
export function objectOf({ folder }, file, flags) {
  const name = [file.slice(0, -2).replaceAll('/', '-'), ...flags].join('');
  return join(folder, `${name.replace(/[^\w.-]/g, '')}.o`);
}

/** The different flags with which the products compile a source. @param {Build} build @param {string} file */
export function waysOf({ products }, file) {
  const ways = products.flatMap(({ flags }) => [flags(file) ?? []].filter(() => flags(file)));
  return [...new Map(ways.map((flags) => [flags.join(' '), flags])).values()];
}

/**
 * Compiles a source with this text. Its place and name are the same whatever its text is, and so is all that the
 * compiler makes of them.
 * @param {Build} build @param {string} file @param {string} text
 * @returns {string | null} a fault
 */
export function compile(build, file, text) {
  const from = join(build.folder, file.replaceAll('/', '-'));
  writeFileSync(from, text);
  for (const flags of waysOf(build, file)) {
    const to = objectOf(build, file, flags);
    const includes = ['-w', '-std=c11', '-Iengine', '-Iengine/include', '-iquote', dirname(file)];
    const said = fault(build.compile(from, to, [...flags, ...includes]));
    if (said !== null) return said;
  }
  return null;
}

/** @param {Build} build */
export function link(build) {
  for (const { flags, link: command } of build.products) {
    must(
      command(
        sources.flatMap((one) =>
          [flags(one)].filter((f) => f !== null).map((f) => objectOf(build, one, f)),
        ),
      ),
    );
  }
}

/** @param {Build} build @param {(file: string, text: string) => string} [text] to compile instead of each source */
export function makeAll(build, text = (_, own) => own) {
  mkdirSync(build.folder, { recursive: true });
  for (const file of sources) {
    const said = compile(build, file, text(file, readFileSync(join(project, file), 'utf8')));
    if (said !== null) throw new Failure(said);
  }
}

/** As in CMakeLists.txt: the sources with vectors. @type {Record<string, string[]>} */
const vectors = {
  'engine/search/triad.c': ['-msse4.1', '-mpopcnt'],
  'engine/search/count.c': ['-DKT_ASK_FOR_SSE41'],
};

/**
 * For this machine: the library, and the filter.
 * @param {string} folder
 * @param {string[]} common flags of all commands
 * @param {{ more?: string[], hasVectors?: boolean }} [options] objects in the library; as on every processor
 * @returns {Build}
 */
export function native(folder, common, { more = [], hasVectors = true } = {}) {
  const library = join(folder, 'libkakutei-mutant.so');
  const gcc = ['gcc', ...common];
  return {
    folder,
    common,
    more,
    compile: (from, to, flags) => [...gcc, '-fPIC', ...flags, '-c', from, '-o', to],
    products: [
      {
        flags: (file) => (isCli(file) ? null : (hasVectors && vectors[file]) || []),
        link: (objects) => [...gcc, '-shared', ...objects, ...more, '-o', library],
      },
      {
        flags: (file) => (isCli(file) ? [] : null),
        link: (objects) => [...gcc, ...objects, library, '-o', join(folder, 'kakutei')],
      },
    ],
  };
}

/** Its allocator stands before the system's, so it holds the library itself. */
const WRAPS = 'allocation.test';

/** Whether it is linked again with each mutant. @param {string} name */
export const holdsLibrary = (name) => name === WRAPS;

/** @param {Build} build @param {string} name */
export function linkHolding(build, name) {
  const { common, more } = build;
  const program = join(build.folder, name);
  const wrapped = ['malloc', 'calloc', 'realloc'].map((call) => `-Wl,--wrap=${call}`);
  const { flags } = build.products[0];
  const own = sources.flatMap((file) => {
    const way = flags(file);
    return way ? [objectOf(build, file, way)] : [];
  });
  must(['gcc', ...common, `${program}.o`, ...own, ...more, ...wrapped, '-o', program]);
}

/** Makes a C test. @param {Build} build @param {string} file of tests/engine */
export function makeProgram(build, file) {
  const { common } = build;
  const name = basename(file, '.c');
  const program = join(build.folder, name);
  const includes = ['-w', '-std=c11', '-Iengine', '-Iengine/include', '-Itests/engine'];
  must(['gcc', ...common, ...includes, '-c', file, '-o', `${program}.o`]);
  if (holdsLibrary(name)) linkHolding(build, name);
  else
    must([
      'gcc',
      ...common,
      `${program}.o`,
      join(build.folder, 'libkakutei-mutant.so'),
      '-o',
      program,
    ]);
}

/** @param {'.test.c' | '.tool.c'} ending */
export const programs = (ending) => listFiles(['tests/engine'], [ending]);
