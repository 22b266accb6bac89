// How many messages go to the engine for a press and for a hint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Answerer } from '../../web/engine/answerer.js';
import { openCatalogue } from '../../web/solver/hints/catalogue.js';
import { Solving } from '../../web/solver/run/solving.js';
import { need } from '../needs.js';

need('wasm');

const PUZZLE = '.......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....';

/** The calls of all messages of some work that was done once before: so nothing has to be loaded. @param {(solving: Solving) => Promise<unknown>} work */
async function messagesOf(work) {
  const solving = new Solving();
  const { receive } = Answerer.prototype;
  /** @type {string[]} */
  const calls = [];
  try {
    solving.connect(null);
    await work(solving);
    Answerer.prototype.receive = function (message) {
      calls.push(message.call);
      return receive.call(this, message);
    };
    await work(solving);
    return calls;
  } finally {
    Answerer.prototype.receive = receive;
    solving.disconnect();
  }
}

/** @param {Solving} solving @param {'step' | 'solve'} action */
const press = (solving, action) =>
  solving.press({
    ...{ action, board: PUZZLE, method: 'ushio', options: {}, trail: null },
    ...{ signal: new AbortController().signal, onProgress: () => {} },
  });

/** @param {Solving} solving @param {string} techniques the text of the list */
async function hint(solving, techniques) {
  const given = { givens: PUZZLE, digits: PUZZLE };
  const candidates = [...PUZZLE].map((digit) => (digit === '.' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : []));
  const catalogue = openCatalogue(
    solving,
    /** @type {any} */ ({ ...given, candidates }),
    techniques,
  );
  const { signal } = new AbortController();
  await catalogue.check({ signal });
  assert.ok(await catalogue.hint({ signal }));
}

for (const action of /** @type {const} */ (['step', 'solve'])) {
  test(`a press costs one message: ${action}`, async () => {
    assert.deepEqual(await messagesOf((solving) => press(solving, action)), ['press']);
  });
}

test('a press of a search costs one message once its board is open', async () => {
  const origin = PUZZLE;
  let trail = Object.freeze({ method: 'backtracking', options: {}, origin, steps: 0 });
  const step = async (/** @type {Solving} */ solving) => {
    const order = { action: /** @type {const} */ ('step'), board: PUZZLE, trail };
    const { signal } = new AbortController();
    const how = { method: 'backtracking', options: {}, signal, onProgress: () => {} };
    const { search } = await solving.press({ ...order, ...how });
    trail = /** @type {any} */ (search).trail;
  };
  assert.deepEqual(await messagesOf(step), ['press']);
  assert.equal(trail.steps, 2);
});

for (const techniques of ['h', 'h.f05']) {
  test(`a hint costs a message for each of its two questions: ${techniques}`, async () => {
    assert.deepEqual(await messagesOf((solving) => hint(solving, techniques)), ['ask', 'ask']);
  });
}
