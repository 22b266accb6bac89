// The formats in which people have their puzzles: examples are read, and a written text is read as the same puzzle.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { FORMATS, readPuzzles, writePuzzle } from '../../../web/game/formats/index.js';
import { candidatesIn, digitsIn, gameOf, puzzleOf } from '../../../web/game/formats/puzzle.js';
import { applyMove, emptyGame, toText } from '../../../web/game/state.js';
import { GIVENS, SAME, SOLVED, WIKI, packCoach, rowsOf } from './examples.js';

/** @param {string} text */
async function readOne(text) {
  const { puzzles, ...found } = await readPuzzles(text);
  assert.equal(puzzles.length, 1);
  return { ...found, puzzle: puzzles[0] };
}

/** The candidates by the rules alone, as texts. @param {readonly number[] | null} marks */
const told = (marks) => marks?.map(digitsIn);

describe('A puzzle is read', () => {
  for (const [name, format, text] of SAME) {
    test(`as ${name}`, async () => {
      const found = await readOne(text);
      assert.equal(found.format, format);
      assert.equal(found.kept, 'givens');
      assert.deepEqual(found.lost, []);
      const { givens, digits, marks } = found.puzzle;
      assert.deepEqual({ givens, digits, marks }, { givens: GIVENS, digits: GIVENS, marks: null });
    });
  }
});

test('what is said beside a puzzle is its title, its method, its solution', async () => {
  const titled = async (/** @type {string} */ text) => (await readOne(text)).puzzle.title;
  assert.equal(await titled(`#AMe\n#DA hard one\n${rowsOf(GIVENS).join('\n')}`), 'A hard one');
  assert.equal(await titled(`${GIVENS} # ED=11.9/1.2/1.2`), 'ED=11.9/1.2/1.2');
  const link = await readOne(`https://example.org/#p=${GIVENS}&m=logical-cube`);
  assert.equal(link.puzzle.method, 'logical-cube');
  assert.equal(await titled(`${GIVENS} # ${'long '.repeat(99)}`), 'long '.repeat(99).slice(0, 80));
  const frame = await readOne(`https://example.org/embed.html#puzzle=${GIVENS}&method=human`);
  assert.equal(frame.puzzle.method, 'human');
  for (const text of [
    `${WIKI},${SOLVED}`,
    `${WIKI}${SOLVED}`,
    `${WIKI}:1:${SOLVED} # a note`,
    JSON.stringify({ puzzle: WIKI, solution: SOLVED }),
    `quizzes,solutions\n${WIKI.replaceAll('.', '0')},${SOLVED}\n`,
  ]) {
    const { puzzle } = await readOne(text);
    assert.deepEqual([puzzle.givens, puzzle.solution], [WIKI, SOLVED], text);
  }
  assert.equal((await readOne(`${GIVENS},${SOLVED}`)).puzzle.solution, null, 'of another puzzle');
});

test('a line of four words and numbers over a grid is its title', async () => {
  const { puzzle } = await readOne(`Nr 7 / 2026\n${rowsOf(GIVENS).join('\n')}`);
  assert.deepEqual([puzzle.title, puzzle.givens], ['Nr 7 / 2026', GIVENS]);
});

test('what our own link says begins at the first # of it', async () => {
  const { format, puzzle } = await readOne(`https://example.org/#p=${GIVENS}&m=human&later=#1`);
  assert.deepEqual([format, puzzle.givens, puzzle.method], ['link', GIVENS, 'human']);
});

/** f-puzzles' JSON. @param {(at: number) => object} cellOf @param {object} [more] */
const fJson = (cellOf, more) =>
  JSON.stringify({
    size: 9,
    grid: rowsOf(GIVENS).map((row, at) =>
      [...row].map((digit, column) => ({
        ...(digit !== '.' && { value: Number(digit), given: true }),
        ...cellOf(at * 9 + column),
      })),
    ),
    ...more,
  });

test('nine boxes told square by square, and empty lists, make f-puzzles no other kind of Sudoku', async () => {
  const bands = ['000111222', '333444555', '666777888'];
  const boxes = fJson((at) => ({ region: Number(bands[Math.floor(at / 27)][at % 9]) }));
  for (const text of [boxes, fJson(() => ({}), { killercage: [] })]) {
    assert.equal((await readOne(text)).puzzle.givens, GIVENS);
  }
});

