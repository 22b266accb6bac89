// All steps as a list, and why a candidate can go; with a catalogue that answers as the test says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed } from '../../web/game/units.js';
import { select, setChoices } from '../../web/model/actions.js';
import { beginEntry } from '../../web/model/entry/actions.js';
import { edit, giveDigit, pressKey, pressSquare } from '../../web/model/hand/actions.js';
import {
  ask,
  askWhy,
  canApply,
  carryOut,
  choose,
  setFilter,
  togglePointing,
} from '../../web/model/hints/actions.js';
import { hintsOf, isPointing } from '../../web/model/hints/known.js';
import { NO_FILTER, groupsOf } from '../../web/model/hints/steps.js';
import { sayAnswer, tellWhole } from '../../web/model/hints/telling.js';
import { wordsFor } from '../../web/model/state.js';
import { stopByHand } from '../../web/model/run/actions.js';
import { pictureOf } from '../../web/model/overlay.js';
import {
  allowed,
  board,
  chain,
  first,
  pair,
  right,
  single,
  victim,
  words,
  wrongs,
} from './hint-samples.js';
import { makeHinted, settled } from './hints-stub.js';

const { t } = words;

test('that there is no step is said once all have been looked for', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [];
  solver.send(ask, 'all');
  await settled();
  assert.equal(sayAnswer(words, solver.state()), t('hint.all.none'));
});

test('all steps are listed as they are found, and one that is chosen is drawn and carried out', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair(wrongs[1]), single(), pair()];
  solver.send(ask, 'all');
  await settled();
  const { answer, phase } = hintsOf(solver.state()) ?? {};
  assert.ok(answer?.kind === 'list' && phase === 'answered');
  assert.deepEqual(groupsOf(answer.steps, NO_FILTER, { square: null, digit: null }).map(({ technique, indices }) => [technique, indices]), [
    ['hidden-single', [1]],
    ['naked-pair', [0, 2]],
  ]); // prettier-ignore
  assert.match(sayAnswer(words, solver.state()), new RegExp(t('hint.all.count', { count: 3 })));
  assert.equal(canApply(solver.state()), false, 'none is chosen');
  solver.send(choose, 2);
  await settled();
  assert.deepEqual(pictureOf(solver.state()).overlay.struck, [
    { square: victim, digit: wrongs[0] },
  ]);
  solver.send(choose, 2);
  assert.equal(hintsOf(solver.state())?.picture, null, 'once more puts it away');
  solver.send(choose, 1);
  await settled();
  solver.send(carryOut);
  assert.equal(solver.board()[first], String(right(first)));
});

test('what is asked about a step of a list is given up when the position becomes another', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(ask, 'all');
  await settled();
  /** @type {AbortSignal | undefined} */
  let asked;
  solver.catalogue.tell = (/** @type {any} */ _, { signal } = /** @type {any} */ ({})) => {
    asked = signal;
    return new Promise(() => {});
  };
  solver.send(choose, 0);
  assert.equal(asked?.aborted, false);
  solver.send(edit, first, right(first));
  assert.equal(asked?.aborted, true);
});

test('where telling a step fails it is logged, unless nobody wants it any more', async (t) => {
  const log = t.mock.method(console, 'error', () => {});
  for (const [code, times] of /** @type {const} */ ([
    ['aborted', 0],
    ['memory', 1],
  ])) {
    const solver = makeHinted(board);
    solver.catalogue.found = [pair()];
    solver.send(ask, 'all');
    await settled();
    solver.catalogue.tell = () => Promise.reject(Object.assign(new Error(code), { code }));
    solver.send(choose, 0);
    await settled();
    assert.equal(log.mock.callCount(), times, code);
  }
});

