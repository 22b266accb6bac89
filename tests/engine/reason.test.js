// The argument that is told for each digit: it follows on the board line by line, nothing in it can be spared,
// and what is a single on the board is told as one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { need } from '../needs.js';
import { bitsOf, candidatesOf, drawAll, endsOf, isSingle, linesAt } from './arguments.js';
import { solutions } from './plain-solver.js';
import { indexOf, sees, squaresIn } from '../grid.js';

need('wasm');

const engine = await Engine.load();
/** The methods that give arguments for their digits. */
const METHODS = engine.methods().flatMap(({ slug, namesSteps }) => (namesSteps ? [] : slug));

/** @typedef {import('./arguments.js').Line} Line */
/** @typedef {{ board: string, square: number, digit: number, lines: Line[] }} Step */

/** The steps of a board by presses of 1 Step. @param {string} puzzle @param {string} method @returns {Generator<Step>} */
function* stepsOf(puzzle, method, { most = 81, go = false } = {}) {
  const solver = engine.open(puzzle, { method, events: true });
  let board = puzzle.replaceAll('0', '.');
  for (let press = 0; press < most; press++) {
    const { outcome, board: after } = go ? solver.solve() : solver.step();
    const events = [...solver.events()];
    for (const [at, event] of events.entries()) {
      if (event.kind !== 'placed' || event.depth > 0 || !event.square) continue;
      const [square, [digit]] = [indexOf(event.square), event.digits];
      yield { board, square, digit, lines: linesAt(events, at) };
      board = board.slice(0, square) + digit + board.slice(square + 1);
    }
    board = after;
    if (outcome !== 'continues') break;
  }
  solver.free();
}

/** Whether all lines of the argument are told. @param {Line[]} lines */
const isWhole = (lines) =>
  endsOf(lines).every(
    (end, at) => end !== undefined || !/trial|chain/.test(String(lines[at].rule)),
  );

/** The faults of a step, in words. @param {Step} step @param {{ minimal: boolean }} how */
function faultOf({ board, square, digit, lines }, { minimal }) {
  const single = (/** @type {number[]} */ left) => isSingle(left, square, bitsOf([digit]));
  const isAlone = single(candidatesOf(board));
  if (isAlone && lines.length !== 1) return `is a single, but has ${lines.length} lines`;
  if (lines.length === 0) return undefined;
  const { left, faults } = drawAll(board, lines);
  if (faults.length) return `line ${faults[0]} (${lines[faults[0]].rule}) is false`;
  if (!single(left)) return 'does not follow';
  const last = lines[lines.length - 1];
  if (isAlone) return faultOfSingle(board, square, digit, last);
  if (!minimal || !isWhole(lines)) return undefined;
  for (const at of lines.keys()) {
    if (at === lines.length - 1 || /no-|squares|digits/.test(String(lines[at].rule))) continue;
    if (single(drawAll(board, lines, new Set([at])).left)) {
      return `line ${at} (${lines[at].rule}) can be spared`;
    }
  }
  return undefined;
}

/** Whether the board alone proves the single. @param {string} board @param {number} square @param {number} digit @param {Line} line */
function faultOfSingle(board, square, digit, line) {
  const isFull = ['row', 'column', 'box'].some((type) =>
    Array.from({ length: 9 }, (_, i) =>
      squaresIn({ type: /** @type {any} */ (type), number: i + 1 }),
    )
      .filter((unit) => unit.includes(square))
      .some((unit) => unit.filter((s) => board[s] === '.').length === 1),
  );
  if (isFull !== (line.rule === 'full-house')) return `is told as ${line.rule}`;
  const seen = line.parts.filter(({ value }) => value === 'sees');
  const witnesses = seen.flatMap(({ squares }) => squares.map(indexOf));
  if (line.rule === 'naked-single') {
    const digits = witnesses.map((s) => Number(board[s]));
    const told = seen.flatMap((part) => part.digits);
    if ([...digits].sort().join('') !== [...told].sort().join('')) return 'names other digits';
    if (new Set(told).size !== 8 || told.includes(digit)) return 'does not name eight others';
    if (
      !seen.every(
        ({ unit, squares }) => unit && squares.every((s) => squaresIn(unit).includes(indexOf(s))),
      )
    )
      return 'names a square outside its unit';
    return witnesses.every((s) => sees(s, square)) ? undefined : 'names one that it does not see';
  }
  if (line.rule !== 'hidden-single' || !line.unit) return undefined;
  if (!witnesses.every((s) => board[s] === String(digit))) return 'names another digit';
  const open = squaresIn(line.unit).filter((s) => s !== square && board[s] === '.');
  const covers = (/** @type {number[]} */ some) => open.every((s) => some.some((w) => sees(s, w)));
  if (!covers(witnesses)) return 'leaves a square of the unit open';
  return witnesses.some((w) => covers(witnesses.filter((other) => other !== w)))
    ? 'names more than it needs'
    : undefined;
}

