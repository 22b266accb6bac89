/**
 * The boards that the page offers. The first one is on the board at the very first visit; the first four, from easy to
 * hardest, are beside it until something happens.
 */

import { countDigits, fromText } from '../game/state.js';
import { wordsOf } from '../locales/words.js';

/** @typedef {{ name: string, board: string, method?: string }} Example method: that shows what it is named after */

/** @type {readonly Example[]} */
export const EXAMPLES = Object.freeze([
  {
    name: 'example.first',
    board: '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......',
  },
  {
    name: 'example.xWing',
    board: '.4...3..9..921.7.....65....4.1..7.8..6.....3..8.1..4.2....35.....3.625..5..8...9.',
    method: 'techniques',
  },
  {
    name: 'example.chain',
    board: '..9.87..2.6....5.......471....76..4.378...196.4..31....845.......6....2.9..47.6..',
    method: 'techniques',
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
