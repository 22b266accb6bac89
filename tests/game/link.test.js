// The fragment of a link to the page. People keep such links, so none of this may change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gameOfLink, readLink, writeLink } from '../../web/game/link.js';
import { NO_NOTES } from '../../web/game/notes.js';
import { hasPuzzle, readPlain } from '../../web/game/plain-link.js';
import { givenText, toText } from '../../web/game/state.js';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LATER = '534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const bare = { puzzle: BOARD, digits: BOARD, marks: null, coloured: null, method: null };

/** @param {string} hash */
function faultOf(hash) {
  const read = readLink(hash);
  assert.ok(read && 'fault' in read, hash);
  return read.fault;
}

test('a link of version 1 is read, with and without a method', () => {
  assert.deepEqual(readLink(`#p=${BOARD}`), bare);
  assert.deepEqual(readLink(`#p=${BOARD}&m=ushio`), { ...bare, method: 'ushio' });
  assert.deepEqual(readLink(`#p=${BOARD.replaceAll('.', '0')}&later=1`), bare);
});

test('a link of version 2 has the digits that stand, and the pencil marks', () => {
  const marks = Array(81).fill(0);
  [marks[0], marks[1], marks[3], marks[80]] = [0b1, 0b100000000, 0b10101, 0x1ff];
  // 000000001100000000 000000000000010101 … 111111111000
  const text = `AMAAAV${'AAA'.repeat(38)}_4`;
  assert.equal(text.length, 122);
  const hash = `#p=${BOARD}&s=${LATER}&c=${text}&m=human`;
  const link = { puzzle: BOARD, digits: LATER, marks, coloured: null, method: 'human' };
  assert.deepEqual(readLink(hash), link);
  assert.equal(writeLink(link), hash);
});

test('a link has the colours of squares and of small digits', () => {
  const colours = Array(81).fill(0);
  [colours[0], colours[80], colours[7]] = [1, 1, 8];
  const tints = { [80 * 9 + 8]: 1, 3: 3 };
  const link = { puzzle: BOARD, digits: BOARD, marks: null, coloured: { colours, tints } };
  // 0, 80 * 10, 80 * 10 + 9; then 0 * 10 + 4; then 7 * 10
  const hash = `#p=${BOARD}&h=AAMgMp..AE.....BG&m=human`;
  assert.equal(writeLink({ ...link, method: 'human' }), hash);
  assert.deepEqual(readLink(hash), { ...link, method: 'human' });
  const { notes } = gameOfLink({ ...link, method: null });
  assert.deepEqual(notes, { ...NO_NOTES, ...link.coloured });
});

test('a link can ask for a step, which an older page leaves out', () => {
  for (const step of [0, 12]) {
    const hash = `#p=${BOARD}&n=${step}`;
    assert.equal(writeLink({ puzzle: BOARD, step }), hash);
    assert.deepEqual(readLink(hash), { ...bare, step });
  }
  assert.deepEqual(readLink(`#p=${BOARD}&n=-1`), bare);
});

test('a link has the corner marks, which an older page leaves out', () => {
  const corners = Array(81).fill(0);
  corners[80] = 0x1ff;
  const hash = `#p=${BOARD}&e=${'A'.repeat(120)}_4`;
  assert.equal(writeLink({ puzzle: BOARD, corners }), hash);
  assert.deepEqual(readLink(hash), { ...bare, corners });
  const game = gameOfLink({ ...bare, puzzle: '.'.repeat(81), digits: '.'.repeat(81), corners });
  assert.deepEqual(game.notes, { ...NO_NOTES, corners });
});

test('a link has a list of techniques, where it is written as one', () => {
  const hash = writeLink({ puzzle: BOARD, method: 'human', techniques: 'h.n0a.m0102' });
  assert.equal(hash, `#p=${BOARD}&m=human&t=h.n0a.m0102`);
  assert.deepEqual(readLink(hash), { ...bare, method: 'human', techniques: 'h.n0a.m0102' });
  assert.deepEqual(readLink(`#p=${BOARD}&t=<b>`), bare);
});