const ours = [...readCases('unique'), ...readCases('several')].map(({ board }) => board);
const corpora = [
  '17clue.txt',
  'magictour1465.txt',
  'hardest1905.txt',
  'hardest1106.txt',
  'many-solutions.txt',
];

for (const method of METHODS) {
  test(`${method}: each line of an argument follows on our boards, and none can be spared`, () => {
    for (const board of ours.filter((_, i) => i % 8 === 0)) {
      for (const step of stepsOf(board, method, { most: 30 })) {
        const fault = faultOf(step, { minimal: step.lines.length < 40 });
        assert.equal(fault, undefined, `${step.board} ${step.square}=${step.digit}: ${fault}`);
      }
    }
  });

  test(`${method}: so it does on boards of ../shared`, { skip: noShared }, () => {
    for (const file of corpora) {
      for (const board of sampleShared(file, 2)) {
        for (const step of stepsOf(board.slice(0, 81), method, { most: 12 })) {
          const fault = faultOf(step, { minimal: step.lines.length < 25 });
          assert.equal(fault, undefined, `${step.board} ${step.square}=${step.digit}: ${fault}`);
        }
      }
    }
  });
}

test('a Go tells for each digit what its board shows', () => {
  for (const method of ['ushio', 'human', 'cell-list', 'logical-cube']) {
    for (const { board } of readCases('unique').slice(0, 4)) {
      for (const step of stepsOf(board, method, { go: true, most: 1 })) {
        const fault = faultOf(step, { minimal: step.lines.length < 25 });
        assert.equal(fault, undefined, `${step.board} ${step.square}=${step.digit}: ${fault}`);
      }
    }
  }
});

test('every digit that Ushio, Kitamoto or the lecture finds on a board with one solution has its argument', () => {
  for (const method of ['ushio', 'human', 'cell-list']) {
    for (const { board } of readCases('unique').filter((_, i) => i % 12 === 0)) {
      if (solutions(board, 2).length !== 1) continue;
      for (const { lines, board: now, square } of stepsOf(board, method)) {
        assert.ok(lines.length > 0, `${method} ${now} ${square}`);
      }
    }
  }
});

/** Puzzles of the maker, from easy to hard. */
const made = Array.from({ length: 20 }, (_, i) => {
  const wanted = /** @type {[number, number]} */ ([1 + (i % 7), 9]);
  return String(
    engine.make({ seed1: 100 + i, seed2: 7, givens: [22, 30], difficulty: wanted }).puzzle,
  );
});

test('what refuted a trial on fewer digits is told again where more of them stand', () => {
  for (const puzzle of [
    '...3.5267.62..75...7..26.9.6935.8.42....62..9.2.9.365.416259.7.258734916739681425',
    '3584..6...17.6..8.....58.17736.24.58581..62...9.58..6384.6.........4.83....8.5..6',
  ]) {
    for (const step of stepsOf(puzzle, 'human', { go: true, most: 1 })) {
      assert.ok(step.lines.length > 0, `${step.board} ${step.square}`);
      assert.equal(faultOf(step, { minimal: true }), undefined);
    }
  }
});

/** Digits that a search has filled in, which nothing else proves. */
const TRIED = ['adopted', 'fromFinished', 'result', 'assumed'];

test('each digit that was not taken from a trial has its argument in a Go', () => {
  let told = 0;
  for (const method of METHODS.filter((slug) => slug !== 'backtracking')) {
    for (const puzzle of made) {
      const solver = engine.open(puzzle, { method, events: true });
      solver.solve();
      const events = [...solver.events()];
      for (const [at, { kind, depth, cause, square }] of events.entries()) {
        if (kind !== 'placed' || depth > 0) continue;
        const from = events[cause ?? -1]?.kind;
        if (TRIED.includes(from)) continue;
        assert.ok(linesAt(events, at).length > 0, `${method} ${puzzle} ${JSON.stringify(square)}`);
        told++;
      }
      solver.free();
    }
  }
  assert.ok(told > 2500, String(told));
});

