/**
 * The boards that the page offers. The first one is on the board at the very first visit; the first four, from easy to
 * hardest, are beside it until something happens.
 */

import { countDigits, fromText } from '../game/state.js';
import { wordsOf } from '../locales/words.js';

/** @typedef {{ name: string, board: string }} Example */

/** @type {readonly Example[]} */
export const EXAMPLES = Object.freeze([
  {
    name: 'example.first',
    board: '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......',
  },
  {
    name: 'example.xWing',
    board: '.7.5..39....29......6..4..7..9..6.51.1.....3.63.4..7..5..1..6......89....63..2.4.',
  },
  {
    name: 'example.chain',
    board: '3....28..9...7...6.52..6.....82...5..4.....9..9...37.....3..57.7...5...9..47....1',
  },
  {
    name: 'example.hard',
    board: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  {
    name: 'example.cube',
    board: '.8.7...3.7..2.3..8..9..6.4...4....2.8.2...9.1.3.....6...68..1..2....95.6.7..3.4..',
  },
  {
    name: 'example.several',
    board: '......2......875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......',
  },
  {
    name: 'example.contradictory',
    board: '......2..2...875...19...4....395..2.9..3.8..1.2..41.....2...17...569...4..4......',
  },
]);

/** What is said when an example is put on the board. @param {string} language @param {string} name @param {string} board */
export function tellExample(language, name, board) {
  const { t } = wordsOf(language);
  return t('example.loaded', { example: t(name), count: countDigits(fromText(board)) });
}
