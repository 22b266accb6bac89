// prove: figures, sentences and certificates of claims, and what stands behind a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../cases/cases.js';
import { answersAlike, filter } from './alike.js';
import { outputOf, run } from './filter.js';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** It takes locked candidates, a pair, and an argument. */
const harder = '7.8.5.....6.7.9.....4.1..3.....4.2...4..856.....1....5...3..4.........929......87';
/** It has 26 solutions; what follows from it takes arguments within arguments. */
const several = '7...3.82.634...97....5.........8.3..32..6...........922....85..4.5.....7.....2.8.';
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** It takes a hidden pair. */
const hidden =
  '7.1.62.4...9...8.22...9....41.93.......5.....8.6..7......8....73.....2....8.5.6..\tr9c9=4';
const [none] = readCases('none').map(({ board }) => board);

/** What a line of a way in sentences can say. */
const SENTENCES = [
  /^r\dc\d is \d: no other (candidate is left there|place is left in (row|column|box) \d)\.$/,
  /^r\dc\d is not \d(; r\dc\d is not \d)*: in (row|column|box) \d the \d is in (row|column|box) \d\.$/,
  /^r\dc\d is not \d((, \d)* or \d)?(; r\dc\d is not \d((, \d)* or \d)?)*: in (row|column|box) \d r\dc\d and r\dc\d (can only|must) be \d and \d\.$/,
  /^r\dc\d is not \d \((1 line|\d+ lines)(; none is shorter)?\)\. Suppose it were:$/,
  /^(r\dc\d has no candidate left|(row|column|box) \d has no place left for \d)\.$/,
];

test('a claim is answered by its figures, and what stands behind it is kept', () => {
  const input = [
    ...[easy, `${easy} a name`, `${easy}\tr1c3=4\trest`, `${easy}\tr1c3=5`, `${easy}\tr1c3<>5`],
    ...[`${none}\tr1c1=1`, `${easy}\tnone`, `${hardest}\tnext`],
  ];
  const answers = outputOf(filter, ['prove'], `${input.join('\n')}\n`)
    .trimEnd()
    .split('\n');
  assert.deepEqual(answers.slice(0, 2), ['way\tsolved\t51\t0\t0', 'way\tsolved\t51\t0\t0\ta name']);
  assert.match(answers[2], /^r1c3=4\tproved\t\d+\t0\t0\trest$/);
  assert.equal(answers[3], 'r1c3=5\tfalse\t0\t0\t0');
  assert.match(answers[4], /^r1c3<>5\tproved\t\d+\t0\t0$/);
  assert.match(answers[5], /^none\tproved\t/);
  assert.equal(answers[6], 'none\tfalse\t0\t0\t0');
  assert.match(answers[7], /^next\tproved\t(\d+)\t\1\t[12]\tr\dc\d<>\d:\1$/);
});

/** @param {string} line @param {string[]} options */
const certificateOf = (line, ...options) =>
  JSON.parse(outputOf(filter, ['prove', '--json', ...options], `${line}\n`));

test('the figures are those of the certificate', () => {
  for (const board of [harder, several]) {
    const [claim, result, lines, longest, depth, ...removals] = outputOf(
      filter,
      ['prove'],
      `${board}\n`,
    )
      .trim()
      .split('\t');
    const proof = certificateOf(board);
    assert.deepEqual([claim, result], [proof.claim, proof.result]);
    assert.deepEqual([lines, longest, depth].map(Number), [
      proof.lines,
      proof.longest,
      proof.depth,
    ]);
    assert.deepEqual(
      removals.map((text) => text.split(':')[0]),
      proof.way.flatMap((/** @type {any} */ { remove }) => remove ?? []),
    );
    assert.equal(Math.max(...removals.map((text) => Number(text.split(':')[1]))), proof.longest);
  }
});

test('a certificate says how a claim ends', () => {
  const { result, depth } = certificateOf(several);
  assert.deepEqual([result, depth], ['open', 2]);
  const wrong = certificateOf(`${easy}\tr1c3=5`);
  assert.deepEqual([wrong.result, wrong.way, wrong.solution.length], ['false', [], 81]);
  assert.equal(wrong.solution.slice(0, 3), '534');
  assert.match(certificateOf(none).broken, /^(r\dc\d|[rcb]\d:\d)$/);
});

