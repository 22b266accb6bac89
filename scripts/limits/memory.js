/**
 * Measures how much memory each handle of the wasm modules takes, and how many are open at once.
 *
 * The one idea: the memory of a module does not grow, and allocations follow one another. So handles are made until
 * there is no room, and the distance between their addresses is their size.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT } from '../../web/engine/layout.js';
import { Machine } from '../../web/engine/machine.js';
import { project } from '../lib/tools.js';

/** @typedef {{ what: string, bytes: number, fit: number }} Room */
/** @typedef {(machine: Machine) => number} Make gives the address, or 0 if there is no room */

const EMPTY = '.'.repeat(81);
/** On the way here backtracking tells more events than fit into any list. */
const LONG = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

/** Visits that it takes to fill it. */
const ENOUGH = 70_000;
/** KT_OPTION_ORDER of kakutei.h: digits in ascending order. */
const ORDER = 2;

/** @param {string} name of a module */
function start(name) {
  const module = new WebAssembly.Module(readFileSync(join(project, `web/${name}.wasm`)));
  return new Machine(new WebAssembly.Instance(module, {}), () => {});
}

/** @param {Machine} machine @param {number} text address @param {string} board */
function write(machine, text, board) {
  new Uint8Array(machine.exports.memory.buffer).set(Buffer.from(board), text);
}

/** @param {number} method @param {string} board @param {number} events @returns {Make} */
const openMethod = (method, board, events) => (machine) => {
  const handle = machine.call('kt_create', '', events);
  if (handle === 0) return 0;
  const text = machine.call('kt_text', '', handle);
  write(machine, text, board);
  return machine.call('kt_open', '', handle, text, 81, method) < 0 ? 0 : handle;
};

/** @param {number} order @returns {Make} */
const openCatalogue = (order) => (machine) => {
  const handle = machine.call('kt_catalogue_create', '');
  if (handle === 0) return 0;
  const text = machine.call('kt_catalogue_text', '', handle);
  write(machine, text, EMPTY);
  machine.call('kt_catalogue_open', '', handle, text, 81);
  return machine.call('kt_catalogue_start', '', handle, order) < 0 ? 0 : handle;
};

/** @param {string} what @param {string} module @param {Make} make @returns {Room} */
function fill(what, module, make) {
  const machine = start(module);
  const addresses = [];
  for (let address = make(machine); address !== 0; address = make(machine)) addresses.push(address);
  return { what, bytes: addresses[1] - addresses[0], fit: addresses.length };
}

/** Running presses, each with as many events as there is room for. @param {string} module @param {number} method @returns {Room} */
function fillRecords(module, method) {
  const machine = start(module);
  /** @type {number[]} */
  const counts = [];
  while (counts.at(-1) === counts[0]) {
    const handle = openMethod(method, LONG, 1)(machine);
    if (handle === 0) break;
    machine.call('kt_set_option', '', handle, ORDER, 1);
    machine.call('kt_solve', '', handle, ENOUGH);
    const report = machine.call('kt_get_report', '', handle);
    counts.push(machine.memory.getUint32(report + REPORT.eventCount, true));
  }
  const fit = counts.filter((count) => count === counts[0]).length;
  return { what: 'events of a press', bytes: counts[0], fit };
}

/** @returns {Room[]} */
export function measureMemory() {
  const [ours, techniques] = ['kakutei', 'kakutei-techniques'];
  const { methods } = start(ours);
  const backtracking = methods.findIndex(({ slug }) => slug === 'backtracking');
  return [
    ...methods.map(({ slug, namesSteps }, method) =>
      namesSteps
        ? fill(slug, techniques, openMethod(0, EMPTY, 0))
        : fill(slug, ours, openMethod(method, EMPTY, 0)),
    ),
    fill('search', ours, (machine) => machine.call('kt_search_create', '')),
    fill('maker', ours, (machine) => machine.call('kt_maker_create', '')),
    fill('prover', 'kakutei-proof', (machine) => machine.call('kt_prover_create', '')),
    fill('catalogue', techniques, openCatalogue(0)),
    fill('catalogue by Sudoku Explainer', techniques, openCatalogue(2)),
    fillRecords(ours, backtracking),
  ];
}
