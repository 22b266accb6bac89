/**
 * Holds the state of a solver: actions go in, states come out.
 *
 * The one idea: an action is a function of the state that returns the next one, or the next one and orders
 * for the outside: begin or stop a press, tell a host. Orders are carried out after all subscribers have
 * seen the state that came with them.
 */

import { settled } from './message.js';

/** @typedef {import('./state.js').State} State */
/**
 * What is wanted in the world: a run is begun, or stopped by its number, or the host hears an event `kakutei-NAME`.
 *
 * @typedef {Readonly<
 *   | { type: 'run', run: Readonly<import('./state.js').Run>, history: State['history'] }
 *   | { type: 'stop', id: number }
 *   | { type: 'tell', name: string, detail: object }
 * >} Order
 */
/** @typedef {State | readonly [State, ...Order[]]} Next */

export class Store {
  #state;
  #carryOut;
  /** @type {Set<(state: State, before: State) => void>} */
  #subscribers = new Set();

  /** @param {State} state @param {(order: Order) => void} carryOut */
  constructor(state, carryOut) {
    this.#state = state;
    this.#carryOut = carryOut;
  }

  get state() {
    return this.#state;
  }

  /**
   * @template {unknown[]} A
   * @param {(state: State, ...args: A) => Next} action
   * @param {A} args
   */
  send(action, ...args) {
    const next = action(this.#state, ...args);
    const [state, ...orders] = isState(next) ? [next] : next;
    const before = this.#state;
    this.#state = Object.freeze(settled(state));
    if (this.#state !== before) {
      for (const draw of [...this.#subscribers]) draw(this.#state, before);
    }
    for (const order of orders) this.#carryOut(order);
  }

  /**
   * @param {(state: State, before: State) => void} draw called after each change
   * @returns {() => void} ends it
   */
  subscribe(draw) {
    this.#subscribers.add(draw);
    return () => void this.#subscribers.delete(draw);
  }
}

/** @param {Next} next @returns {next is State} */
const isState = (next) => !Array.isArray(next);
