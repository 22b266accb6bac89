// Damaged texts of each format, ten of each, and the answers to them: the format, the code, what is
// wrong, and where.
import { compress } from '../../../web/game/formats/lz-string.js';
import { writePuzzle } from '../../../web/game/formats/index.js';
import { candidatesIn, digitsIn, puzzleOf } from '../../../web/game/formats/puzzle.js';
import { GIVENS, SAME, rowsOf } from './examples.js';

const rows = rowsOf(GIVENS);
const zeros = GIVENS.replaceAll('.', '0');
const lines = rows.join('\n');
const candidates = candidatesIn(GIVENS).map((mask, at) => digitsIn(mask) || GIVENS[at]);
const puzzle = puzzleOf({ givens: GIVENS, marks: candidatesIn(GIVENS) });

/** @param {string} text @param {number} at @param {string} symbol in place of the one there */
const put = (text, at, symbol) => text.slice(0, at) + symbol + text.slice(at + 1);
/** @param {string} text @param {number} line from 1 @param {string} content in place of the one there; empty: nothing */
const putLine = (text, line, ...content) =>
  text
    .split('\n')
    .with(line - 1, content.join(''))
    .join('\n');
/** @param {string} text @param {number} line from 1 */
const dropLine = (text, line) =>
  text
    .split('\n')
    .toSpliced(line - 1, 1)
    .join('\n');
/** @param {string} name of one of the forms of the puzzle */
const same = (name) => SAME.find(([other]) => other === name)?.[2] ?? '';

const own = (/** @type {string} */ parts) => `https://example.org/#${parts}`;
const wiki = (/** @type {string} */ board) => `https://www.sudokuwiki.org/sudoku.htm?bd=${board}`;
const wikiState = `S9B${[...GIVENS].map((digit) => `0${digit.replace('.', '0')}`).join('')}`;
const f = (/** @type {unknown} */ data) =>
  `https://f-puzzles.com/?load=${encodeURIComponent(compress(typeof data === 'string' ? data : JSON.stringify(data)))}`;
const fGrid = rows.map((row) =>
  [...row].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true })),
);
/** @param {number} row @param {number} column from 0 @param {unknown} cell */
const fWith = (row, column, cell) =>
  f({ size: 9, grid: fGrid.with(row, fGrid[row].with(column, /** @type {any} */ (cell))) });
const pad = (/** @type {unknown} */ data, kind = 'scl') =>
  `https://sudokupad.app/${kind}${encodeURIComponent(compress(typeof data === 'string' ? data : JSON.stringify(data)))}`;
const padRows = rows.map((row) =>
  [...row].map((digit) => (digit === '.' ? {} : { v: Number(digit) })),
);
const classic = same('SudokuPad, classic').split('classic')[1];
const coach = (/** @type {string} */ board) => `https://sudoku.coach/en/play/${board}`;
const good = same('Good Sudoku').split('$c')[1];
const goodOf = (/** @type {string} */ nibbles) =>
  `$c${Buffer.from(nibbles, 'hex').toString('base64')}`;
const exchange = (/** @type {string} */ board) => `https://sudokuexchange.com/play/?s=${board}`;
const game = (/** @type {string} */ data) => `<opensudoku><game data="${data}"/></opensudoku>`;
const cells = rows.map((row) => [...row.replaceAll('.', '0')].map(Number));
const json = JSON.stringify(cells);
const hodoku = (/** @type {string} */ board, deleted = '') => `:0000:x:${board}:${deleted}::`;
const sukaku = await writePuzzle('sukaku', puzzle);
const tatham = same("Tatham's");
const sdx = [...GIVENS].map((digit, at) =>
  digit === '.' ? (at === 1 ? 'u7' : candidates[at]) : digit,
);
const sdxOf = (/** @type {string[]} */ all) =>
  rows.map((_, row) => all.slice(row * 9, row * 9 + 9).join(' ')).join('\n');
const simple = await writePuzzle('simple-sudoku', puzzleOf({ givens: GIVENS }));
const pencil = await writePuzzle('pencil-marks', puzzle);
const sdk = `#DA hard one\n${lines}`;
const table = rows
  .map((row) => [...row].map((digit) => digit.replace('.', '')).join(','))
  .join('\n');
