// What the checker finds on whole corpora, in figures: `node tests/explained/report.js --help`.

import { readFileSync } from 'node:fs';
import { Failure, say, script } from '../../scripts/lib/tools.js';
import { Engine } from '../../web/index.js';
import { built, need } from '../needs.js';
import { boardsOf, corpora } from './corpora.js';
import { checkPresses } from './press.js';
import { linesOf } from './slices.js';

need('wasm');

const help = `
Usage: node tests/explained/report.js [OPTION …] [BOARD …]

Has boards explained, proves every sentence, and prints a line for each corpus
and method: how many steps are told as singles, as slices, as trials or without
a proof; false sentences; lines that could be left out; how many deductions a
slice and how many lines a trial takes (median, 90th percentile, most); and how
long a step takes to find and to tell.

  --corpus NAME   this one only, again for others; BOARDs instead of any
  --method SLUG   this one only, again for others
  --count N       boards of each corpus (10)
  --all           all boards of each corpus
  --step          press 1 Step until the end, or 40 times, instead of Go
  --faults N      print the first N false sentences of each line
  --longest N     print the N longest texts of all`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = {
  corpus: { type: 'string', multiple: true },
  method: { type: 'string', multiple: true },
  count: { type: 'string', default: '10' },
  all: { type: 'boolean' },
  step: { type: 'boolean' },
  faults: { type: 'string', default: '0' },
  longest: { type: 'string', default: '0' },
};

/** @typedef {import('./press.js').Step} Step */

/** Of several numbers the middle one, that which one in ten exceeds, and the greatest. @param {number[]} numbers */
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
  'boards steps single slice trial unproved false needless'.split(' '),
  ['slices', 'trials', 'ms solve', 'ms tell'],
].flat();

/** @param {import('./press.js').Report[]} reports */
function row(reports) {
  const steps = reports.flatMap((report) => report.steps);
  const sum = (/** @type {'solving' | 'telling'} */ part) =>
    reports.reduce((all, report) => all + report[part], 0) / Math.max(1, steps.length);
  return [
    reports.length,
    steps.length,
    ...['single', 'slice', 'trial', 'unproved'].map((way) => told(steps, way).length),
    reports.flatMap(({ faults }) => faults).length,
    steps.reduce((all, step) => all + step.needless, 0),
    spread(told(steps, 'slice').map(lengthOf)),
    spread(told(steps, 'trial').map(({ lines }) => linesOf(lines))),
    sum('solving').toFixed(2),
    sum('telling').toFixed(2),
  ];
}

/** @param {(string | number)[]} cells */
const print = ([corpus, method, ...cells]) =>
  say(
    `${String(corpus).padEnd(15)}${String(method).padEnd(13)}` +
      cells.map((cell) => String(cell).padStart(9)).join(''),
  );

await script(import.meta.url, help, flags, async (options, boards) => {
  const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  const names = boards.length > 0 ? ['BOARD'] : (options.corpus ?? corpora());
  const methods = options.method ?? engine.methods().map(({ slug }) => slug);
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
