// Certificates of `kakutei prove --json`: each proves its claim to a checker that shares nothing with the engine, and
// none has a line too many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noShared, readCases, sampleShared } from '../cases/cases.js';
import { filters, outputOf } from '../cli/filter.js';
import { checkProof } from './checker.js';

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

/** Sums that fit the lines, so that only what is missing can be wrong. @param {any[]} way @returns {number} */
const sizeOf = (way) => way.reduce((sum, line) => sum + sizeOfLine(line), 0);
/** @param {any} line @returns {number} */
const sizeOfLine = ({ by, subset }) => (by ? 1 + sizeOf(by.lines) : (subset?.digits.length ?? 1));
/** @param {any} certificate @param {any[]} way */
const withWay = (certificate, way) => ({
  ...certificate,
  way,
  lines: sizeOf(way),
  longest: Math.max(0, ...way.filter(({ remove }) => remove).map(sizeOfLine)),
});

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

/** A digit, and one that is not there, of an empty square of each puzzle, and what the solution has. */
const claims = unique.slice(0, 20).map(({ board, solution }, n) => {
  const squares = [...board].flatMap((c, s) => (c === '.' ? [s] : []));
  const square = squares[(7 * n) % squares.length];
  const digit = Number(solution[square]);
  return { board, name: nameOf(square), digit, other: ((digit + n) % 9) + 1 };
});

test('the whole way of each puzzle is proved, and has no line too many', () => {
  const all = certificates(unique.filter((_, i) => i % 6 === 0).map(({ board }) => board));
  assert.ok(all.every(({ claim }) => claim === 'way'));
  checkAll(all);
});

test('a puzzle that no usual technique solves is proved as well', { skip: noShared }, () => {
  checkAll(certificates([sampleShared('hardest1106.txt', 188)[166]]));
});

test('a digit is proved, and that another is not there', () => {
  checkAll(certificates(claims.map(({ board, name, digit }) => `${board}\t${name}=${digit}`)));
  const denied = claims.filter(({ digit, other }) => digit !== other);
  checkAll(certificates(denied.map(({ board, name, other }) => `${board}\t${name}<>${other}`)));
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
  const puzzle = unique[0].board;
  const [good] = certificates([puzzle]);
  const first = (/** @type {string} */ key) =>
    good.way.findIndex((/** @type {any} */ line) => line[key]);
  /** @param {(certificate: any) => void} change */
  const lie = (change) => {
    const copy = structuredClone(good);
    change(copy);
    return copy;
  };
  const lies = [
    lie(({ way }) => (way[first('place')].place = way[first('place')].place.replace(/=./, '=0'))),
    lie(({ way }) => way.reverse()),
    lie((certificate) => certificate.lines++),
    lie((certificate) => certificate.longest--),
    lie(({ way }) => way.pop()),
  ];
  assert.ok(isProof(puzzle, good));
  lies.forEach((certificate, i) => assert.ok(!isProof(puzzle, certificate), `lie ${i}`));
});
