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
technique that has a definition here, and each of Sudoku Explainer's producers
for its first step. A difference is printed when it is met, with the position;
of each technique only the first. The table, which grows with the positions,
says of each technique

  at       on how many positions there is any by its definition
  by both  how many candidates go by its definition and by the catalogue
  missed   how many go by its definition only
  not so   how many go by the catalogue only

(placed): digits. (bound): what the technique could take at all; nothing is
missed there. (first): only the first step is asked for. Of a producer it is the
positions that count.

  --count N    puzzles that the maker makes (100), where no PUZZLE is named
  --every N    print the table so far whenever so many positions are done (200)`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = {
  count: { type: 'string', default: '100' },
  every: { type: 'string', default: '200' },
};

const COLUMNS = ['at', 'by both', 'missed', 'not so'];
const lineOf = (/** @type {readonly (string | number)[]} */ columns) =>
  columns.map((column) => String(column).padStart(8)).join('');

/** Adds up by name, and tells the first difference of each. */
function makeTally() {
  /** @type {Map<string, { at: number, both: number, missed: number, unfounded: number, isTold: boolean }>} */
  const names = new Map();
  const of = (/** @type {string} */ name) => {
    const own = names.get(name) ?? { at: 0, both: 0, missed: 0, unfounded: 0, isTold: false };
    names.set(name, own);
    return own;
  };
  return {
    /** @param {string} name @param {number} defined @param {number} found */
    count(name, defined, found) {
      const own = of(name);
      if (defined > 0) own.at++;
      own.both += found;
    },
    /** @param {string} name @param {number} missed @param {number} unfounded @param {string} what */
    note(name, missed, unfounded, what) {
      const own = of(name);
      own.missed += missed;
      own.unfounded += unfounded;
      own.both -= unfounded;
      if (!own.isTold) say(`${name}: ${what}`);
      own.isTold = true;
    },
    /** @param {string} about */
    say(about) {
      say(`\n${lineOf(COLUMNS)}  after ${about}`);
      for (const [name, { at, both, missed, unfounded }] of names) {
        say(`${lineOf([at, both, missed, unfounded])}  ${name}`);
      }
    },
  };
}

await script(import.meta.url, help, flags, async ({ count, every }, named) => {
  const puzzles = named.length > 0 ? named : madePuzzles(Number(count));
  const [techniques, producers] = [makeTally(), makeTally()];
  const engine = await EngineClient.start({ worker: false });
  const boards = boardsOn(puzzles);
  for (const [at, asked] of askAll(boards).entries()) {
    const heard = await differences(engine, asked.board, techniques.count);
    for (const { technique, missed, unfounded, board: text } of heard) {
      const what = `missed ${missed}, not so ${unfounded}, on ${text}`;
      techniques.note(technique, missed.length, unfounded.length, what);
    }
    const ofProducers = explainerDifferences(asked, (producer, technique) =>
      producers.count(producer, technique ? 1 : 0, technique ? 1 : 0),
    );
    for (const { producer, missed, unfounded, board: text } of ofProducers) {
      const what = `missed ${JSON.stringify(missed)}, not so ${JSON.stringify(unfounded)}, on ${text}`;
      producers.note(producer, missed.length > 0 ? 1 : 0, unfounded ? 1 : 0, what);
    }
    const done = at + 1;
    if (done % Number(every) !== 0 && done < boards.length) continue;
    const about = `${done} of ${boards.length} positions of ${puzzles.length} puzzles`;
    techniques.say(about);
    producers.say(`${about}: producers of Sudoku Explainer`);
  }
  await engine.close();
});