test('a single coloured square of f-puzzles is told to be lost', async () => {
  for (const cell of [{ highlight: 1 }, { c: '#ff0000' }]) {
    assert.deepEqual((await readOne(fJson((at) => (at === 40 ? cell : {})))).lost, ['colours']);
  }
  assert.deepEqual((await readOne(fJson(() => ({ c: [] })))).lost, []);
});

test('f-puzzles has marks of both kinds, and our link too', async () => {
  const [marks, corners] = [3, 0b100000010].map((mask) => Array(81).fill(0).with(40, mask));
  for (const id of ['f-puzzles', 'sudokupad', 'link']) {
    const written = await writePuzzle(id, puzzleOf({ givens: '.'.repeat(81), marks, corners }));
    const { puzzle, lost } = await readOne(written);
    assert.deepEqual([puzzle.marks, puzzle.corners, lost], [marks, corners, []], id);
  }
  const [only, read] = [
    await writePuzzle('f-puzzles', puzzleOf({ givens: GIVENS, corners })),
    GIVENS,
  ];
  const { puzzle, kept } = await readOne(only);
  assert.deepEqual(
    [puzzle.marks, puzzle.corners, puzzle.givens, kept],
    [null, corners, read, 'marks'],
  );
});

const LINES = [
  '.----------------.--------------.----------------.',
  ':----------------+--------------+----------------:',
  ':----------------+--------------+----------------:',
];
const cells = [...GIVENS].map((digit, at) =>
  digit === '.' ? digitsIn(candidatesIn(GIVENS)[at]) : digit,
);
const PENCIL = cells
  .map(
    (cell, at) =>
      `${at % 27 ? '' : `${LINES[at / 27]}\n`}${at % 3 ? ' ' : '| '}${cell.padEnd(5)}${at % 9 === 8 ? '|\n' : ''}`,
  )
  .join('')
  .concat("'----------------'--------------'----------------'");

test('of pencil marks a single candidate is placed only if no peer has it', async () => {
  const { format, kept, puzzle } = await readOne(PENCIL);
  assert.equal(format, 'pencil-marks');
  assert.equal(kept, 'marks');
  assert.equal(puzzle.givens[0], '2');
  assert.equal(puzzle.digits[28], '.', 'a 9 stands among the candidates above it');
  assert.equal(told(puzzle.marks)?.[28], '9');
  assert.equal(puzzle.givens[27], '6');
});

test('pencil marks are read with the signs of a step, and with digits told apart', async () => {
  const plain = (await readOne(PENCIL)).puzzle;
  const signs = PENCIL.replace('46789 5', '4*6*7-89 5').replace(' 1479 ', ' 147#9@A ');
  assert.deepEqual((await readOne(signs)).puzzle, plain);
  const apart = await readOne(
    PENCIL.replace('| 2 ', '|<2>')
      .replace('| 9    2', '| *9*   2')
      .replace(' 5     4 ', ' <5>   4 '),
  );
  assert.equal(apart.puzzle.givens.replaceAll('.', ''), '25');
});

test('what was entered is told from what was given, where the format tells', async () => {
  const entered = `${GIVENS.slice(0, 1)}7${GIVENS.slice(2)}`;
  const [given, now] = [GIVENS, entered].map((board) => rowsOf(board).join('\n'));
  const reads = [
    [`[Puzzle]\n${given}\n[State]\n${now}\n`, 'sdk'],
    [`:0000:x:${GIVENS[0]}+7${GIVENS.slice(2)}::::`, 'hodoku'],
    [rowsOf(GIVENS).map((row, at) => [...row].map((digit, column) => (digit === '.' ? (at * 9 + column === 1 ? 'u7' : digitsIn(candidatesIn(entered)[at * 9 + column])) : digit)).join(' ')).join('\n'), 'sdx'],
    [`<opensudoku><game data="version: 1&#10;${[...entered].map((digit, at) => `${digit.replace('.', '0')}|-|${GIVENS[at] === '.' ? 1 : 0}|`).join('')}"/></opensudoku>`, 'open-sudoku'],
    [`https://www.sudokuwiki.org/sudoku.htm?bd=S9B${[...entered].map((digit, at) => (digit === '.' ? 0 : GIVENS[at] === '.' ? Number(digit) + 9 : Number(digit)).toString(36).padStart(2, '0')).join('')}`, 'sudokuwiki'],
  ]; // prettier-ignore
  for (const [text, format] of reads) {
    const found = await readOne(text);
    assert.equal(found.format, format);
    assert.deepEqual([found.puzzle.givens, found.puzzle.digits], [GIVENS, entered], format);
  }
});

