// The checker's finds on whole corpora, in figures: `node tests/explained/report.js --help`.

import { readFileSync } from 'node:fs';
import { Failure, say, script } from '../../scripts/lib/tools.js';
import { Engine } from '../../web/index.js';
import { built, need } from '../needs.js';
import { boardsOf, corpora } from './corpora.js';
import { madePuzzles } from './made.js';
import { checkPresses } from './press.js';
import { isUntold } from './proof.js';
import { linesOf } from './slices.js';

need('wasm');

const help = `
Usage: node tests/explained/report.js [OPTION …] [BOARD …]

Has boards explained, proves every sentence, and prints a line for each corpus
and method: how many of the steps whose digit is a single on the board are told
as such; how many steps are slices, trials (told as a whole, of how many) or
without a proof; false sentences; lines that could be left out of slices, and of
trials; how many deductions a slice and how many lines a trial takes (median,
90th percentile, most); and how long a step takes to find and to tell, in
milliseconds.

  --corpus NAME   this one only, again for others; BOARDs instead of any
  --method SLUG   this one only, again for others
  --count N       boards of each corpus (10)
  --all           all boards of each corpus
  --made N        N puzzles that the maker makes, instead of a corpus
  --step          press 1 Step until the end, or 40 times, instead of Go
  --faults N      print the first N false sentences of each line
  --longest N     print the N longest texts of all`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = {
  corpus: { type: 'string', multiple: true },
  method: { type: 'string', multiple: true },
  count: { type: 'string', default: '10' },
  all: { type: 'boolean' },
  made: { type: 'string' },
  step: { type: 'boolean' },
  faults: { type: 'string', default: '0' },
  longest: { type: 'string', default: '0' },
};

/** @typedef {import('./press.js').Step} Step */

/** The median of some numbers, the one that every tenth exceeds, and the greatest. @param {number[]} numbers */
function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return [at(0.5), at(0.9), at(1)].join('/');
}

/** @param {Step[]} steps @param {string} way */
const told = (steps, way) => steps.filter((step) => step.way === way);

/** The final line is no deduction. @param {Step} step */
const lengthOf = ({ lines }) => lines.length - 1;

const COLUMNS = [
  'boards steps singles slices trials unproved false spare'.split(' '),
  ['slice', 'trial', 'finding', 'telling'],
].flat();

/** @param {Step[]} steps @param {(step: Step) => boolean} isWanted */
const part = (steps, isWanted) => `${steps.filter(isWanted).length}/${steps.length}`;

/** Whether a trial among the lines, or in one, is told without its own. @param {import('./proof.js').Node[]} nodes @returns {boolean} */
const leavesOut = (nodes) => nodes.some(({ fact, inner }) => isUntold(fact) || leavesOut(inner));

/** @param {Step[]} steps */
const spare = (steps) => steps.reduce((all, step) => all + step.needless, 0);

/** @param {import('./press.js').Report[]} reports */
function row(reports) {
  const steps = reports.flatMap((report) => report.steps);
  const [slices, trials] = [told(steps, 'slice'), told(steps, 'trial')];
  const mean = (/** @type {'solving' | 'telling'} */ time) =>
    reports.reduce((all, report) => all + report[time], 0) / Math.max(1, steps.length);
  const singles = steps.filter(({ isSingle }) => isSingle);
  return [
    reports.length,
    steps.length,
    part(singles, ({ way }) => way === 'single'),
    slices.length,
    part(trials, ({ lines }) => !leavesOut(lines)),
    told(steps, 'unproved').length,
    reports.flatMap(({ faults }) => faults).length,
    `${spare(slices)}+${spare(trials)}`,
    spread(slices.map(lengthOf)),
    spread(trials.map(({ lines }) => linesOf(lines))),
    mean('solving').toFixed(2),
    mean('telling').toFixed(2),
  ];
}

/** @param {(string | number)[]} cells */
const print = ([corpus, method, ...cells]) =>
  say(
    `${String(corpus).padEnd(15)}${String(method).padEnd(13)}` +
      cells.map((cell) => String(cell).padStart(10)).join(''),
  );

await script(import.meta.url, help, flags, async (options, named) => {
  const boards = options.made ? madePuzzles(Number(options.made)) : named;
  const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  const names = boards.length > 0 ? ['BOARD'] : (options.corpus ?? corpora());
  const methods =
    options.method ?? engine.methods().flatMap(({ slug, namesSteps }) => (namesSteps ? [] : slug));
  const count = options.all ? Infinity : Number(options.count);
  if (!(count > 0)) throw new Failure('--count wants a number.');
  /** @type {Step[]} */
  const steps = [];
  print(['corpus', 'method', ...COLUMNS]);
  for (const corpus of names) {
    for (const method of methods) {
      const reports = [];
      for (const board of boards.length > 0 ? boards : boardsOf(corpus, count)) {
        const press = options.step ? { press: /** @type {const} */ ('step'), presses: 40 } : {};
        reports.push(await checkPresses(engine, { board, method, ...press }));
      }
      print([corpus, method, ...row(reports)]);
      const faults = reports.flatMap((report) => report.faults);
      for (const fault of faults.slice(0, Number(options.faults))) say(`${fault}\n`);
      steps.push(...reports.flatMap((report) => report.steps));
    }
  }
  steps.sort((a, b) => b.text.length - a.text.length);
  for (const { text } of steps.slice(0, Number(options.longest))) say(`\n${text}`);
});
