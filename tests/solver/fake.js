// A solver without a page: its store, its runner, and an engine that answers as a test says.
import { fromText } from '../../web/game/state.js';
import { load, speak } from '../../web/model/actions.js';
import { loaded } from '../../web/model/run/actions.js';
import { pieces } from '../../web/solver/pieces.js';
import { makeRetries } from '../../web/solver/retries.js';
import { Runner } from '../../web/solver/run/runner.js';
import { FIRST_STATE, gameOf } from '../../web/model/state.js';
import { Store } from '../../web/model/store.js';
import { loadDetails } from '../../web/story/loading.js';

/** @typedef {import('../../web/model/state.js').State} State */

// The texts of presses are loaded before any press, so that no test waits for them.
await loadDetails('en');

export const METHODS = /** @type {any} */ ([
  { slug: 'ushio', options: ['eventDepth'], limits: { eventDepth: 255 }, goesOn: false },
  {
    slug: 'backtracking',
    options: ['eventDepth', 'order', 'seed1', 'seed2'],
    limits: { eventDepth: 255, order: 1, seed1: 0xffffffff, seed2: 0xffffffff },
    goesOn: true,
  },
]);

/**
 * The result of a press that places these digits.
 * @param {string} board on which it was made
 * @param {readonly [square: number, digit: number][]} placed
 * @param {object} [more]
 */
export function answer(board, placed, more = {}) {
  const after = [...board];
  for (const [square, digit] of placed) after[square] = String(digit);
  const order = placed.map(([square, digit]) => ({
    row: Math.floor(square / 9) + 1,
    column: (square % 9) + 1,
    digit,
  }));
  return /** @type {any} */ ({
    result: {
      outcome: after.includes('.') ? 'continues' : 'finished',
      board: after.join(''),
      order,
      placed: order[0] ?? null,
      takenBack: null,
      marks: [],
      warnings: [],
      references: [],
      statuses: [],
      eventsLost: 0,
      noticesLost: 0,
      counts: { assumptionsTried: 0, deepestAssumption: 0, visits: 1, table1: [] },
      ...more,
    },
    time: 1,
    events: [],
    sets: [],
    uses: {},
    candidates: null,
    search: null,
  });
}

/** The result of a stopped press. @param {string} board */
export const cancelled = (board) => answer(board, [], { outcome: 'cancelled' });

/** An engine whose presses wait until a test answers them, on boards that have a solution. */
export class FakeEngine {
  /** @type {{ order: any, give: (answer: any) => void, fail: (error: unknown) => void }[]} */
  presses = [];

  async load() {
    return { methods: () => METHODS };
  }

  /** @param {string} slug */
  async method(slug) {
    return METHODS.find((/** @type {any} */ method) => method.slug === slug);
  }

  /** @param {AbortSignal} _signal @param {(client: any) => unknown} work */
  async ask(_signal, work) {
    return work({ count: async () => ({ outcome: 'finished', count: 1, complete: false }) });
  }

  /** @param {any} order */
  press(order) {
    return new Promise((give, fail) => {
      this.presses.push({ order, give, fail });
      order.signal.addEventListener('abort', () => give(cancelled(order.board)));
    });
  }

  /** The press that comes next, or has come. */
  async next() {
    for (let left = 10_000; this.presses.length === 0; left--) {
      if (left === 0) throw new Error('No press comes.');
      await soon();
    }
    const press = /** @type {(typeof this.presses)[0]} */ (this.presses.shift());
    return {
      board: press.order.board,
      order: press.order,
      /** @param {readonly [number, number][]} placed @param {object} [more] */
      place: async (placed, more) => {
        press.give(answer(press.order.board, placed, more));
        await soon();
      },
      /** @param {unknown} error */
      fail: async (error) => {
        press.fail(error);
        await soon();
      },
    };
  }
}

/** Lets pending promises settle. */
export const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * @param {string} [puzzle]
 * @param {{ appear?: import('../../web/solver/run/runner.js').Appear, solving?: import('../../web/solver/run/solving.js').Solving, tools?: import('../../web/solver/pieces.js').Pieces['tools'] }} [world]
 *   solving: the way to an engine; absent: to one that answers as the test says; tools: absent: as they are loaded
 */
export function makeSolver(
  puzzle,
  { appear = async ({ count, show }) => show(count), solving, tools = pieces.tools } = {},
) {
  /** The events that the host got: names and details. @type {[string, any][]} */
  const told = [];
  const engine = new FakeEngine();
  const store = new Store(FIRST_STATE, ({ name, detail }) => told.push([name, detail]));
  const retries = makeRetries(store);
  const runner = new Runner(store, {
    appear,
    tools,
    proofs: pieces.proofs,
    retry: retries.add,
    solving: solving ?? /** @type {any} */ (engine),
  });
  store.send(speak, 'en');
  store.send(loaded, METHODS);
  if (puzzle) store.send(load, fromText(puzzle));
  return {
    store,
    runner,
    retries,
    engine,
    told,
    send: /** @type {Store['send']} */ (store.send.bind(store)),
    state: () => store.state,
    board: () =>
      gameOf(store.state)
        .squares.map(({ digit }) => digit || '.')
        .join(''),
    names: () => told.map(([name]) => name),
  };
}
