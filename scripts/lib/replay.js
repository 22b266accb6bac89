// Runs inputs of fuzzing again: natively with sanitizers, or in wasm that traps undefined behaviour.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, built } from '../build.js';
import { commandOf } from './programs.js';
import { project, say } from './tools.js';

/** The targets whose C code runs in wasm. The filter's target jumps out of calls, which wasm cannot do. */
export const REPLAYED = ['text', 'api', 'methods', 'proof', 'techniques'];

/** Inputs at a time: few enough that no process runs for long. */
const AT_ONCE = 500;

/** @param {string} folder @returns {string[]} its files */
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** The inputs of a target that are in the project. @param {string} target */
export const seedsOf = (target) => filesIn(join(project, 'tests/fuzz/seeds', target));

/** @param {string} target */
const keptOf = (target) => filesIn(join(project, 'build/fuzz-corpus', target));

/** @param {Uint8Array[]} inputs @returns {Buffer} each with its number of bytes before it */
const joined = (inputs) =>
  Buffer.concat(
    inputs.flatMap((input) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(input.length);
      return [length, input];
    }),
  );

/**
 * Runs some inputs with a program that is already built.
 *
 * @param {'gcc' | 'wasm-ubsan'} name of the build
 * @param {string} target
 * @param {Uint8Array[]} inputs
 * @returns {Promise<{ at: number, told: string } | null>} the input at which it failed, if it did, and the message
 */
export function runInputs(name, target, inputs) {
  const [program, ...args] = commandOf(built(name, `${target}.replay`));
  const child = spawn(program, args, { cwd: project });
  let [answer, said] = ['', ''];
  child.stdout.on('data', (data) => (answer += data));
  child.stderr.on('data', (data) => (said += data));
  // A program that failed stops reading.
  child.stdin.on('error', () => {});
  child.stdin.end(joined(inputs));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (status === 0 && Number(answer) === inputs.length) return resolve(null);
      const at = Number(/^(?:\d+ )*/.exec(said)?.[0].trim().split(' ').at(-1));
      const told = said.replace(/^(?:\d+ )*/, '').slice(0, 2000);
      const ended = `It ended with ${signal ?? `status ${status}`}, and "${answer.trim()}" of ${inputs.length} inputs.`;
      resolve({ at, told: told || ended });
    });
  });
}

/**
 * The same in wasm, with what stands in files.
 * @param {string} target
 * @param {string[]} files
 * @returns {Promise<string>} the file at which it failed and the message; empty if all passed
 */
export async function runInWasm(target, files) {
  const inputs = files.map((file) => readFileSync(file));
  const fault = await runInputs('wasm-ubsan', target, inputs);
  return fault ? `${files[fault.at]}\n${fault.told}` : '';
}

/** @param {string[]} targets @returns {Promise<boolean>} whether nothing failed */
export async function replay(targets) {
  await build('wasm-ubsan', ['replays']);
  let isClean = true;
  for (const target of targets.filter((name) => REPLAYED.includes(name))) {
    const files = [...seedsOf(target), ...keptOf(target)];
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const fault = await runInWasm(target, files.slice(at, at + AT_ONCE));
      if (!fault) continue;
      say(`${target} in wasm: failed: ${fault}`);
      isClean = false;
    }
    say(`${target} in wasm: ${files.length} inputs`);
  }
  return isClean;
}
