// Ratings of the puzzle by other scales: when the engine is asked and when not, the sentences, and what is kept.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { fromText } from '../../web/game/state.js';
import { loadPart } from '../../web/locales/languages.js';
import { load, setChoices } from '../../web/model/actions.js';
import { edit } from '../../web/model/hand/actions.js';
import { knownRatings } from '../../web/model/ratings/known.js';
import { Rater } from '../../web/solver/ratings/rater.js';
import { rateButton, readKept, sayScale } from '../../web/model/ratings/ratings.js';
import { makeSolver, soon } from './fake.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = `1${'.'.repeat(80)}`;
const HODOKU = { outcome: 'finished', level: 'hard', score: 1234, er: null, ep: null, ed: null };
const SE = { outcome: 'finished', level: null, score: null, er: 4.5, ep: 1.2, ed: 1 };

await loadPart('en', 'ratings');

/** @type {((answer: any) => void)[]} */
const answers = [];
// A question still open at the end of a test would keep the process waiting until it is given up.
afterEach(() => answers.splice(0).forEach((give) => give({ outcome: 'cancelled' })));

/** A solver with a rater whose engine answers when a test says so. @param {Map<string, unknown>} [kept] */
function makeRater(kept = new Map()) {
  const solver = makeSolver(PUZZLE);
  /** @type {{ scale: string, signal: AbortSignal, give: (answer: any) => void, fail: (error: any) => void }[]} */
  const asked = [];
  const client = {
    rate: (/** @type {string} */ _, /** @type {any} */ { scale, signal }) =>
      new Promise((give, fail) => {
        asked.push({ scale, signal, give, fail });
        answers.push(give);
      }),
  };
  const ask = async (/** @type {any} */ _, /** @type {any} */ work) => work(client);
  const rater = new Rater(solver.store, /** @type {any} */ ({ ask }), () => kept);
  const said = () =>
    /** @type {const} */ (['hodoku', 'se']).map((scale) => sayScale(solver.state(), scale)?.short);
  const press = () => {
    const button = rateButton(solver.state());
    if (button) solver.send(button.act);
    return button?.key;
  };
  const offered = () => rateButton(solver.state())?.key;
  return { ...solver, rater, asked, kept, said, press, offered };
}

test('HoDoKu is asked first, then Sudoku Explainer; both are said as they come, and kept', async () => {
  const { rater, asked, kept, said, state } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  assert.deepEqual([asked.length, asked[0].scale], [1, 'hodoku']);
  asked[0].give(HODOKU);
  await soon();
  assert.deepEqual(said(), ['HoDoKu 2.2.0: Hard, 1234', 'SE 1.2.1: rating …']);
  asked[1].give(SE);
  await soon();
  assert.deepEqual(said(), ['HoDoKu 2.2.0: Hard, 1234', 'SE 1.2.1: 4.5 / 1.2 / 1.0']);
  assert.match(String(sayScale(state(), 'se')?.full), /4\.5 \(ER\).*1\.2 \(EP\).*1\.0 \(ED\)/);
  const known = { hodoku: { level: 'hard', score: 1234 }, se: { er: 4.5, ep: 1.2, ed: 1 } };
  assert.deepEqual([kept.get(PUZZLE), knownRatings(state())], [known, known]);
});

test('what was kept is not found twice, and what makes no sense of it is', async () => {
  const hodoku = { level: 'easy', score: 200 };
  const { rater, asked, said } = makeRater(new Map([[PUZZLE, { hodoku, se: { er: 'a' } }]]));
  rater.begin(PUZZLE, false);
  await soon();
  assert.deepEqual(said()[0], 'HoDoKu 2.2.0: Easy, 200');
  assert.deepEqual(
    asked.map(({ scale }) => scale),
    ['se'],
  );
  for (const nonsense of [null, 7, [], { hodoku: { level: 'constructor', score: 1 } }]) {
    assert.deepEqual(readKept(nonsense), { hodoku: null, se: null });
  }
  const least = { er: 0, ep: 0, ed: 0 };
  assert.deepEqual(readKept({ se: least }).se, least);
  assert.equal(readKept({ se: { ...least, ed: -1 } }).se, null);
});

test('digits that are entered leave it alone; another puzzle ends it, and an answer is not said of that', async () => {
  const { rater, asked, said, send } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  send(edit, 2, 4);
  assert.equal(asked[0].signal.aborted, false);
  send(load, fromText(OTHER));
  assert.ok(asked[0].signal.aborted);
  asked[0].give(HODOKU);
  await soon();
  assert.deepEqual([said(), asked.length], [[undefined, undefined], 1]);
});

