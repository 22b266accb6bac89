// Each method's own account of its digits, in every language, proved from its words: on puzzles of the maker, on boards
// with a wrong digit, and where a digit is assumed. report.js has all methods on all puzzles.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { madePuzzles } from '../explained/made.js';
import { wrongBoards } from '../explained/wrong.js';
import { built, need } from '../needs.js';
import { everyText } from '../words/languages.js';
import { checkPress, pressesOn } from './press.js';

need('wasm');

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

const made = madePuzzles(1000);
const puzzles = made.filter((_, at) => at % 100 === 7);
const wrong = wrongBoards(made.filter((_, at) => at % 200 === 13));

/** Boards that are hard for a method: it nests trials or assumptions. @type {Record<string, string[]>} */
const HARD = {
  ushio: [],
  'logical-cube': [
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  ],
  human: ['....6.....8...73..6..3.8.12.3.9..48.9..1...7...6......37....1..4....9.....27.5.4.'],
  'cell-list': [
    '..2.......3.....1.5.17...8..6.82.........5.....716.4....3.8.162....5.7.4.7..3..5.',
  ],
};

for (const [method, hard] of Object.entries(HARD)) {
  test(`what ${method} says in its own terms is proved`, (t) => {
    let [items, digits] = [0, 0];
    for (const [at, board] of [...puzzles, ...wrong, ...hard].entries()) {
      const press = at % 5 === 4 ? /** @type {const} */ ('step') : 'solve';
      const checked = checkPress(engine, { board, method, press, presses: 8 });
      assert.deepEqual(checked.faults.slice(0, 3), []);
      items += checked.items;
      digits += checked.digits;
    }
    t.diagnostic(`${items} deductions or sets, ${digits} digits`);
    assert.ok(items > 50 * puzzles.length && digits > 35 * puzzles.length);
  });
}

test('what backtracking says of a digit is proved', () => {
  for (const board of [...puzzles.slice(0, 3), ...wrong.slice(0, 3)]) {
    const { faults } = checkPress(engine, { board, method: 'backtracking', press: 'step', presses: 40 }); // prettier-ignore
    assert.deepEqual(faults.slice(0, 3), []);
  }
});

test('rule (1-2) names the one digit that it adds, in a square that has its digit too', () => {
  const board = '...82..4..........943.........74...2....85......2.3.59.2.9...173.....8...65......';
  const [{ said }] = pressesOn(engine, { board, method: 'ushio' });
  const lines = said.course.en.flatMap(everyText);
  const added = lines.flatMap((line) => /With (.*?) added/.exec(line)?.[1] ?? []);
  assert.ok(added.length > 3);
  assert.deepEqual(added.filter((digits) => digits.length > 1), []); // prettier-ignore
  assert.ok(lines.some((line) => /^r1c7 is 9, so 3 is excluded from it\. With 1 added/.test(line)));
});