test("SudokuWiki's own text of a state is read with its candidates", async () => {
  const text =
    'S9B2b0903080b04050f2b2j0h05067q0n7u2f0b020r067r070e7u0n0h0c020a0g060i0h040e8i1m7u020e080c2b2b0e070h0n040n0b090f0h0e7u7u010f070b030r0v0g7y0h02060e7u8i1q02057q0701087u';
  const { puzzle, format } = await readOne(` ${text}\n`);
  assert.equal(format, 'sudokuwiki');
  assert.equal(puzzle.givens.slice(0, 9), '.938.45..');
  const left = candidatesIn(puzzle.digits);
  puzzle.marks?.forEach((mask, square) =>
    assert.equal(mask & ~left[square], 0, `square ${square}`),
  );
  assert.equal(
    puzzle.marks?.filter(Boolean).length,
    [...puzzle.digits].filter((one) => one === '.').length,
  );
  const old = `https://www.sudokuwiki.org/sudoku.htm?bd=8104jk4s5e0ujalgnqhm0m0921d68mp2tgli3i413g8og18q059g3qiu11ikocac41q2okimieaei4oc0h1141o4i6mkakmk03a4q4r009jk5s0s03ks4cgsh821816s2s81116cisg803kc7cg174cceeae0h545c`;
  assert.deepEqual((await readOne(old)).lost, ['doubtful']);
});

test('the old text of SudokuWiki is read with its candidates, and with its givens if it has some', async () => {
  const marks = candidatesIn(GIVENS).map((mask, at) => mask || 1 << (Number(GIVENS[at]) - 1));
  const read = async (/** @type {(at: number) => number} */ given) => {
    const pairs = marks.map((mask, at) => (2 * mask + given(at)).toString(32).padStart(2, '0'));
    return (await readOne(`https://www.sudokuwiki.org/sudoku.htm?bd=${pairs.join('')}`)).puzzle;
  };
  const puzzle = await read(() => 0);
  const plain = marks.map((mask) => [...'123456789'].map((digit, at) => (mask & (1 << at) ? digit : '.')).join('')); // prettier-ignore
  assert.deepEqual(puzzle, (await readOne(plain.join(''))).puzzle);
  const whole = await read((at) => Number(GIVENS[at] !== '.'));
  assert.equal(whole.givens, GIVENS);
  assert.deepEqual(told(whole.marks), told(candidatesIn(GIVENS)));
});

test('a puzzle that a list has several times is one', async () => {
  assert.equal((await readOne(`${GIVENS}\n${GIVENS}, again\n`)).puzzle.givens, GIVENS);
});

test('a list in JSON may be longer than a board', async () => {
  const { puzzles } = await readPuzzles(JSON.stringify(Array(50).fill([GIVENS, WIKI]).flat()));
  assert.deepEqual(
    puzzles.map(({ givens }) => givens),
    Array(50).fill([GIVENS, WIKI]).flat(),
  );
});

test('the frame of pencil marks is as wide as what stands in it', async () => {
  const marks = Array.from({ length: 81 }, (_, at) => (at < 9 ? (1 << (at + 1)) - 1 : 1));
  const text = await writePuzzle('pencil-marks', puzzleOf({ givens: '.'.repeat(81), marks }));
  for (const line of text.trim().split('\n'))
    assert.deepEqual(
      Array.from(line.matchAll(/[^-\d ]/g), ({ index }) => index),
      [0, 11, 31, 60],
      line,
    );
});

test('an address may have another one in it', async () => {
  const text = `www.sudokuwiki.org/sudoku.htm?bd=${GIVENS.replaceAll('.', '0')}&from=https://a.example/`;
  assert.equal((await readOne(text)).puzzle.givens, GIVENS);
});

test('a row may end in the only empty square, which is a blank', async () => {
  const text = rowsOf(SOLVED).join('\n').replace('912\n', '91 \n');
  assert.equal((await readOne(text)).puzzle.givens, `${SOLVED.slice(0, 8)}.${SOLVED.slice(9)}`);
});

