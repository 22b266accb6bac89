// Certificates of `kakutei prove --json`: each proves its claim to checkers that share nothing with the engine, and none
// has a line too many.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findProgram, project } from '../../scripts/lib/tools.js';
import { Engine } from '../../web/index.js';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { filters, outputOf } from '../cli/filter.js';
import { checkProof } from './checker.js';
import { sizeOf, sizeOfLine } from './sizes.js';

const [filter] = filters.slice(-1);

/** @param {string[]} lines each a puzzle, with a claim behind a tab or without @param {string[]} [options] */
function certificates(lines, options = []) {
  const input = lines.map((line) => `${line}\n`).join('');
  const answers = outputOf(filter, ['prove', '--json', ...options], input)
    .trim()
    .split('\n');
  return answers.map((answer, i) => ({ puzzle: lines[i].split('\t')[0], ...JSON.parse(answer) }));
}

/** @param {string} puzzle @param {any} certificate */
function isProof(puzzle, certificate) {
  try {
    checkProof(puzzle, certificate);
    return true;
  } catch {
    return false;
  }
}

/** The way with one line, or one removal, left out: every such way. @param {any[]} way @returns {Generator<any[]>} */
function* shorter(way) {
  for (const [i, line] of way.entries()) {
    const others = (/** @type {any[]} */ instead) => [
      ...way.slice(0, i),
      ...instead,
      ...way.slice(i + 1),
    ];
    yield others([]);
    for (const lines of line.by ? shorter(line.by.lines) : []) {
      yield others([{ ...line, by: { ...line.by, lines } }]);
    }
  }
}

/** Its sums fit the lines, so that only what is missing can be wrong. @param {any} certificate @param {any[]} way */
const withWay = (certificate, way) => ({
  ...certificate,
  way,
  lines: sizeOf(way),
  longest: Math.max(0, ...way.filter(({ remove }) => remove).map(sizeOfLine)),
});

/** Whether there is a removal: not where singles solve it. @param {any} certificate */
const isFound = ({ result }) => result === 'proved';

/** @param {ReturnType<typeof certificates>} all */
function checkAll(all) {
  for (const { puzzle, ...certificate } of all) {
    checkProof(puzzle, certificate);
    for (const way of shorter(certificate.way)) {
      assert.ok(!isProof(puzzle, withWay(certificate, way)), `${puzzle} ${certificate.claim}`);
    }
  }
}

const unique = readCases('unique').map(({ board, words: [solution] }) => ({ board, solution }));
const nameOf = (/** @type {number} */ s) => `r${Math.floor(s / 9) + 1}c${(s % 9) + 1}`;

/** Of each puzzle an empty square, its digit, and another. */
const claims = unique.slice(0, 20).map(({ board, solution }, n) => {
  const squares = [...board].flatMap((c, s) => (c === '.' ? [s] : []));
  const square = squares[(7 * n) % squares.length];
  const digit = Number(solution[square]);
  return { board, name: nameOf(square), digit, other: ((digit + n) % 9) + 1 };
});

test('the whole way of each puzzle is proved, and has no line too many', () => {
  const all = certificates(unique.filter((_, i) => i % 12 === 0).map(({ board }) => board));
  assert.ok(all.every(({ claim }) => claim === 'way'));
  checkAll(all);
});

test('a puzzle that no usual technique solves is proved as well', { skip: noShared }, () => {
  checkAll(certificates([sampleShared('hardest1106.txt', 188)[166]]));
});

test('the first way that is found has no line too many either', async () => {
  const engine = await Engine.load();
  const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const middling = unique.map(({ board }) => board).filter((_, i) => i % 16 === 0);
  for (const puzzle of [hard, ...middling]) {
    const first = await engine.prove(puzzle, { work: 1 });
    assert.equal(first.result, 'solved');
    checkAll([{ puzzle, ...first }]);
  }
});

test('a digit is proved, and that another is not there', () => {
  checkAll(certificates(claims.map(({ board, name, digit }) => `${board}\t${name}=${digit}`)));
  const denied = claims.filter(({ digit, other }) => digit !== other);
  checkAll(certificates(denied.map(({ board, name, other }) => `${board}\t${name}<>${other}`)));
});

test('the next removal is proved, and no candidate is known to have a shorter argument', () => {
  const boards = unique.filter((_, i) => i % 12 === 0).map(({ board }) => board);
  const all = certificates(boards.map((board) => `${board}\tnext`)).filter(isFound);
  assert.ok(all.length > 3);
  checkAll(all);
  for (const { puzzle, longest } of all) {
    const candidates = [...puzzle].flatMap((c, s) =>
      c === '.' && s % 10 === 0
        ? [1, 4, 7].map((digit) => `${puzzle}\t${nameOf(s)}<>${digit}`)
        : [],
    );
    for (const { result, way, claim } of certificates(candidates)) {
      const [first] = way.filter((/** @type {any} */ { remove }) => remove);
      if (result === 'proved' && first?.by) assert.ok(sizeOfLine(first) >= longest, claim);
    }
  }
});

