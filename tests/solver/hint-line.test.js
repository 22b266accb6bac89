// A step that was written elsewhere: read, looked for on the board, and drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed } from '../../web/game/units.js';
import { loadPart, loadTexts } from '../../web/locales/languages.js';
import { edit } from '../../web/model/hand/actions.js';
import { setChoices } from '../../web/model/actions.js';
import { ask, askLine, canApply, carryOut, choose } from '../../web/model/hints/actions.js';
import { hintsOf } from '../../web/model/hints/known.js';
import { readLine } from '../../web/model/hints/line.js';
import { sayAnswer } from '../../web/model/hints/telling.js';
import { wordsFor } from '../../web/model/state.js';
import { notationOf } from '../../web/story/techniques/notation.js';
import { solutions } from '../engine/plain-solver.js';
import { need } from '../needs.js';
import { withHints } from './with-hints.js';

need('wasm');

await loadTexts('en');
for (const part of /** @type {const} */ (['techniques', 'hints', 'methods'])) {
  await loadPart('en', part);
}

/** With fish, sets, almost locked sets, uniqueness, chains and nets on its way. */
const HARD = '..76...1...2....7..5.2........7.5.3.....8.9..3....9......97...44.3..68...6.5..1..';
const [solution] = solutions(HARD);

/** @param {(solver: any) => Promise<void>} body @param {string} [puzzle] */
const withLines = (body, puzzle = HARD) =>
  withHints(puzzle, async (solver) => {
    const { send, state, answer } = solver;
    const asked = async (/** @type {string} */ line) => {
      send(askLine, line);
      return { ...(await answer()), text: sayAnswer(wordsFor(state()), state()) };
    };
    await body({ ...solver, asked });
  });

/** @param {number} square */
const nameOf = (square) => {
  const { row, column } = squareNamed(square);
  return `r${row}c${column}`;
};

test('a line is its name and its conclusion, in several spellings', () => {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => 9 * row + column - 10;
  const gone = [
    { square: at(3, 5), digit: 4 },
    { square: at(3, 7), digit: 4 },
  ];
  for (const conclusion of [
    'r3c57<>4',
    'r3c5,r3c7 <> 4',
    'r3c5<>4, r3c7<>4',
    '-4 r3c57',
    'R3C57≠4.',
  ]) {
    const line = readLine(` X-Wing: 4 r59\\c17 => ${conclusion} `);
    assert.deepEqual([line?.name, line?.placed, line?.removed], ['X-Wing', [], gone], conclusion);
  }
  const single = readLine('Hidden Single: r4c6=6 in b5');
  assert.deepEqual(
    [single?.name, single?.placed],
    ['Hidden Single', [{ square: at(4, 6), digit: 6 }]],
  );
  const both = readLine('AIC: (3)r1c2 = (3)r1c8 => r4c6=6, r1c1<>3\n  r1c2=3 -> r1c8<>3');
  assert.deepEqual([both?.placed.length, both?.removed.length], [1, 1]);
  for (const text of [
    '',
    '=>',
    'X-Wing',
    'X-Wing => none',
    '=> r1c1<>3 or so',
    'r0c1<>3',
    `=> ${HARD}`,
  ]) {
    assert.equal(readLine(text), null, text);
  }
});

test('each step of the board is found by its notation, drawn, and can be carried out', () =>
  withLines(async ({ send, state, answer, asked, board }) => {
    send(ask, 'all');
    const { steps } = await answer();
    const names = new Set();
    for (let index = 0; index < steps.length; index += 11) {
      send(ask, 'all');
      await answer();
      send(choose, index);
      await answer();
      const { text } = await notationOf(/** @type {any} */ (hintsOf(state())).told[index].events);
      const {
        verdict,
        steps: [found],
        text: said,
      } = await asked(text.toLowerCase().replace(' => ', '  =>'));
      assert.equal(verdict, 'foundLine', text);
      assert.equal(said, wordsFor(state()).t('line.found'));
      assert.deepEqual(
        [found.technique, found.removed, found.placed],
        [steps[index].technique, steps[index].removed, steps[index].placed],
      );
      assert.ok(hintsOf(state())?.picture && canApply(state()));
      names.add(found.technique);
    }
    assert.ok(names.size > 8, [...names].join());
    const before = board();
    send(carryOut);
    assert.ok(board() !== before || hintsOf(state())?.question === null);
  }));

test('another pattern with the same conclusion is not said to be there, but what shows the same', () =>
  withLines(async ({ send, state, answer, asked }) => {
    send(ask, 'all');
    const { steps } = await answer();
    const step = steps.find((/** @type {any} */ { removed }) => removed.length === 1);
    const [{ row, column, digit }] = step.removed;
    const {
      verdict,
      steps: found,
      text,
    } = await asked(`Magic: no such pattern => r${row}c${column}<>${digit}`);
    assert.deepEqual(
      [verdict, found.length, text],
      ['foundOther', 1, wordsFor(state()).t('line.other')],
    );
    assert.ok(
      found[0].removed.some(
        (/** @type {any} */ place) =>
          place.row === row && place.column === column && place.digit === digit,
      ),
    );
  }));

test('what is false, done or cannot be read is said', () =>
  withLines(async ({ send, asked, state }) => {
    const square = HARD.indexOf('.');
    const right = Number(solution[square]);
    const wrong = (right % 9) + 1;
    const at = nameOf(square);
    assert.equal(
      (await asked(`X-Wing => ${at}<>${right}`)).text,
      `That cannot be: ${at} is ${right}.`,
    );
    assert.equal(
      (await asked(`X-Wing => ${at}=${wrong}`)).text,
      `That cannot be: ${at} is not ${wrong}.`,
    );
    send(setChoices, { verdict: false });
    const { t } = wordsFor(state());
    assert.equal((await asked(`=> ${at}<>${right}`)).text, t('line.unseen'), 'no spoiler');
    assert.equal((await asked('X-Wing => nothing at r1c1')).text, t('line.unreadable'));
    send(edit, square, right);
    assert.equal((await asked(`=> ${at}=${right}`)).text, t('line.done'));
    assert.equal((await asked(`=> ${at}<>${wrong}`)).text, t('line.done'));
  }));

test('a digit that no step places, and candidates that no step removes together, are answered for as far as it goes', () =>
  withLines(async ({ asked, state }) => {
    const { t } = wordsFor(state());
    const placed = [...HARD].flatMap((digit, at) =>
      digit === '.' ? [`${nameOf(at)}=${solution[at]}`] : [],
    );
    assert.equal((await asked(`Magic => ${placed.join(', ')}`)).text, t('line.unseen'));
    const removed = [...HARD].flatMap((digit, at) =>
      digit === '.' ? [`${nameOf(at)}<>${(Number(solution[at]) % 9) + 1}`] : [],
    );
    const { verdict, steps, about } = await asked(`Magic => ${removed.join(', ')}`);
    assert.ok(['found', 'foundByPath'].includes(verdict) && steps.length > 0 && about, verdict);
  }));

test('of several solutions none is taken for the only one', () => {
  const several = `.${HARD.slice(1, 2)}.${HARD.slice(3)}`;
  const all = solutions(several, 50);
  const open = [...several].findIndex(
    (digit, at) => digit === '.' && new Set(all.map((one) => one[at])).size > 1,
  );
  return withLines(async ({ asked }) => {
    const at = nameOf(open);
    for (const digit of new Set(all.map((one) => one[open]))) {
      assert.equal(
        (await asked(`=> ${at}<>${digit}`)).text,
        `That does not follow: ${at} may be ${digit}.`,
      );
    }
  }, several);
});
