// One puzzle, or a state of it, as each format writes it; the table lists what each format can express.
import { compress } from '../../../web/game/formats/lz-string.js';

export const GIVENS =
  '2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1';
/** Another one. */
export const WIKI =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** @param {string} board */
export const rowsOf = (board) => board.match(/.{9}/g) ?? [];
const rows = rowsOf(GIVENS);
const zeros = GIVENS.replaceAll('.', '0');

/** @param {string} row @param {string} side @param {string} blank */
const threes = (row, side, blank = '.') =>
  `${side}${row.replaceAll('.', blank).match(/.../g)?.join(side)}${side}`;

/** @param {string} line between the boxes, over and under the grid @param {string} side */
const framed = (line, side, blank = '.') => {
  const all = rows.map((row) => threes(row, side, blank));
  return [line, ...all.slice(0, 3), line, ...all.slice(3, 6), line, ...all.slice(6), line].join(
    '\n',
  );
};

const cell = (/** @type {string} */ digit) => (digit === '.' ? ' ' : digit);
const boxes = [
  '╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗',
  ...rows.flatMap((row) => [
    `║ ${[...row].map(cell).join(' │ ')} ║`,
    '╟───┼───┼───╫───┼───┼───╫───┼───┼───╢',
  ]),
].join('\n');

const json = JSON.stringify(rows.map((row) => [...row].map((digit) => Number(digit) || 0)));
const fJson = JSON.stringify({
  size: 9,
  title: 'A hard one',
  grid: rows.map((row) =>
    [...row].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true })),
  ),
});
const lz = encodeURIComponent(compress(fJson));
const scl = compress(
  `{id:abc1,cs:50,ce:[${rows.map((row) => `[${[...row].map((digit) => (digit === '.' ? '' : `{v:${digit}}`)).join(',')}]`).join(',')}],metadata:{title:'A hard one'}}`,
);
const CLASSIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
const classic = zeros.replace(
  /(\d)(0{0,5})/g,
  (_, digit, blanks) => CLASSIC[Number(digit) + 10 * blanks.length],
);
const tatham = (GIVENS.match(/\.+|\d/g) ?? [])
  .map((part, at, all) =>
    part.startsWith('.')
      ? String.fromCharCode(96 + part.length)
      : part + (/\d/.test(all[at + 1] ?? '') ? '_' : ''),
  )
  .join('');

/** Half a byte a square, in base64. @param {string} order of the halves */
const nibbles = (order) =>
  Buffer.from(`${zeros}0`.replace(/(.)(.)/g, order), 'hex').toString('base64');

