// Compares the catalogue of techniques with the recorded answers of the reference programs in
// ../shared/data/techniques: reglib.tool and rating.tool answer, this module counts by technique.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './tools.js';

const folder = join(project, '../shared/data/techniques');

/** Why there is nothing to compare with, or false. */
export const noReferences = existsSync(folder) ? false : '../shared/data/techniques is missing';

/** `length`: only the length of the chain differs. @typedef {{ ok: number, length: number, differs: number, unbuilt: number, examples: string[] }} Tally */

/** @param {string} file */
export function linesOf(file) {
  return readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
}

/** HoDoKu's library of regression tests. */
export const readLibrary = () => `${linesOf('reglib.txt').join('\n')}\n`;

/** Lines of fields by name. @param {string} file @returns {Record<string, string>[]} */
function tableOf(file) {
  const [head, ...rows] = linesOf(file).map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
}

/** @param {string} program @param {string[]} args @param {string[]} lines @returns {string[]} */
function answers(program, args, lines) {
  const input = `${lines.join('\n')}\n`;
  const { status, stdout } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const said = stdout.trimEnd().split('\n');
  if (status === 0 && said.length === lines.length) return said;
  throw new Error(`${program} ended with ${status}: ${said.at(-1)}`);
}

/** @param {Map<string, Tally>} table @param {string} code @param {string} answer @param {string} example */
function count(table, code, answer, example) {
  const tally = table.get(code) ?? { ok: 0, length: 0, differs: 0, unbuilt: 0, examples: [] };
  const kind = /** @type {'ok' | 'length' | 'differs' | 'unbuilt'} */ (answer.split(' ')[0]);
  tally[kind]++;
  if (kind === 'differs' || kind === 'length') tally.examples.push(example);
  table.set(code, tally);
}

/** HoDoKu's library of regression tests, by code and variant. @param {string} tool the path of reglib.tool */
export function compareLibrary(tool) {
  const lines = linesOf('reglib.txt').filter((line) => line.startsWith(':'));
  /** @type {Map<string, Tally>} */
  const table = new Map();
  answers(tool, [], lines).forEach((answer, i) => {
    count(table, lines[i].split(':')[1], answer, `${lines[i]} ${answer}`);
  });
  return table;
}

/**
 * The recorded paths, step by step. A step also counts as `late` if it differs after one that is not built yet:
 * the removals of that one may have had another order than HoDoKu's, which changes the next singles.
 * @param {string} tool the path of rating.tool
 */
export function comparePaths(tool) {
  const puzzles = tableOf('hodoku-220-paths.tsv');
  /** @type {Map<string, Tally>} */
  const table = new Map();
  let [whole, rated, late] = [0, 0, 0];
  const lines = puzzles.map(({ puzzle, steps }) => `${puzzle}\t${steps}`);
  answers(tool, ['follow'], lines).forEach((line, i) => {
    const [followed, level, score] = line.split('\t');
    const steps = followed.split(';').filter(Boolean);
    const built = steps.findIndex((step) => step.endsWith('unbuilt'));
    steps.forEach((step, n) => {
      const [code, ...answer] = step.split(' ');
      count(table, code, answer.join(' '), `${puzzles[i].puzzle} step ${n + 1}: ${step}`);
      if (answer[0] === 'differs' && built >= 0 && built < n) late++;
    });
    if (steps.every((step) => step.endsWith('ok'))) whole++;
    if (level === puzzles[i].level && score === puzzles[i].score) rated++;
  });
  return { table, puzzles: puzzles.length, whole, rated, late };
}

/**
 * Counts how often HoDoKu's levels and scores are the same.
 * @param {string} tool the path of rating.tool @param {'220' | '23x'} version of HoDoKu
 */
export function compareScores(tool, version) {
  const puzzles = tableOf('hodoku-score.tsv');
  let [levels, scores] = [0, 0];
  const lines = puzzles.map(({ puzzle }) => puzzle);
  answers(tool, version === '23x' ? ['23'] : [], lines).forEach((line, i) => {
    const [level, score] = line.split('\t');
    if (level === puzzles[i][`level_${version}`]) levels++;
    if (score === puzzles[i][`score_${version}`]) scores++;
  });
  return { puzzles: puzzles.length, levels, scores };
}

/**
 * Counts how often Sudoku Explainer's ratings in a file are the same: of all, and of those with an ER from 9.0 on.
 * @param {string} tool the path of se_rating.tool @param {string} file
 */
export function compareRatings(tool, file) {
  const puzzles = tableOf(file);
  const same = { er: 0, ep: 0, ed: 0, near: 0 };
  /** @type {string[]} */
  const examples = [];
  answers(
    tool,
    [],
    puzzles.map(({ puzzle }) => puzzle),
  ).forEach((line, i) => {
    const [er, ep, ed] = line.split('\t');
    const wanted = puzzles[i];
    if (er === wanted.er) same.er++;
    if (ep === wanted.ep) same.ep++;
    if (ed === wanted.ed) same.ed++;
    if (Math.abs(Number(er) - Number(wanted.er)) < 0.11) same.near++;
    if (er !== wanted.er || ep !== wanted.ep || ed !== wanted.ed)
      examples.push(`${wanted.puzzle} ${wanted.er}/${wanted.ep}/${wanted.ed}: ${er}/${ep}/${ed}`);
  });
  return { puzzles: puzzles.length, ...same, examples };
}

/**
 * Sudoku Explainer's recorded steps, by code.
 * @param {string} tool the path of se_rating.tool @param {number} [every] takes one of this many puzzles; they are in families
 */
export function compareExplainer(tool, every = 1) {
  const all = tableOf('se-121.tsv');
  const puzzles = all.filter((_, i) => i % every === 0);
  /** @type {Map<string, Tally>} */
  const table = new Map();
  let whole = 0;
  const lines = puzzles.map(({ puzzle, steps }) => `${puzzle}\t${steps}`);
  answers(tool, ['follow'], lines).forEach((line, i) => {
    const steps = line.split(';').filter(Boolean);
    steps.forEach((step, n) => {
      const [code, ...answer] = step.split(' ');
      count(table, code, answer.join(' '), `${puzzles[i].id} step ${n + 1}: ${step}`);
    });
    if (steps.every((step) => step.endsWith('ok'))) whole++;
  });
  return { table, puzzles: puzzles.length, all: all.length, whole };
}