test('a step that could not be told is said so, and told when it is chosen again', async (t) => {
  t.mock.method(console, 'error', () => {});
  const solver = makeHinted(board);
  const { catalogue } = solver;
  catalogue.found = [pair()];
  solver.send(ask, 'all');
  await settled();
  const tell = catalogue.tell.bind(catalogue);
  catalogue.tell = () => Promise.reject(Object.assign(new Error('gone'), { code: 'lost' }));
  solver.send(choose, 0);
  await settled();
  assert.equal(solver.state().said.trim(), words.t('fault.lost'));
  assert.equal(hintsOf(solver.state())?.chosen, null);
  catalogue.tell = tell;
  solver.send(choose, 0);
  await settled();
  const { told, fault } = hintsOf(solver.state()) ?? {};
  assert.ok(told?.[0].events.length);
  assert.equal(fault, null);
});

test('what has been found when a list is stopped stays', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(ask, 'all');
  solver.catalogue.listing = new Promise(() => {});
  await settled();
  const state = () => {
    const { answer, phase } = hintsOf(solver.state()) ?? {};
    return [phase, answer?.kind === 'list' && answer.steps.length];
  };
  assert.deepEqual(state(), ['asking', 1], 'it is shown as it comes');
  solver.catalogue.more(single().step);
  await settled();
  assert.deepEqual(state(), ['asking', 2], 'and so is the next one');
  solver.send(stopByHand);
  assert.deepEqual(state(), ['stopped', 2]);
});

test('a list can be narrowed to placements, a technique, a level, a square or a digit', () => {
  const steps = [single(), pair(), chain()].map(({ step }) => step);
  const all = { square: null, digit: null };
  const narrowed = (/** @type {object} */ filter, /** @type {any} */ here = all) =>
    groupsOf(steps, { ...NO_FILTER, ...filter }, here).flatMap(({ indices }) => indices);
  assert.deepEqual(narrowed({}), [0, 1, 2]);
  assert.deepEqual(narrowed({}, { square: victim, digit: null }), [0, 1, 2], 'unless it is wanted');
  assert.deepEqual(narrowed({ placing: true }), [0]);
  assert.deepEqual(narrowed({ technique: 'x-chain' }), [2]);
  assert.deepEqual(narrowed({ level: 'medium' }), [0, 1]);
  assert.deepEqual(narrowed({ isHere: true }, { square: victim, digit: null }), [1, 2]);
  assert.deepEqual(narrowed({ isHere: true }, { square: null, digit: right(first) }), steps.flatMap((step, at) => [...step.placed, ...step.removed].some(({ digit }) => digit === right(first)) ? [at] : [])); // prettier-ignore
  assert.deepEqual(narrowed({ isHere: true }), [0, 1, 2], 'nothing is selected');
  const removed = [victim, first].map((square) => ({ ...squareNamed(square), digit: wrongs[0] }));
  steps.push({ ...steps[1], removed });
  assert.deepEqual(
    narrowed({ isHere: true }, { square: first, digit: null }),
    [0, 3],
    'one of several squares',
  );
  const solver = makeHinted(board);
  solver.send(ask, 'all');
  solver.send(setFilter, { placing: true });
  assert.deepEqual(hintsOf(solver.state())?.filter, { ...NO_FILTER, placing: true });
});

test('a candidate that is pointed at is asked about, and the candidates are seen while it is chosen', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.catalogue.whyAnswer = {
    verdict: 'found',
    steps: [solver.catalogue.found[0].step],
    supposed: null,
  };
  solver.send(togglePointing);
  assert.deepEqual(pictureOf(solver.state()).overlay.candidates?.[victim], allowed[victim]);
  solver.send(giveDigit, victim, wrongs[0]);
  await settled();
  const square = words.square(squareNamed(victim));
  assert.ok(
    solver
      .state()
      .said.trim()
      .startsWith(words.capital(t('rule.naked-pair'))),
    'its step is told',
  );
  assert.equal(hintsOf(solver.state())?.isPointing, false);
  assert.equal(canApply(solver.state()), true);
  solver.catalogue.whyAnswer = { verdict: 'inSolution', steps: [], supposed: null };
  solver.send(askWhy, victim, right(victim));
  await settled();
  const values = { square, digit: right(victim) };
  assert.equal(solver.state().said.trim(), t('why.inSolution', values));
  solver.send(setChoices, { verdict: false });
  solver.send(askWhy, victim, right(victim));
  await settled();
  assert.equal(solver.state().said.trim(), t('why.none', values), 'who wants no spoilers has none');
});

