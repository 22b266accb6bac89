// The boards that both tables of the bench time, and the layout of a line.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure, project } from '../lib/tools.js';

const corpora = ['17clue', 'magictour1465', 'many-solutions', 'hardest1905', 'hardest1106'];

/** @param {string} file */
function readBoards(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.slice(0, 81)).filter((line) => /^[0-9.]{81}$/.test(line));
}

/**
 * The boards of each file, or of the shared corpora if no file is named.
 * @param {string[]} files
 * @returns {{ name: string, boards: string[] }[]}
 */
export function readSets(files) {
  const folder = join(project, '../shared/data/puzzles');
  if (files.length === 0 && !existsSync(folder)) {
    throw new Failure('There are no corpora here: name files with boards.');
  }
  const named = files.length > 0 ? files : corpora.map((name) => join(folder, `${name}.txt`));
  return named.map((file) => ({ name: basename(file, '.txt'), boards: readBoards(file) }));
}

/** For these corpora there are figures of other programs that rate. */
const rated = ['17clue', 'magictour1465', 'hardest1106'];

/** The same for ratings: the shared corpora, or our own cases if there are none. @param {string[]} files */
export function readRatedSets(files) {
  const folder = join(project, '../shared/data/puzzles');
  if (files.length > 0) return readSets(files);
  if (!existsSync(folder)) return readSets([join(project, 'tests/cases/unique.txt')]);
  return readSets(rated.map((name) => join(folder, `${name}.txt`)));
}

/** The same for proofs: those with boards of one solution. @param {string[]} files */
export function readProvedSets(files) {
  return readSets(files).filter(({ name }) => files.length > 0 || name !== 'many-solutions');
}

/** @param {string[]} boards @param {number} count spread over all of them */
export function sample(boards, count) {
  const every = Math.max(1, Math.floor(boards.length / count));
  return boards.filter((_, i) => i % every === 0).slice(0, count);
}

/** @param {number[]} times */
export function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) ?? 0 };
}

/** @param {(string | number | undefined)[]} cells */
export function line([name, ...cells]) {
  const text = (/** @type {string | number | undefined} */ cell) =>
    typeof cell === 'number' ? cell.toFixed(3) : (cell ?? '-');
  return String(name).padEnd(18) + cells.map((cell) => ` ${text(cell).padStart(9)}`).join('');
}
