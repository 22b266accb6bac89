// The number of solutions of a board, and the digits that they share, counted by the engine itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import { peers } from '../../web/game/units.js';
import { loadTexts } from '../../web/locales/languages.js';
import { load, setControls, speak, toggleCommon } from '../../web/model/actions.js';
import { beginEmpty } from '../../web/model/entry/actions.js';
import { Counter } from '../../web/solver/count/counter.js';
import { pieces } from '../../web/solver/pieces.js';
import { saidVerdict } from '../../web/model/count/verdict.js';
import { edit } from '../../web/model/hand/actions.js';
import { hintOf } from '../../web/solver/view/status.js';
import { readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { namesOf, until, withEngine } from './with-engine.js';

const TWICE = readCases('several')[0].board;
const [SOME, OTHER] = solutions(TWICE);
/** Where the two solutions differ. */
const OPEN = [...SOME].findIndex((digit, square) => digit !== OTHER[square]);
const shared = [...SOME].map((digit, square) => (OTHER[square] === digit ? digit : '.'));

/** @param {number} square @param {number} digit */
const withDigit = (square, digit) => TWICE.slice(0, square) + digit + TWICE.slice(square + 1);

/** A digit that clashes with no other there, and leaves no solution. */
const [wrong] = [...TWICE].flatMap((symbol, square) =>
  symbol === '.'
    ? [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((digit) => peers(square).every((other) => TWICE[other] !== String(digit)))
        .filter((digit) => solutions(withDigit(square, digit), 1).length === 0)
        .map((digit) => ({ square, digit }))
    : [],
);

/** @param {Parameters<Parameters<typeof withEngine>[1]>[0]} solver */
function count({ store, runner, state }) {
  new Counter(store, runner.solving, pieces.rating);
  return {
    says: (/** @type {string} */ sentence) => until(() => saidVerdict(state()) === sentence),
    hints: (/** @type {RegExp} */ sentence) => until(() => sentence.test(hintOf(state()))),
  };
}

test('common digits are shown large and the others small, also on a board that is only looked at, and placed nowhere', () =>
  withEngine(TWICE, async (solver) => {
    const { send, state, board } = solver;
    const { hints } = count(solver);
    send(setControls, { readonly: true });
    send(toggleCommon);
    const found = shared.filter((digit, square) => digit !== '.' && TWICE[square] === '.').length;
    await hints(new RegExp(`^Large: the ${found} digits`));
    const names = namesOf(state());
    const both = [SOME[OPEN], OTHER[OPEN]].sort().join(' ');
    assert.match(names[OPEN], new RegExp(`candidates ${both}, solutions differ$`));
    for (const [square, name] of names.entries()) {
      const [, digit] = name.match(/empty, (\d) in every solution$/) ?? [];
      if (TWICE[square] !== '.') assert.match(name, /given/);
      else if (shared[square] === '.') assert.match(name, /solutions differ$/);
      else assert.equal(digit, shared[square]);
    }
    assert.equal(board(), TWICE);
    send(toggleCommon);
    assert.ok(!namesOf(state()).some((name) => /solution/.test(name)));
  }));

test('common digits follow the board as it is changed, and give away no single solution', () =>
  withEngine(TWICE, async (solver) => {
    const { send, state } = solver;
    const { hints } = count(solver);
    send(toggleCommon);
    await hints(/^Large/);
    send(edit, OPEN, Number(SOME[OPEN]));
    await hints(/There is only one solution, so nothing differs\./);
    assert.ok(!namesOf(state()).some((name) => /solution|candidates/.test(name)));
    send(edit, OPEN, 0);
    await hints(/^Large/);
    send(edit, wrong.square, wrong.digit);
    await hints(/nothing in common/);
  }));

test('how many solutions there are is said in the language that is spoken', async () => {
  await loadTexts('ja');
  await withEngine(withDigit(OPEN, Number(SOME[OPEN])), async (solver) => {
    const { says } = count(solver);
    solver.send(speak, 'ja');
    await says('解は一つだけ');
    solver.send(beginEmpty);
    await says('');
    solver.send(load, fromText(`5${'.'.repeat(80)}`));
    await says('解は複数あります（1000個を超えます）。');
    solver.send(load, fromText(`55${'.'.repeat(79)}`));
    await says('解はありません。');
  });
});
