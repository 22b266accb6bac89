// Compares the three lists of our exported functions: the modules, their lists in engine/ and the public
// header. A module may import nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './lib/modules.js';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/check-abi.js

Compares the exports of the modules, as they are in build/, with their lists in engine/ and with the functions that
engine/include/kakutei.h declares, and makes sure that they import nothing.`;

/** What every module of ours exports besides the functions. */
const always = ['memory'];
/** Exports that a toolchain may add. */
const allowed = ['_initialize'];

/**
 * The names of the functions that a C header declares.
 * @param {string} header
 */
export function declaredFunctions(header) {
  let text = header
    .replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ' ')
    .replace(/^\s*#(?:\\\n|[^\n])*/gm, '')
    .replace(/extern\s*"C"\s*\{/g, '')
    .replace(/"[^"]*"/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, ';');
  }
  return text
    .split(/[;}]/)
    .filter((statement) => !/^\s*(typedef|static|_Static_assert|static_assert)\b/.test(statement))
    .map((statement) => /\b(\w+)\s*\(/.exec(statement)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/**
 * The symbols of exports.txt, one a line; empty lines and those that begin with # are skipped.
 * @param {string} text
 */
export function listedFunctions(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#')).sort();
}

/**
 * @param {{ exports: string[], imports: string[], listed: string[], declared: string[] }} lists
 * @returns {string[]} everything that differs, in words
 */
export function differences({ exports, imports, listed, declared }) {
  const wanted = [...listed, ...always];
  /** @param {string[]} from @param {string[]} what */
  const without = (from, what) => from.filter((name) => !what.includes(name));
  return [
    ...imports.map((name) => `the module imports ${name}`),
    ...without(wanted, exports).map((name) => `the module does not export ${name}`),
    ...without(exports, [...wanted, ...allowed]).map((name) => `the module also exports ${name}`),
    ...without(listed, declared).map((name) => `kakutei.h does not declare ${name}`),
    ...without(declared, listed).map((name) => `no list of exports has ${name}`),
  ];
}

/** @param {string} path in the project */
const read = (path) => readFileSync(join(project, path), 'utf8');

/** All functions that the library exports; each module has some of them. */
export const allListed = () =>
  [...new Set(modules.flatMap(({ exports }) => listedFunctions(read(exports))))].sort();

/** @param {string} build @param {string} name of the module */
export function checkAbi(build, name) {
  const { exports: list } = /** @type {typeof modules[number]} */ (
    modules.find((module) => module.name === name)
  );
  const module = new WebAssembly.Module(
    readFileSync(join(project, 'build', build, `${name}.wasm`)),
  );
  const listed = listedFunctions(read(list));
  const others = allListed().filter((one) => !listed.includes(one));
  const declared = ['kakutei.h', 'kakutei_photo.h'].flatMap((header) =>
    declaredFunctions(read(`engine/include/${header}`)),
  );
  return differences({
    exports: WebAssembly.Module.exports(module).map((one) => one.name),
    imports: WebAssembly.Module.imports(module).map((one) => `${one.module}.${one.name}`),
    listed,
    declared: declared.filter((one) => !others.includes(one)),
  });
}

/** Everything that differs in the modules that are shipped. */
export const abiFaults = () =>
  modules.flatMap(({ name }) => checkAbi('wasm', name).map((fault) => `${name}: ${fault}`));

await script(import.meta.url, help, {}, () => {
  const found = abiFaults();
  if (found.length > 0) throw new Failure(found.join('\n'));
  say('Exports, their lists and kakutei.h agree; no imports.');
});
