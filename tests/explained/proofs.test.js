// The text of a short proof, in every language, proved on the board: what a square must be, what it cannot be, and that
// there is no solution, also where a person has made marks.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import * as details from '../../web/story/details.js';
import { conflicts, fromText } from '../../web/game/state.js';
import { loadPart, loadTexts } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { withProof } from '../../web/model/prove/actions.js';
import { wantedIn } from '../../web/model/prove/wanted.js';
import { writeProof } from '../../web/story/proofs.js';
import { boardOf, ruledOutBy } from '../../web/story/short-proofs.js';
import { noShared, readCases } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { built, need } from '../needs.js';
import { boardsOf } from './corpora.js';
import { readChinese } from './chinese.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';
import { Position } from './position.js';
import { contradicts, isTrial, prove } from './proof.js';
import { checkText, compareTexts } from './press.js';
import { nest } from './steps.js';
import { DIGITS } from '../grid.js';

need('wasm');

const READERS = { en: readEnglish, ja: readJapanese, 'zh-Hans': readChinese };

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  details.putOnShelf({ details });
  for (const language of Object.keys(READERS)) {
    await loadTexts(language);
    await Promise.all([loadPart(language, 'methods'), loadPart(language, 'proofs')]);
  }
});

/** None of these has to be short. @param {import('../../web/index.js').Board} board @param {string} claim */
function firstProof(board, claim) {
  const enough = new AbortController();
  const onProgress = (/** @type {{ proof: unknown }} */ { proof }) => {
    if (proof) enough.abort();
  };
  return engine.prove(board, { claim, signal: enough.signal, onProgress });
}

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
  const proof = await firstProof({ givens: board, candidates }, claim ? nameOf(claim) : 'none');
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
  let [trials, taken, closed] = [0, 0, 0];
  for (const board of boardsOf('unique', 4)) {
    const [solution] = solutions(board);
    const squares = emptyIn(board);
    for (const square of [squares[Math.floor(squares.length / 2)]]) {
      const digit = Number(solution[square]);
      const other = DIGITS.find((each) => each !== digit && new Position(board).can(square, each));
      const { nodes, text } = await check(board, {
        square: placeOf(square),
        digit,
        isDenied: false,
      });
      taken += [...text.matchAll(/leaves? it no other candidate/g)].length;
      closed += [...text.matchAll(/leaves? \d no other place/g)].length;
      if (other) await check(board, { square: placeOf(square), digit: other, isDenied: true });
      trials += nodes.filter(({ fact }) => isTrial(fact)).length;
    }
  }
  assert.ok(trials > 0, 'some need a contradiction');
  assert.ok(taken > 0 && closed > 0, 'some digits, and some places, are left by others');
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

/** The methods whose digits the page proves when a press is over. */
const all = () =>
  engine
    .methods()
    .filter(({ namesSteps }) => !namesSteps)
    .map(({ slug }) => slug);

/** A Go, each of whose digits that want one has a short proof. @param {string} board @param {string} slug */
async function provenGo(board, slug) {
  const solver = engine.open(board, { method: slug, events: true });
  const result = solver.solve();
  const method = solver.methodInfo;
  /** @type {any} */
  let press = { action: 'solve', result, method, events: solver.events(), uses: {} };
  solver.free();
  const squares = wantedIn(press);
  let before = board;
  /** @type {import('../../web/story/short-proofs.js').Candidate[]} */
  let ruledOut = [];
  for (const { row, column, digit } of result.order) {
    const square = (row - 1) * 9 + column - 1;
    const wanted = { square, digit, board: before, ruledOut };
    if (squares.includes(square)) {
      const claim = { square: { row, column }, digit, isDenied: false };
      const proof = await firstProof(boardOf(wanted), nameOf(claim));
      press = { ...press, events: withProof(press, wanted, proof) };
      ruledOut = [...ruledOut, ...ruledOutBy(press.events.at(-1).proof.nodes)];
    }
    before = `${before.slice(0, square)}${digit}${before.slice(square + 1)}`;
  }
  return { press, after: before, count: squares.length };
}

test('with short proofs a Go is proved to its last line, whatever the method', async () => {
  const hard = noShared
    ? []
    : boardsOf('hardest1106', 1).map((board) => ({ board, slugs: ['ushio'] }));
  let [sought, resting] = [0, 0];
  for (const { board, slugs } of [{ board: boardsOf('unique', 1)[0], slugs: all() }, ...hard]) {
    for (const slug of slugs) {
      const { press, after, count } = await provenGo(board, slug);
      const english = details.explain(wordsOf('en'), press);
      const { steps, faults } = checkText({ before: board, after, english });
      assert.deepEqual(faults.slice(0, 2), [], slug);
      assert.doesNotMatch(english, /more lines than can be told/);
      resting += steps.filter(({ restsOnEarlier }) => restsOnEarlier).length;
      assert.deepEqual(
        steps.filter(({ way }) => way === 'unproved'),
        [],
      );
      for (const [language, read] of Object.entries(READERS)) {
        const other = details.explain(wordsOf(language), press);
        assert.deepEqual(compareTexts(english, other, read), [], language);
      }
      sought += count;
    }
  }
  assert.ok(noShared || sought > 20, `${sought} proofs were sought`);
  assert.ok(noShared || resting > 5, `${resting} rest on others`);
});
