// The sentences about a board with a fault, read in every language and proved: which digit is wrong, and since
// which move.
// The one idea: a digit is wrong if the only solution of the givens has another one there; and a fault began with the
// first move after which it exists.

import { solutions } from '../engine/plain-solver.js';
import { PIECES as CHINESE } from './chinese.js';
import { PIECES as ENGLISH } from './english.js';
import { PIECES as JAPANESE } from './japanese.js';
import { Position } from './position.js';
import { all, readerOf } from './reader.js';
import { nameSquare } from '../grid.js';

/** @typedef {import('./reader.js').Fact} Fact */
/** @typedef {import('./reader.js').Pieces} Pieces */
/** @typedef {{ board: string, entered: number[] }} State entered: the squares of the digits of a person */
/** @typedef {{ givens: string, states: readonly State[], search: (board: string) => boolean }} Played states: by moves, that on view last; search: whether a board of few digits has a solution */

/** Names such as r1c1 = 5, one after the other. @param {Pieces} pieces @returns {Pieces} */
function withNames(pieces) {
  const name = `${pieces.square[0]} = [1-9]`;
  const read = (/** @type {string} */ text) => ({
    square: pieces.square[1](text),
    digit: Number(text.at(-1)),
  });
  return {
    ...pieces,
    all: ['\\d+', Number],
    names: [
      `${name}(?:(?:, and |, | and |、|と|和)${name})*`,
      (text) => all(text, new RegExp(name, 'g')).map(read),
    ],
  };
}

/** @type {Record<string, (text: string) => Fact[]>} */
const READERS = {
  en: readerOf(withNames(ENGLISH), [
    ['wrong', '{square} = {digit} is wrong.'],
    ['wrong since', '{square} = {digit} is wrong; you entered it in move {count}.'],
    ['lost', 'Since move {count} there has been no solution.'],
    ['counted', '{count} of the {all} [digit|digits] you entered [is|are] wrong.'],
    ['no puzzle', 'The puzzle itself has no solution.'],
    ['no solution', 'This board has no solution.', 'No solution.'],
    ['several', 'The given digits have more than one solution, so no digit can be called wrong.'],
    [
      'no digit',
      'Nothing can go in {square}: every digit already stands in its row, its column or its box.',
    ],
    ['no place', 'In {unit} there is no place left for {digit}.'],
    [
      'contradict',
      'These {count} digits contradict each other: take any one away and the contradiction is gone.',
    ],
    ['named', '{names}'],
  ]),
  ja: readerOf(withNames(JAPANESE), [
    ['wrong', '{square} = {digit}は間違いです。'],
    ['wrong since', '{square} = {digit}は間違いです。{count}手目に入れた数字です。'],
    ['lost', '{count}手目から、解がなくなっています。'],
    ['counted', '入れた数字{all}個のうち、{count}個が間違いです。'],
    ['no puzzle', '問題そのものに解がありません。'],
    ['no solution', 'この盤面には解がありません。', '解はありません。'],
    ['several', '問題の数字だけでは解が複数あるので、間違いかどうかを決められません。'],
    [
      'no digit',
      '{square}に入る数字がありません。どの数字も、同じ行・列・ボックスのどこかにすでにあります。',
    ],
    ['no place', '{unit}には、{digit}の入るマスが残っていません。'],
    [
      'contradict',
      'この{count}個の数字は互いに矛盾します。どれか一つを取り除けば、矛盾はなくなります。',
    ],
    ['named', '{names}'],
  ]),
  'zh-Hans': readerOf(withNames(CHINESE), [
    ['wrong', '{square} = {digit}错了。'],
    ['wrong since', '{square} = {digit}错了，是第{count}步填的。'],
    ['lost', '从第{count}步起就无解了。'],
    ['counted', '你填的{all}个数字中，有{count}个是错的。'],
    ['no puzzle', '题目本身就无解。'],
    ['no solution', '这个盘面无解。', '无解。'],
    ['several', '只看已知数就不止一个解，因此不能说哪个数字是错的。'],
    ['no digit', '{square}什么也不能填：每个数字都已在它的行、列或宫里。'],
    ['no place', '{unit}没有地方能填{digit}了。'],
    ['contradict', '这{count}个数字相互矛盾：去掉任何一个，矛盾就消失。'],
    ['named', '{names}'],
  ]),
};

