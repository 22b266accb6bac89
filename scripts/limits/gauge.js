/**
 * Measures calls of the wasm modules: how long each lasts, and how deep the C stack becomes.
 *
 * The one idea: every call goes through Machine.call, and the stack lies below the data, from 0 up to STACK. So the
 * stack is painted between two calls, when it is not in use, through the memory that the module exports; the lowest
 * byte that a call has changed says how deep it went.
 */
import { Machine } from '../../web/engine/machine.js';

/** As in CMakeLists.txt. */
export const STACK = 256 * 1024;
const PAINT = 0xa5a5a5a5;

/**
 * @typedef {object} Gauged
 * @property {number} calls that do work: those with a budget
 * @property {number} longest of all calls, in milliseconds
 * @property {string} name of that call
 * @property {number} stack bytes
 */

/** @param {Machine} machine */
const wordsOf = (machine) => new Uint32Array(machine.exports.memory.buffer, 0, STACK / 4);

/** @param {Machine} machine the number of bytes changed since it was painted */
function depth(machine) {
  const words = wordsOf(machine);
  const first = words.findIndex((word) => word !== PAINT);
  return first < 0 ? 0 : STACK - 4 * first;
}

/** The calls that work within a budget. */
const WORKING = /_(step|solve|count|next|common|run|check|rate|all|ask|missed|tell|unlocks)$/;

/**
 * Gauges all calls during some work, in any module.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<Gauged & { result: T }>}
 */
export async function gauge(work) {
  const { call } = Machine.prototype;
  /** @type {Set<Machine>} */
  const painted = new Set();
  const gauged = { calls: 0, longest: 0, name: '', stack: 0 };
  /** @this {Machine} @type {Machine['call']} */
  Machine.prototype.call = function (name, puzzle, ...parameters) {
    if (!painted.has(this)) wordsOf(this).fill(PAINT);
    painted.add(this);
    const [start, used] = [performance.now(), process.cpuUsage()];
    try {
      return call.call(this, name, puzzle, ...parameters);
    } finally {
      // Not while other processes have the processor.
      const { user, system } = process.cpuUsage(used);
      const spent = Math.min(performance.now() - start, (user + system) / 1000);
      if (WORKING.test(name)) gauged.calls++;
      if (spent > gauged.longest) Object.assign(gauged, { longest: spent, name });
    }
  };
  try {
    const result = await work();
    return { ...gauged, stack: Math.max(0, ...[...painted].map(depth)), result };
  } finally {
    Machine.prototype.call = call;
  }
}
