// The catalogue held against the definitions on many positions: `node tests/definitions/report.js --help`.

import { EngineClient } from '../../web/engine/client.js';
import { say, script } from '../../scripts/lib/tools.js';
import { madePuzzles } from '../explained/made.js';
import { boardsOn } from './boards.js';
import { differences } from './compare.js';

const help = `
Usage: node tests/definitions/report.js [OPTION …] [PUZZLE …]

Asks the catalogue on each position of the ways of puzzles for all steps of each
technique that has a definition here, and prints how many candidates these take
(or digits they place), how many of them the catalogue missed, and how many it
took without a reason; then the first difference of each technique.

  --count N    puzzles that the maker makes (100), where no PUZZLE is named`;

/** @type {import('node:util').ParseArgsConfig['options']} */
const flags = { count: { type: 'string', default: '100' } };

await script(import.meta.url, help, flags, async ({ count }, named) => {
  const puzzles = named.length > 0 ? named : madePuzzles(Number(count));
  const engine = await EngineClient.start({ worker: false });
  /** @type {Map<string, { candidates: number, missed: number, unfounded: number, first: string }>} */
  const all = new Map();
  const of = (/** @type {string} */ technique) => {
    const own = all.get(technique) ?? { candidates: 0, missed: 0, unfounded: 0, first: '' };
    all.set(technique, own);
    return own;
  };
  const boards = boardsOn(puzzles);
  for (const board of boards) {
    const heard = await differences(engine, board, (technique, candidates) => {
      of(technique).candidates += candidates;
    });
    for (const { technique, missed, unfounded, board: text } of heard) {
      const own = of(technique);
      own.missed += missed.length;
      own.unfounded += unfounded.length;
      own.first ||= `${technique}: missed ${missed}, without a reason ${unfounded}, on ${text}`;
    }
  }
  await engine.close();
  for (const [technique, { candidates, missed, unfounded }] of all) {
    say(
      `${[candidates, missed, unfounded].map((n) => String(n).padStart(7)).join('')} ${technique}`,
    );
  }
  say(`${boards.length} positions of ${puzzles.length} puzzles`);
  for (const { first } of all.values()) if (first) say(first);
});
