// The WebAssembly modules, for scripts and tests.
//
// The one idea: each fact stands in one place. engine/modules.cmake says how a module is built, web/engine/modules.js where
// the page finds it, and this file what neither needs: when it is loaded, and how large it may be.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { modules as places } from '../../web/engine/modules.js';
import { listFiles } from './files.js';
import { project } from './tools.js';

const KB = 1024;

/**
 * @typedef {object} Shipping
 * @property {boolean} [isLater] the page works without it, so it is not kept for use without a network at once
 * @property {number} most bytes that it may have
 * @property {number} [mostPressed] the same with brotli
 */
/** @type {Record<string, Shipping>} */
export const shipping = {
  kakutei: { most: 102 * KB },
  'kakutei-plain': { most: 98 * KB },
  'kakutei-techniques': { isLater: true, most: 228 * KB, mostPressed: 83 * KB },
  'kakutei-proof': { isLater: true, most: 60 * KB, mostPressed: 24 * KB },
  'kakutei-photo': { isLater: true, most: 90 * KB, mostPressed: 42 * KB },
};

/**
 * @typedef {object} Built
 * @property {string} target of CMake
 * @property {string} name
 * @property {string} exports the file that lists them
 * @property {number} memory in bytes
 * @property {string[]} parts
 * @property {string[]} defines for the part `tables`
 */

const cmake = readFileSync(join(project, 'engine/modules.cmake'), 'utf8').replace(/#.*$/gm, '');

/** The words of all calls of a command. @param {string} command */
const calls = (command) =>
  [...cmake.matchAll(new RegExp(`^${command}\\(([^)]*)\\)`, 'gm'))].map(([, words]) =>
    words.trim().split(/\s+/),
  );

/** @param {string[]} words of a call of wasm_module @returns {Built} */
function readModule([target, name, exports, memory, ...rest]) {
  /** @type {Record<string, string[]>} */
  const lists = { PARTS: [], DEFINES: [] };
  let list = '';
  for (const word of rest) {
    if (word in lists) list = word;
    else lists[list].push(word);
  }
  return {
    ...{ target, name, exports: `engine/${exports}` },
    memory: parseInt(memory) * KB * KB,
    ...{ parts: lists.PARTS, defines: lists.DEFINES },
  };
}

export const builds = calls('wasm_module').map(readModule);

/** The sources of each part. @returns {Record<string, string[]>} */
export function sourcesOfParts() {
  const parts = calls('part');
  const named = parts.flatMap((words) => words.filter((word) => word.endsWith('.c')));
  /** @param {string} word */
  const sources = (word) =>
    word.endsWith('.c')
      ? [`engine/${word}`]
      : listFiles([`engine/${word}`], ['.c']).filter(
          (file) => dirname(file) === `engine/${word}` && !named.includes(file.slice(7)),
        );
  return Object.fromEntries(parts.map(([name, ...words]) => [name, words.flatMap(sources)]));
}

/** @param {URL} url */
const nameOf = ({ pathname }) => basename(pathname, '.wasm');

/** What takes the place of which module in browsers without vectors. @type {Record<string, string>} */
const doubled = Object.fromEntries(
  Object.values(places).flatMap(({ own, plain }) =>
    plain ? [[nameOf(plain()), nameOf(own())]] : [],
  ),
);

/** `insteadOf`: whose place it takes in browsers without vectors. */
export const modules = builds.map((built) => ({
  ...built,
  ...shipping[built.name],
  path: `web/${built.name}.wasm`,
  insteadOf: doubled[built.name] ?? null,
}));

/** The sizes of the modules, and how large each may be. */
export const moduleSizes = () =>
  modules.flatMap(({ name, path, most, mostPressed }) => {
    const bytes = readFileSync(join(project, path));
    const raw = { what: `${name}.wasm`, bytes: bytes.length, most };
    if (mostPressed === undefined) return [raw];
    const pressed = brotliCompressSync(bytes).length;
    return [raw, { what: `${name}.wasm, with brotli`, bytes: pressed, most: mostPressed }];
  });

/** The command-line filter for Node: no module of the page, as it imports what it needs. */
const filter = { target: 'cli', name: 'kakutei-cli', path: 'web/cli/kakutei-cli.wasm' };

/** Everything in WebAssembly that is shipped: which target, its name in the build, and where it is copied to. */
export const shipped = [...modules, filter].map(({ target, name, path }) => ({
  target,
  name,
  path,
}));
