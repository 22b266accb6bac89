// The contestants in the bench of the exact search: programs, and the wasm module as a page has it. Each gets boards
// and a limit, and returns its answers and the time for a board in microseconds.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SEARCH } from '../../web/engine/layout.js';
import { commandOf } from '../lib/programs.js';
import { Failure, project } from '../lib/tools.js';

/** @typedef {{ time: number, answers: { count: number, solution: string }[] }} Pass */
/** @typedef {{ name: string, run: (boards: string[], limit: number) => Pass }} Contestant */

/**
 * The lines that a program of tests/engine/ writes for some boards; natively, or as wasm under WASI.
 * @param {string} file
 * @param {string[]} args
 * @param {string[]} boards
 */
export function runTool(file, args, boards) {
  // V8 starts with code that it compiled quickly; in a page it soon has the optimised code.
  const [first, ...words] = [...commandOf(file, ['--no-liftoff']), ...args];
  const input = `${boards.join('\n')}\n`;
  const ended = spawnSync(first, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (ended.status !== 0) throw new Failure(`${file} failed: ${ended.error ?? ended.stderr}`);
  return ended.stdout.trimEnd().split('\n');
}

/**
 * A program like tests/engine/search_speed.tool.c.
 * @param {string} file
 * @param {string} [name]
 * @returns {Contestant}
 */
export function program(file, name = basename(file)) {
  const run = (/** @type {string[]} */ boards, /** @type {number} */ limit) => {
    const [time, ...lines] = runTool(file, [String(limit)], boards);
    const answers = lines.map((text) => {
      const [count, solution = ''] = text.split(' ');
      return { count: Number(count), solution };
    });
    return { time: Number(time) / 1000, answers };
  };
  return { name, run };
}

/** The module as a page has it: its functions are called from JavaScript, board by board. */
export function wasmModule() {
  const module = new WebAssembly.Module(readFileSync(join(project, 'web/kakutei.wasm')));
  const wasm = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
  const search = wasm.kt_search_create();
  const text = wasm.kt_search_text(search);
  const report = wasm.kt_search_get_report(search);
  const memory = new Uint8Array(wasm.memory.buffer);
  const counted = new Uint32Array(wasm.memory.buffer, report + SEARCH.count, 1);
  const solution = report + SEARCH.solution;

  const pass = (/** @type {Uint8Array[]} */ boards, /** @type {number} */ limit) => {
    const counts = new Uint32Array(boards.length);
    const grids = new Uint8Array(81 * boards.length);
    const start = performance.now();
    for (let i = 0; i < boards.length; i++) {
      memory.set(boards[i], text);
      wasm.kt_search_open(search, text, 81);
      wasm.kt_search_count(search, limit, 0xffffffff);
      counts[i] = counted[0];
      grids.set(memory.subarray(solution, solution + 81), 81 * i);
    }
    return { time: ((performance.now() - start) * 1000) / boards.length, counts, grids };
  };
  const run = (/** @type {string[]} */ boards, /** @type {number} */ limit) => {
    const bytes = boards.map((board) => new TextEncoder().encode(board));
    pass(bytes, limit);
    const { time, counts, grids } = pass(bytes, limit);
    const all = new TextDecoder().decode(grids);
    const answers = Array.from(counts, (count, i) => ({
      count,
      solution: all.slice(81 * i, 81 * i + 81),
    }));
    return { time, answers };
  };
  return { name: 'wasm from JS', run };
}
