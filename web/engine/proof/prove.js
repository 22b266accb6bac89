/**
 * Short proofs of claims about a board, in this thread: kakutei-proof.wasm, which is loaded for the first of them.
 *
 * The one idea: a prover finds a way soon and then shorter ones, so each slice of the work may have a better answer, and
 * stopping early still gives the best so far.
 */
import { check } from '../errors.js';
import { compile } from '../load.js';
import { Handle, Running } from '../machine.js';
import { MORE } from '../names.js';
import { readText } from '../records.js';
import { inSlices } from '../slices.js';
import { Turns } from '../turns.js';
import { REPORT, checkProver } from './layout.js';
import { readProof } from './records.js';

/**
 * @typedef {import('./records.js').Proof} Proof
 * @typedef {{ kind: number, square: number, digit: number, text: string }} Claim
 *
 * @typedef {object} ProvingProgress
 * @property {Proof | null} proof the best so far, if it is better than what was told last
 * @property {number} work
 */

/** Suppositions of one call: about a millisecond. */
const BUDGET = 300;
/** There is memory for six, but in one thread they delay each other. */
const turns = new Turns(3);

/** @type {Promise<Running> | null} */
let starting = null;

/** The instance at work. */
export async function ready() {
  starting ??= compile('kakutei-proof').then((module) => Running.start(module, checkProver));
  try {
    return (await starting).machine;
  } catch (error) {
    starting = null;
    throw error;
  }
}

/** A claim about a board. To be freed. */
class Prover {
  #handle;
  #claim;
  #told = '';
  #nameOf;

  /** @param {import('../machine.js').Machine} machine @param {string} board @param {Claim} claim */
  constructor(machine, board, claim) {
    this.#handle = new Handle(machine, { create: 'kt_prover_create', free: 'kt_prover_free' });
    this.#claim = claim.text;
    this.#nameOf = (/** @type {number} */ shape) =>
      readText(machine.memory, machine.call('kt_prover_shape', '', shape));
    try {
      this.#handle.put(board, {
        buffer: 'kt_prover_text',
        open: (text, length) => this.#handle.call('kt_prover_open', text, length),
        position: () => this.#word(REPORT.errorPosition),
      });
      check(this.#handle.call('kt_prover_claim', claim.kind, claim.square, claim.digit));
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** @param {number} field */
  #word(field) {
    return this.#handle.memory.getUint32(this.#handle.call('kt_prover_get_report') + field, true);
  }

  /** @param {number} work after which the best proof so far will do @returns {true | null} null: call again */
  advance(work) {
    if (check(this.#handle.call('kt_prover_run', BUDGET)) !== MORE) return true;
    const isEnough = work < Infinity && this.#word(REPORT.work) >= work;
    return isEnough && this.proof().result !== 'open' ? true : null;
  }

  /** @returns {ProvingProgress} */
  progress() {
    const work = this.#word(REPORT.work);
    const proof = this.proof();
    const told = `${proof.result} ${proof.lines} ${proof.longest}`;
    if (proof.result === 'open' || told === this.#told) return { proof: null, work };
    this.#told = told;
    return { proof, work };
  }

  proof() {
    return readProof(this.#handle, this.#claim, this.#nameOf);
  }

  free() {
    this.#handle.free();
  }
}

/**
 * @typedef {object} Asked
 * @property {string} board
 * @property {Claim} claim
 * @property {number} milliseconds
 * @property {number} work suppositions, after which the best proof so far will do: the same one each time
 */

/**
 * Proves a claim until nothing more is known to try, the time or the work is over, or the signal aborts it; then it is
 * the best proof so far.
 *
 * @param {Asked} asked
 * @param {import('../slices.js').Options<ProvingProgress>} options
 * @returns {Promise<Proof>}
 */
export async function prove(asked, options) {
  const machine = await ready();
  if (!(await turns.take(options.signal))) return nothingOf(asked.claim);
  try {
    return await proveOn(machine, asked, options);
  } finally {
    turns.give();
  }
}

/** What comes of a proof that was aborted before it began. @param {Claim} claim @returns {Proof} */
const nothingOf = ({ text: claim }) =>
  Object.freeze({ claim, result: 'open', lines: 0, longest: 0, depth: 0, way: [], shortest: [] });

/**
 * @param {import('../machine.js').Machine} machine
 * @param {Asked} asked
 * @param {import('../slices.js').Options<ProvingProgress>} options
 */
async function proveOn(machine, { board, claim, milliseconds, work }, options) {
  const prover = new Prover(machine, board, claim);
  const begun = performance.now();
  const advance = () => (performance.now() - begun >= milliseconds ? true : prover.advance(work));
  try {
    await inSlices(advance, () => prover.progress(), options);
    return prover.proof();
  } finally {
    prover.free();
  }
}
