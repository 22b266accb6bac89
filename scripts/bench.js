// Times the engine (the exact search, one Go of a method, or ratings), checks every result, measures proofs, or
// times the start of the page.
import { writeFileSync } from 'node:fs';
import { readProvedSets, readRatedSets, readSets } from './bench/boards.js';
import { measureMethod, printMethod } from './bench/method.js';
import { measurePhotos, printPhotos } from './bench/photos.js';
import { measureProofs, printProofs } from './bench/proofs.js';
import { measureRatings, printRatings } from './bench/ratings.js';
import { measureSearch, printSearch } from './bench/search.js';
import { measureStartup, printStartup } from './bench/startup.js';
import { build } from './build.js';
import { Failure, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/bench.js [--beside PROGRAM]… [--rounds N] [--json FILE] [FILE...]
       node scripts/bench.js --method NAME [--rounds N] [--json FILE] [FILE...]
       node scripts/bench.js --ratings [--boards N] [--rounds N] [--json FILE] [FILE...]
       node scripts/bench.js --proofs [--boards N] [--json FILE] [FILE...]
       node scripts/bench.js --photos [--json FILE]
       node scripts/bench.js --startup [--rounds N] [--json FILE]

Prints how many microseconds the exact search takes for a board, from its 81
characters to its solution, with limit 1 (solve) and limit 2 (prove that it is
the only one): native, built for this very processor; wasm, the same program;
and the module of the page, called from JavaScript board by board. They take
turns in N rounds, 5 unless said otherwise, after one to warm up. The columns:
median, least and most of the rounds, and the median of the ratio to native in
the same round, which is the steadiest. Leave the machine alone meanwhile.

  --beside PROGRAM  measures another solver in the same rounds: a program (or
                    one for WASI, NAME.wasm) that reads and writes like
                    tests/engine/search_speed.tool.c
  --method NAME     prints the average time of one Go of a method in wasm in
                    milliseconds, beside the aim where there is one, and its
                    visits in a microsecond. Backtracking may take minutes for
                    a single board: name a FILE with boards that it can do
  --ratings         prints how many puzzles a second are solved and rated as HoDoKu
                    and as Sudoku Explainer do, natively and as wasm, and how many
                    times slower that is; beside the figures of other programs.
                    Of each corpus as many boards as take some seconds, or N
  --proofs          prints how long the proofs of whole ways and of first digits are,
                    in truths, beside the aims; --boards as above
  --photos          prints how many labelled photos are read whole and how long one takes,
                    natively, as wasm, and by OpenCV and Tesseract
  --startup         prints how soon the built page (dist/site) is there in Chromium,
                    beside a blank page in the same rounds: its first paint, and
                    the first digit that 1 Step finds
  --json FILE       writes the figures as JSON, too

A FILE has a board of 81 characters at the start of each line; without FILE the
corpora of ../shared/data/puzzles are taken. Run "npm run build" first.`;

const flags = /** @type {const} */ ({
  beside: { type: 'string', multiple: true },
  method: { type: 'string' },
  ratings: { type: 'boolean' },
  boards: { type: 'string' },
  photos: { type: 'boolean' },
  proofs: { type: 'boolean' },
  startup: { type: 'boolean' },
  rounds: { type: 'string' },
  json: { type: 'string' },
});

await script(
  import.meta.url,
  help,
  flags,
  async ({ beside = [], method, ratings, proofs, photos, startup, ...numbers }, files) => {
    const { rounds: wanted = '5', boards = 'Infinity', json } = numbers;
    const rounds = Number(wanted);
    if (!(rounds >= 1)) throw new Failure('--rounds wants a number, 1 at least.');
    if (!(Number(boards) >= 1)) throw new Failure('--boards wants a number, 1 at least.');
    /** @type {object} */
    let result;
    if (startup) {
      const measured = await measureStartup({ rounds });
      printStartup(measured);
      result = measured;
    } else if (photos) {
      say('Building …');
      await build('tuned', ['cli']);
      const measured = measurePhotos();
      printPhotos(measured);
      result = measured;
    } else if (proofs) {
      const sets = readProvedSets(files);
      say('Building …');
      await build('tuned', ['cli']);
      const measured = measureProofs(sets, { boards: Number(boards) });
      printProofs(measured);
      result = measured;
    } else if (ratings) {
      const sets = readRatedSets(files);
      say('Building …');
      for (const name of ['tuned', 'wasm']) await build(name, ['kakutei', 'rating_speed.tool']);
      const measured = measureRatings(sets, { rounds, boards: Number(boards) });
      printRatings(measured);
      result = measured;
    } else if (method) {
      const sets = readSets(files);
      const measured = await measureMethod(sets, { method, rounds });
      printMethod(measured);
      result = measured;
    } else {
      const sets = readSets(files);
      say('Building …');
      for (const name of ['tuned', 'wasm']) await build(name, ['search_speed.tool']);
      const measured = measureSearch(sets, { rounds, beside });
      printSearch(measured);
      result = measured;
    }
    if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  },
);
