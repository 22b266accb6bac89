// Measures the limits of the engine on the page: memory, depth of the stack, the longest call, the most work.
import { Engine } from '../web/index.js';
import { listTechniques } from '../web/engine/catalogue/rating.js';
import { readSets } from './bench/boards.js';
import { climb, uniqueFrom } from './limits/climb.js';
import { gauge } from './limits/gauge.js';
import { measureMemory } from './limits/memory.js';
import { ask, subjectsOf } from './limits/subjects.js';
import { chance } from './lib/chance.js';
import { Failure, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/limits.js [--boards N] [FILE...]
       node scripts/limits.js --climb SUBJECT [--by call] [--unique]
                              [--seconds N] [--seed N] [FILE...]

Prints what engine/limits.md says, measured in wasm: the memory of each handle,
and how many are open at once; then for whatever the engine can be asked, as the
page asks it, over N boards of each FILE (5 unless said otherwise) how deep the C
stack becomes, the longest time between two looks at Stop, and the most work. A
question that takes longer than 5 seconds is stopped.

  --climb SUBJECT  looks for boards that are harder on a subject of that table:
                   changes boards at random, and keeps what is harder. Prints the
                   hardest. By units of work, which are the same on any machine;
                   of what has none by its calls of the module
  --by call        by the longest call
  --unique         boards with exactly one solution only
  --seconds N      how long, 60 unless said otherwise
  --seed N         of the chance, 1 unless said otherwise

A FILE has a board of 81 characters at the start of each line; without FILE the
corpora of ../shared/data/puzzles are taken. Run "npm run build" first.
tests/engine/stack.tool.c measures the stack natively.`;

const flags = /** @type {const} */ ({
  boards: { type: 'string' },
  climb: { type: 'string' },
  by: { type: 'string' },
  unique: { type: 'boolean' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
});

/** The time after which a question is stopped, in milliseconds. */
const MOST = 5000;

/** @typedef {import('./limits/subjects.js').Subject} Subject */

/** @param {(string | number)[]} cells */
const line = ([name, ...cells]) =>
  say(String(name).padEnd(34) + cells.map((cell) => String(cell).padStart(13)).join(''));

/** @param {Subject} subject @param {string} board */
async function measure(subject, board) {
  const signal = AbortSignal.timeout(MOST);
  const start = performance.now();
  const { result, ...gauged } = await gauge(() => subject(board, { signal }));
  const time = performance.now() - start;
  return { ...gauged, ...result, work: result.work ?? gauged.calls, time };
}

/** The most of each measure. @param {Subject} subject @param {string[]} boards */
async function mostOf(subject, boards) {
  const most = { stack: 0, longest: 0, work: 0, time: 0, stopped: 0 };
  for (const board of boards) {
    const first = await measure(subject, board);
    // The first time includes compiling, which is not the engine's work.
    const second = first.longest > most.longest ? await measure(subject, board) : first;
    most.longest = Math.max(most.longest, Math.min(first.longest, second.longest));
    if (first.outcome === 'cancelled') most.stopped++;
    for (const of of /** @type {const} */ (['stack', 'work', 'time'])) {
      most[of] = Math.max(most[of], first[of]);
    }
  }
  return most;
}

/** @param {Engine} engine @param {string[]} boards */
async function printAll(engine, boards) {
  line(['memory', 'bytes', 'at once']);
  for (const { what, bytes, fit } of measureMemory()) line([what, bytes, fit]);
  line([`\n${boards.length} boards`, ' stack', 'longest, ms', 'work', 'ms', 'stopped']);
  const techniques = (await listTechniques()).map(({ slug }) => slug);
  const single = techniques.map((slug) => [slug, ask(engine, [{ slug, on: true }], 'all')]);
  const subjects = { ...(await subjectsOf(engine)), ...Object.fromEntries(single) };
  for (const [name, subject] of Object.entries(subjects)) {
    const { stack, longest, work, time, stopped } = await mostOf(subject, boards);
    line([name, stack, longest.toFixed(1), work, time.toFixed(0), stopped || '']);
  }
}

/** @param {Engine} engine @param {string[]} boards @param {Record<string, any>} how */
async function printHardest(engine, boards, { climb: name, by, unique, seconds = 60, seed = 1 }) {
  const subjects = await subjectsOf(engine);
  const subject = subjects[name];
  if (!subject) {
    throw new Failure(`There is no ${name}. There are: ${Object.keys(subjects).join('; ')}.`);
  }
  const random = chance(Number(seed));
  const end = performance.now() + 1000 * Number(seconds);
  /** @param {string} board */
  const score = async (board) => {
    const { outcome, ...measured } = await measure(subject, board);
    if (by === 'call') return Math.min(measured.longest, (await measure(subject, board)).longest);
    return outcome === 'cancelled' ? Infinity : measured.work;
  };
  const best = await climb(boards, score, {
    random,
    mayGoOn: () => performance.now() < end,
    repair: (board) => (unique ? uniqueFrom(engine, board, random) : board),
  });
  for (const { board, score: reached } of best) say(`${board} ${reached}`);
}

await script(import.meta.url, help, flags, async ({ boards: count = '5', ...how }, files) => {
  if (!(Number(count) >= 1)) throw new Failure('--boards wants a number, 1 at least.');
  const boards = readSets(files).flatMap(({ boards }) => {
    const every = Math.max(1, Math.floor(boards.length / Number(count)));
    return boards.filter((_, i) => i % every === 0).slice(0, Number(count));
  });
  const engine = await Engine.load();
  if (how.climb) await printHardest(engine, boards, how);
  else await printAll(engine, boards);
});