/** Texts that hold GIVENS as given digits and nothing else. @type {readonly [name: string, format: string, text: string][]} */
export const SAME = [
  ['a line', 'line', GIVENS],
  ['zeros, and a line end', 'line', `${zeros}\r\n`],
  ...[...'*_xX?-'].map(
    (blank) => /** @type {[string, string, string]} */ ([`a line with ${blank}`, 'line', GIVENS.replaceAll('.', blank)]),
  ),
  ['mixed blanks', 'line', GIVENS.replace('.', '0').replace('.', '*').replace('.', '_')],
  ['full-width digits', 'line', GIVENS.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
  ['digits in circles', 'line', GIVENS.replace(/\d/g, (digit) => String.fromCharCode(0x245f + Number(digit)))],
  ['□ for the empty squares', 'line', GIVENS.replaceAll('.', '□')],
  ['・ for the empty squares', 'grid', rows.map((row) => row.replaceAll('.', '・')).join('\n')],
  ['a blank for each empty square', 'line', GIVENS.replaceAll('.', ' ')],
  ['a comment behind it', 'line', `${GIVENS} # ED=11.9/1.2/1.2`],
  ['words round it', 'line', `Look at this: ${GIVENS} !`],
  ['a number before it', 'line', `17;${GIVENS};7.2`],
  ['a field of a list with commas', 'line', `12,x,11.6,2,${zeros},C21.m,32`],
  ['a puzzle bank', 'line', `0000183b305c ${zeros} 1.2`],
  ['81 characters with blanks between', 'line', [...zeros].join(' ')],
  ['nine lines', 'grid', rows.join('\n')],
  ['nine lines with blank lines', 'grid', `\n${rows.join('\n\n')}\n`],
  ['nine lines with blanks between', 'grid', rows.map((row) => [...row].join(' ')).join('\n')],
  ['nine lines, blanks for the empty squares', 'grid', rows.map((row) => row.replaceAll('.', ' ').trimEnd()).join('\n')],
  ['three by three', 'grid', rows.map((row) => row.match(/.../g)?.join(' ')).join('\n')],
  ['a .sdk', 'sdk', `#ASomebody\n#DA hard one\n#B03-22-2006\n#SSudoCue\n#LEasy\n#Uhttp://www.sudocue.net/\n${rows.join('\n')}\n`],
  ['a .sdk of SadMan', 'sdk', `[Puzzle]\n${rows.join('\n')}\n`],
  ['Simple Sudoku', 'simple-sudoku', framed('|---+---+---|', '|').replace(/^.*|.*$/g, '*-----------*')],
  ['a frame of .---.', 'grid', framed('.---.---.---.', '|')],
  ['a frame of +---+', 'grid', framed('+---+---+---+', '|')],
  ['a frame with - for the empty squares', 'grid', framed('+---+---+---+', '|', '-')],
  ['a frame with blanks for the empty squares', 'grid', framed('+---+---+---+', '|', ' ')],
  ['a frame with room between, blanks for the empty squares', 'grid', framed('+-----+-----+-----+', '|', ' ').replace(/(?<=\|)[ 1-9]{3}/g, (three) => [...three].join(' '))],
  ['a frame with room around, blanks for the empty squares', 'grid', framed('+-------+-------+-------+', '|', ' ').replace(/(?<=\|)[ 1-9]{3}/g, (three) => ` ${[...three].join(' ')} `)],
  ['bars only', 'grid', rows.map((row) => threes(row, '|')).join('\n')],
  ['a box-drawing frame', 'grid', boxes],
  ['light box-drawing', 'grid', framed('├───┼───┼───┤', '│')],
  ['cells of a spreadsheet', 'table', rows.map((row) => [...row].map((digit) => digit.replace('.', '')).join('\t')).join('\n')],
  ['cells of a spreadsheet, one fewer where the last is empty', 'table', rows.map((row) => [...row].map((digit) => digit.replace('.', '')).join('\t').replace(/\t$/, '')).join('\n')],
  ['columns of several squares between tabs', 'grid', rows.map((row) => `${row[0]}\t${row.slice(1, 3)}\t${row.slice(3)}`).join('\n')],
  ['CSV', 'table', rows.map((row) => [...row].map((digit) => digit.replace('.', '')).join(',')).join('\r\n')],
  ['CSV in quotes', 'table', rows.map((row) => [...row].map((digit) => `"${digit.replace('.', '')}"`).join(',')).join('\n')],
  ['JSON, nine by nine', 'json', json],
  ['JSON, laid out', 'json', JSON.stringify(JSON.parse(json), null, 2)],
  ['JSON, flat', 'json', JSON.stringify([...zeros].map(Number))],
  ['JSON, flat with null', 'json', JSON.stringify([...GIVENS].map((digit) => (digit === '.' ? null : digit)))],
  ['JSON, nine texts', 'json', JSON.stringify(rows)],
  ['JSON, one text', 'json', JSON.stringify(GIVENS)],
  ['JSON, an object', 'json', JSON.stringify({ name: 'x', puzzle: zeros })],
  ['JSON of an API', 'json', JSON.stringify({ newboard: { grids: [{ value: JSON.parse(json), difficulty: 'Hard' }] } })],
  ['a list of Python', 'table', `[${rows.map((row) => `[${[...row].map((digit) => digit.replace('.', 'None')).join(', ')}]`).join(',\n ')},]`],
  ['an array of numpy', 'grid', `[${rows.map((row) => `[${[...row.replaceAll('.', '0')].join(' ')}]`).join('\n ')}]`],
  ['an array of C', 'table', `{${rows.map((row) => `{${[...row.replaceAll('.', '0')].join(',')}}`).join(',\n')}};`],
  ['our own link', 'link', `https://example.org/kakutei/#p=${GIVENS}`],
  ['our own link among words', 'link', `See (http://localhost:8123/index.html#p=${zeros}).`],
  ['a link to our frame', 'link', `https://example.org/embed.html#lang=ja&puzzle=${GIVENS}`],
  ['SudokuWiki', 'sudokuwiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`],
  ['sudoku.coach', 'sudoku-coach', `https://sudoku.coach/en/play/${GIVENS}`],
  ['sudoku.coach, its solver', 'sudoku-coach', `https://sudoku.coach/en/solver/${zeros}`],
  ['SudokuExchange', 'other-link', `https://sudokuexchange.com/play/?s=${zeros}&d=4`],
  ['f-puzzles', 'f-puzzles', `https://www.f-puzzles.com/?load=${lz}`],
  ['f-puzzles, plus signs gone', 'f-puzzles', `https://f-puzzles.com/?load=${decodeURIComponent(lz).replaceAll('+', ' ')}`],
  ['f-puzzles in SudokuPad', 'f-puzzles', `https://sudokupad.app/?puzzleid=fpuzzles${lz}`],
  ['f-puzzles in the path', 'f-puzzles', `https://sudokupad.app/fpuzzles${lz}`],
  ['f-puzzles in SudokuLab', 'f-puzzles', `https://www.sudokulab.net/?fpuzzle=${lz}`],
  ['f-puzzles, the code alone with blanks round it', 'f-puzzles', `\n fpuzzles${lz} \n`],
  ["f-puzzles' JSON", 'json', fJson],
  ['SudokuPad', 'sudokupad', `https://sudokupad.app/scl${encodeURIComponent(scl)}`],
  ['SudokuPad, old', 'sudokupad', `https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc${encodeURIComponent(scl)}`],
  ['SudokuPad, classic', 'sudokupad', `https://sudokupad.app/classic${classic}`],
  ['OpenSudoku', 'open-sudoku', `<?xml version="1.0"?>\n<opensudoku><name>x</name><game data="${zeros}"/></opensudoku>`],
  ['OpenSudoku 2', 'open-sudoku', `<opensudoku version="2"><folder name="f"><game created="1" data='version: 2&#10;${[...zeros].map((digit) => `${digit}|0|${digit === '0' ? 1 : 0}|`).join('')}'/></folder></opensudoku>`],
  ["Sudoku 10'000", 'open-sudoku', `<onegravitysudoku version="1"><sudoku data="${zeros}"/></onegravitysudoku>`],
  ['Good Sudoku', 'good-sudoku', `https://www.playgoodsudoku.com/puzzle/$c${nibbles('$1$2')}`],
  ['Good Sudoku, the code alone', 'good-sudoku', `$c${nibbles('$1$2').replaceAll('+', '-').replaceAll('/', '_').replace('=', '')}`],
  ['Good Sudoku, the other half first', 'good-sudoku', `http://playgoodsudoku.com/puzzle/%24c${encodeURIComponent(nibbles('$2$1'))}?a=b`],
  ["Tatham's", 'tatham', `3x3:${tatham}`],
  ['HoDoKu', 'hodoku', `:0000:x:${GIVENS}::::`],
]; // prettier-ignore

/**
 * sudoku.coach's own text of a state.
 *
 * @param {string} json
 * @param {CompressionFormat} kind
 */
export async function packCoach(json, kind) {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream(kind));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const packed = (bits.match(/.{1,5}/g) ?? []).map((five) =>
    parseInt(five.padEnd(5, '0'), 2).toString(32),
  );
  return `SCv7_32_${packed.join('')}`;
}
