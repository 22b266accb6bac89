// Boards without a solution: every account of one first says that it rests on a wrong board, in the API and on the
// page. The steps are proved all the same, as consequences of the digits, and the digits named as wrong are wrong.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { createHistory, current, record } from '../../web/game/history.js';
import { applyMove, fromText, givenText, toText } from '../../web/game/state.js';
import { Engine } from '../../web/index.js';
import { createWords } from '../../web/locales/words.js';
import { examine } from '../../web/model/check/examining.js';
import { tellCheck, tellRefusal, tellWhy } from '../../web/model/check/telling.js';
import { tellPress } from '../../web/story/entry.js';
import { loadDetails } from '../../web/story/loading.js';
import { solutions } from '../engine/plain-solver.js';
import { locales } from '../locales/all.js';
import { built, need } from '../needs.js';
import { readChinese } from './chinese.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';
import { madePuzzles } from './made.js';
import { Position } from './position.js';
import { checkPresses, checkText, compareTexts } from './press.js';
import { readRefusal, refusalFaults } from './refusals.js';
import { wrongBoards } from './wrong.js';

need('wasm');

/** @typedef {import('./refusals.js').Played} Played */

/** The first sentence of an entry and of a list, and how the rest is read. */
const LANGUAGES = {
  en: {
    lead: 'There is no solution, so this rests on a wrong board: ',
    line: 'On a wrong board: ',
    read: readEnglish,
  },
  ja: { lead: '解がないので、誤った盤面での話です：', line: '誤った盤面で：', read: readJapanese },
  'zh-Hans': {
    lead: '盘面无解，以下都建立在错误的盘面上：',
    line: '错误盘面：',
    read: readChinese,
  },
};
const UNPROVED = 'This board has no solution. None of the digits below is proved.';
const METHODS = ['ushio', 'logical-cube', 'human', 'cell-list', 'backtracking'];

const puzzles = madePuzzles(1000).filter((_, at) => at % 60 === 3);
const boards = wrongBoards(puzzles);

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  await engine.loadTechniques({ bytes: readFileSync(built('wasm', 'kakutei-techniques')) });
  for (const language of Object.keys(LANGUAGES)) await loadDetails(language);
});

for (const method of METHODS) {
  test(`${method}: what explain() says of a wrong board begins with that, and each step follows`, async () => {
    for (const [at, board] of boards.entries()) {
      const isStep = at % 3 === 0 || method === 'backtracking';
      const press = isStep ? /** @type {const} */ ('step') : 'solve';
      const { faults } = await checkPresses(engine, { board, method, press, presses: 5 });
      assert.deepEqual(faults.slice(0, 3), []);
    }
  });
}

test('so does the text of the method of techniques, of a wrong board and of no other', async () => {
  for (const [at, board] of [...boards, ...puzzles].entries()) {
    const solver = engine.open(board, { method: 'techniques', events: true });
    try {
      const { uniqueness, order } = at % 2 ? solver.step() : solver.solve();
      const isWrong = at < boards.length;
      assert.equal(uniqueness === 'none', isWrong, board);
      for (const [language, { read }] of Object.entries(LANGUAGES)) {
        const [first] = read((await solver.explain(language)).split('\n')[0]);
        assert.equal(first?.says === 'nothing proved', isWrong && order.length > 0, board);
      }
    } finally {
      solver.free();
    }
  }
});

/** The page's account of a press, in each language, without its first sentence. @param {string} board @param {string} method @param {'step' | 'solve'} action */
function entriesOf(board, method, action) {
  const solver = engine.open(board, { method, events: true });
  try {
    const result = action === 'step' ? solver.step() : solver.solve();
    const about = engine.methods().find(({ slug }) => slug === method);
    const press = { action, result, events: solver.events(), method: about };
    const entries = Object.entries(LANGUAGES).map(([language, says]) => {
      const { lead, line = lead.text } = tellPress(createWords(locales[language]), press);
      return { ...says, lead: lead.text, line, first: says.lead, inList: says.line };
    });
    return { result, after: String(solver.board), entries };
  } finally {
    solver.free();
  }
}