test('what is written is read as the same', () => {
  const marks = fc.array(fc.integer({ min: 0, max: 0x1ff }), { minLength: 81, maxLength: 81 });
  const square = fc.record({ digit: fc.integer({ min: 1, max: 9 }), kind: fc.nat(2) });
  const board = fc.array(square, { minLength: 81, maxLength: 81 });
  const method = fc.constantFrom(null, 'ushio', 'logical-cube');
  const colour = fc.integer({ min: 1, max: 8 });
  const colours = fc.array(fc.oneof(fc.constant(0), colour), { minLength: 81, maxLength: 81 });
  const tinted = fc.array(fc.tuple(fc.nat(728), colour), { minLength: 1 });
  const coloured = fc
    .tuple(colours, tinted)
    .map(([colours, tinted]) => ({ colours, tints: Object.fromEntries(tinted) }));
  const notes = fc.tuple(fc.option(marks), fc.option(coloured));
  const property = fc.property(board, notes, method, (squares, [marks, coloured], method) => {
    const write = (/** @type {number} */ most) =>
      squares.map(({ digit, kind }) => (kind > most ? '.' : digit)).join('');
    const link = { puzzle: write(0), digits: write(1), marks, coloured, method };
    const written = writeLink(link);
    assert.deepEqual(readLink(written), {
      ...link,
      marks: marks?.some(Boolean) ? marks : null,
    });
    assert.match(written, /^#[\w.=&-]+$/, 'nothing in it has to be escaped');
  });
  fc.assert(property, { numRuns: 200 });
});

test('what says nothing more than the puzzle is left out', () => {
  const marks = Array(81).fill(0);
  const { colours, tints } = NO_NOTES;
  const link = { puzzle: BOARD, digits: BOARD, marks, coloured: { colours, tints } };
  assert.equal(writeLink(link), `#p=${BOARD}`);
});

test('what has no puzzle is no link', () => {
  for (const hash of ['', '#', '#credits', `#s=${BOARD}`, '#%E0%A4%A']) {
    assert.equal(readLink(hash), null, hash);
  }
});

test('a broken link says which part of it is broken, and where', () => {
  const marks = 'A'.repeat(122);
  const fault = (/** @type {string} */ text) => {
    const [code, part, position, symbol, length] = text.split(' ');
    const expected = part === 'h' ? null : 'ce'.includes(part) ? 122 : 81;
    return { code, part, position: Number(position), symbol, length: Number(length), expected };
  };
  for (const [hash, expected] of [
    ['#p=', 'length p 0  0'],
    ['#p=abc', 'symbol p 0 a 3'],
    [`#p=${BOARD}1`, 'length p 81 1 82'],
    [`#p=${BOARD.slice(1)}`, 'length p 80  80'],
    [`#p=${BOARD.slice(1)}x`, 'symbol p 80 x 81'],
    [`#p=${BOARD}&s=12`, 'length s 2  2'],
    [`#p=${BOARD}&s=4${LATER.slice(1)}`, 'givens s 0 4 81'],
    [`#p=${BOARD}&s=.${LATER.slice(1)}`, 'givens s 0 . 81'],
    [`#p=${BOARD}&c=`, 'length c 0  0'],
    [`#p=${BOARD}&c=${marks}A`, 'length c 122 A 123'],
    [`#p=${BOARD}&c=A!${marks.slice(2)}`, 'symbol c 1 ! 122'],
    [`#p=${BOARD}&c=A!!${marks.slice(3)}`, 'symbol c 1 ! 122'],
    [`#p=${BOARD}&e=A!${marks.slice(2)}`, 'symbol e 1 ! 122'],
    [`#p=${BOARD}&h=A`, 'length h 0 A 1'],
    [`#p=${BOARD}&h=AAA.AA`, 'length h 2 A 6'],
    [`#p=${BOARD}&h=AA........AB`, 'length h 10 A 12'],
    [`#p=${BOARD}&h=..A!`, 'symbol h 3 ! 4'],
    [`#p=${BOARD}&h=!AA`, 'symbol h 0 ! 3'],
    [`#p=${BOARD}&h=AA.Mq`, 'symbol h 3 M 5'],
  ]) {
    assert.deepEqual(faultOf(hash), fault(expected), hash);
  }
});

test('no text after the # makes reading fail', () => {
  const part = fc.constantFrom('p', 's', 'c', 'e', 'h', 'm', 'x');
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(BOARD, LATER));
  fc.assert(
    fc.property(fc.array(fc.tuple(part, value)), (parts) => {
      readLink(`#${parts.map(([name, text]) => `${name}=${text}`).join('&')}`);
    }),
  );
});

test('a method that cannot be one is none', () => {
  assert.deepEqual(readLink(`#p=${BOARD}&m=<script>`), bare);
});

test('a plain link reads the same without what reads them all, and no other does', () => {
  for (const hash of [`#p=${BOARD}`, `#p=${BOARD.replaceAll('.', '0')}&m=logical-cube`]) {
    const { puzzle, method } = /** @type {any} */ (readLink(hash));
    assert.deepEqual(readPlain(hash), { puzzle, method });
  }
  for (const hash of [`#p=${BOARD}&s=${LATER}`, `#p=${BOARD}1`, '#p=', `#m=ushio&p=${BOARD}`]) {
    assert.equal(readPlain(hash), null, hash);
    assert.ok(hasPuzzle(hash), hash);
  }
  assert.equal(hasPuzzle('#credits'), false);
});

test('the game of a link has its givens, its other digits as entered, and its marks in empty squares', () => {
  const marks = Array.from({ length: 81 }, (_, square) => (square < 4 ? 0b11 : 0));
  const game = gameOfLink({ ...bare, digits: LATER, marks });
  assert.deepEqual([toText(game), givenText(game)], [LATER, BOARD]);
  assert.equal(game.squares[2].kind, 'entered');
  assert.deepEqual(game.notes.marks.slice(0, 5), [0, 0, 0, 0b11, 0]);
  assert.equal(gameOfLink({ ...bare }).notes, NO_NOTES);
});
