// Compares the three lists of our exported functions: the module, engine/exports.txt and the public
// header. The module may import nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/check-abi.js [MODULE]

Compares the exports of MODULE (build/wasm/kakutei.wasm if absent) with
engine/exports.txt and with the functions that engine/include/kakutei.h
declares, and makes sure that the module imports nothing.`;

/** What every module of ours exports besides the functions. */
const always = ['memory'];
/** What a toolchain may add to it. */
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
    ...without(declared, listed).map((name) => `exports.txt does not list ${name}`),
  ];
}

/** @param {string} file of the module */
export function checkAbi(file = join(project, 'build', 'wasm', 'kakutei.wasm')) {
  const module = new WebAssembly.Module(readFileSync(file));
  const engine = join(project, 'engine');
  return differences({
    exports: WebAssembly.Module.exports(module).map(({ name }) => name),
    imports: WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`),
    listed: listedFunctions(readFileSync(join(engine, 'exports.txt'), 'utf8')),
    declared: declaredFunctions(readFileSync(join(engine, 'include', 'kakutei.h'), 'utf8')),
  });
}

await script(import.meta.url, help, {}, (_, [file]) => {
  const found = checkAbi(file);
  if (found.length > 0) throw new Failure(found.join('\n'));
  say('Exports, exports.txt and kakutei.h agree; no imports.');
});
