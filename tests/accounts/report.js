// What the check of the methods' own accounts finds on whole corpora: `node tests/accounts/report.js --help`.

import { readFileSync } from 'node:fs';
import { say, script } from '../../scripts/lib/tools.js';
import { Engine } from '../../web/index.js';
import { madePuzzles } from '../explained/made.js';
import { wrongBoards } from '../explained/wrong.js';
import { built, need } from '../needs.js';
import { checkPress } from './press.js';

need('wasm');

const help = `
Usage: node tests/accounts/report.js [OPTION …] [BOARD …]

Reads what each method says of its digits in its own terms, in every language,
and proves it; prints what is wrong, and of how many deductions or sets and
digits it was.

  --count N      puzzles that the maker makes (1000), where no BOARD is named
  --wrong        the same with a wrong digit
  --method SLUG  this one only, again for others
  --step         press 1 Step until the end, or 60 times, instead of Go
  --faults N     print the first N (10) of each method`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = {
  count: { type: 'string', default: '1000' },
  wrong: { type: 'boolean' },
  method: { type: 'string', multiple: true },
  step: { type: 'boolean' },
  faults: { type: 'string', default: '10' },
};

const METHODS = ['ushio', 'logical-cube', 'human', 'cell-list', 'backtracking'];

await script(import.meta.url, help, flags, async (values, named) => {
  const made = named.length > 0 ? named : madePuzzles(Number(values.count));
  const boards = values.wrong ? wrongBoards(made) : made;
  const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
  for (const method of /** @type {string[]} */ (values.method ?? METHODS)) {
    // A search tells all that it tried: it is pressed step by step.
    const isStep = values.step || method === 'backtracking';
    const press = isStep ? /** @type {const} */ ('step') : 'solve';
    const all = boards.map((board) => checkPress(engine, { board, method, press, presses: 60 }));
    const faults = all.flatMap((checked) => checked.faults);
    for (const fault of faults.slice(0, Number(values.faults))) say(fault);
    const sum = (/** @type {'items' | 'digits'} */ what) =>
      all.reduce((total, checked) => total + checked[what], 0);
    say(`${method}: ${sum('items')} deductions or sets, ${sum('digits')} digits of ${boards.length} boards: ${faults.length} sentences with something wrong`); // prettier-ignore
  }
});