test('after some seconds it is given up, until somebody lets it go on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { rater, asked, said, press, offered } = makeRater();
  rater.begin(PUZZLE, false);
  await null;
  asked[0].give(HODOKU);
  for (let i = 0; i < 20; i++) await null;
  t.mock.timers.tick(5000);
  assert.deepEqual([asked.length, asked[1].signal.aborted], [2, true]);
  assert.equal(said()[1], 'SE 1.2.1: not rated within five seconds.');
  asked[1].give({ ...SE, outcome: 'cancelled' });
  assert.equal(press(), 'rating.goOn');
  await null;
  t.mock.timers.tick(60_000);
  assert.deepEqual([asked.length, asked[2].scale, asked[2].signal.aborted], [3, 'se', false]);
  asked[2].give(SE);
  for (let i = 0; i < 20; i++) await null;
  assert.deepEqual([said()[1], offered()], ['SE 1.2.1: 4.5 / 1.2 / 1.0', undefined]);
});

test('Stop ends it at once, and it can go on', async () => {
  const { rater, asked, said, press, offered } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  assert.equal(press(), 'action.stop');
  assert.ok(asked[0].signal.aborted);
  assert.deepEqual(said(), ['HoDoKu 2.2.0: stopped.', 'SE 1.2.1: stopped.']);
  assert.equal(press(), 'rating.goOn');
  await soon();
  assert.deepEqual([asked.length, offered()], [2, 'action.stop']);
});

test('where a person is asked first, nothing is asked of the engine before', async () => {
  const { rater, asked, said, press } = makeRater();
  rater.begin(PUZZLE, true);
  await soon();
  assert.deepEqual([asked.length, said()], [0, [undefined, undefined]]);
  assert.equal(press(), 'rating.begin');
  await soon();
  assert.equal(asked[0].scale, 'hodoku');
});

test('of a puzzle that has not exactly one solution nothing is said', async () => {
  const { rater, asked, said, offered } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  asked[0].give({ outcome: 'indeterminate' });
  await soon();
  asked[1].give({ outcome: 'indeterminate' });
  await soon();
  assert.deepEqual([said(), offered()], [[undefined, undefined], undefined]);
});

test('that the catalogue cannot be loaded is said to who asked for it, and to nobody else', async (t) => {
  const log = t.mock.method(console, 'error', () => {});
  const { rater, asked, said, press, offered } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  asked[0].fail(Object.assign(new Error('no'), { code: 'load' }));
  await soon();
  press();
  press();
  await soon();
  assert.deepEqual([said()[0], log.mock.callCount()], [undefined, 0]);
  asked.at(-1)?.fail(Object.assign(new Error('no'), { code: 'load' }));
  await soon();
  assert.equal(said()[1], 'SE 1.2.1: the techniques could not be loaded.');
  assert.deepEqual([offered(), log.mock.callCount()], ['error.retry', 1]);
});

for (const [code, sentence] of [
  ['lost', 'HoDoKu 2.2.0: the rating stopped answering.'],
  ['memory', 'HoDoKu 2.2.0: there is not enough memory.'],
  ['trap', 'HoDoKu 2.2.0: the rating failed (trap).'],
]) {
  test(`of a rating that fails (${code}) that is said, the other is found, and it can be tried again`, async (t) => {
    t.mock.method(console, 'error', () => {});
    const { rater, asked, said, press } = makeRater();
    rater.begin(PUZZLE, false);
    await soon();
    asked[0].fail(Object.assign(new Error('no'), { code }));
    await soon();
    asked[1].give(SE);
    await soon();
    assert.deepEqual(said(), [sentence, 'SE 1.2.1: 4.5 / 1.2 / 1.0']);
    assert.equal(press(), 'error.retry');
    await soon();
    assert.equal(asked[2].scale, 'hodoku');
    asked[2].give(HODOKU);
    await soon();
    assert.equal(said()[0], 'HoDoKu 2.2.0: Hard, 1234');
  });
}

test('where a host does not want to say how many solutions there are, it ends, and nothing is said', async () => {
  const { rater, asked, said, send, state } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  asked[0].give(HODOKU);
  await soon();
  send(setChoices, { verdict: false });
  assert.ok(asked[1].signal.aborted);
  assert.deepEqual([said(), knownRatings(state())], [[undefined, undefined], null]);
});

test('what is known is told as soon as one of both is', async () => {
  const { rater, asked, state } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  assert.equal(knownRatings(state()), null);
  asked[0].give(HODOKU);
  await soon();
  assert.deepEqual(knownRatings(state()), { hodoku: { level: 'hard', score: 1234 }, se: null });
});

test('an answer that was broken off is none: nothing is said, nothing else asked', async () => {
  const { rater, asked, kept, state } = makeRater();
  rater.begin(PUZZLE, false);
  await soon();
  asked[0].give({ ...HODOKU, outcome: 'cancelled' });
  await soon();
  assert.deepEqual([asked.length, kept.size, state().ratings?.hodoku.phase], [1, 0, 'finding']);
});
