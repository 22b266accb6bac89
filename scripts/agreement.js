// Prints how far the catalogue of techniques agrees with the reference programs, technique by technique.
import { build, built } from './build.js';
import {
  compareExplainer,
  compareLibrary,
  comparePaths,
  compareRatings,
  compareScores,
  noReferences,
} from './lib/references.js';
import { Failure, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/agreement.js [--differing] [--hardest]

Compares the catalogue of techniques with what HoDoKu 2.2.0 and Sudoku
Explainer 1.2.1 were recorded to answer, in ../shared/data/techniques: HoDoKu's
library of regression tests, the paths of both, each followed step by step, and
Sudoku Explainer's ratings; with --hardest also those of the hardest puzzles
known, which takes some minutes. "unbuilt" are techniques that stand in the
table and have no finder yet; "length" are chains that do the same but are
longer or shorter. With --differing it also prints what differs.`;

/** @typedef {import('./lib/references.js').Tally} Tally */

/** @param {string} title @param {Map<string, Tally>} table @param {boolean} differing */
function print(title, table, differing) {
  const total = { ok: 0, length: 0, differs: 0, unbuilt: 0 };
  say(`${title.padEnd(12)}     ok  length differs unbuilt`);
  const row = (/** @type {string} */ name, /** @type {typeof total} */ tally) => {
    const numbers = [tally.ok, tally.length, tally.differs, tally.unbuilt];
    say(`${name.padEnd(10)}${numbers.map((n) => String(n || '-').padStart(8)).join('')}`);
  };
  for (const [code, tally] of [...table].sort(([a], [b]) => (a < b ? -1 : 1))) {
    row(code, tally);
    for (const kind of /** @type {const} */ (['ok', 'length', 'differs', 'unbuilt']))
      total[kind] += tally[kind];
    if (differing) tally.examples.forEach((example) => say(`  ${example}`));
  }
  row('all', total);
}

await script(
  import.meta.url,
  help,
  { differing: { type: 'boolean' }, hardest: { type: 'boolean' } },
  async ({ differing = false, hardest = false }) => {
    if (noReferences) throw new Failure(noReferences);
    await build('native', ['reglib.tool', 'rating.tool', 'se_rating.tool']);
    print('library', compareLibrary(built('native', 'reglib.tool')), differing);
    const paths = comparePaths(built('native', 'rating.tool'));
    print('\npath steps', paths.table, differing);
    say(`\n${paths.whole} of ${paths.puzzles} paths are found from beginning to end.`);
    say(`${paths.rated} have level and score as recorded, when followed.`);
    say(`${paths.late} steps differ behind one that is not built yet.`);
    for (const version of /** @type {const} */ (['220', '23x'])) {
      const { puzzles, levels, scores } = compareScores(built('native', 'rating.tool'), version);
      say(`hodoku-score.tsv: of ${puzzles} level ${levels}, score ${scores} as of ${version}`);
    }
    const explainer = built('native', 'se_rating.tool');
    const steps = compareExplainer(explainer);
    print('\nSE steps', steps.table, differing);
    say(
      `\n${steps.whole} of ${steps.puzzles} paths of Sudoku Explainer are found from beginning to end.`,
    );
    const files = ['se-121.tsv', 'se-bbse121.tsv', 'se-sukaku.tsv'];
    if (hardest) files.push('hardest.tsv');
    for (const file of files) {
      const { puzzles, er, near, ep, ed, examples } = compareRatings(explainer, file);
      say(`${file}: of ${puzzles} ER ${er} (${near} within 0.1), EP ${ep}, ED ${ed}`);
      if (differing && file !== 'se-sukaku.tsv') examples.forEach((example) => say(`  ${example}`));
    }
  },
);