test('--budget ends the search', () => {
  assert.deepEqual(certificateOf(harder, '--budget', '60000'), certificateOf(harder));
  assert.equal(certificateOf(hardest, '--budget', '1').result, 'open');
});

test('--text tells every line in a sentence, indented by its depth', () => {
  /** @param {any[]} way @param {number} depth @returns {number[]} */
  const indents = (way, depth) =>
    way.flatMap(({ by }) => (by ? [depth, ...indents(by.lines, depth + 1), depth + 1] : [depth]));
  for (const board of [harder, hidden]) {
    const [, ...told] = outputOf(filter, ['prove', '--text'], `${board}\n`).trimEnd().split('\n');
    assert.deepEqual(
      told.map((line) => line.search(/\S/) / 2),
      indents(certificateOf(board).way, 1),
    );
    for (const line of told)
      assert.ok(
        SENTENCES.some((sentence) => sentence.test(line.trim())),
        line,
      );
  }
  const nested =
    '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3';
  const long = outputOf(filter, ['prove', '--text'], `${nested}\tnext\n`);
  assert.match(long, /^ {2}r\dc\d is not \d \(\d\d lines\)\. /m);
  assert.match(long, /^ {4}r\dc\d is not \d \(\d lines\)\. /m);
  const [, ...fromNone] = outputOf(filter, ['prove', '--text'], `${none}\n`).trimEnd().split('\n');
  assert.match(fromNone.at(-1) ?? '', /^ {2}\S.* left/);
});

/** What a sentence removes: "r1c2 is not 3, 4 or 5; r1c3 is not 3: …". @param {string} line @returns {string[]} */
const removedBy = (line) =>
  line
    .trim()
    .split(/[:(]/)[0]
    .split('; ')
    .flatMap((part) => {
      const [square, digits] = part.split(' is not ');
      return digits ? [...digits.matchAll(/\d/g)].map(([digit]) => `${square}<>${digit}`) : [];
    });

test('--text names the digits that a square loses together, and all of them', () => {
  /** @param {any[]} way @returns {string[][]} */
  const removed = (way) =>
    way.flatMap(({ remove, by }) => [remove ?? [], ...(by ? [...removed(by.lines), []] : [])]);
  for (const board of [several, hidden]) {
    const [, ...told] = outputOf(filter, ['prove', '--text'], `${board}\n`).trimEnd().split('\n');
    assert.deepEqual(told.map(removedBy), removed(certificateOf(board).way));
  }
  const told = outputOf(filter, ['prove', '--text'], `${hidden}\n`);
  assert.match(told, /^ +r8c8 is not 1 or 9; r8c9 is not 1, 4 or 9: in row 8 /m);
});

test('--way passes over claims, and what is no claim is an error', () => {
  assert.match(outputOf(filter, ['prove', '--way'], `${easy}\tr1c3=5\n`), /^way\tsolved\t51\t/);
  const unlike = ['x1c3=5', 'r1x3=5', 'r:c3=5', 'r1c0=5', 'r1c3<=5'];
  const wrong = ['r1c3', 'r0c3=5', 'r1c3=0', 'r1c3<5', 'None', 'r1c3=55', ...unlike];
  const lines = wrong.map((claim) => `${easy}\t${claim}\n`);
  const { status, stdout } = run(filter, ['prove'], lines.join(''));
  assert.equal(status, 1);
  const reason = 'error: a claim is as in r4c6=8, r4c3<>7, none or next, after a tab';
  assert.equal(stdout, lines.map((line) => `${reason}\t${line}`).join(''));
});

const boards = readCases('unique').filter((_, i) => i % 20 === 8);
answersAlike('a claim', [
  [['prove', '--json'], boards.map(({ board }) => `${board}\n`).join('')],
  [['prove', '--text'], `${hidden}\n${none}\n`],
  [['prove'], `${several}\n${easy}\tr1c3=5\n${easy}\tr1c3\n`],
]);
