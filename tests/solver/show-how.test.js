// "Show how": the story of a step, compared with the engine's events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf } from '../../web/game/candidates.js';
import { fromText } from '../../web/game/state.js';
import { backByHand, choose } from '../../web/model/actions.js';
import { locales } from '../locales/all.js';
import { ask } from '../page/engine.js';
import { candidatesIn, phrase } from '../page/hands.js';
import { leavesOf, namesOf, read, unfold, withEngine } from './with-engine.js';

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} KakuteiEvent */
/** @typedef {Parameters<Parameters<typeof withEngine>[1]>[0]} Solver */

/** Boards on which 1 Step has to assume something, and what Table 1 says then. */
const boards = {
  2: '6.23.8.1..8176.3..7....18..179236584..819...33.68.51..2..41...89...8.4.1814......',
  4: '..41.36.563.79.2.11.....3...6..3.412..3..1.6.2.1.6...3492.7.138376812954.1.349726',
};

/** @param {{ row: number, column: number }} square */
const name = ({ row, column }) => `r${row}c${column}`;

/** The part of the newest entry that is folded under a title. @param {Solver} solver @param {RegExp} title */
const section = ({ entry }, title) => entry().items.find(({ text }) => title.test(text));

const course = new RegExp(
  `${phrase('section.registered').source}|${phrase('section.course').source}`,
);

/**
 * The things that an entry has to name: the set, the rule, the unit, the possibility that went, the set that
 * took it.
 *
 * @param {KakuteiEvent[]} events
 * @param {KakuteiEvent} registered
 */
function essentials(events, registered) {
  const of = (/** @type {number | null} */ number) => (number === null ? null : events[number]);
  const candidate = of(registered.cause);
  let found = candidate;
  while (found && found.kind !== 'setFound') {
    found = of(found.kind === 'setReduced' && found.rule === 'rule-c' ? found.other : found.cause);
  }
  const excluded = of(found?.cause ?? null);
  const by = of(excluded?.cause ?? null);
  assert.ok(candidate && found?.unit && excluded?.square && by, 'the chain of causes is whole');
  const rule = candidate.kind === 'complement' ? 'complement' : candidate.rule;
  return [
    ...registered.squares.map(name),
    ...registered.digits.map(String),
    locales.en[`rule.${rule}`],
    locales.en[`rule.${found.rule}`],
    `${found.unit.type} ${found.unit.number}`,
    name(excluded.square),
    String(excluded.digits[0]),
    ...(by.squares.length ? by.squares : [/** @type {any} */ (by.square)]).map(name),
    ...by.digits.map(String),
  ];
}

/** @param {readonly string[]} words @param {string} told */
function assertTells(words, told) {
  for (const word of words) assert.ok(told.includes(word), `${word} is not in: ${told}`);
}

test('each set is listed as it was registered, with rule, unit, trigger and cause', () =>
  withEngine(boards[4], async (solver) => {
    solver.send(choose, { showHow: true });
    let board = boards[4];
    for (let step = 0; step < 2; step++) {
      const { events, board: next } = ask('step', board);
      await solver.pressed('step');
      const registered = events.filter(
        ({ kind, depth }) => kind === 'setRegistered' && depth === 0,
      );
      const listed = await unfold(section(solver, course));
      const told = listed.filter(({ items }) => !items).map(read);
      assert.equal(told.length, registered.length);
      registered.forEach((event, index) => assertTells(essentials(events, event), told[index]));
      board = next;
    }
  }));

test('all determined sets are listed, and the candidates drawn where the view is those of the last step; without it 1 Step only says how it was found', () =>
  withEngine(boards[4], async (solver) => {
    const { send, state, pressed, entry } = solver;
    const drawn = () => namesOf(state()).map(candidatesIn);
    const nothing = Array(81).fill('');
    await pressed('step');
    assert.deepEqual([entry().items, drawn()], [[], nothing]);
    send(backByHand);

    send(choose, { showHow: true });
    const { sets, possibilities, board } = ask('step', boards[4]);
    await pressed('step');
    const told = (
      await leavesOf(section(solver, phrase('section.sets', { count: sets.length })))
    ).map(read);
    assert.equal(told.length, sets.length);
    sets.forEach((/** @type {any} */ { squares, digits }, /** @type {number} */ index) =>
      assertTells([...squares.map(name), ...digits.map(String)], told[index]),
    );

    assert.deepEqual(drawn(), nothing, 'what the squares show is chosen elsewhere');
    send(choose, { view: 'told' });
    // The method has not come to every square: what row, column and box close is not shown there.
    const left = candidatesOf(fromText(board));
    const expected = possibilities.map(
      (/** @type {number[]} */ digits, /** @type {number} */ square) =>
        board[square] === '.'
          ? digits.filter((digit) => left[square].includes(digit)).join(' ')
          : '',
    );
    assert.deepEqual(drawn(), expected);
    send(choose, { showHow: false });
    assert.deepEqual(drawn(), expected, 'nor does the account take them away');
    send(backByHand);
    assert.deepEqual(drawn(), nothing, 'another board');
  }));

test('what was found inside assumptions is folded away until it is wanted', () =>
  withEngine(boards[2], async (solver) => {
    solver.send(choose, { showHow: true });
    const { events } = ask('step', boards[2], { eventDepth: 0 });
    const of = (/** @type {string} */ kind) =>
      events.filter((/** @type {any} */ event) => event.kind === kind);
    await solver.pressed('step');
    const tree = section(solver, course);
    const assumed = of('assumed').filter(({ rule, depth }) => rule === 'main' && depth <= 1);
    const sets = of('setRegistered');
    assert.equal((await unfold(tree)).length, sets.length + assumed.length);

    const isBranch = /^(Main|Sub): /;
    assert.equal(await countBranches(tree, isBranch), of('assumed').length);
    const leaves = (await leavesOf(tree)).filter(({ text }) => !isBranch.test(text));
    assert.equal(leaves.length, sets.length);
  }));

/** @param {import('../../web/story/types.js').Item | undefined} item @param {RegExp} name @returns {Promise<number>} */
async function countBranches(item, name) {
  let count = 0;
  for (const each of await unfold(item)) {
    count += Number(name.test(each.text)) + (await countBranches(each, name));
  }
  return count;
}
