// Finding the board in a text that was shared or lies in a file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST, findBoard, findBoardIn } from '../../web/app/find-board.js';

const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = board.match(/.{9}/g) ?? [];

test('a board is found as one line, as nine lines, with a frame, and among words', () => {
  const zeros = board.replaceAll('.', '0');
  const framed = rows.map((row) => `|${row.match(/.{3}/g)?.join('|')}|`);
  for (const line of [9, 6, 3, 0]) framed.splice(line, 0, '+---+---+---+');
  const texts = [
    board,
    `${zeros}\r\n`,
    board.replaceAll('.', '*'),
    rows.join('\n'),
    `#A someone\n#D a name\n${rows.join('\n')}\n`,
    `[Puzzle]\n${rows.join('\n')}\n`,
    framed.join('\n'),
    rows.map((row) => [...row].join(' ')).join('\n'),
    `Look at this: ${board} !`,
    `${board}\n${zeros}`,
    `https://example.org/a/#p=${board}&m=ushio`,
  ];
  for (const text of texts) assert.deepEqual(findBoard(text), { board }, text);
});

test('a text without one board is refused with the reason', () => {
  const other = `1${board.slice(1)}`;
  assert.deepEqual(findBoard(''), { fault: 'none' });
  assert.deepEqual(findBoard('no board here'), { fault: 'none' });
  assert.deepEqual(findBoard(board.slice(1)), { fault: 'none' });
  assert.deepEqual(findBoard(board.replace('.', '0')), { fault: 'none' }, 'two symbols for empty');
  assert.deepEqual(findBoard(`${board}\n${other}`), { fault: 'several' });
  assert.deepEqual(findBoard(board.repeat(300)), { fault: 'long' });
});

test('of several texts the board is found, and all together may be as long as one', () => {
  assert.deepEqual(findBoardIn(['a title', board, 'https://example.org/']), { board });
  assert.deepEqual(findBoardIn(['a title', `${board}\n1${board.slice(1)}`]), { fault: 'several' });
  assert.deepEqual(findBoardIn(['a title', '']), { fault: 'none' });
  assert.deepEqual(findBoardIn([board, ' '.repeat(LONGEST)]), { fault: 'long' });
});

// They take a second or two together. Each with empty lines took more than one alone, by an expression that
// looked for a note behind any number of them.
test('no text as long as is examined holds anybody up', { timeout: 60_000 }, () => {
  const pieces = [
    '\n',
    '\r\n',
    ' ',
    '\n ',
    '#',
    '[',
    '-',
    '1',
    '.',
    '|',
    '#p=',
    `${board}\n`,
    '\u2028',
  ];
  for (let round = 0; round < 100; round++) {
    for (const piece of pieces) {
      const text = piece.repeat(LONGEST / piece.length);
      assert.ok(findBoard(text));
    }
  }
});
