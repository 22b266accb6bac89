// Times one Go of a method in the wasm module: the average over each corpus, as the median of several rounds in turn,
// with events off and on. It checks every result.
import { Engine } from '../../web/index.js';
import { Failure, say } from '../lib/tools.js';
import { line, spread } from './boards.js';

/** The time that one Go of Ushio's method may take on average, in milliseconds. */
const aims = { '17clue': 0.5, magictour1465: 0.8, hardest1106: 10 };

/** This many boards of a corpus are enough for a steady average. */
const most = 500;

/** @param {string[]} boards */
function sample(boards) {
  const every = Math.max(1, Math.floor(boards.length / most));
  return boards.filter((_, i) => i % every === 0);
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

/**
 * @param {{ name: string, boards: string[] }[]} corpora
 * @param {{ method: string, rounds: number }} options
 */
export async function measureMethod(corpora, { method, rounds }) {
  const engine = await Engine.load();
  const sets = corpora.map(({ name, boards }) => {
    const off = /** @type {number[]} */ ([]);
    const on = /** @type {number[]} */ ([]);
    return { name, boards: sample(boards), off, on, visits: 0 };
  });
  for (let round = -1; round < rounds; round++) {
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
  return { method, rounds, rows };
}

/** @param {Awaited<ReturnType<typeof measureMethod>>} result */
export function printMethod({ rows }) {
  say(
    line(['ms for one Go', 'boards', 'median', 'least', 'most', 'aim', 'events on', 'visits/µs']),
  );
  for (const { name, boards, median, least, most, aim, events, speed } of rows) {
    say(line([name, String(boards), median, least, most, aim, events, speed]));
  }
}