test('a title makes neither XML nor an address of a puzzle', async () => {
  for (const [title, told] of [
    ['A <game data="1"> title', 'A game data="1" title'],
    ['.org/embed.html#puzzle=12', '.org/embed.html#puzzle=12'],
  ]) {
    const text = await writePuzzle('sdk', puzzleOf({ givens: GIVENS, title }));
    const { puzzle, format } = await readOne(text);
    assert.deepEqual([format, puzzle.givens, puzzle.title], ['sdk', GIVENS, told]);
  }
});

test('of several addresses of SudokuWiki the first is read', async () => {
  const link = (/** @type {string} */ board) =>
    `https://www.sudokuwiki.org/sudoku.htm?bd=${board.replaceAll('.', '0')}`;
  assert.equal((await readOne(`${link(GIVENS)} ${link(WIKI)}`)).puzzle.givens, GIVENS);
});

test("HoDoKu's line is read with what was placed and deleted; its step is not kept", async () => {
  const line =
    ':0402:7:..+3+9+6+5+48...4312.9....+8471..+3..+1+842...625+3981...87+2+6+3+5...129+3....9+64715...3+7+6+5+8+9.+1:211 231 479:721::';
  const { puzzle, lost } = await readOne(line);
  assert.deepEqual(lost, ['step']);
  assert.equal(puzzle.givens.slice(0, 9), '.......8.');
  assert.equal(puzzle.digits.slice(0, 9), '..396548.');
  assert.ok(!told(puzzle.marks)?.[0].includes('2'));
  assert.equal((await readPuzzles(`# reglib\n${line}\n:0000:x:${WIKI}::::`)).puzzles.length, 2);
});

test("sudoku.coach's state is inflated and read", async () => {
  const state = { gridSize: 9, givenDigits: GIVENS.replaceAll('.', '0'), userDigits: `07${'0'.repeat(79)}`, userCellCandidates: ['0', '0', '12', ...Array(78).fill('0')].join('-') }; // prettier-ignore
  for (const kind of /** @type {CompressionFormat[]} */ (['deflate', 'deflate-raw'])) {
    const { puzzle } = await readOne(await packCoach(JSON.stringify(state), kind));
    assert.deepEqual(
      [puzzle.givens, puzzle.digits[1], told(puzzle.marks)?.[2]],
      [GIVENS, '7', '23'],
      kind,
    );
  }
});

test("sudoku.coach's state may have all candidates", async () => {
  const state = { givenDigits: `${'0'.repeat(80)}1`, userCellCandidates: `1022${'-0'.repeat(80)}` };
  const { puzzle } = await readOne(await packCoach(JSON.stringify(state), 'deflate'));
  assert.deepEqual(told(puzzle.marks), ['123456789', ...Array(80).fill('')]);
});

test("SudokuPad's classic may begin with an empty square", async () => {
  const { puzzle } = await readOne(`https://sudokupad.app/classic0t${'o'.repeat(12)}A`);
  assert.equal(puzzle.givens, `.5${'.'.repeat(79)}`);
});

test("candidates in sudoku.coach's state that cannot be are left out, all of them", async () => {
  for (const marks of [
    ['0', '0', '1024', ...Array(78).fill('0')],
    ['0', '0', '12'],
  ]) {
    const state = { givenDigits: GIVENS, userCellCandidates: marks.join('-') };
    const { puzzle } = await readOne(await packCoach(JSON.stringify(state), 'deflate'));
    assert.deepEqual([puzzle.givens, puzzle.marks], [GIVENS, null]);
  }
});

test('several puzzles in one text are all there, with what is said of each', async () => {
  const lists = [
    [`${GIVENS}\n${WIKI}\n`, 'line'],
    [`# two\n${GIVENS}, first\n\n${WIKI.replaceAll('.', '0')}, second\n`, 'line'],
    [`Grid 01\n${rowsOf(GIVENS).join('\n')}\nGrid 02\n${rowsOf(WIKI).join('\n')}\n`, 'grid'],
    [JSON.stringify([{ puzzle: GIVENS }, { puzzle: WIKI }]), 'json'],
    [`<opensudoku><game data="${GIVENS}"/><game data="${WIKI}"/></opensudoku>`, 'open-sudoku'],
    [`https://a.example/#p=${GIVENS} https://a.example/#p=${WIKI}`, 'link'],
  ];
  for (const [text, format] of lists) {
    const found = await readPuzzles(text);
    assert.equal(found.format, format);
    assert.deepEqual(found.puzzles.map(({ givens }) => givens), [GIVENS, WIKI], format); // prettier-ignore
  }
  const named = await readPuzzles(lists[2][0]);
  assert.deepEqual(named.puzzles.map(({ title }) => title), ['Grid 01', 'Grid 02']); // prettier-ignore
});

