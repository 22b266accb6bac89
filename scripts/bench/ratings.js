// Times the ratings of HoDoKu and Sudoku Explainer, natively and as wasm: puzzles a second, whole solve and rating.
// The one idea: both take turns in each round with the same boards, and have to give equal ratings in all rounds.
import { built } from '../build.js';
import { Failure, say } from '../lib/tools.js';
import { line, sample, spread } from './boards.js';
import { runTool } from './contestants.js';

/**
 * How many puzzles other programs rate in a second, on one core: measured once on a similar machine, as given with the aims.
 * @type {Record<string, Record<string, Record<string, number>>>}
 */
const others = {
  hodoku: { 'HoDoKu 2.2.0': { '17clue': 360, magictour1465: 4.4 } },
  se: {
    skfr: { '17clue': 2980, magictour1465: 35, hardest1106: 0.31 },
    SukakuExplainer: { '17clue': 12, magictour1465: 1.2, hardest1106: 0.02 },
  },
};

/** Their numbers, KT_SCALE_... */
const scales = { hodoku: 0, se: 2 };

/** How many boards of a corpus take some seconds; Sudoku Explainer's scale rates less than one of the hardest a second. */
const most = {
  hodoku: { '17clue': 5000, magictour1465: 500, hardest1106: 100 },
  se: { '17clue': 5000, magictour1465: 200, hardest1106: 10 },
};

const contestants = /** @type {const} */ ([
  ['native', 'tuned'],
  ['wasm', 'wasm'],
]);

/** @param {string} folder @param {string[]} boards @param {number} scale */
function rate(folder, boards, scale) {
  const [time, ...answers] = runTool(built(folder, 'rating_speed.tool'), [String(scale)], boards);
  if (answers.length !== boards.length) throw new Failure('Some boards have no rating.');
  return { speed: 1e9 / Number(time), answers: answers.join() };
}

/**
 * @param {{ name: string, boards: string[] }[]} sets
 * @param {{ rounds: number, boards: number }} options at most this many boards of each set
 */
export function measureRatings(sets, { rounds, boards: limit }) {
  const rows = Object.entries(scales).flatMap(([scale, number]) =>
    sets.map(({ name, boards }) => {
      const known = /** @type {Record<string, number>} */ (most[/** @type {'se'} */ (scale)]);
      const taken = sample(boards, Math.min(limit, known[name] ?? 500));
      return { scale, number, name, boards: taken, speeds: /** @type {number[][]} */ ([[], []]) };
    }),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { number, boards, speeds } of rows) {
      const passes = contestants.map(([, folder]) => rate(folder, boards, number));
      if (passes[0].answers !== passes[1].answers) throw new Failure('wasm rates otherwise.');
      passes.forEach(({ speed }, i) => speeds[i].push(speed));
    }
  }
  return {
    unit: 'puzzles a second',
    rounds,
    rows: rows.map(({ scale, name, boards, speeds: [native, wasm] }) => ({
      ...{ scale, name, boards: boards.length, native: spread(native), wasm: spread(wasm) },
      ratio: spread(native.map((speed, round) => speed / wasm[round])).median,
      others: Object.entries(others[scale] ?? {}).flatMap(([who, speeds]) =>
        speeds[name] === undefined ? [] : [{ who, speed: speeds[name] }],
      ),
    })),
  };
}

/** @param {ReturnType<typeof measureRatings>} result */
export function printRatings({ rows }) {
  const head = ['scale', 'boards', 'native', 'least', 'most', 'wasm', 'slower', '  others'];
  say(line(['puzzles/s', ...head]));
  for (const { scale, name, boards, native, wasm, ratio, others } of rows) {
    const beside = others.map(({ who, speed }) => `  ${who} ${speed}`).join(',');
    const figures = [native.median, native.least, native.most, wasm.median, ratio];
    say(line([name, scale, String(boards), ...figures, beside]));
  }
}
