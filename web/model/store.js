/**
 * Holds the state of a solver: actions go in, states come out.
 *
 * The one idea: an action is a function of the state that returns the next one, or the next one and what a host is to
 * hear. What runs follows from the state, which subscribers watch; the host hears after all of them.
 */

import { settled } from './message.js';

/** @typedef {import('./state.js').State} State */
/** What a host is to hear: an event `kakutei-NAME`. @typedef {Readonly<{ name: string, detail: object }>} Heard */
/** @typedef {State | readonly [State, ...Heard[]]} Next */

/** @param {Next} next @returns {readonly [State, ...Heard[]]} */
const whole = (next) => /** @type {any} */ ([next].flat());

/** Whether a field has changed. @param {State} state @param {State} before */
const differs = (state, before) =>
  Object.entries(state).some(
    ([name, value]) => value !== before[/** @type {keyof State} */ (name)],
  );

/**
 * One action after another; the host hears of both.
 *
 * @param {Next} next what the first gives
 * @param {(state: State) => Next} action the second
 * @returns {Next}
 */
export function andThen(next, action) {
  const [state, ...heard] = whole(next);
  const [last, ...more] = whole(action(state));
  return [last, ...heard, ...more];
}

export class Store {
  #state;
  #tellHost;
  /** @type {Set<(state: State, before: State) => void>} */
  #subscribers = new Set();

  /** @param {State} state @param {(heard: Heard) => void} tellHost */
  constructor(state, tellHost) {
    this.#state = state;
    this.#tellHost = tellHost;
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
    const [state, ...heard] = whole(action(this.#state, ...args));
    const before = this.#state;
    const next = Object.freeze(settled(state));
    if (differs(next, before)) {
      this.#state = next;
      for (const draw of [...this.#subscribers]) draw(this.#state, before);
    }
    for (const each of heard) this.#tellHost(each);
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