/** @param {string} tag of a language @param {string} text @returns {Fact[]} */
export const readRefusal = (tag, text) =>
  READERS[tag](text.replaceAll('\u2060', '').replaceAll('\u00a0', ' '));

/** @param {string} board */
const isSolvable = (board) => solutions(board, 1).length > 0;

/** @param {Played} played @param {number} square @returns {number | null} null: there are several, or none */
function rightDigit({ givens }, square) {
  const [solution, ...more] = solutions(givens, 2);
  return solution && more.length === 0 ? Number(solution[square]) : null;
}

/** @param {Played} played */
const now = ({ states }) => states[states.length - 1];

/** @param {Played} played @param {number} square */
function isWrong(played, square) {
  const right = rightDigit(played, square);
  const digit = Number(now(played).board[square]);
  return right !== null && digit > 0 && digit !== right;
}

/** @type {Record<string, (fact: Fact, played: Played) => boolean>} */
const PROOFS = {
  wrong: ({ square, digit }, played) =>
    Number(now(played).board[square]) === digit && isWrong(played, square),
  'wrong since'(fact, played) {
    const { square, count, digit } = fact;
    const [before, after] = [played.states[count - 1], played.states.slice(count)];
    return (
      PROOFS.wrong(fact, played) &&
      before !== undefined &&
      !(before.entered.includes(square) && Number(before.board[square]) === digit) &&
      after.every(
        (state) => state.entered.includes(square) && Number(state.board[square]) === digit,
      )
    );
  },
  lost: ({ count }, { states }) =>
    count > 0 &&
    isSolvable(states[count - 1].board) &&
    states.slice(count).every(({ board }) => !isSolvable(board)),
  counted({ count, all: entered }, played) {
    const own = now(played).entered;
    return own.length === entered && own.filter((one) => isWrong(played, one)).length === count;
  },
  several: (_, { givens }) => solutions(givens, 2).length > 1,
  'no puzzle': (_, { givens }) => !isSolvable(givens),
  'no solution': (_, played) => !isSolvable(now(played).board),
  'no digit'({ square }, played) {
    const position = new Position(now(played).board);
    return position.digits[square] === 0 && position.left(square).length === 0;
  },
  'no place'({ unit, digit }, played) {
    const position = new Position(now(played).board);
    return !position.stands(unit, digit) && position.places(unit, digit).length === 0;
  },
};

/** Digits by themselves have no solution, and one if any of them is taken away. @param {Fact} fact @param {Fact | undefined} next @param {Played} played */
function contradict({ count }, next, played) {
  /** @type {{ square: number, digit: number }[]} */
  const names = next?.names ?? [];
  const only = (/** @type {typeof names} */ some) =>
    Array.from({ length: 81 }, (_, at) => some.find(({ square }) => square === at)?.digit ?? '.').join(''); // prettier-ignore
  return (
    names.length === count &&
    names.every(({ square, digit }) => Number(now(played).board[square]) === digit) &&
    !played.search(only(names)) &&
    names.every((one) => played.search(only(names.filter((other) => other !== one))))
  );
}

/** The faults in the sentences about a board. @param {readonly Fact[]} facts @param {Played} played @returns {string[]} */
export const refusalFaults = (facts, played) =>
  facts.flatMap((fact, at) => {
    if (fact.says === 'named') {
      const wrong = fact.names.filter((/** @type {{ square: number, digit: number }} */ { square, digit }) => Number(now(played).board[square]) !== digit); // prettier-ignore
      return wrong.map((/** @type {{ square: number }} */ { square }) => `${nameSquare(square)} has another digit`); // prettier-ignore
    }
    const isSo =
      fact.says === 'contradict'
        ? contradict(fact, facts[at + 1], played)
        : PROOFS[fact.says]?.(fact, played);
    return isSo ? [] : [`${fact.says}: ${fact.sentence}`];
  });
