#!/usr/bin/env node
/**
 * `kakutei`, the command-line filter, under Node: the C program, and the few things that it needs from outside
 * (engine/cli/port.h). It waits for each read and write, so nothing piles up in memory.
 */
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** As in port.h. @type {Record<string, number>} */
const FAULTS = {
  ENOENT: -1,
  ENOTDIR: -1,
  EACCES: -2,
  EPERM: -2,
  EISDIR: -3,
  EPIPE: -4,
  ENOSPC: -5,
};
const OTHER_FAULT = -6;

const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * The result of a call, or the number of its fault. Repeats a call that was interrupted or would block.
 * @param {() => number} call
 */
function attempt(call) {
  for (;;) {
    try {
      return call();
    } catch (error) {
      const { code = '' } = /** @type {{ code?: string }} */ (error);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN' && code !== 'EINTR') return FAULTS[code] ?? OTHER_FAULT;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

const memory = () => Buffer.from(program.memory.buffer);

/** @param {number} address */
function textAt(address) {
  const bytes = memory();
  return bytes.toString('utf8', address, bytes.indexOf(0, address));
}

const port = {
  /** @param {number} path */
  port_open: (path) => attempt(() => openSync(textAt(path), 'r')),
  /** @param {number} file */
  port_close: (file) => void attempt(() => (closeSync(file), 0)),
  /** @param {number} file @param {number} bytes @param {number} size */
  port_read: (file, bytes, size) => attempt(() => readSync(file, memory(), bytes, size, null)),
  /** @param {number} file @param {number} bytes @param {number} size */
  port_write: (file, bytes, size) => attempt(() => writeSync(file, memory(), bytes, size)),
  /** @param {number} file */
  port_terminal: (file) => Number(isatty(file)),
  port_clock: () => performance.now(),
  port_seed: () => Math.random() * 2 ** 32,
  // There are no threads, so the program calls none of the others.
  port_has_threads: () => 0,
  port_processors: () => 1,
  port_start: () => 0,
  port_lock() {},
  port_unlock() {},
  port_wait() {},
  port_wake() {},
  port_wake_all() {},
};

/** @typedef {{ memory: WebAssembly.Memory, cli_room(size: number): number, cli_main(count: number, words: number): number, _initialize?(): void }} Program */
const wasm = readFileSync(new URL('kakutei-cli.wasm', import.meta.url));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { port });
const program = /** @type {Program} */ (/** @type {unknown} */ (exports));

/** @param {string[]} words of the command line, the program's name first @returns {number} exit status */
function run(words) {
  const texts = words.map((word) => Buffer.from(`${word}\0`));
  const size = texts.reduce((sum, { length }) => sum + length, 4 * texts.length);
  const room = program.cli_room(size);
  if (room === 0) throw new RangeError('kakutei: the command line is too long');
  let end = room + 4 * texts.length;
  texts.forEach((text, index) => {
    memory().writeUInt32LE(end, room + 4 * index);
    text.copy(memory(), end);
    end += text.length;
  });
  return program.cli_main(words.length, room);
}

program._initialize?.();
process.exitCode = run(['kakutei', ...process.argv.slice(2)]);
