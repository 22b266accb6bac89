/**
 * Every question to the engine, as the page asks it: in slices, with the page's own budgets. A subject takes a board
 * and answers how much work it was, in the engine's own units, which do not depend on the machine.
 */
import { rate } from '../../web/engine/catalogue/rating.js';
import { askInSlices, listSome } from '../../web/engine/search.js';
import { contradictInSlices } from '../../web/engine/contradiction.js';
import { makerOf } from '../../web/engine/catalogue/goal.js';
import { makeInSlices } from '../../web/engine/maker.js';
import { takeProof } from '../../web/engine/proof/arguments.js';
import { prove } from '../../web/engine/proof/prove.js';
import { press } from '../../web/engine/slices.js';

/** @typedef {import('../../web/index.js').Engine} Engine */
/** @typedef {{ signal?: AbortSignal }} How */
/** @typedef {{ outcome: string, work?: number, reached?: string }} Worked without work the calls count */
/** @typedef {(board: string, how: How) => Promise<Worked>} Subject */

const FULL = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

/** @param {Engine} engine @param {string} method @param {boolean} events @returns {Subject} */
const go = (engine, method, events) => async (board, how) => {
  const solver = engine.open(board, { method, events });
  const visits = () => solver.progress().visits;
  let work = 0;
  // A press that is stopped forgets its visits.
  const onProgress = () => (work = visits());
  const { outcome, board: reached } = await press(solver, 'solve', { ...how, onProgress });
  work = Math.max(work, visits());
  solver.free();
  return { work, outcome, reached };
};

/** 1 Step, again and again, with all its events. @param {Engine} engine @param {string} method @returns {Subject} */
const steps = (engine, method) => async (board, how) => {
  const solver = engine.open(board, { method, events: true });
  let [work, outcome] = [0, 'continues'];
  for (let i = 0; i < 81 && outcome === 'continues'; i++) {
    ({ outcome } = await press(solver, 'step', how));
    work += solver.progress().visits;
  }
  solver.free();
  return { work, outcome };
};

/** @param {Engine} engine @param {'count' | 'commonDigits'} asked @returns {Subject} */
const search = (engine, asked) => async (board, how) => {
  const search = engine.search(board);
  const { free } = search;
  let work = 0;
  search.free = () => {
    work = search.progress().guesses;
    free.call(search);
  };
  const { outcome } = await askInSlices(search, asked, how);
  return { work, outcome };
};

/** @param {Engine} engine @returns {Subject} */
const list = (engine) => async (board, how) => {
  const search = engine.search(board);
  const { ended } = await listSome(search, how);
  const work = search.progress().guesses;
  search.free();
  return { work, outcome: String(ended) };
};

/** @param {Engine} engine @returns {Subject} */
const contradiction = (engine) => async (board, how) => {
  let work = 0;
  const onProgress = (/** @type {{ boards: number }} */ { boards }) => (work = boards);
  const { outcome } = await contradictInSlices(engine.search(board), { ...how, onProgress });
  return { work, outcome };
};

/** @param {string} scale @returns {Subject} */
const rating = (scale) => async (board, how) => {
  const { outcome } = await rate(board, scale, how);
  return { outcome };
};

/** The questions of hints. @param {Engine} engine @param {any} order @param {string} question @returns {Subject} */
export const ask = (engine, order, question) => async (board, how) => {
  // Answers are kept until a question about another board comes.
  await (await engine.catalogue(FULL, { order })).check(how);
  const catalogue = await engine.catalogue(board, { order });
  /** @type {Record<string, () => Promise<any>>} */
  const questions = {
    hint: () => catalogue.hint(how),
    all: () => catalogue.all(how),
    missed: () => catalogue.missed(how),
    why: () => whyAll(catalogue, how),
  };
  const { outcome } = await questions[question]();
  return { outcome };
};

/** Asks why some candidates can go. @param {any} catalogue @param {How} how */
async function whyAll(catalogue, how) {
  let outcome = 'finished';
  const { digits } = await catalogue.check(how);
  for (let i = 0; i < 729 && !how.signal?.aborted; i += 44) {
    const [row, column, digit] = [1 + Math.floor(i / 81), 1 + (Math.floor(i / 9) % 9), 1 + (i % 9)];
    const square = digits[Math.floor(i / 9)];
    if (square.length === 0 || catalogue.board[Math.floor(i / 9)] !== '.') continue;
    ({ outcome } = await catalogue.why(row, column, digit, how));
  }
  return { outcome };
}

/** Makes a puzzle with seeds from the board, within some thousand units of work. @param {Engine} engine @param {any} request @returns {Subject} */
const make = (engine, request) => async (board, how) => {
  const [seed1, seed2] = [board.slice(0, 40), board.slice(40)].map((half) =>
    [...half].reduce((seed, symbol) => (31 * seed + symbol.charCodeAt(0)) >>> 0, 7),
  );
  const whole = { budget: 20_000, ...request, seed1, seed2 };
  const maker = request.rating ? await makerOf(whole) : engine.maker(whole);
  const { outcome, work } = await makeInSlices(maker, how);
  return { work, outcome };
};

/** The way to the solution, until nothing more is known to try; on hard boards that takes seconds. @type {Subject} */
const proof = async (board, how) => {
  let work = 0;
  const onProgress = (/** @type {{ work: number }} */ progress) => (work = progress.work);
  const { result } = await prove(
    { board, ...takeProof({ milliseconds: 1000 }, 'way') },
    { ...how, onProgress },
  );
  return { work, outcome: result };
};

/** @param {Engine} engine @returns {Promise<Record<string, Subject>>} */
export async function subjectsOf(engine) {
  await engine.loadTechniques();
  const methods = engine.methods().map(({ slug }) => slug);
  const scales = ['hodoku', 'hodoku-2.3', 'se'];
  return Object.fromEntries([
    ...methods.map((slug) => [slug, go(engine, slug, false)]),
    ...methods.map((slug) => [`${slug}, told`, go(engine, slug, true)]),
    ...methods.map((slug) => [`${slug}, 1 Step`, steps(engine, slug)]),
    ['count', search(engine, 'count')],
    ['common digits', search(engine, 'commonDigits')],
    ['solutions', list(engine)],
    ['contradiction', contradiction(engine)],
    ...scales.map((scale) => [`rating ${scale}`, rating(scale)]),
    ...['hint', 'all', 'missed', 'why'].map((q) => [q, ask(engine, 'hodoku', q)]),
    ['hint se', ask(engine, 'se', 'hint')],
    ['proof', proof],
    ['maker', make(engine, { symmetry: 'point', givens: [24, 30] })],
    ['maker by difficulty', make(engine, { difficulty: [8, 9] })],
    ['maker by rating', make(engine, { rating: { scale: 'se', min: 7 } })],
  ]);
}