test('of several puzzles one that has been played is enough for digits to be kept', async () => {
  const played = `:0000:x:${GIVENS[0]}+7${GIVENS.slice(2)}::::`;
  for (const other of [`:0000:x:${WIKI}::::\n${played}`, `${played}\n:0000:x:${WIKI}::::`]) {
    const { puzzles, kept } = await readPuzzles(other);
    assert.deepEqual([puzzles.length, kept], [2, 'digits']);
  }
});

test('a line of a list that is no puzzle is passed over, and said with its place', async () => {
  const { puzzles, lost, skipped } = await readPuzzles(
    `${GIVENS}\n${WIKI.slice(1)}\n${WIKI}\n${WIKI}1\n`,
  );
  assert.equal(puzzles.length, 2);
  assert.deepEqual([lost, skipped], [['lines'], { count: 2, line: 2 }]);
});

/** A state as somebody may have it: part of a solution given, part entered, some candidates struck. */
const states = fc
  .record({
    names: fc.shuffledSubarray([...'123456789'], { minLength: 9 }),
    kinds: fc.array(fc.constantFrom(...'given entered empty empty'.split(' ')), {
      minLength: 81,
      maxLength: 81,
    }),
    struck: fc.array(fc.nat(511), { minLength: 81, maxLength: 81 }),
  })
  .map(({ names, kinds, struck }) => {
    const solution = [...SOLVED].map((digit) => names[Number(digit) - 1]);
    const only = (/** @type {string[]} */ ...wanted) =>
      solution.map((digit, at) => (wanted.includes(kinds[at]) ? digit : '.')).join('');
    const digits = only('given', 'entered');
    const marks = candidatesIn(digits).map((left, at) => left & ~struck[at] || left);
    return { givens: only('given'), digits, marks };
  });

/** Formats that say of a single candidate not whether it has been placed. */
const CANDIDATES = ['pencil-marks', 'sukaku'];

describe('What is written is read as the same', () => {
  const written = (/** @type {string} */ writes) =>
    FORMATS.filter((format) => format.writes === writes);
  for (const { id } of FORMATS.filter(({ writes }) => writes)) {
    test(`${id}: the given digits, with a title and without one`, async () => {
      await fc.assert(
        fc.asyncProperty(
          states,
          fc.constantFrom('', 'A "title" & more'),
          async ({ givens }, title) => {
            const { puzzle } = await readOne(await writePuzzle(id, puzzleOf({ givens, title })));
            if (CANDIDATES.includes(id)) {
              return assertSameCandidates(puzzle, { digits: givens, marks: candidatesIn(givens) });
            }
            assert.equal(puzzle.givens, givens);
            assert.equal(puzzle.digits, givens);
          },
        ),
        { numRuns: 40 },
      );
    });
  }

  test('simple-sudoku: a digit that contradicts another, with candidates', async () => {
    const [givens, digits] = [`2..2${'.'.repeat(77)}`, `2..2.2${'.'.repeat(75)}`];
    const marks = candidatesIn(digits);
    const { puzzle } = await readOne(
      await writePuzzle('simple-sudoku', puzzleOf({ givens, digits, marks })),
    );
    assert.deepEqual([puzzle.givens, puzzle.digits, puzzle.marks], [givens, digits, marks]);
  });

  test('simple-sudoku: candidates of which each square has one, and three puzzles one after the other', async () => {
    const marks = Array.from(SOLVED, (digit) => 1 << (Number(digit) - 1));
    const puzzle = puzzleOf({ givens: '.'.repeat(81), marks });
    const { puzzle: read } = await readOne(await writePuzzle('simple-sudoku', puzzle));
    assert.deepEqual([read.digits, read.marks], [puzzle.digits, marks]);
    const all = [WIKI, WIKI, SOLVED].map((givens) =>
      writePuzzle('simple-sudoku', puzzleOf({ givens })),
    );
    assert.equal((await readPuzzles((await Promise.all(all)).join('\n'))).puzzles.length, 3);
  });

  test('pencil-marks: a board with one square that has two candidates, and one that has none', async () => {
    const digits = `..${SOLVED.slice(2, 10)}3${SOLVED.slice(11)}`;
    const marks = Array(81).fill(0).with(0, 0b11);
    const puzzle = puzzleOf({ givens: digits, digits, marks });
    const { puzzle: read } = await readOne(await writePuzzle('pencil-marks', puzzle));
    assert.deepEqual(candidatesShown(read), ['12', '', ...digits.slice(2)]);
  });

  for (const { id } of written('marks')) {
    test(`${id}: digits entered and candidates as well`, async () => {
      await fc.assert(
        fc.asyncProperty(states, async (state) => {
          const puzzle = puzzleOf({
            ...state,
            marks: state.marks.some(Boolean) ? state.marks : null,
          });
          const { puzzle: read } = await readOne(await writePuzzle(id, puzzle));
          if (CANDIDATES.includes(id)) return assertSameCandidates(read, state);
          assert.deepEqual([read.givens, read.digits], [state.givens, state.digits]);
          assert.deepEqual(read.marks ?? candidatesIn(read.digits), state.marks);
        }),
        { numRuns: 40 },
      );
    });
  }
});