const spaced = rows.map((row) => [...row].join(' ')).join('\n');

/** @type {Readonly<Record<string, readonly (readonly [text: string, said: string])[]>>} */
export const MALFORMED = {
  link: [
    [own('p='), 'link: cells, count 0'],
    [own(`p=${GIVENS.slice(1)}`), 'link: cells, count 80'],
    [own(`p=${GIVENS}1`), 'link: cells, count 82'],
    [own(`p=${put(GIVENS, 10, 'a')}`), 'link: place, symbol a, row 2, place 2'],
    [own(`p=${put(GIVENS, 80, '!')}2`), 'link: place, symbol !, row 9, place 9'],
    [own(`p=${GIVENS}&s=${GIVENS.slice(1)}`), 'link: cells, count 80'],
    [own(`p=${GIVENS}&s=${put(GIVENS, 0, '3')}`), 'link: payload'],
    [own(`p=${GIVENS}&c=AAAA`), 'link: payload'],
    [own(`p=${GIVENS}&c=${'!'.repeat(122)}`), 'link: payload'],
    [own(`p=${GIVENS}&h=AAA`), 'link: payload'],
  ],
  sudokuwiki: [
    [wiki(''), 'sudokuwiki: cells, count 0'],
    [wiki(zeros.slice(1)), 'sudokuwiki: cells, count 80'],
    [wiki(`${zeros}12345`), 'sudokuwiki: cells, count 86'],
    [wiki(put(zeros, 40, 'z')), 'sudokuwiki: place, symbol z, row 5, place 5'],
    [wiki(wikiState.slice(0, -1)), 'sudokuwiki: cells, count 80'],
    [wiki(`${wikiState}0`), 'sudokuwiki: cells, count 82'],
    [wiki(put(wikiState, 3, '~')), 'sudokuwiki: place, symbol ~2, row 1, place 1'],
    [wiki(put(wikiState, 3 + 2 * 80, 'r')), 'sudokuwiki: place, symbol r1, row 9, place 9'],
    [wiki('8104jk4s5e0ujalgnqhm0m0921d68mp2tgli3i413g8og18q059g3qiu11ikocac41q2okimieaei4oc0h1141o4i6mkakmk03a4'), 'sudokuwiki: place, symbol j, row 1, place 5'],
    [wiki(`L9B${'00'.repeat(81)}`), 'sudokuwiki: variant, variant other'],
  ],
  'f-puzzles': [
    ['https://f-puzzles.com/?load=', 'f-puzzles: payload'],
    ['https://f-puzzles.com/?load=N4IgzglgXgp', 'f-puzzles: payload'],
    [same('f-puzzles').slice(0, 200), 'f-puzzles: payload'],
    [f('not json'), 'f-puzzles: payload'],
    [f('[]'), 'f-puzzles: payload'],
    [f({ size: 9, grid: fGrid.slice(1) }), 'f-puzzles: variant, variant size'],
    [f({ size: 9, grid: fGrid.with(4, fGrid[4].slice(1)).with(6, []) }), 'f-puzzles: row, count 8, line 5'],
    [fWith(2, 3, { value: 10 }), 'f-puzzles: place, symbol 10, row 3, place 4'],
    [fWith(8, 8, { value: 'x' }), 'f-puzzles: place, symbol x, row 9, place 9'],
    [fWith(0, 1, { centerPencilMarks: [0] }), 'f-puzzles: place, symbol [0], row 1, place 2'],
  ],
  sudokupad: [
    [`https://sudokupad.app/classic${classic.slice(0, -1)}`, 'sudokupad: cells, count 80'],
    [`https://sudokupad.app/classic${classic}1`, 'sudokupad: cells, count 82'],
    [`https://sudokupad.app/classic${put(classic, 4, 'z')}`, 'sudokupad: payload'],
    ['https://sudokupad.app/sclN4IgzglgXgp', 'sudokupad: payload'],
    [same('SudokuPad').slice(0, 150), 'sudokupad: payload'],
    [pad('{id:abc1'), 'sudokupad: payload'],
    [pad({ id: 'abc1' }), 'sudokupad: payload'],
    [pad({ ce: padRows.slice(1) }), 'sudokupad: variant, variant size'],
    [pad({ ce: padRows.with(3, padRows[3].slice(1)) }), 'sudokupad: variant, variant size'],
    [pad({ ce: padRows.with(3, padRows[3].with(1, { v: 12 })) }, 'ctc'), 'sudokupad: place, symbol 12, row 4, place 2'],
  ],
  'sudoku-coach': [
    [coach(GIVENS.slice(1)), 'sudoku-coach: cells, count 80'],
    [coach(`${GIVENS}1`), 'sudoku-coach: cells, count 82'],
    [coach(put(GIVENS, 20, 'a')), 'sudoku-coach: place, symbol a, row 3, place 3'],
    [coach(put(zeros, 0, ';')), 'sudoku-coach: place, symbol ;, row 1, place 1'],
    [coach('12'), 'sudoku-coach: cells, count 2'],
    [`https://sudoku.coach/en/solver/${zeros.slice(2)}`, 'sudoku-coach: cells, count 79'],
    ['SCv7_32_f2eaqkebdq1j047s2ufliq', 'sudoku-coach: payload'],
    ['SCv7_32_zzzz', 'sudoku-coach: payload'],
    ['SCv7_32_0', 'sudoku-coach: payload'],
    [`SCv7_32_${'0'.repeat(200)}`, 'sudoku-coach: payload'],
  ],
  'good-sudoku': [
    ['https://playgoodsudoku.com/puzzle/$c', 'good-sudoku: payload'],
    ['https://playgoodsudoku.com/puzzle/$cabc', 'good-sudoku: payload'],
    [`https://playgoodsudoku.com/puzzle/$c${good.slice(0, -2)}`, 'good-sudoku: payload'],
    [`https://playgoodsudoku.com/puzzle/$c${good.slice(4)}`, 'good-sudoku: payload'],
    [`https://playgoodsudoku.com/puzzle/$cAAAA${good}`, 'good-sudoku: payload'],
    [`https://playgoodsudoku.com/puzzle/$c${put(good, 3, '!')}`, 'good-sudoku: payload'],
    [`https://playgoodsudoku.com/puzzle/%24c${good.replaceAll('A', '%')}`, 'good-sudoku: payload'],
    [goodOf(`${put(zeros, 30, 'a')}0`), 'good-sudoku: payload'],
    [goodOf(`${put(zeros, 1, '2')}0`), 'good-sudoku: payload'],
    [goodOf(`${zeros}5`), 'good-sudoku: payload'],
  ],
  'other-link': [
    [`https://a.example/play/${zeros.slice(1)}`, 'no format: none'],
    [exchange('12'), 'other-link: cells, count 2'],
    [exchange(zeros.slice(1)), 'other-link: cells, count 80'],
    [exchange(`${zeros}1`), 'other-link: cells, count 82'],
    [exchange(put(zeros, 0, 'a')), 'other-link: place, symbol a, row 1, place 1'],
    [exchange(put(zeros, 79, 'a')), 'other-link: place, symbol a, row 9, place 8'],
    [exchange(put(zeros, 12, '§')), 'other-link: place, symbol §, row 2, place 4'],
    [exchange(`${zeros}${zeros}`), 'other-link: cells, count 162'],
    [`${exchange(zeros.slice(3))}&d=4`, 'other-link: cells, count 78'],
    [`https://www.sudokuexchange.com/play/?d=4&s=${put(zeros, 40, '%20')}`, 'other-link: place, symbol  , row 5, place 5'],
  ],
  'open-sudoku': [
    ['<opensudoku></opensudoku>', 'open-sudoku: none'],
    ['<opensudoku><game created="1"/></opensudoku>', 'open-sudoku: none'],
    [`<opensudoku><game data="${zeros}/></opensudoku>`, 'open-sudoku: none'],
    [game(''), 'open-sudoku: cells, count 0'],
    [game(zeros.slice(1)), 'open-sudoku: cells, count 80'],
    [game(`${zeros}0`), 'open-sudoku: cells, count 82'],
    [game(put(zeros, 9, 'a')), 'open-sudoku: place, symbol a, row 2, place 1'],
    [game(`version: 1&#10;${'5|-|1|'.repeat(81)}5|`), 'open-sudoku: cells, count 82'],
    [game(`version: 2&#10;a|0|1|${'5|0|1|'.repeat(80)}`), 'open-sudoku: place, symbol a, row 1, place 1'],
    [`<onegravitysudoku><sudoku data="${zeros.slice(5)}"/></onegravitysudoku>`, 'open-sudoku: cells, count 76'],
  ],
  json: [
    ['[[1, 2, 3', 'json: payload'],
    [json.slice(0, -1), 'json: payload'],
    [JSON.stringify(cells.slice(1)), 'json: rows, count 8'],
    [JSON.stringify(cells.with(4, cells[4].slice(1))), 'json: row, count 8, line 5'],
    [JSON.stringify(cells.with(4, cells[4].with(2, 10))), 'json: place, symbol 10, row 5, place 3'],
    [JSON.stringify(rows.with(8, `${rows[8]}1`)), 'json: row, count 10, line 9'],
    [JSON.stringify(rows.with(0, put(rows[0], 0, 'a'))), 'json: place, symbol a, row 1, place 1'],
    [JSON.stringify(cells.flat().slice(1)), 'json: cells, count 80'],
    [JSON.stringify({ puzzle: zeros.slice(1) }), 'json: cells, count 80'],
    [JSON.stringify({ puzzle: 'none', size: 9 }), 'json: none'],
  ],
  hodoku: [
    [hodoku(GIVENS.slice(1)), 'hodoku: cells, count 80'],
    [hodoku(`${GIVENS}1`), 'hodoku: cells, count 82'],
    [hodoku(put(GIVENS, 44, 'a')), 'hodoku: place, symbol a, row 5, place 9'],
    [hodoku(put(GIVENS, 44, '+a')), 'hodoku: place, symbol a, row 5, place 9'],
    [hodoku(GIVENS, '211 9x1'), 'hodoku: mark, symbol 9x1, line 1, column 95'],
    [hodoku(GIVENS, '21'), 'hodoku: mark, symbol 21, line 1, column 91'],
    [hodoku(GIVENS, '2111'), 'hodoku: mark, symbol 2111, line 1, column 91'],
    [hodoku(GIVENS, '011'), 'hodoku: mark, symbol 011, line 1, column 91'],
    [`# a library\n${hodoku(GIVENS)}\n${hodoku(GIVENS, '109')}`, 'hodoku: mark, symbol 109, line 3, column 91'],
    [`${hodoku(GIVENS)}\n${hodoku(GIVENS.slice(2))}`, 'hodoku: cells, count 79'],
  ],
  sukaku: [
    [sukaku.slice(1), 'sukaku: cells, count 80'],
    [sukaku.slice(9), 'sukaku: cells, count 80'],
    [`${sukaku}.........`, 'sukaku: cells, count 82'],
    [`.${sukaku.slice(0, -1)}`, 'sukaku: candidate, symbol 2, row 1, place 1'],
    [`${sukaku.slice(1)}1`, 'sukaku: candidate, symbol 2, row 1, place 1'],
    [put(sukaku, 9 * 40, '5'), 'sukaku: candidate, symbol 5, row 5, place 5'],
    [put(sukaku, 728, '8'), 'sukaku: candidate, symbol 8, row 9, place 9'],
    [put(sukaku, 12, '3'), 'sukaku: candidate, symbol 3, row 1, place 2'],
    [sukaku.slice(0, 720), 'sukaku: cells, count 80'],
    [`${sukaku}1`, 'sukaku: cells, count 82'],
  ],
  tatham: [
    [tatham.slice(0, -1), 'tatham: cells, count 80'],
    [`${tatham}1`, 'tatham: cells, count 82'],
    [put(tatham, 4, 'A'), 'tatham: mark, symbol A, line 1, column 5'],
    [put(tatham, 6, '!'), 'tatham: mark, symbol !, line 1, column 7'],
    [put(tatham, 4, '0'), 'tatham: mark, symbol 0, line 1, column 5'],
    ['3x3:', 'tatham: cells, count 0'],
    ['3x3:zzz', 'tatham: cells, count 78'],
    ['3x3:zzzcd', 'tatham: cells, count 85'],
    ['3x3#123456789012345', 'tatham: seed'],
    ['3x3:5a-3', 'tatham: mark, symbol -, line 1, column 7'],
  ],
  line: [
    [GIVENS.slice(1), 'no format: cells, count 80, line 1'],
    [`${GIVENS}1`, 'no format: cells, count 82, line 1'],
    [`\n\n${GIVENS.slice(5)}`, 'no format: cells, count 76, line 3'],
    [put(GIVENS, 0, 'a'), 'no format: symbol, symbol a, line 1, column 1'],
    [put(GIVENS, 40, '§'), 'no format: symbol, symbol §, line 1, column 41'],
    [put(GIVENS, 80, '/'), 'no format: symbol, symbol /, line 1, column 81'],
    [`# a list\n${put(GIVENS, 8, 'b')}\n${put(GIVENS, 3, 'c')}`, 'no format: symbol, symbol b, line 2, column 9'],
    [[...GIVENS.slice(1)].join(' '), 'no format: cells, count 80, line 1'],
    [`${GIVENS.replaceAll('.', ' ')}12`, 'no format: cells, count 83, line 1'],
    [`17;${put(GIVENS, 30, 'e')};7.2`, 'no format: symbol, symbol e, line 1, column 34'],
  ],
  sdx: [
    [sdxOf(sdx.with(0, 'u0')), 'sdx: symbol, symbol u, line 1, column 1'],
    [sdxOf(sdx.with(80, '0u')), 'sdx: symbol, symbol 0, line 9, column 28'],
    [sdxOf(sdx.with(3, '122')), 'sdx: symbol, symbol 122, line 1, column 11'],
    [sdxOf(sdx.with(9, '3_9')), 'sdx: symbol, symbol _, line 2, column 2'],
    [sdxOf(sdx.with(9, '10')), 'sdx: symbol, symbol 0, line 2, column 2'],
    [sdxOf(sdx.with(40, '!')), 'grid: row, count 8, line 5'],
    [sdxOf(sdx.with(72, 'u§')), 'sdx: symbol, symbol u, line 9, column 1'],
    [dropLine(sdxOf(sdx), 5), 'grid: rows, count 8'],
    [sdxOf(sdx).replace(/ \S+$/, ''), 'grid: row, count 8, line 9'],
    [`${sdxOf(sdx)} 5`, 'grid: row, count 10, line 9'],
  ],
  'simple-sudoku': [
    [dropLine(simple, 2), 'grid: rows, count 8'],
    [dropLine(simple, 12), 'grid: rows, count 8'],
    [putLine(simple, 2, '|2..|1.5|..|'), 'grid: row, count 8, line 2'],
    [putLine(simple, 2, '|2..|1.5|....|'), 'grid: row, count 10, line 2'],
    [simple.replace('2', 'a'), 'simple-sudoku: symbol, symbol a, line 2, column 2'],
    [simple.replace('8', '§'), 'simple-sudoku: symbol, symbol §, line 4, column 11'],
    [simple.replace('|6.2|', '|6.22|'), 'grid: row, count 10, line 6'],
    [simple.replace('|.54|', '|54|'), 'grid: row, count 8, line 3'],
    [`${simple}|1.2|3.4|5.6|\n`, 'grid: rows, count 10'],
    [simple.replaceAll('|2..', '|2..1'), 'grid: row, count 10, line 2'],
  ],
  'pencil-marks': [
    [dropLine(pencil, 2), 'grid: rows, count 8'],
    [dropLine(pencil, 12), 'grid: rows, count 8'],
    [pencil.replace('679 ', ' '), 'grid: row, count 8, line 2'],
    [pencil.replace('679 ', '6 79 '), 'grid: row, count 10, line 2'],
    [pencil.replace('679', '669'), 'pencil-marks: symbol, symbol 669, line 2, column 8'],
    [pencil.replace('679', '6!9'), 'grid: row, count 10, line 2'],
    [pencil.replace('679', '609'), 'pencil-marks: symbol, symbol 0, line 2, column 9'],
    [pencil.replace(/(\S+)( *\|\n')/, '?1$2'), 'pencil-marks: symbol, symbol ?, line 12, column 45'],
    [`${spaced}5`, 'pencil-marks: symbol, symbol 15, line 9, column 17'],
    [putLine(spaced, 1, '22 . . 1 . 5 . . 3'), 'pencil-marks: symbol, symbol 22, line 1, column 1'],
  ],
  sdk: [
    [dropLine(sdk, 2), 'grid: rows, count 8'],
    [`${sdk}\n${rows[0]}`, 'grid: rows, count 10'],
    [putLine(sdk, 3, rows[1].slice(1)), 'grid: row, count 8, line 3'],
    [putLine(sdk, 10, `${rows[8]}.`), 'grid: row, count 10, line 10'],
    [putLine(sdk, 2, put(rows[0], 0, 'a')), 'sdk: symbol, symbol a, line 2, column 1'],
    [putLine(sdk, 10, put(rows[8], 8, '!')), 'grid: row, count 8, line 10'],
    [`[Puzzle]\n${dropLine(lines, 9)}\n[State]\n${lines}`, 'grid: rows, count 17'],
    [`[Puzzle]\n${lines}\n[State]\n${putLine(lines, 4, 'x')}`, 'grid: rows, count 17'],
    [`#A\n#B\n${rows.slice(0, 5).join('\n')}`, 'grid: rows, count 5'],
    [`[Puzzle]\n${putLine(lines, 5, put(rows[4], 4, '/'))}`, 'sdk: symbol, symbol /, line 6, column 5'],
  ],
  table: [
    [dropLine(table, 1), 'grid: rows, count 8'],
    [`${table}\n,,,,,,,,1`, 'grid: rows, count 10'],
    [putLine(table, 2, '1,2,3,4,5,6,7,8,9,1'), 'grid: row, count 10, line 2'],
    [putLine(table, 9, '1,2,3,4,5,6,7'), 'grid: row, count 7, line 9'],
    [table.replace('2', 'a'), 'table: symbol, symbol a, line 1, column 1'],
    [table.replace('2', '10'), 'table: symbol, symbol 0, line 1, column 2'],
    [table.replace('2', '0.5'), 'table: symbol, symbol 0, line 1, column 1'],
    [table.replaceAll(',', '\t').replace('8', '!'), 'table: symbol, symbol !, line 3, column 11'],
    [table.replaceAll(',', ';').replace('8', '88'), 'pencil-marks: symbol, symbol 88, line 3, column 11'],
    [table.replaceAll(',', '\t').replace(/1$/, '1\t1'), 'grid: row, count 10, line 9'],
  ],
  grid: [
    [dropLine(lines, 9), 'grid: rows, count 8'],
    [`${lines}\n${rows[0]}`, 'grid: rows, count 10'],
    [putLine(lines, 4, rows[3].slice(1)), 'grid: row, count 8, line 4'],
    [putLine(lines, 4, `${rows[3]}1`), 'grid: row, count 10, line 4'],
    [putLine(lines, 3, put(rows[2], 0, 'a')), 'grid: symbol, symbol a, line 3, column 1'],
    [putLine(lines, 9, put(rows[8], 8, '/')), 'grid: symbol, symbol /, line 9, column 9'],
    [putLine(spaced, 1, '2 . . 1 . 5 . .'), 'grid: row, count 8, line 1'],
    [putLine(spaced, 9, '7 . . 4 . 2 . . 1 1'), 'grid: row, count 10, line 9'],
    [dropLine(same('a frame of +---+'), 2), 'grid: rows, count 8'],
    [same('a frame of +---+').replace('|2..|', '|2.|'), 'grid: row, count 8, line 2'],
  ],
}; // prettier-ignore
