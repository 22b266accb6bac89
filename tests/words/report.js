// The check's finds on whole corpora: `node tests/words/report.js --help`.

import { say, script } from '../../scripts/lib/tools.js';
import { madePuzzles } from '../explained/made.js';
import { cases, faultsOf, stepsOn } from './steps.js';

const help = `
Usage: node tests/words/report.js [OPTION …] [PUZZLE …]

Reads what is told of each step on the ways of puzzles, in every language, and
proves it on the board; prints what is wrong, and how many steps there were of
each technique.

  --count N    puzzles that the maker makes (1000), where no PUZZLE is named
  --list NAME  hodoku or se (both, one after the other)
  --cases      our cases instead: instances of every technique
  --faults N   print the first N (10)`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = {
  count: { type: 'string', default: '1000' },
  list: { type: 'string', multiple: true },
  cases: { type: 'boolean' },
  faults: { type: 'string', default: '10' },
};

/** How many puzzles at once. */
const PART = 50;

await script(import.meta.url, help, flags, async (values, named) => {
  const puzzles = named.length > 0 ? named : madePuzzles(Number(values.count));
  const lists = /** @type {string[]} */ (values.list ?? ['hodoku', 'se']);
  const ways = lists.flatMap((list) =>
    puzzles.map((puzzle) => (list === 'se' ? `se ${puzzle}` : puzzle)),
  );
  const asked = values.cases ? cases : ways;
  /** @type {Map<string, number>} */
  const met = new Map();
  const faults = [];
  for (let at = 0; at < asked.length; at += PART) {
    const steps = stepsOn(asked.slice(at, at + PART));
    for (const { technique } of steps) met.set(technique, (met.get(technique) ?? 0) + 1);
    faults.push(...faultsOf(steps));
  }
  for (const fault of faults.slice(0, Number(values.faults))) say(fault);
  const counts = [...met].sort(([, one], [, other]) => other - one);
  say(counts.map(([slug, count]) => `${String(count).padStart(7)} ${slug}`).join('\n'));
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  say(`${all} steps of ${counts.length} techniques: ${faults.length} with something wrong`);
});
