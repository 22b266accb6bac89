// The C programs of this folder, as scripts/build.js has built them: natively and as wasm.
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { built } from '../needs.js';
import { listFiles } from '../../scripts/lib/files.js';
import { commandOf } from '../../scripts/lib/programs.js';

/**
 * The names of the programs of one kind, for example 'grid.test'.
 * @param {'.test.c' | '.tool.c'} ending
 */
export function programs(ending) {
  return listFiles(['tests/engine'], [ending]).map((file) => basename(file, '.c'));
}

/**
 * @param {string} build for example 'gcc' or 'wasm'
 * @param {string} name of the program
 * @param {{ args?: string[], input?: string }} [options]
 */
export function runProgram(build, name, { args = [], input = '' } = {}) {
  const [program, ...before] = commandOf(built(build, name));
  const options = /** @type {const} */ ({ input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return spawnSync(program, [...before, ...args], options);
}

/**
 * The output of a program that has to succeed.
 * @param {Parameters<typeof runProgram>} parameters
 */
export function outputOf(...parameters) {
  const { status, signal, stdout, stderr, error } = runProgram(...parameters);
  if (status === 0) return stdout;
  const [build, name] = parameters;
  throw error ?? new Error(`${name} of build/${build} ended with ${signal ?? status}\n${stderr}`);
}
