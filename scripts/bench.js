// Times one Go of a method in the wasm module: the average over each corpus, as the median of
// several rounds that take turns, with events off and on. Every result that it times is checked.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Engine } from '../web/index.js';
import { Failure, project, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/bench.js [--method NAME] [--rounds N] [--json] [FILE...]

Prints the average time of one Go in milliseconds (median, least and most of N
rounds, 5 unless said otherwise), beside the aim where there is one, and how
many visits of the method there are in a microsecond. Backtracking may take
minutes for a single board: name a FILE with boards that it can do.

A FILE has a board of 81 characters at the start of each line; without FILE the
corpora of ../shared/data/puzzles are taken. Run "npm run build" first.`;

/** What one Go of Ushio's method may take on average, in milliseconds. */
const aims = { '17clue': 0.5, magictour1465: 0.8, hardest1106: 10 };

/** The corpora without FILE; 500 boards of each are enough for a steady average. */
const corpora = ['17clue', 'magictour1465', 'many-solutions', 'hardest1905', 'hardest1106'];
const most = 500;

/** @param {string} file */
function readBoards(file) {
  const boards = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.slice(0, 81))
    .filter((line) => /^[0-9.]{81}$/.test(line));
  const every = Math.max(1, Math.floor(boards.length / most));
  return boards.filter((_, i) => i % every === 0);
}

/** @param {string[]} files */
function chooseFiles(files) {
  if (files.length > 0) return files;
  const folder = join(project, '../shared/data/puzzles');
  if (!existsSync(folder)) throw new Failure('There are no corpora here: name files with boards.');
  return corpora.map((name) => join(folder, `${name}.txt`));
}

/** One Go, on average over the boards: milliseconds and visits. */
function timeRound(
  /** @type {Engine} */ engine,
  /** @type {string[]} */ boards,
  /** @type {{ method: string, events: boolean }} */ open,
) {
  const solver = engine.open(boards[0], open);
  const mayStick = engine.methods().find(({ slug }) => slug === open.method)?.canBeStuck;
  let spent = 0;
  let visits = 0;
  for (const board of boards) {
    solver.board = board;
    const start = performance.now();
    const { outcome, board: end, counts } = solver.solve();
    spent += performance.now() - start;
    visits += counts.visits;
    const good = outcome === 'finished' ? !end.includes('.') : outcome === 'stuck' && mayStick;
    if (!good) throw new Failure(`${outcome}: ${board}`);
  }
  solver.free();
  return { time: spent / boards.length, visits: visits / boards.length };
}

/** @param {number[]} times */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted.at(-1) ?? 0 };
}

/** @param {(string | number | undefined)[]} cells */
function line([name, ...cells]) {
  const text = (/** @type {string | number | undefined} */ cell) =>
    typeof cell === 'number' ? cell.toFixed(3) : (cell ?? '-');
  return String(name).padEnd(18) + cells.map((cell) => text(cell).padStart(10)).join('');
}

await script(
  import.meta.url,
  help,
  { method: { type: 'string' }, rounds: { type: 'string' }, json: { type: 'boolean' } },
  async ({ method = 'ushio', rounds = '5', json }, files) => {
    const engine = await Engine.load();
    const sets = chooseFiles(files).map((file) => {
      const name = basename(file, '.txt');
      const off = /** @type {number[]} */ ([]);
      const on = /** @type {number[]} */ ([]);
      return { name, boards: readBoards(file), off, on, visits: 0 };
    });
    for (let round = -1; round < Number(rounds); round++) {
      for (const set of sets) {
        const { boards, off, on } = set;
        const times = [false, true].map((events) => timeRound(engine, boards, { method, events }));
        if (round < 0) continue; // warming up
        off.push(times[0].time);
        on.push(times[1].time);
        set.visits = times[0].visits;
      }
    }
    const rows = sets.map(({ name, boards, off, on, visits }) => {
      const aim = method === 'ushio' ? aims[/** @type {keyof typeof aims} */ (name)] : undefined;
      const times = spread(off);
      const speed = visits / times.median / 1000;
      const events = spread(on).median;
      return { name, boards: boards.length, ...times, aim, events, visits, speed };
    });
    if (json) return say(JSON.stringify({ method, rounds: Number(rounds), rows }, null, 2));
    say(
      line(['ms for one Go', 'boards', 'median', 'least', 'most', 'aim', 'events on', 'visits/µs']),
    );
    for (const { name, boards, median, least, most, aim, events, speed } of rows) {
      say(line([name, String(boards), median, least, most, aim, events, speed]));
    }
  },
);