test('what is clicked is asked about by its small digit, or the digit that is picked, and a filled square is none', async () => {
  const solver = makeHinted(board);
  const place = () => hintsOf(solver.state())?.place;
  const filled = [...board].findIndex((symbol) => symbol !== '.');
  solver.send(togglePointing);
  solver.send(pressSquare, filled, { digit: 3 });
  assert.equal(solver.state().said.trim(), t('why.filled'));
  solver.send(pressSquare, victim);
  assert.equal(place(), null, 'no digit was pointed at');
  assert.ok(isPointing(solver.state()), 'another one can be');
  solver.send(pressSquare, victim, { digit: wrongs[0] });
  assert.deepEqual(place(), { square: victim, digit: wrongs[0] });
  await settled();
  solver.send(pressKey, wrongs[1]);
  solver.send(togglePointing);
  solver.send(pressSquare, victim, { again: true });
  assert.deepEqual(place(), { square: victim, digit: wrongs[1] });
  assert.equal(solver.board(), board, 'nothing is put there');
  await settled();
});

test('a key of the keypad asks about the selected square, and types while a puzzle is typed in', async () => {
  const solver = makeHinted(board);
  solver.send(select, victim);
  solver.send(togglePointing);
  solver.send(pressKey, wrongs[0]);
  assert.deepEqual(hintsOf(solver.state())?.place, { square: victim, digit: wrongs[0] });
  await settled();
  solver.send(togglePointing);
  solver.send(beginEntry);
  solver.send(pressKey, 0);
  assert.deepEqual([solver.state().selected, solver.board()[0]], [1, '.']);
});

test('of several steps to a candidate the first can be carried out, and of a supposition none', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair(wrongs[1]), pair()];
  const steps = solver.catalogue.found.map(({ step }) => step);
  solver.catalogue.whyAnswer = { verdict: 'foundByPath', steps, supposed: null };
  solver.send(askWhy, victim, wrongs[0]);
  await settled();
  assert.equal(canApply(solver.state()), true);
  solver.send(choose, 1);
  await settled();
  assert.equal(canApply(solver.state()), false);
  solver.catalogue.whyAnswer = { verdict: 'trueBeyond', steps, supposed: null };
  solver.send(askWhy, victim, wrongs[0]);
  await settled();
  assert.equal(canApply(solver.state()), false);
});

test('where no technique takes a candidate, a short proof is told instead of a supposition', async () => {
  const solver = makeHinted(board);
  solver.catalogue.whyAnswer = { verdict: 'trueBeyond', steps: [], supposed: [] };
  solver.catalogue.proof = { claim: null };
  solver.send(askWhy, victim, wrongs[0]);
  await settled();
  const { answer } = solver.state().hints ?? {};
  assert.ok(answer?.kind === 'why');
  assert.deepEqual([answer.proof, answer.supposed], [solver.catalogue.proof, null]);
  assert.match(sayAnswer(wordsFor(solver.state()), solver.state()), /a short proof does/);
});

test('each of several steps that are told whole is named, and the name of one stands above it', () => {
  const { events } = single();
  const step = events.filter(({ kind }) => kind === 'deduction');
  const names = (/** @type {any[]} */ told) =>
    tellWhole(words, told).map(({ rule }) => rule?.label ?? null);
  assert.deepEqual(names(events), [null]);
  assert.deepEqual(names([...events, ...step]), [t('rule.hidden-single'), t('rule.hidden-single')]);
});
