// The text of a short proof, in every language, proved on the board: what a square must be, what it cannot be, and that
// there is no solution, also where a person has made marks.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { conflicts, fromText } from '../../web/game/state.js';
import { loadPart, loadTexts } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { writeProof } from '../../web/story/proofs.js';
import { noShared, readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { built, need } from '../needs.js';
import { boardsOf } from './corpora.js';
import { readChinese } from './chinese.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';
import { DIGITS, Position } from './position.js';
import { contradicts, isTrial, prove } from './proof.js';
import { nest } from './steps.js';

need('wasm');

const READERS = { en: readEnglish, ja: readJapanese, 'zh-Hans': readChinese };

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  for (const language of Object.keys(READERS)) {
    await loadTexts(language);
    await Promise.all([loadPart(language, 'methods'), loadPart(language, 'proofs')]);
  }
});

/** @param {Position} position */
const candidatesOf = (position) => position.digits.map((_, square) => position.left(square));

/** @param {import('../../web/story/proofs.js').Claim} claim */
const nameOf = ({ square: { row, column }, digit, isDenied }) =>
  `r${row}c${column}${isDenied ? '<>' : '='}${digit}`;

/** @param {number} square */
const placeOf = (square) => ({ row: Math.floor(square / 9) + 1, column: (square % 9) + 1 });

/**
 * Proves a claim, and each line of its text.
 *
 * @param {string} board 81 characters
 * @param {import('../../web/story/proofs.js').Claim | null} claim
 * @param {number[]} [marks]
 */
async function check(board, claim, marks) {
  const start = new Position(board, marks);
  const candidates = candidatesOf(start);
  // The first proof will do: none has to be short.
  const enough = new AbortController();
  const proof = await engine.prove(
    { givens: board, candidates },
    {
      claim: claim ? nameOf(claim) : 'none',
      signal: enough.signal,
      onProgress: ({ proof: found }) => found && enough.abort(),
    },
  );
  const proved = { claim, proof, digits: board, candidates };
  const [english, ...others] = Object.entries(READERS).map(([language, read]) => {
    const text = writeProof(wordsOf(language), proved);
    const lines = text.replaceAll('\u2060', '').trimEnd().split('\n');
    return { language, text, facts: lines.slice(1).flatMap(read) };
  });
  for (const { language, text, facts } of others) {
    const bare = (/** @type {any} */ fact) => ({ ...fact, sentence: '' });
    assert.deepEqual(facts.map(bare), english.facts.map(bare), `${language}\n${text}`);
  }
  const { nodes, faults } = nest(english.facts);
  const position = start.copy();
  const last = nodes.at(-1);
  for (const node of claim ? nodes : nodes.slice(0, -1)) faults.push(...prove(position, node));
  if (!claim) faults.push(...contradicts(position, /** @type {any} */ (last).fact));
  assert.deepEqual(faults, [], english.text);
  if (claim?.isDenied) assert.ok(!position.can(squareOf(claim), claim.digit), english.text);
  else if (claim) assert.equal(position.digits[squareOf(claim)], claim.digit, english.text);
  return { proved, nodes, text: english.text };
}

/** @param {{ square: { row: number, column: number } }} claim */
const squareOf = ({ square: { row, column } }) => (row - 1) * 9 + column - 1;

/** @param {string} board */
const emptyIn = (board) => [...board].flatMap((symbol, square) => (symbol === '.' ? [square] : []));

test('what a square must be, and cannot be, is proved line by line', async () => {
  let trials = 0;
  for (const board of [...boardsOf('unique', 4), ...(noShared ? [] : boardsOf('hardest1106', 1))]) {
    const [solution] = solutions(board);
    const squares = emptyIn(board);
    for (const square of [squares[0], squares[Math.floor(squares.length / 2)]]) {
      const digit = Number(solution[square]);
      const other = DIGITS.find((each) => each !== digit && new Position(board).can(square, each));
      const { nodes } = await check(board, { square: placeOf(square), digit, isDenied: false });
      if (other) await check(board, { square: placeOf(square), digit: other, isDenied: true });
      trials += nodes.filter(({ fact }) => isTrial(fact)).length;
    }
  }
  assert.ok(trials > 0, 'some need a contradiction');
});

test('so it is where a person has ruled candidates out', async () => {
  for (const board of boardsOf('unique', 3)) {
    const [solution] = solutions(board);
    const position = new Position(board);
    const marks = position.digits.map((stands, square) => {
      const left = position
        .left(square)
        .filter((digit, at) => digit === Number(solution[square]) || at % 2);
      return stands || square % 3 ? 0 : left.reduce((mask, digit) => mask | (1 << digit), 0);
    });
    const square = emptyIn(board)[1];
    await check(
      board,
      { square: placeOf(square), digit: Number(solution[square]), isDenied: false },
      marks,
    );
  }
});

test('that a board has no solution ends with what is broken', async () => {
  const boards = readCases('none').filter(({ board }) => !conflicts(fromText(board)).length);
  for (const { board } of boards.slice(0, 4)) {
    const { text } = await check(board, null);
    assert.match(text, /^No solution\./);
  }
});