test('a claim that is not so is called false, with a solution that shows it', () => {
  const wrong = claims.filter(({ digit, other }) => digit !== other);
  const lines = wrong.flatMap(({ board, name, digit, other }) => [
    `${board}\t${name}=${other}`,
    `${board}\t${name}<>${digit}`,
    `${board}\tnone`,
  ]);
  for (const [i, { puzzle, result, solution, way }] of certificates(lines).entries()) {
    const found = unique.find(({ board }) => board === puzzle);
    assert.deepEqual([result, solution, way], ['false', found?.solution, []], lines[i]);
  }
});

test('that a board has no solution is proved, whatever is claimed', () => {
  const boards = readCases('none').map(({ board }) => board);
  const all = certificates(
    boards.flatMap((board) => [`${board}\tnone`, board, `${board}\tr1c1=1`]),
  );
  assert.ok(all.every(({ claim }) => claim === 'none'));
  checkAll(all);
});

test('with several solutions the way stays open, and goes as far as all of them agree', () => {
  let removals = 0;
  for (const { puzzle, result, way } of certificates(
    readCases('several').map(({ board }) => board),
  )) {
    assert.equal(result, 'open', puzzle);
    for (const claim of way.flatMap(({ remove }) => remove ?? [])) {
      checkProof(puzzle, withWay({ claim, result: 'proved' }, way));
      removals++;
    }
  }
  assert.ok(removals > 0);
});

test('the checker refuses lies', () => {
  const some = unique.filter((_, i) => i % 8 === 0).map(({ board }) => board);
  const good = certificates(some).find(({ depth }) => depth > 0) ?? assert.fail();
  /** @param {(copy: any) => void} change */
  const lie = (change) => {
    const copy = structuredClone(good);
    change(copy);
    return copy;
  };
  const other = (/** @type {string} */ text) =>
    text.replace(/\d$/, (digit) => String((Number(digit) % 9) + 1));
  const argument = (/** @type {any} */ { way }) => way.find((/** @type {any} */ line) => line.by);
  const single = (/** @type {any} */ { way }) => way.find((/** @type {any} */ line) => line.place);
  const lies = {
    'another digit': lie((copy) => (single(copy).place = other(single(copy).place))),
    'another unit': lie((copy) => (single(copy).in = single(copy).in === 'r1' ? 'r2' : 'r1')),
    'another removal': lie((copy) => (argument(copy).remove = argument(copy).remove.map(other))),
    'one more removal': lie((copy) => argument(copy).remove.push(other(argument(copy).remove[0]))),
    'another supposition': lie(
      (copy) => (argument(copy).by.suppose = other(argument(copy).by.suppose)),
    ),
    'another square breaks': lie(
      (copy) => (argument(copy).by.broken = argument(copy).by.suppose.slice(0, 4)),
    ),
    'another order': lie(({ way }) => way.reverse()),
    'one line more': lie((copy) => copy.lines++),
    'a shorter longest': lie((copy) => copy.longest--),
    'another claim': lie((copy) => (copy.claim = 'none')),
  };
  assert.ok(isProof(good.puzzle, good));
  for (const [what, copy] of Object.entries(lies)) assert.ok(!isProof(good.puzzle, copy), what);
});

test(
  'the checker in Python agrees',
  { skip: !findProgram('python3') && 'it needs Python' },
  (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'kakutei-proof-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const [none] = readCases('none').map(({ board }) => board);
    const lines = [
      unique[1].board,
      unique[8].board,
      none,
      `${claims[0].board}\t${claims[0].name}=${claims[0].digit}`,
    ];
    const proofs = certificates(lines).map(({ puzzle: _, ...proof }) => proof);
    /** @param {any[]} list */
    const checked = (list) => {
      writeFileSync(join(folder, 'puzzles.txt'), lines.map((line) => `${line}\n`).join(''));
      writeFileSync(
        join(folder, 'proofs.jsonl'),
        list.map((proof) => `${JSON.stringify(proof)}\n`).join(''),
      );
      const program = join(project, 'web/embed/examples/check_proof.py');
      return spawnSync('python3', [program, 'puzzles.txt', 'proofs.jsonl'], {
        cwd: folder,
        encoding: 'utf8',
      });
    };
    const { status, stdout } = checked(proofs);
    assert.deepEqual([status, stdout], [0, '1: proved\n2: proved\n3: proved\n4: proved\n']);
    const lied = checked([{ ...proofs[0], lines: proofs[0].lines + 1 }, ...proofs.slice(1)]);
    assert.equal(lied.status, 1);
    assert.match(lied.stdout, /^1: the lines do not add up\n2: proved\n/);
  },
);