/** @typedef {Pick<import('../../../web/game/formats/puzzle.js').Puzzle, 'digits' | 'marks'>} Marked */

/** The candidates of each square, or its digit. @param {Marked} puzzle */
const candidatesShown = ({ digits, marks }) =>
  [...digits].map((digit, at) => (digit === '.' ? digitsIn(marks?.[at] ?? 0) : digit));

/** Of a format with candidates alone: a single one may have been placed. @param {Marked} read @param {Marked} written */
function assertSameCandidates(read, written) {
  assert.deepEqual(candidatesShown(read), candidatesShown(written));
  [...written.digits].forEach((digit, at) => digit === '.' || assert.equal(read.digits[at], digit));
}

test('a game is loaded as the puzzle tells it', async () => {
  const line = await writePuzzle(
    'hodoku',
    puzzleOf({ givens: GIVENS, digits: `27${GIVENS.slice(2)}` }),
  );
  const { puzzle } = await readOne(line);
  const game = applyMove(emptyGame(), { type: 'load', game: gameOf(puzzle) });
  assert.equal(toText(game), puzzle.digits);
  assert.deepEqual([game.squares[0].kind, game.squares[1].kind], ['given', 'entered']);
});

test('a hundred thousand puzzles are read, and in slices', async (t) => {
  const turned = (/** @type {number} */ by) =>
    GIVENS.replace(/\d/g, (digit) => String(((Number(digit) + by) % 9) + 1));
  const text = Array.from({ length: 100_000 }, (_, at) => turned(at)).join('\n');
  let slices = 0;
  const ticking = setInterval(() => slices++);
  const start = performance.now();
  const { puzzles } = await readPuzzles(text);
  clearInterval(ticking);
  t.diagnostic(`${puzzles.length} puzzles in ${Math.round(performance.now() - start)} ms`);
  assert.equal(puzzles.length, 100_000);
  assert.ok(slices > 20, `${slices} times something else could run`);
});

test('three grids without candidates are three puzzles, whatever they have in common, and two that differ are two', async () => {
  const framed = async (/** @type {string} */ givens) => writePuzzle('simple-sudoku', puzzleOf({ givens })); // prettier-ignore
  const boards = [WIKI, SOLVED, GIVENS];
  for (const some of [boards, boards.slice(1)]) {
    const { puzzles } = await readPuzzles((await Promise.all(some.map(framed))).join('\n'));
    assert.deepEqual(puzzles.map(({ givens }) => givens), some); // prettier-ignore
  }
});

test('a title in any writing is packed and unpacked', async () => {
  const title = 'Sudoku Ä Ā 数独 🧩';
  for (const id of ['f-puzzles', 'sudokupad']) {
    const { puzzle } = await readOne(await writePuzzle(id, puzzleOf({ givens: GIVENS, title })));
    assert.equal(puzzle.title, title, id);
  }
});
