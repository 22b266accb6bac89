// Counts and reports what happened to each mutant.
import { marked } from './explained.js';

/**
 * - killed: a test failed; late: a test took far longer than usual, which would be noticed as well
 * - survived: all tests pass; unreached: no test runs the line
 * - same: it compiles to the same code; unbuilt: it does not compile, or is not built natively; page: only a browser runs
 *   the line. These do not count.
 * @typedef {'killed' | 'late' | 'survived' | 'unreached' | 'same' | 'unbuilt' | 'page'} Fate
 */
/** @typedef {{ fate: Fate, by?: string }} Verdict */
/** @typedef {Verdict & { file: string, line: number, from: string, into: string, what: string, reason?: string }} Result */

/** @param {Verdict} verdict */
export const counts = ({ fate }) => !['same', 'unbuilt', 'page'].includes(fate);

/** @param {Verdict} verdict */
export const isAlive = ({ fate }) => fate === 'survived' || fate === 'unreached';

/** @param {Result} result */
export const isUnexplained = (result) => isAlive(result) && !result.reason;

/** @param {Result[]} results */
export function figures(results) {
  const number = (/** @type {(result: Result) => unknown} */ test) => results.filter(test).length;
  const explained = number((result) => isAlive(result) && result.reason);
  const counted = number(counts);
  const killed = counted - number(isAlive);
  const score = counted === explained ? 1 : killed / (counted - explained);
  return { counted, killed, late: number(({ fate }) => fate === 'late'), explained, score };
}

/** @param {string} file */
const folderOf = (file) => file.split('/').slice(0, -1).join('/');

/** A line for each folder and one for all. @param {Result[]} results */
export function table(results) {
  const folders = [...new Set(results.map(({ file }) => folderOf(file)))].sort();
  const rows = folders.map((folder) => [
    folder,
    results.filter(({ file }) => folderOf(file) === folder),
  ]);
  const lines = /** @type {[string, Result[]][]} */ ([...rows, ['all', results]]).map(
    ([name, some]) => {
      const { counted, killed, late, explained, score } = figures(some);
      const [same, page] = ['same', 'page'].map(
        (f) => some.filter(({ fate }) => fate === f).length,
      );
      const alive = some.filter(isUnexplained).length;
      const percent = `${(100 * score).toFixed(1)} %`;
      return [name, counted, killed, late, explained, alive, same, page, percent];
    },
  );
  const head = [
    'folder',
    'mutants',
    'killed',
    'of these late',
    'explained',
    'alive',
    'same code',
    'browser only',
    'score',
  ];
  return [head, ...lines].map((cells) => cells.map(padded).join('')).join('\n');
}

/** @param {string | number} cell @param {number} i */
const padded = (cell, i) => (i === 0 ? String(cell).padEnd(30) : String(cell).padStart(15));

/** @param {Result} result */
export function told({ file, line, from, into, fate, by, reason }) {
  const how = { late: 'killed by its time', unreached: 'reached by no test' }[String(fate)] ?? fate;
  const more = [by && ` by ${by}`, reason && `, explained: ${reason}`].filter(Boolean).join('');
  return `${file}:${line}: ${how}${more}\n  - ${marked({ from, into })}`;
}