/** What the digit in the square takes. @param {number[]} left @param {number} square @param {number} bit */
const after = (left, square, bit) =>
  left.map((bits, s) => (s === square ? bits & bit : sees(s, square) ? bits & ~bit : bits));

test('a set is told only where it holds no single, and none takes what it takes', () => {
  let sets = 0;
  for (const [turn, method] of METHODS.entries()) {
    // Each method has every second puzzle.
    for (const puzzle of made.filter((_, at) => at % 2 === turn % 2)) {
      for (const { board, lines } of stepsOf(puzzle, method, { go: true, most: 1 })) {
        for (const [at, { rule, value, unit, squares, digits, parts }] of lines.entries()) {
          if (!/^(naked|hidden)-(pair|triple|quad)$/.test(String(rule)) || value || !unit) continue;
          sets++;
          const { left } = drawAll(board, lines.slice(0, at));
          const taken = parts.filter(({ value }) => value === 'takes');
          for (const [s, bits] of left.entries()) {
            for (const bit of board[s] === '.' ? [1, 2, 4, 8, 16, 32, 64, 128, 256] : []) {
              if (!(bits & bit) || !isSingle(left, s, bit)) continue;
              const place = `${board} ${rule}, where r${Math.floor(s / 9) + 1}c${(s % 9) + 1} is a single`;
              const isOfSet = squares.some((own) => indexOf(own) === s) || bitsOf(digits) & bit;
              assert.ok(!(isOfSet && squaresIn(unit).includes(s)), place);
              const then = after(left, s, bit);
              assert.ok(
                taken.some(
                  ({ square, digits }) => square && then[indexOf(square)] & bitsOf(digits),
                ),
                place,
              );
            }
          }
        }
      }
    }
  }
  assert.ok(sets > 25, String(sets));
});

test('where its lines would be too many, a trial inside another is told without them', () => {
  const board = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const [{ lines }] = stepsOf(board, 'cell-list', { most: 1 });
  const ends = endsOf(lines);
  const bare = [...lines.keys()].filter(
    (at) => lines[at].rule === 'trial' && ends[at] === undefined,
  );
  assert.ok(lines.length <= 512);
  assert.ok(bare.length > 0);
  for (const at of bare) {
    assert.ok(Number(lines[at].value) > 0);
    let supposed = board;
    for (const [outer, { square, digits }] of lines.entries()) {
      if (outer !== at && !(outer < at && Number(ends[outer]) >= at)) continue;
      const s = indexOf(/** @type {any} */ (square));
      supposed = supposed.slice(0, s) + digits[0] + supposed.slice(s + 1);
    }
    assert.deepEqual(solutions(supposed, 1), []);
  }
});

test("candidates that the board was opened without are named, and are no part of the argument's lines", () => {
  const givens =
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const left = candidatesOf(givens);
  const square = [...givens].findIndex(
    (character, s) => character === '.' && left[s] !== (left[s] & -left[s]),
  );
  const kept = left[square] & -left[square];
  const text = Array.from({ length: 729 }, (_, at) => {
    const [s, digit] = [Math.floor(at / 9), (at % 9) + 1];
    const bits = s === square ? kept : left[s];
    return bits & (1 << (digit - 1)) ? String(digit) : '.';
  }).join('');
  const solver = engine.open(givens + givens + text, { method: 'human', events: true });
  solver.step();
  const events = [...solver.events()];
  const at = events.findIndex(({ kind }) => kind === 'placed');
  const lines = linesAt(events, at);
  const ruledOut = lines[0].parts.filter(({ value }) => value === 'ruledOut');
  assert.equal(indexOf(/** @type {any} */ (events[at].square)), square);
  assert.equal(lines.length, 1);
  assert.equal(ruledOut.length, 1);
  solver.free();
});

test('a search that has ended tells the singles among the digits that it kept', () => {
  const [{ board }] = readCases('unique');
  const solver = engine.open(board, { method: 'backtracking', events: true });
  const { order } = solver.solve();
  const events = [...solver.events()];
  const kept = events.filter(({ kind }) => kind === 'reason');
  let now = board.replaceAll('0', '.');
  const singles = order.filter(({ row, column, digit }) => {
    const square = indexOf({ row, column });
    const is = isSingle(candidatesOf(now), square, bitsOf([digit]));
    now = now.slice(0, square) + digit + now.slice(square + 1);
    return is;
  });
  assert.deepEqual(
    kept.map(({ square, digits }) => ({ ...square, digit: digits[0] })),
    singles.map(({ row, column, digit }) => ({ row, column, digit })),
  );
  assert.equal(kept.length > 0, true);
  solver.free();
});
