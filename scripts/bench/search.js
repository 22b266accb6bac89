// Times the exact search, natively and as wasm: microseconds per board, from its 81 characters to its
// solution. The one idea: all contestants take turns in each round, each round asks for limit 1 and
// limit 2, and every grid and count is checked against the board and against the other contestants.
import { built } from '../build.js';
import { Failure, say } from '../lib/tools.js';
import { line, spread } from './boards.js';
import { program, wasmModule } from './contestants.js';

/** @typedef {import('./contestants.js').Pass} Pass */

const LIMITS = [1, 2];

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const units = nine.flatMap((i) => {
  const corner = 27 * Math.floor(i / 3) + 3 * (i % 3);
  return [
    nine.map((j) => 9 * i + j),
    nine.map((j) => 9 * j + i),
    nine.map((j) => corner + 9 * Math.floor(j / 3) + (j % 3)),
  ];
});

/** @param {string} board @param {string} solution */
function solves(board, solution) {
  const kept = [...board].every((given, at) => /[.0]/.test(given) || given === solution[at]);
  return kept && units.every((unit) => new Set(unit.map((at) => solution[at])).size === 9);
}

/** Throws unless the answers are right: solutions of their boards, as many as another one found. */
function check(
  /** @type {string[]} */ boards,
  /** @type {number} */ limit,
  /** @type {Pass['answers']} */ answers,
  /** @type {Pass['answers']} */ others,
) {
  if (answers.length !== boards.length) throw new Failure('Some boards have no answer.');
  for (const [i, board] of boards.entries()) {
    const { count, solution } = answers[i];
    const good = count === 0 || (count <= limit && solves(board, solution));
    if (!good || count !== others[i].count) throw new Failure(`Wrong answer: ${board}`);
  }
}

/**
 * @param {{ name: string, boards: string[] }[]} sets
 * @param {{ rounds: number, beside: string[] }} options
 */
export function measureSearch(sets, { rounds, beside }) {
  const contestants = [
    program(built('tuned', 'search_speed.tool'), 'native'),
    program(built('wasm', 'search_speed.tool'), 'wasm'),
    wasmModule(),
    ...beside.map((file) => program(file)),
  ];
  const rows = sets.flatMap(({ name, boards }) =>
    LIMITS.map((limit) => ({
      ...{ name, boards, limit },
      entries: contestants.map((who) => ({ who, times: /** @type {number[]} */ ([]), known: '' })),
    })),
  );
  for (let round = -1; round < rounds; round++) {
    for (const { boards, limit, entries } of rows) {
      const passes = entries.map(({ who }) => who.run(boards, limit));
      for (const [i, { time, answers }] of passes.entries()) {
        if (round < 0) {
          check(boards, limit, answers, passes[0].answers);
          entries[i].known = JSON.stringify(answers);
        } else {
          if (JSON.stringify(answers) !== entries[i].known) throw new Failure('Another answer.');
          entries[i].times.push(time);
        }
      }
    }
  }
  return {
    unit: 'microseconds a board',
    rounds,
    rows: rows.flatMap(({ name, boards, limit, entries }) =>
      entries.map(({ who, times }) => {
        const ratio = spread(times.map((time, round) => time / entries[0].times[round])).median;
        return { name, boards: boards.length, limit, engine: who.name, ...spread(times), ratio };
      }),
    ),
  };
}

/** @param {ReturnType<typeof measureSearch>} result */
export function printSearch({ rows }) {
  const head = ['boards', 'limit', 'median', 'least', 'most', 'x native', '  engine'];
  say(line(['µs a board', ...head]));
  for (const { name, boards, limit, median, least, most, ratio, engine } of rows) {
    const cells = [String(boards), String(limit), median, least, most, ratio, `  ${engine}`];
    say(line([name, ...cells]));
  }
}
