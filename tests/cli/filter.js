// Starts the filter: the build for this machine with sanitizers, and the one under Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { built, need } from '../needs.js';
import { project } from '../../scripts/lib/tools.js';

need('gcc', 'wasm');

/** @typedef {{ name: string, command: string[] }} Filter */

/** @type {Filter[]} */
const all = [
  { name: 'natively', command: [built('gcc', 'kakutei')] },
  { name: 'under Node', command: [process.execPath, join(project, 'web/cli/kakutei.js')] },
];

/** Mutation testing builds one of them only, and says which. */
export const filters = all.filter(({ name }) => [undefined, name].includes(process.env.KT_FILTER));

/** To look for leaks takes longer than most runs: it is done where `outputOf` expects no fault. */
const WITHOUT_LEAKS = { ASAN_OPTIONS: 'detect_leaks=0' };

/**
 * Runs the filter to its end. Texts are taken byte for byte, one character a byte.
 * @param {Filter} filter
 * @param {string[]} args
 * @param {string} [input]
 * @param {Record<string, string>} [env]
 */
export function run({ command }, args, input = '', env = WITHOUT_LEAKS) {
  const [program, ...words] = [...command, ...args];
  const { status, signal, stdout, stderr, error } = spawnSync(program, words, {
    input: Buffer.from(input, 'latin1'),
    env: { ...process.env, ...env },
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  });
  // Some tests are about a program that ends before it has read its input.
  const unread = /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === 'EPIPE';
  if (error && !unread) throw error;
  return { status, signal, stdout, stderr };
}

/**
 * The output of a run without any fault.
 * @param {Filter} filter
 * @param {string[]} args
 * @param {string} [input]
 */
export function outputOf(filter, args, input) {
  const { status, signal, stdout, stderr } = run(filter, args, input, {});
  if (status === 0 && stderr === '') return stdout;
  throw new Error(`${args.join(' ')} ended with ${signal ?? status}\n${stderr}`);
}
