// The catalogue held against the definitions on many positions: `node tests/definitions/report.js --help`.

import { EngineClient } from '../../web/engine/client.js';
import { say, script } from '../../scripts/lib/tools.js';
import { madePuzzles } from '../explained/made.js';
import { boardsOn } from './boards.js';
import { askAll, explainerDifferences } from './compare-explainer.js';
import { differences } from './compare.js';

const help = `
Usage: node tests/definitions/report.js [OPTION …] [PUZZLE …]

Asks the catalogue on each position of the ways of puzzles for all steps of each
technique that has a definition here, and prints how many candidates these take
(or digits they place), how many of them the catalogue missed, and how many it
took without a reason; then the first difference of each technique. (bound):
what the technique could take at all; nothing is missed there. (first): only
the first step is asked for. Then it asks each of Sudoku Explainer's producers
for its first step, and prints on how many positions there is one, on how many
it was missed, and on how many it is none.

  --count N    puzzles that the maker makes (100), where no PUZZLE is named`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = { count: { type: 'string', default: '100' } };

/** Adds up by name, and keeps the first difference of each. */
function makeTally() {
  /** @type {Map<string, { all: number, missed: number, unfounded: number, first: string }>} */
  const names = new Map();
  const of = (/** @type {string} */ name) => {
    const own = names.get(name) ?? { all: 0, missed: 0, unfounded: 0, first: '' };
    names.set(name, own);
    return own;
  };
  return {
    count(/** @type {string} */ name, /** @type {number} */ more) {
      of(name).all += more;
    },
    /** @param {string} name @param {number} missed @param {number} unfounded @param {string} what */
    note(name, missed, unfounded, what) {
      const own = of(name);
      own.missed += missed;
      own.unfounded += unfounded;
      own.first ||= `${name}: ${what}`;
    },
    /** @param {string} about */
    say(about) {
      for (const [name, { all, missed, unfounded }] of names) {
        const numbers = [all, missed, unfounded].map((n) => String(n).padStart(7));
        say(`${numbers.join('')} ${name}`);
      }
      say(about);
      for (const { first } of names.values()) if (first) say(first);
    },
  };
}

await script(import.meta.url, help, flags, async ({ count }, named) => {
  const puzzles = named.length > 0 ? named : madePuzzles(Number(count));
  const tally = makeTally();
  const engine = await EngineClient.start({ worker: false });
  const boards = boardsOn(puzzles);
  for (const board of boards) {
    const heard = await differences(engine, board, tally.count);
    for (const { technique, missed, unfounded, board: text } of heard) {
      const what = `missed ${missed}, without a reason ${unfounded}, on ${text}`;
      tally.note(technique, missed.length, unfounded.length, what);
    }
  }
  await engine.close();
  tally.say(`${boards.length} positions of ${puzzles.length} puzzles`);

  const steps = makeTally();
  for (const asked of askAll(boards)) {
    const heard = explainerDifferences(asked, (producer, technique) =>
      steps.count(producer, technique ? 1 : 0),
    );
    for (const { producer, missed, unfounded, board: text } of heard) {
      const what = `missed ${JSON.stringify(missed)}, without a reason ${JSON.stringify(unfounded)}, on ${text}`;
      steps.note(producer, missed.length > 0 ? 1 : 0, unfounded ? 1 : 0, what);
    }
  }
  steps.say(`${boards.length} positions, Sudoku Explainer's producers`);
});
