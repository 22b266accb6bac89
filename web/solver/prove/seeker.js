/**
 * Finds short proofs for the steps of the way that want one, one after the other, in the prover's worker, where no press
 * waits for it.
 *
 * The one idea: the work follows from the state. Work that the state no longer wants is aborted.
 */

import { claimOf } from '../../model/prove/claim.js';
import { proved, seekAll, seekNone } from '../../model/prove/actions.js';
import { nextWanted } from '../../model/prove/wanted.js';
import { boardOf } from '../../story/short-proofs.js';
import { best, nameArguments } from './proving.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/prove/wanted.js').Wanted} Wanted */
/** @typedef {import('../../engine/proof/records.js').Proof} Proof */
/** @typedef {{ wanted: Wanted, controller: AbortController }} Work */

/** Usually. */
const SOUGHT_FOR = 2500;

/** The errors of a solver that has left its page. */
const STOPPED = ['aborted', 'freed', 'lost'];

/** @param {Wanted} a @param {Wanted | null} b */
const isSame = (a, b) => a.id === b?.id && a.square === b.square;

export class Seeker {
  #store;
  #solving;
  #milliseconds;
  /** @type {Work | null} */
  #now = null;
  /** As in proving.js. @type {(() => boolean) | undefined} */
  isHeld;
  /** Whether the prover cannot be loaded. */
  #isOff = false;

  /**
   * @param {import('../../model/store.js').Store} store
   * @param {import('../run/solving.js').Solving} solving
   * @param {number} [milliseconds] in which shorter proofs of one digit are sought
   */
  constructor(store, solving, milliseconds = SOUGHT_FOR) {
    this.#milliseconds = milliseconds;
    this.#store = store;
    this.#solving = solving;
    store.subscribe((state) => this.#look(state));
    this.#look(store.state);
  }

  /** @param {State} state */
  #look(state) {
    const isNew = Object.values(state.presses).some(
      (told) => told.kind === 'press' && !told.press.seeking,
    );
    if (isNew) return this.#store.send(this.#isOff ? seekNone : seekAll);
    const wanted = nextWanted(state);
    if (this.#now && isSame(this.#now.wanted, wanted)) return;
    this.#now?.controller.abort();
    this.#now = null;
    if (!wanted) return;
    this.#now = { wanted, controller: new AbortController() };
    this.#seek(this.#now);
  }

  /** @param {Work} work */
  async #seek(work) {
    const { wanted, controller } = work;
    // Other subscribers should see the same state first.
    await null;
    const tell = (/** @type {Proof | null} */ proof, isLast = false) => {
      if (this.#now !== work) return;
      const isProof = proof?.result === 'proved';
      this.#store.send(proved, wanted, isProof ? proof : null, isLast);
    };
    const { signal } = controller;
    const question = { board: boardOf(wanted), claim: claimOf(wanted, '=') };
    try {
      const how = { milliseconds: this.#milliseconds, onBetter: tell };
      const names = nameArguments(this.#store.state.language);
      const proof = await best(
        { solving: this.#solving, signal, isHeld: this.isHeld },
        question,
        how,
      );
      await names;
      tell(proof, true);
    } catch (error) {
      if (this.#now !== work) return;
      this.#now = null;
      if (STOPPED.includes(/** @type {any} */ (error).code)) return;
      console.error(error);
      this.#isOff = true;
      this.#store.send(seekNone);
    }
  }
}
