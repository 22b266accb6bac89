// How long the proofs of whole corpora are: what a person has to read, beside the aims.
import { spawnSync } from 'node:child_process';
import { built } from '../build.js';
import { Failure, say } from '../lib/tools.js';
import { line, sample } from './boards.js';

/** How many boards of a corpus take some minutes; the others have 50. @type {Record<string, number>} */
const most = { hardest1106: 188, magictour1465: 150 };

/**
 * The aims: medians and greatest values of the longest argument, of the lines of the whole way and of those for the first
 * digit. @type {Record<string, string>}
 */
const aims = {
  hardest1106: 'longest 20, 40; lines 350; first 80, 200',
  hardest1905: 'longest 20, 40; lines 350; first 80, 200',
  magictour1465: 'longest 5, 99 of 100 within 15',
};

/** @param {string[]} lines @returns {{ proofs: any[], seconds: number }} */
function prove(lines) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(built('tuned', 'kakutei'), ['prove', '--json'], {
    input: lines.map((text) => `${text}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Failure(`kakutei prove ended with ${status}.\n${stderr}`);
  const proofs = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  return { proofs, seconds: (performance.now() - begun) / 1000 / lines.length };
}

/** @param {number[]} values @param {number} part of them that is not above the result */
function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

/** @param {number[]} values */
const spreadOf = (values) => ({
  median: quantile(values, 0.5),
  of100: quantile(values, 0.99),
  most: quantile(values, 1),
});

/** @param {{ name: string, boards: string[] }} set @param {number} limit */
function measureSet({ name, boards }, limit) {
  const taken = sample(boards, Math.min(limit, most[name] ?? 50));
  const { proofs, seconds } = prove(taken);
  const solved = proofs.filter(({ result }) => result === 'solved');
  const firsts = proofs.flatMap(({ way }, i) => {
    const first = way.find((/** @type {any} */ step) => step.place);
    return first ? [`${taken[i]}\t${first.place}`] : [];
  });
  const digits = firsts.length > 0 ? prove(firsts).proofs : [];
  return {
    ...{ name, boards: taken.length, solved: solved.length, seconds },
    depth: Math.max(0, ...solved.map(({ depth }) => depth)),
    longest: spreadOf(solved.map(({ longest }) => longest)),
    lines: spreadOf(solved.map(({ lines }) => lines)),
    first: spreadOf(digits.map(({ lines }) => lines)),
  };
}

/** @param {{ name: string, boards: string[] }[]} sets @param {{ boards: number }} options at most this many of each set */
export function measureProofs(sets, { boards }) {
  return sets.map((set) => measureSet(set, boards));
}

/** @param {ReturnType<typeof measureProofs>} rows */
export function printProofs(rows) {
  const text = (/** @type {{ median: number, of100: number, most: number }} */ each) =>
    `${each.median}/${each.of100}/${each.most}`;
  const head = ['boards', 'solved', 'longest', 'lines', 'first', 'depth', 'seconds'];
  say('Medians, 99 of 100, most; seconds for a board.');
  say(line(['truths', ...head, '  aims']));
  for (const row of rows) {
    const { name, boards, solved, longest, lines, first, depth, seconds } = row;
    const figures = [text(longest), text(lines), text(first), String(depth), seconds];
    say(line([name, String(boards), String(solved), ...figures, `  ${aims[name] ?? ''}`]));
  }
}
