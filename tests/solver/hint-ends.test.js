// When hints end: each kind of error has its sentence, and the hint can be tried again; a press takes their place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, askAgain, hint, slow } from '../../web/model/hints/actions.js';
import { hintsOf } from '../../web/model/hints/known.js';
import { ask as askRun, press } from '../../web/model/run/actions.js';
import { board, first, pair, words } from './hint-samples.js';
import { makeHinted, settled } from './hints-stub.js';

/** @typedef {import('../../web/model/state.js').State} State */

test('whatever fails is said in its own sentence, and the same question can be asked again', async (t) => {
  t.mock.method(console, 'error', () => {});
  const codes = ['load', 'abi', 'lost', 'trap', 'memory', 'other'];
  const fail = (/** @type {string} */ code) => Object.assign(new Error('m'), { code });
  const said = [];
  for (const code of codes) {
    for (const question of /** @type {const} */ (['hint', 'all', 'missed', 'why'])) {
      const solver = makeHinted(board);
      solver.catalogue.wait = Promise.reject(fail(code));
      solver.send(ask, question, question === 'why' ? { square: first, digit: 1 } : null);
      solver.send(slow, hintsOf(solver.state())?.id ?? 0);
      assert.equal(hintsOf(solver.state())?.isSlow, true);
      await settled();
      const sentence = words.t(`fault.${code}`, { code, message: 'm' });
      assert.equal(solver.state().said.trim(), sentence, question);
      assert.equal(hintsOf(solver.state())?.isSlow, false, 'the key asks anew, and stops nothing');
      solver.catalogue.wait = Promise.resolve();
      solver.catalogue.found = [pair()];
      solver.send(askAgain);
      await settled();
      const { question: asked, phase, fault } = hintsOf(solver.state()) ?? {};
      assert.deepEqual([asked, phase, fault], [question, 'answered', null]);
      if (question === 'hint') said.push(sentence);
    }
  }
  assert.equal(new Set(said).size, codes.length);
});

test('after a failure the key of Hint asks for a hint', async (t) => {
  t.mock.method(console, 'error', () => {});
  const solver = makeHinted(board);
  solver.catalogue.wait = Promise.reject(new Error('no'));
  solver.send(hint);
  await settled();
  solver.catalogue.wait = Promise.resolve();
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  assert.equal(hintsOf(solver.state())?.shown, 1);
});

test('what a press tells takes the place of the hints, and a question about the board does not', async () => {
  for (const [act, stays] of /** @type {const} */ ([
    [(/** @type {State} */ state) => press(state, 'step', true), false],
    [(/** @type {State} */ state) => press(state, 'solve', true), false],
    [(/** @type {State} */ state) => askRun(state, 'deduce'), false],
    [(/** @type {State} */ state) => askRun(state, 'why'), true],
  ])) {
    const solver = makeHinted(board);
    solver.catalogue.found = [pair()];
    solver.send(hint);
    await settled();
    assert.equal(hintsOf(solver.state())?.shown, 1);
    assert.equal(act(solver.state()).hints !== null, stays);
  }
});
