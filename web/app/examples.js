/**
 * The boards that the page offers. The first one is on the board at the very first visit.
 */

/** @typedef {{ name: string, board: string }} Example */

/** @type {readonly Example[]} */
export const EXAMPLES = Object.freeze([
  {
    name: 'example.first',
    board: '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......',
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