/** @param {ReturnType<typeof entriesOf>} told @param {string} board */
function entryFaults({ result, after, entries }, board) {
  const isSaid = result.outcome === 'inconsistent';
  const texts = entries.map(({ lead, line, first, inList }) => {
    if (isSaid) return [lead];
    const rest = lead.startsWith(first) ? lead.slice(first.length) : '';
    return line === inList + rest ? [rest] : [];
  });
  if (!texts.every(([rest]) => rest)) return ['it is not said what it rests on'];
  const [english, ...others] = texts.map(([rest]) => rest);
  const says = readEnglish(english.replaceAll('\u2060', ''))[0].says;
  if (says === 'no solution') return solutions(board, 1).length === 0 ? [] : ['there is one'];
  if (says !== 'is') return [];
  const steps = [english, ...others].map((text) => `1. ${text}\n`);
  const said = { isNone: true, isBaseless: true };
  const unproved = `${UNPROVED}\n${steps[0]}`;
  const { faults } = checkText({ before: board, after, english: unproved, said });
  const [, ja, zh] = steps;
  return [
    ...faults,
    ...compareTexts(steps[0], ja, readJapanese),
    ...compareTexts(steps[0], zh, readChinese),
  ];
}

test('each entry of the page says what it rests on, and its step follows', () => {
  for (const [at, board] of boards.entries()) {
    const [method, action] = [METHODS[at % 4], at % 3 ? /** @type {const} */ ('step') : 'solve'];
    const told = entriesOf(board, method, action);
    assert.deepEqual(entryFaults(told, board), [], `${method}, ${action} on ${board}`);
    if (told.result.outcome === 'inconsistent') continue;
    for (const part of ['lead', 'line']) {
      const entries = told.entries.map((entry) => ({ ...entry, [part]: entry.lead.slice(entry.first.length) })); // prettier-ignore
      assert.notDeepEqual(entryFaults({ ...told, entries }, board), [], 'without its first words');
    }
  }
});

test('a text that does not begin so, begins so without need, or whose API is silent is refused', async () => {
  const [board, good] = [boards[1], puzzles[1]].map((text) => new Position(text).toString());
  const english = `${UNPROVED}\n1. r1c1 is 1.\n`;
  const faultsOf = (/** @type {string} */ before, /** @type {string} */ text, isNone = true) =>
    checkText({ before, after: before, english: text, said: { isNone } }).faults.join();
  const SAID = /said (first )?that nothing is proved|the API says/;
  assert.doesNotMatch(faultsOf(board, english), SAID);
  assert.match(faultsOf(board, english.split('\n')[1]), /not said first/);
  assert.match(faultsOf(board, english.split('\n').toReversed().join('\n')), /not said first/);
  assert.match(faultsOf(board, english, false), /the API says "some"/);
  assert.match(faultsOf(good, english, false), /it is said that nothing is proved/);
  assert.match(faultsOf(good, english.split('\n')[1], true), /the API says "none"/);
});

/** @param {string} puzzle @param {readonly any[]} moves */
const played = (puzzle, moves) =>
  moves.reduce(
    (history, move) => record(history, applyMove(current(history), move)),
    createHistory(fromText(puzzle)),
  );

/** @param {ReturnType<typeof played>} history @returns {Played} */
const statesOf = (history) => ({
  givens: givenText(current(history)),
  search: (board) => engine.count(board, { limit: 1 }).count > 0,
  states: history.entries.slice(0, history.index + 1).map(({ state }) => ({
    board: toText(state),
    entered: state.squares.flatMap(({ digit, kind }, at) => (digit && kind === 'entered' ? [at] : [])), // prettier-ignore
  })),
});

/** It takes long, and is the same in every language. @type {Map<string, string | null>} */
const contradictions = new Map();

const asking = {
  async count(/** @type {string} */ board, /** @type {number} */ limit) {
    const found = solutions(board, limit);
    return { count: found.length, solution: found[0] ?? null };
  },
  async contradiction(/** @type {string} */ board) {
    if (!contradictions.has(board)) contradictions.set(board, engine.contradiction(board).board);
    return contradictions.get(board) ?? null;
  },
};

