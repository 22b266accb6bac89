// Texts that are no puzzle: the answer says what is wrong and where, and nothing is half read.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FormatError } from '../../../web/game/formats/format-error.js';
import { FORMATS, LONGEST, LONGEST_LIST, readPuzzles } from '../../../web/game/formats/index.js';
import { compress } from '../../../web/game/formats/lz-string.js';
import { GIVENS, SAME, WIKI, rowsOf } from './examples.js';
import { MALFORMED } from './malformed.js';

/** @param {string} text @returns {Promise<FormatError>} */
async function faultOf(text) {
  try {
    const { format } = await readPuzzles(text);
    return assert.fail(`read as ${format}: ${text.slice(0, 200)}`);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** The answer to a text: code, place, values. @param {string} text */
async function saidOf(text) {
  const { code, format, line, column, data } = await faultOf(text);
  return {
    code,
    ...(format && { format }),
    ...(line && { line }),
    ...(column && { column }),
    ...data,
  };
}

const rows = rowsOf(GIVENS);
const lines = rows.join('\n');

test('what is wrong with a line is said with its place', async () => {
  assert.deepEqual(await saidOf(GIVENS.slice(1)), { code: 'cells', count: 80, line: 1 });
  assert.deepEqual(await saidOf(`\n\n${GIVENS}1`), { code: 'cells', count: 82, line: 3 });
  const wrong = `${GIVENS.slice(0, 40)}a${GIVENS.slice(41)}`;
  assert.deepEqual(await saidOf(wrong), { code: 'symbol', symbol: 'a', line: 1, column: 41 });
  assert.deepEqual(await saidOf([...GIVENS.slice(1)].join(' ')), {
    code: 'cells',
    count: 80,
    line: 1,
  });
  for (const symbol of ['\u245f', '⑩']) {
    const text = `${GIVENS.slice(0, 40)}${symbol}${GIVENS.slice(41)}`;
    assert.deepEqual(await saidOf(text), { code: 'symbol', symbol, line: 1, column: 41 });
  }
});

test('what is wrong with a grid is said with its place', async () => {
  const format = 'grid';
  assert.deepEqual(await saidOf(rows.slice(1).join('\n')), { code: 'rows', format, count: 8 });
  assert.deepEqual(await saidOf(`${lines}\n${rows[0]}`), { code: 'rows', format, count: 10 });
  for (const count of [3, 4]) {
    const words = 'Look\n'.repeat(count);
    const some = rows.slice(0, count).join('\n');
    assert.deepEqual(await saidOf(words + some), { code: 'rows', format, count });
    assert.deepEqual(await saidOf(`${words}Look\n${some}`), { code: 'none' }, 'more is said');
  }
  const short = lines.replace(rows[3], rows[3].slice(1));
  assert.deepEqual(await saidOf(short), { code: 'row', format, count: 8, line: 4 });
  const odd = lines.replace(rows[2], `a${rows[2].slice(1)}`);
  assert.deepEqual(await saidOf(odd), { code: 'symbol', format, symbol: 'a', line: 3, column: 1 });
  const cells = rows.map((row) => [...row].join(' ')).join('\n');
  const slip = { code: 'symbol', format: 'pencil-marks', symbol: '15', line: 9, column: 17 };
  assert.deepEqual(await saidOf(`${cells}5`), slip);
});

test('a row of a table that has commas and semicolons is refused', async () => {
  const mixed = lines.replace(rows[0], '2;3;4;1;6;5;7;8,3,,,,,,,');
  const said = { code: 'symbol', format: 'grid', symbol: ';', line: 1, column: 2 };
  assert.deepEqual(await saidOf(mixed), said);
});

test('what is wrong inside an address or a file is said in its own terms', async () => {
  const zeros = GIVENS.replaceAll('.', '0');
  const link = (/** @type {string} */ board) => saidOf(`https://a.example/#p=${board}`);
  assert.deepEqual(await link('abc'), {
    code: 'place',
    format: 'link',
    symbol: 'a',
    row: 1,
    place: 1,
  });
  assert.deepEqual(await link(zeros.slice(1)), { code: 'cells', format: 'link', count: 80 });
  const wiki = (/** @type {string} */ board) =>
    saidOf(`https://www.sudokuwiki.org/sudoku.htm?bd=${board}`);
  assert.deepEqual(await wiki(`S9B${'0'.repeat(100)}`), {
    code: 'cells',
    format: 'sudokuwiki',
    count: 50,
  });
  assert.equal((await wiki(`S9B${'-~'.repeat(81)}`)).code, 'place');
  const deleted = await saidOf(`:0000:x:${GIVENS}:211 9x1::`);
  assert.deepEqual(deleted, { code: 'mark', format: 'hodoku', symbol: '9x1', line: 1, column: 95 });
  const tatham = await saidOf('3x3:1a2A');
  assert.deepEqual(tatham, { code: 'mark', format: 'tatham', symbol: 'A', line: 1, column: 8 });
  assert.equal((await saidOf('3x3#123456789012345')).code, 'seed');
  assert.deepEqual(await saidOf('[[1, 2, 3'), { code: 'payload', format: 'json' });
  assert.deepEqual(await saidOf('SCv7_32_f2eaqkebdq1j047s2ufliq'), {
    code: 'payload',
    format: 'sudoku-coach',
  });
  assert.deepEqual(await saidOf('https://f-puzzles.com/?load=N4Igzg'), {
    code: 'payload',
    format: 'f-puzzles',
  });
});

test('a strange sign among entered digits has its place; behind the last square it is one too many', async () => {
  const link = (/** @type {string} */ board) => saidOf(`https://a.example/#p=${board}`);
  const digits = `${GIVENS.slice(0, 79)}a${GIVENS.slice(80)}`;
  assert.deepEqual(await link(`${GIVENS}&s=${digits}`), {
    code: 'place',
    format: 'link',
    symbol: 'a',
    row: 9,
    place: 8,
  });
  assert.deepEqual(await link(`${GIVENS}a`), { code: 'cells', format: 'link', count: 82 });
});

test('squares that are far too few or too many are no attempt at a puzzle', async () => {
  const words = (/** @type {number} */ count) => saidOf(Array(count).fill('1').join(' '));
  for (const count of [71, 91]) {
    assert.deepEqual(await words(count), { code: 'cells', count, line: 1 });
  }
  for (const count of [70, 92]) assert.deepEqual(await words(count), { code: 'none' });
  assert.deepEqual(await saidOf(`1 of ${'words '.repeat(70)}`), { code: 'none' });
  const [format, none] = ['json', { code: 'none', format: 'json' }];
  const packed = (/** @type {unknown} */ data) => saidOf(JSON.stringify(data));
  assert.deepEqual(await packed(GIVENS.slice(0, 61)), { code: 'cells', format, count: 61 });
  assert.deepEqual(await packed(GIVENS.slice(0, 60)), none);
  assert.deepEqual(await packed(rows.slice(0, 5)), { code: 'rows', format, count: 5 });
  assert.deepEqual(await packed(rows.slice(0, 4)), none);
});

test('a row that is no list of nine squares is none, whatever it is', async () => {
  for (const row of [null, 'abcdefghi', 9, {}, []]) {
    const rest = Array(8).fill(Array(9).fill({}));
    assert.deepEqual(await saidOf(fPuzzle({ grid: rest.toSpliced(3, 0, row) })), {
      code: 'row',
      format: 'f-puzzles',
      count: 0,
      line: 4,
    });
    const packed = encodeURIComponent(compress(JSON.stringify({ ce: rest.toSpliced(3, 0, row) })));
    assert.equal((await saidOf(`https://sudokupad.app/scl${packed}`)).variant, 'size');
  }
});

test('texts in JSON that are far too long are no rows, and those that are a little too long are', async () => {
  const rows = (/** @type {number} */ length) => JSON.stringify(Array(9).fill('1'.repeat(length)));
  assert.deepEqual(await saidOf(rows(15)), { code: 'row', format: 'json', count: 15, line: 1 });
  assert.deepEqual(await saidOf(rows(16)), { code: 'none', format: 'json' });
});

test('a wrong sign in the code of a puzzle is found behind an empty line', async () => {
  const [, , code] = SAME.find(([, format]) => format === 'tatham') ?? ['', '', ''];
  const said = { code: 'mark', format: 'tatham', symbol: '!', line: 2, column: code.length };
  assert.deepEqual(await saidOf(` \n${code.slice(0, -1)}!`), said);
});

test('a board of f-puzzles that does not say its size is damaged', async () => {
  assert.equal((await saidOf(fPuzzle({ size: undefined }))).code, 'payload');
});

test('JSON is looked through to a depth that no puzzle lies below', async () => {
  for (const [open, close] of ['[]', ['{"in":', '}']]) {
    const nested = (/** @type {number} */ depth) =>
      `${open.repeat(depth)}"${GIVENS}"${close.repeat(depth)}`;
    assert.equal((await readPuzzles(nested(8))).puzzles[0].givens, GIVENS);
    assert.equal((await saidOf(nested(9))).code, 'none');
  }
});

test('what only a site knows is said to be there', async () => {
  for (const [link, site] of [
    ['https://sudokupad.app/abc123', 'sudokupad.app'],
    ['https://app.crackingthecryptic.com/sudoku/gqP3rJdNDq', 'crackingthecryptic.com'],
    ['https://sudoku.coach/en/s/abcdef', 'sudoku.coach'],
    ['https://www.f-puzzles.com/?id=yzxk3sv', 'f-puzzles.com'],
    ['Try this: https://playgoodsudoku.com/daily', 'playgoodsudoku.com'],
  ]) {
    assert.deepEqual(await saidOf(link), { code: 'server', format: 'server', site });
  }
  const { puzzles } = await readPuzzles(`https://sudokupad.app/abc123\n${lines}`);
  assert.equal(puzzles[0].givens, GIVENS, 'unless it stands beside the link');
});

/** @param {object} rest */
const fPuzzle = (rest) => {
  const grid = Array(9).fill(Array(9).fill({}));
  return `https://www.f-puzzles.com/?load=${encodeURIComponent(compress(JSON.stringify({ size: 9, grid, ...rest })))}`;
};

test('another kind of Sudoku is named, and never half read', async () => {
  const four = ['12', '34'].flatMap((row) => Array(2).fill(`${row}..`)).join('\n');
  const irregular = Array(9).fill([{ region: 3 }, ...Array(8).fill({})]);
  for (const [text, variant] of [
    [`3x3::k:${'2560,'.repeat(81)}`, 'killer'],
    ['[Killer]\n1 2 3', 'killer'],
    [`SumoCueV1=${'0J0'.repeat(81)}`, 'killer'],
    [fPuzzle({ killercage: [{ cells: ['R1C1'], value: '5' }] }), 'killer'],
    [fPuzzle({ 'diagonal+': true }), 'diagonal'],
    [fPuzzle({ thermometer: [{ lines: [['R1C1', 'R2C1']] }] }), 'other'],
    [fPuzzle({ grid: irregular }), 'jigsaw'],
    [fPuzzle({ size: 6 }), 'size'],
    [fPuzzle({ constructor: [1] }), 'other'],
    [`${GIVENS}${'123456789'.repeat(9)}`, 'jigsaw'],
    ['3x3x:5a3', 'diagonal'],
    ['3x3:x:5a3', 'diagonal'],
    ['2x3:a1b2', 'size'],
    [four, 'size'],
    ['12..34..12..34..', 'size'],
    ...[4, 6, 16, 25].map((size) => [JSON.stringify(Array(size).fill(Array(size).fill(1))), 'size']),
    [`https://www.sudokuwiki.org/jigsaw.htm?bd=L9B${'0'.repeat(162)}`, 'other'],
    [`K6C${'0'.repeat(162)}`, 'killer'],
    [`https://sudokupad.app/scl${encodeURIComponent(compress(`{ce:[${Array(9).fill('[{v:1},,,,,,,,]').join(',')}],ca:[{ce:[[0,0]],v:5}]}`))}`, 'killer'],
  ]) {
    assert.equal((await saidOf(text)).variant, variant, text.slice(0, 80));
  } // prettier-ignore
});

describe('Ten texts of each format that are none say what is wrong', () => {
  const refusing = ['variant', 'server'];
  const ids = new Set(FORMATS.map(({ id }) => id).filter((id) => !refusing.includes(id)));
  for (const id of ids) {
    test(id, async () => {
      const malformed = MALFORMED[id];
      assert.equal(new Set(malformed.map(([text]) => text)).size, 10);
      for (const [text, said] of malformed) {
        const { format, message } = await faultOf(text);
        const told = message.replace(/^Not a puzzle: |\.$/g, '');
        assert.equal(`${format ?? 'no format'}: ${told}`, said, text);
      }
    });
  }
});

/** Accidents of a text on its way. @type {readonly ((text: string) => string)[]} */
const HARMS = [
  (text) => text.slice(0, text.length >> 1),
  (text) => text.slice(0, Math.floor(text.length * 0.9)),
  (text) => text.split('\n').slice(0, -2).join('\n'),
  (text) => text.slice(1),
  (text) => text.slice(0, -1),
  (text) => text.replace(/[1-9](?!.*[1-9])/s, ''),
  (text) => text.replace(/[1-9]/, '§'),
  (text) => text.replace(/(?<=[1-9][^1-9]{0,3})[1-9]/, 'Q'),
  (text) => `${text}5`,
  (text) => text.replace(/([1-9])/, '$10'),
  (text) => text.replace(/\d+(?=\D*$)/, ''),
  (text) => `${text}\n`.repeat(2).slice(0, -text.length / 2),
];

describe('A text that is harmed is refused, or read as it was', () => {
  // Where blanks alone are the empty squares, a row that ends early is a row all the same.
  const forms = SAME.filter(([name]) => name !== 'nine lines, blanks for the empty squares');
  for (const [name, , text] of forms) {
    test(name, async () => {
      let refused = 0;
      for (const harm of HARMS) {
        const found = await readPuzzles(harm(text)).catch((error) => {
          assert.ok(error instanceof FormatError, String(error.stack));
          refused++;
          return null;
        });
        for (const { givens } of found?.puzzles ?? []) {
          const other = [...givens].filter((digit, at) => digit !== GIVENS[at]);
          // Between separators a square whose digit is gone is an empty one.
          assert.ok(other.length === 0 || other.join('') === '.', `${harm}: ${givens}`);
        }
      }
      assert.ok(refused >= 3, `${refused} of ${HARMS.length}`);
    });
  }
});

test('an empty text, and one without a puzzle, are told apart', async () => {
  assert.equal((await faultOf('')).name, 'FormatError');
  for (const text of ['', ' \n\t\r\n']) assert.equal((await saidOf(text)).code, 'empty');
  for (const text of ['no puzzle here', '<img src=x onerror=alert(1)>', '17', 'https://example.org/', '{}', '[]', '"x"', 'null']) {
    assert.equal((await saidOf(text)).code, 'none', text);
  } // prettier-ignore
});

test('what is too long is refused unread, a list only where it is very long', async () => {
  assert.deepEqual(await saidOf('a'.repeat(LONGEST + 1)), { code: 'long', limit: 1_000_000 });
  assert.equal((await saidOf('a'.repeat(LONGEST))).code, 'none');
  const long = `${GIVENS}\n`.repeat(LONGEST_LIST / 82 + 1);
  assert.deepEqual(await saidOf(long), { code: 'long', limit: 16_000_000 });
  assert.equal((await readPuzzles(`${GIVENS}\n${WIKI}\n`.repeat(10_000))).puzzles.length, 20_000);
});
