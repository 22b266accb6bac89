// Reads the text corpora of this folder and, if it exists beside the project, of ../shared/data.
//
// The one idea: a case is a line, a board of 81 characters and then words; # begins a remark.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shared = new URL('../../../shared/data/', import.meta.url);

/** Whether there is a ../shared/data; the reason to skip if not, as node:test takes it. */
export const noShared = existsSync(fileURLToPath(shared)) ? false : '../shared/data is missing';

/** @param {URL} file */
function readLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * @param {string} name 'unique', 'several', 'none', 'odd' or 'table1'
 * @returns {{ board: string, words: string[] }[]}
 */
export function readCases(name) {
  return readLines(new URL(`${name}.txt`, import.meta.url)).map((line) => ({
    board: line.slice(0, 81),
    words: line.slice(81).trim().split(' '),
  }));
}

/** All our boards, each once. */
export function allBoards() {
  const names = ['unique', 'several', 'none', 'odd', 'table1'];
  return [...new Set(names.flatMap(readCases).map(({ board }) => board))];
}

/** The expected results of the Ushio method. @returns {Record<string, any>[]} */
export function readExpected() {
  return readLines(new URL('ushio/expected.jsonl', shared)).map((line) => JSON.parse(line));
}

/**
 * Up to `count` boards of a shared file, spread evenly over it.
 * @param {string} file
 * @param {number} count
 */
export function sampleShared(file, count) {
  const lines = readLines(new URL(`puzzles/${file}`, shared));
  const step = Math.max(1, Math.floor(lines.length / count));
  return lines.filter((_, i) => i % step === 0).slice(0, count);
}
