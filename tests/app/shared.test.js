// Sharing a game: the three kinds agree with the board, and a link brings it back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '../../web/app/share/shared.js';
import { readPuzzles } from '../../web/game/formats/index.js';
import { gameOf } from '../../web/game/formats/puzzle.js';
import { NO_NOTES } from '../../web/game/notes.js';
import { applyMove, emptyGame, fromText } from '../../web/game/state.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @type {import('../../web/game/state.js').Move[]} */
const MOVES = [
  { type: 'set', square: 2, digit: 4 },
  { type: 'mark', square: 3, digit: 2 },
  { type: 'mark', square: 5, digit: 6, corner: true },
  { type: 'colour', square: 80, colour: 8 },
  { type: 'tint', square: 3, digit: 2, colour: 1 },
];
const game = MOVES.reduce(applyMove, fromText(PUZZLE));

/** The game of a person who pastes the link. @param {import('../../web/app/share/shared.js').What} what */
async function passedOn(what) {
  const { hash } = shareOf(game, what, 'ushio');
  const { puzzles } = await readPuzzles(`https://a.example/${hash}`);
  return applyMove(emptyGame(), { type: 'load', game: gameOf(puzzles[0]) });
}

test('with marks, a link brings back the whole board: digits, marks of both kinds, colours', async () => {
  assert.deepEqual(await passedOn('marks'), game);
});

test('without them it has no notes, and of the puzzle only what is given', async () => {
  assert.deepEqual(await passedOn('state'), { ...game, notes: NO_NOTES });
  assert.deepEqual(await passedOn('puzzle'), fromText(PUZZLE));
});

test('of a board with corner marks alone no candidates are shared', () => {
  const move = /** @type {const} */ ({ type: 'mark', square: 5, digit: 6, corner: true });
  const { hash } = shareOf(applyMove(fromText(PUZZLE), move), 'marks', 'ushio');
  assert.match(hash, /^#p=.{81}&e=.{122}&m=ushio$/);
});

test('a board without colours has the link that it always had', () => {
  const plain = MOVES.slice(0, 2).reduce(applyMove, fromText(PUZZLE));
  assert.match(shareOf(plain, 'marks', 'ushio').hash, /^#p=.{81}&s=.{81}&c=.{122}&m=ushio$/);
});