/**
 * What is said of a board with something wrong on it, in a language: on Check, of why, and instead of a press.
 * @param {ReturnType<typeof played>} history
 * @param {string} language
 */
async function said(history, language) {
  const words = createWords(locales[language]);
  const found = await examine(history, true, asking);
  const entries = [tellCheck, tellWhy].map((telling) => telling(words, found, history));
  const items = [...entries.flatMap(({ lead, items }) => [lead, ...items]), tellRefusal(words, found, history)]; // prettier-ignore
  return items.flatMap(({ text, detail }) => [text, detail].filter(Boolean));
}

/** A game with two right digits, a wrong one among them, and perhaps another. @param {string} puzzle @param {string} wrong the same with a wrong digit */
function gameWith(puzzle, wrong) {
  const [solution] = solutions(puzzle, 1);
  const open = [...puzzle].flatMap((symbol, at) =>
    symbol === '.' && wrong[at] === '.' ? [at] : [],
  );
  const at = [...wrong].findIndex((symbol, square) => symbol !== puzzle[square]);
  const right = [3, 11, 20].map((nth) => ({ type: 'set', square: open[nth], digit: Number(solution[open[nth]]) })); // prettier-ignore
  const bad = { type: 'set', square: at, digit: Number(wrong[at]) };
  return played(puzzle, [right[0], right[1], bad, right[2]]);
}

const GAMES = puzzles.slice(0, 8).map((puzzle, at) => gameWith(puzzle, boards[at]));

/** A board with several solutions: what two of them share, in every second square. */
function severalOf(/** @type {string} */ puzzle) {
  const [one, other] = solutions(puzzle.replace(/[1-9]/, '.'), 2);
  return Array.from(one, (digit, at) => (digit === other[at] && at % 2 ? digit : '.')).join('');
}
const TWO = severalOf(puzzles[2]);

/** Also where several solutions leave no digit to be called wrong, and where the givens have none. */
const OTHERS = () => [played(boards[3], []), gameWith(TWO, wrongOf(TWO))];

/** A digit after which nothing is left. @param {string} puzzle with several solutions */
function wrongOf(puzzle) {
  const position = new Position(puzzle);
  for (const square of Array(81).keys()) {
    for (const digit of position.left(square)) {
      const wrong = puzzle.slice(0, square) + digit + puzzle.slice(square + 1);
      if (solutions(wrong, 1).length === 0) return wrong;
    }
  }
  throw new Error('no digit is wrong');
}

test('what is said to be wrong is wrong, and since that move, in every language', async () => {
  let count = 0;
  for (const history of [...GAMES, ...OTHERS()]) {
    const states = statesOf(history);
    const english = (await said(history, 'en')).map((text) => readRefusal('en', text));
    assert.deepEqual(refusalFaults(english.flat(), states), []);
    count += english.flat().length;
    for (const language of ['ja', 'zh-Hans']) {
      const other = (await said(history, language)).map((text) => readRefusal(language, text));
      const bare = (/** @type {import('./reader.js').Fact[][]} */ all) => all.flat().map((fact) => ({ ...fact, sentence: '' })); // prettier-ignore
      assert.deepEqual(bare(other), bare(english));
    }
  }
  assert.ok(count > 5 * GAMES.length, `${count} sentences`);
});

test('another square, digit, number or move is refused', async () => {
  let count = 0;
  for (const history of [...GAMES.slice(0, 6), ...OTHERS()]) {
    for (const text of await said(history, 'en')) {
      for (const [name] of text.matchAll(
        /r\dc\d|(?<= = |move |box |row |column |for )\d|^\d|(?<=the )\d+(?= dig)/g,
      )) {
        const lie = text.replace(name, name.slice(0, -1) + ((Number(name.at(-1)) % 9) + 1));
        count++;
        const facts = readRefusal('en', lie);
        assert.notDeepEqual(refusalFaults(facts, statesOf(history)), [], lie);
      }
    }
  }
  assert.ok(count > 50, `${count} lies`);
});
