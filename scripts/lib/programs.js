// How a C program that was built here is run: natively as it is, as wasm by Node under WASI.
import { join } from 'node:path';
import { project } from './tools.js';

/**
 * Node 20 sometimes crashes when a wasm program ends: its threads collect garbage while the memory of the program is
 * released. That happened in 9 of 300 runs, and in none of 900 with one thread for the garbage.
 */
const options = ['--no-warnings', '--single-threaded-gc'];

/**
 * @param {string} file the program
 * @param {string[]} [more] options for Node
 * @returns {string[]} the command and its first arguments; those of the program come after
 */
export const commandOf = (file, more = []) =>
  file.endsWith('.wasm')
    ? [process.execPath, ...options, ...more, join(project, 'tests/engine/run-wasi.js'), file]
    : [file];
