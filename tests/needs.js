// A test names its needs beyond Node by a call, `need('gcc')`, beside its imports or those of a module that it imports.
// scripts/test.js finds these calls and makes nothing else. So anything that no call names may be missing, and `built`
// gives no path to it.
import { built as pathOf } from '../scripts/build.js';
import { needs } from '../scripts/lib/needs.js';

/** @typedef {import('../scripts/lib/needs.js').NeedName} NeedName */

/** @type {Set<string>} */
const said = new Set();

/** @param {NeedName[]} names written out, as they are read in the source */
export function need(...names) {
  const missing = names.filter((name) => !needs[name].isThere());
  if (missing.length > 0) {
    const test = process.argv[1]?.replace(/^.*\/(?=tests\/)/, '');
    throw new Error(`Missing here: ${missing.join(', ')}. Please run: npm test -- ${test}`);
  }
  for (const name of names) said.add(name);
}

/** The path of a program, as scripts/build.js gives it. @param {NeedName} build @param {string} name */
export function built(build, name) {
  if (said.has(build)) return pathOf(build, name);
  throw new Error(`${name} of build/${build} is used, but need('${build}') is nowhere said.`);
}
