// Checks a certificate of `kakutei prove --json` against its puzzle.
//
// It imports nothing, and knows only the rules of Sudoku and the form of a certificate. The lines are replayed on
// candidates: each has to follow from what is left at that moment, and to say exactly what it removes.

/** The candidates of each square. @typedef {Set<number>[]} Board */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL = NINE.flatMap((i) => NINE.map((j) => 9 * i + j));
const boxOf = (/** @type {number} */ s) => 3 * Math.floor(s / 27) + Math.floor((s % 9) / 3);

/** The squares of each unit, by its name. @type {Record<string, number[]>} */
const UNITS = {};
for (const n of NINE) {
  UNITS[`r${n + 1}`] = ALL.filter((s) => Math.floor(s / 9) === n);
  UNITS[`c${n + 1}`] = ALL.filter((s) => s % 9 === n);
  UNITS[`b${n + 1}`] = ALL.filter((s) => boxOf(s) === n);
}

/** @param {unknown} condition @param {string} why @returns {asserts condition} */
function must(condition, why) {
  if (!condition) throw new Error(why);
}

/** @param {string} name as in r4c6 */
function square(name) {
  must(/^r[1-9]c[1-9]$/.test(name), `${name} is no square`);
  return 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
}

/** As in r4c6=8 or r4c6<>8. @param {string} text @param {string} sign @returns {[square: number, digit: number]} */
function candidate(text, sign) {
  const [name, digit, ...more] = text.split(sign);
  must(/^[1-9]$/.test(digit) && more.length === 0, `${text} is no candidate`);
  return [square(name), Number(digit)];
}

/** @param {number} s @param {number} digit */
const removal = (s, digit) => `r${Math.floor(s / 9) + 1}c${(s % 9) + 1}<>${digit}`;

/** The squares that have a digit. @param {Board} board @param {number[]} squares @param {number} digit */
const places = (board, squares, digit) => squares.filter((s) => board[s].has(digit));

/** Makes a digit true. @param {Board} board @param {number} at @param {number} digit */
function place(board, at, digit) {
  board[at] = new Set(board[at].has(digit) ? [digit] : []);
  for (const squares of Object.values(UNITS)) {
    if (squares.includes(at)) squares.forEach((s) => s !== at && board[s].delete(digit));
  }
}

/** 81 digits, or 729 candidates. @param {string} puzzle @returns {Board} */
function boardOf(puzzle) {
  if (puzzle.length === 729) {
    return ALL.map(
      (s) => new Set((puzzle.slice(9 * s, 9 * s + 9).match(/[1-9]/g) ?? []).map(Number)),
    );
  }
  const board = ALL.map(() => new Set(NINE.map((n) => n + 1)));
  ALL.forEach((s) => /[1-9]/.test(puzzle[s]) && place(board, s, Number(puzzle[s])));
  return board;
}

/** Whether a square, or a unit and a digit as in c3:5, has nothing left. @param {Board} board @param {string} name */
function isBroken(board, name) {
  const [where, digit] = name.split(':');
  return digit ? !places(board, UNITS[where], Number(digit)).length : !board[square(where)].size;
}

/** @param {Board} board @param {any} line what it removes, by what it says */
function lockedRemoves(board, { digit, in: from, to }) {
  const there = places(board, UNITS[from], digit);
  must(there.length > 0 && there.every((s) => UNITS[to].includes(s)), 'not locked');
  return places(board, UNITS[to], digit)
    .filter((s) => !UNITS[from].includes(s))
    .map((s) => removal(s, digit));
}

/** @param {Board} board @param {any} subset */
function subsetRemoves(board, { in: unit, squares: names, digits }) {
  const squares = /** @type {number[]} */ (names.map(square));
  const rest = UNITS[unit].filter((s) => !squares.includes(s));
  must(squares.length === digits.length && rest.length === 9 - squares.length, 'not as many');
  const isNaked = squares.every((s) => [...board[s]].every((d) => digits.includes(d)));
  const isHidden = digits.every((/** @type {number} */ d) => places(board, rest, d).length === 0);
  must(isNaked || isHidden, 'neither naked nor hidden');
  return (isNaked ? rest : squares).flatMap((s) =>
    [...board[s]].filter((d) => digits.includes(d) === isNaked).map((d) => removal(s, d)),
  );
}

/** @param {Board} board @param {any} argument @returns {[size: number, removes: string[]]} */
function refute(board, { suppose, lines, broken }) {
  const [at, digit] = candidate(suppose, '=');
  must(board[at].has(digit), `${suppose} is no candidate`);
  const inside = board.map((digits) => new Set(digits));
  place(inside, at, digit);
  const size = replay(inside, lines).reduce((a, b) => a + b, 1);
  must(isBroken(inside, broken), `${broken} is not broken`);
  return [size, [removal(at, digit)]];
}

/** @param {Board} board @param {any} line */
function single(board, { place: text, in: where }) {
  const [at, digit] = candidate(text, '=');
  const left = UNITS[where] ? places(board, UNITS[where], digit) : [...board[square(where)]];
  must(left.length === 1 && board[at].has(digit), `${text} is not single in ${where}`);
  must(UNITS[where] ? left[0] === at : square(where) === at, `${text} is not in ${where}`);
  place(board, at, digit);
  return 1;
}

/** Replays lines, and returns their sizes. @param {Board} board @param {any[]} lines @returns {number[]} */
function replay(board, lines) {
  return lines.map((line) => {
    const { locked, subset, by, remove } = line;
    if (line.place) return single(board, line);
    /** @type {[size: number, removes: string[]]} */
    const [size, removes] = locked
      ? [1, lockedRemoves(board, locked)]
      : subset
        ? [subset.digits.length, subsetRemoves(board, subset)]
        : refute(board, by);
    must(
      removes.length > 0 && `${removes.sort()}` === `${[...remove].sort()}`,
      `it removes ${removes}`,
    );
    for (const [at, digit] of removes.map((text) => candidate(text, '<>'))) board[at].delete(digit);
    return size;
  });
}

/** Throws unless the certificate proves its claim. @param {string} puzzle @param {any} certificate */
export function checkProof(puzzle, { claim, result, lines, longest, way, broken }) {
  const board = boardOf(puzzle);
  const sizes = replay(board, way);
  must(lines === sizes.reduce((a, b) => a + b, 0), 'the lines do not add up');
  must(longest === Math.max(0, ...sizes.filter((_, i) => way[i].remove)), 'not the longest');
  must(result === (claim === 'way' ? 'solved' : 'proved'), `it is ${result}`);
  const placed = way.flatMap((/** @type {any} */ line) => line.place ?? []);
  const given = puzzle.length === 81 ? puzzle.match(/[1-9]/g)?.length : 0;
  if (claim === 'way') must(placed.length === 81 - (given ?? 0), 'squares are left');
  else if (claim === 'none') must(isBroken(board, broken), `${broken} is not broken`);
  else if (claim === 'next') must(way.at(-1).by, 'the last line is no argument');
  else if (claim.includes('=')) must(placed.includes(claim), `${claim} is not placed`);
  else must(!board[candidate(claim, '<>')[0]].has(candidate(claim, '<>')[1]), 'it is left');
}
