// The catalogue's answers about a person's board: engine.catalogue and client.catalogue, frozen; they may grow,
// but none of this may change.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../../needs.js';
import { Engine, EngineClient, KakuteiError } from '../../../web/index.js';

need('wasm');

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const tricky = '.....5...8.....76..4...2..1...8......3......4.94.1......124...6.27....3.9......7.';
const several = '...87..54....9.6..7........43...5.6...9.........1....3821......6.4..9..1....6....';

const bytes = readFileSync(built('wasm', 'kakutei'));
const engine = await Engine.load({ bytes });
const { solution: solved } = engine.count(tricky);
const solution = String(solved);

/** All marks of a board without any taken away. @param {string} board @returns {number[][]} */
const fullMarks = (board) =>
  [...board].map((digit) => (digit === '.' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : []));

/** @param {Promise<any>} call @param {string} code */
const refused = (call, code) =>
  assert.rejects(call, (error) => error instanceof KakuteiError && error.code === code);

/** @param {import('../../../web/engine/records.js').KakuteiEvent[]} events */
const told = (events) => {
  const deduction = events.findIndex(({ kind }) => kind === 'deduction');
  return { ...events[deduction], deduction, after: events.slice(deduction + 1) };
};

test('a hint is the next step, with what is told of it', async () => {
  const catalogue = await engine.catalogue(easy);
  const { outcome, step } = await catalogue.hint();
  assert.equal(outcome, 'found');
  const { events, ...rest } = step ?? assert.fail();
  assert.deepEqual(rest, {
    number: 0,
    technique: 'naked-single',
    family: 'singles',
    level: 'easy',
    score: 4,
    rating: null,
    placed: [{ row: 5, column: 5, digit: 5 }],
    removed: [],
    links: 0,
  });
  const { rule, family, squares, after, deduction } = told(events);
  assert.deepEqual(
    { rule, family, squares },
    {
      ...{ rule: 'naked-single', family: 'singles' },
      squares: [{ row: 5, column: 5 }],
    },
  );
  assert.equal(events.filter(({ kind }) => kind === 'given').length, 30);
  assert.deepEqual([after.at(-1)?.kind, after.at(-1)?.cause], ['placed', deduction]);
});

test('hint by hint a board is solved', async () => {
  const catalogue = await engine.catalogue({ givens: tricky, candidates: fullMarks(tricky) });
  let steps = 0;
  for (;;) {
    const { outcome, step } = await catalogue.hint();
    if (!step) {
      assert.equal(outcome, 'finished');
      break;
    }
    await catalogue.apply(step);
    assert.ok(++steps < 200);
  }
  const [givens, digits] = [catalogue.board.slice(0, 81), catalogue.board.slice(81, 162)];
  assert.equal(
    [...givens].map((given, s) => (given === '.' ? digits[s] : given)).join(''),
    solution,
  );
});

test('a puzzle of candidates has hints, too', async () => {
  const all = '123456789';
  const marks = [...easy].map((given) =>
    given === '.' ? all : [...all].map((digit) => (digit === given ? digit : '.')).join(''),
  );
  const catalogue = await engine.catalogue(marks.join(''));
  for (let i = 0; i < 3; i++) {
    const { step } = await catalogue.hint();
    await catalogue.apply(step ?? assert.fail());
  }
  assert.equal((await catalogue.check()).outcome, 'finished');
});

test('a check says what is wrong, what is missing and what is only untidy', async () => {
  const clean = await (await engine.catalogue(tricky)).check();
  assert.equal(clean.outcome, 'finished');
  assert.equal(clean.solutions, 1);
  assert.deepEqual(clean.digits.map(([digit]) => digit).join(''), solution);
  assert.deepEqual([clean.wrong, clean.missing, clean.tidy, clean.clash], [[], [], [], []]);

  const marks = fullMarks(tricky);
  marks[0] = [Number(solution[0]) === 1 ? 2 : 1];
  const digits = [...tricky];
  const wrong = [...'123456789'].find((d) => d !== solution[1] && !/[2345689]/.test(d));
  digits[1] = String(wrong);
  marks[1] = [];
  const { outcome, ...found } = await (
    await engine.catalogue({ givens: tricky, digits: digits.join(''), candidates: marks })
  ).check();
  assert.equal(outcome, 'inconsistent');
  assert.deepEqual(found.wrong, [{ row: 1, column: 2, digit: Number(wrong) }]);
  assert.deepEqual(found.missing, [{ row: 1, column: 1, digits: [Number(solution[0])] }]);
  assert.ok(found.tidy.some(({ row, column, digit }) => row === 1 && column === 3 && digit === 5));
  assert.ok(found.tidy.every(({ row, column }) => tricky[9 * row + column - 10] === '.'));
});

test('on a board that is wrong nothing else is said', async () => {
  const marks = fullMarks(tricky);
  marks[0] = [];
  const catalogue = await engine.catalogue({ givens: tricky, candidates: marks });
  assert.deepEqual(await catalogue.hint(), { outcome: 'inconsistent', step: null });
  assert.deepEqual(await catalogue.all(), { outcome: 'inconsistent', steps: [], lost: 0 });
  assert.deepEqual(await catalogue.missed(), { outcome: 'inconsistent', step: null });
});

test('all steps are listed, told and weighed, whatever is asked in between', async () => {
  const catalogue = await engine.catalogue(tricky);
  /** @type {string[]} */
  const heard = [];
  const { outcome, steps, lost } = await catalogue.all({
    onStep: ({ technique }) => heard.push(technique),
  });
  assert.equal(outcome, 'finished');
  assert.equal(lost, 0);
  assert.ok(steps.length > 100);
  assert.deepEqual(
    heard,
    steps.map(({ technique }) => technique),
  );
  for (const { removed } of steps) {
    for (const { row, column, digit } of removed) {
      assert.notEqual(solution[9 * row + column - 10], String(digit));
    }
  }
  await catalogue.hint();
  await engine.rate(easy);
  const step = steps[steps.length >> 1];
  assert.equal(told(await catalogue.tell(step)).rule, step.technique);
  assert.deepEqual(Object.keys(await catalogue.unlocks(step)), ['digits', 'candidates']);
  const other = await engine.catalogue(easy);
  await refused(other.tell(step), 'range');
  const { steps: singles } = await other.all();
  assert.deepEqual(await other.unlocks(singles[0]), { digits: 50, candidates: 0 });
});

test('of a candidate it is said why it can go, or that it cannot', async () => {
  const catalogue = await engine.catalogue(tricky);
  const right = await catalogue.why(1, 1, Number(solution[0]));
  assert.deepEqual(right, {
    ...{ outcome: 'finished', verdict: 'inSolution', steps: [], events: null },
  });
  /** @type {Set<string>} */
  const verdicts = new Set();
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { verdict, steps } = await catalogue.why(1, 1, digit);
    verdicts.add(verdict);
    if (!verdict.startsWith('found')) continue;
    assert.equal(steps.length === 1, verdict === 'found');
    for (const { technique, events } of steps) assert.equal(told(events).rule, technique);
  }
  assert.ok(verdicts.has('seen') && verdicts.has('foundByPath'), [...verdicts].join());
  await refused(catalogue.why(1, 6, 5), 'range');
  await refused(catalogue.why(0, 1, 1), 'range');
  assert.equal((await (await engine.catalogue(several)).why(1, 1, 1)).outcome, 'finished');
});

test('what no technique of the order shows is supposed', async () => {
  const catalogue = await engine.catalogue(tricky, { order: [{ slug: 'naked-single' }] });
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { verdict, steps, events } = await catalogue.why(1, 2, digit);
    if (verdict !== 'trueBeyond' || !events) continue;
    assert.deepEqual(steps, []);
    const [assumed, contradiction, result] = ['assumed', 'contradiction', 'result'].map((kind) =>
      events.find((event) => event.kind === kind),
    );
    assert.deepEqual([assumed?.rule, assumed?.digits], ['supposed', [digit]]);
    assert.ok(['squares', 'no-place'].includes(String(contradiction?.rule)));
    assert.equal(result?.value, 'inconsistent');
    return;
  }
  assert.fail('nothing was supposed');
});

test('what was missed is found', async () => {
  const catalogue = await engine.catalogue(tricky);
  const first = (await catalogue.hint()).step ?? assert.fail();
  const { outcome, step } = await catalogue.missed();
  assert.equal(outcome, 'found');
  assert.deepEqual(step?.placed, first.placed);
  await catalogue.setBoard({
    ...{ givens: tricky, digits: solution },
    candidates: fullMarks(solution),
  });
  assert.deepEqual(await catalogue.missed(), { outcome: 'none', step: null });
});

test('orders have names, or are lists of what is on', async () => {
  const catalogue = await engine.catalogue(tricky, { order: 'beginner' });
  const beginner = await catalogue.order();
  assert.deepEqual(beginner[0], { slug: 'full-house', score: 4 });
  const { outcome } = await catalogue.hint();
  assert.equal(outcome, 'found');
  await catalogue.setOrder([
    { slug: 'x-wing', on: false },
    { slug: 'hidden-single', score: 3 },
  ]);
  assert.deepEqual(await catalogue.order(), [{ slug: 'hidden-single', score: 3 }]);
  const { step } = await catalogue.hint();
  assert.deepEqual([step?.technique, step?.score, step?.level], ['hidden-single', 3, null]);
  await catalogue.setOrder('se');
  assert.deepEqual([(await catalogue.hint()).step?.score], [null]);
  await refused(catalogue.setOrder('mine'), 'technique');
  await refused(catalogue.setOrder([{ slug: 'mine' }]), 'technique');
  await refused(catalogue.setOrder([{ slug: 'x-wing' }, { slug: 'x-wing' }]), 'technique');
  await refused(catalogue.setOrder([]), 'technique');
  await refused(catalogue.setOrder(/** @type {any} */ (7)), 'type');
  assert.equal((await catalogue.order())[0].slug, 'hidden-single', 'the order before is kept');
});

test('every technique is known by its slug', async () => {
  const techniques = await (await engine.catalogue(easy)).techniques();
  assert.ok(techniques.length > 100);
  assert.deepEqual(
    techniques.find(({ slug }) => slug === 'x-wing'),
    {
      ...{ slug: 'x-wing', family: 'fish', hodoku: '0300', se: 'XW' },
      ...{ level: 'hard', score: 140, needsUniqueness: false, rates: true },
      ...{ index: 2200, place: 8, rating: 3.2 },
    },
  );
});

test('the signal ends what is asked', async () => {
  const catalogue = await engine.catalogue(tricky);
  const signal = AbortSignal.abort();
  for (const ask of [catalogue.check({ signal }), catalogue.hint({ signal })]) {
    assert.equal((await ask).outcome, 'cancelled');
  }
  assert.equal((await catalogue.all({ signal })).outcome, 'cancelled');
  assert.equal((await catalogue.why(1, 2, 3, { signal })).outcome, 'cancelled');
  assert.equal((await catalogue.missed({ signal })).outcome, 'cancelled');
  const controller = new AbortController();
  const listing = catalogue.all({ signal: controller.signal });
  const waiting = catalogue.check({ signal });
  assert.equal((await waiting).outcome, 'cancelled', 'also what waits for its turn');
  controller.abort();
  assert.equal((await listing).outcome, 'cancelled');
  assert.equal((await catalogue.hint()).outcome, 'found', 'and the next is answered');
});

test('questions wait for each other, and a rating makes way', async () => {
  const [rated, hinted, listed] = await Promise.all([
    engine.rate(tricky),
    (await engine.catalogue(easy)).hint(),
    (await engine.catalogue(tricky)).all(),
  ]);
  assert.equal(rated.outcome, 'finished');
  assert.equal(hinted.step?.technique, 'naked-single');
  assert.ok(listed.steps.length > 100);
});

test('a board that is none is refused, and the one before is kept', async () => {
  await refused(engine.catalogue('12'), 'length');
  await refused(engine.catalogue('x'.repeat(81)), 'symbol');
  const catalogue = await engine.catalogue(easy);
  await refused(catalogue.setBoard('12'), 'length');
  assert.equal((await catalogue.hint()).outcome, 'found');
});

test('a client answers the same', async () => {
  const client = await EngineClient.start({ bytes, worker: false });
  const theirs = await client.catalogue(tricky);
  const ours = await engine.catalogue(tricky);
  assert.deepEqual(await theirs.check(), await ours.check());
  assert.deepEqual(await theirs.hint(), await ours.hint());
  /** @type {object[]} */
  const heard = [];
  const { steps } = await theirs.all({ onStep: (step) => heard.push(step) });
  assert.deepEqual(steps, (await ours.all()).steps);
  assert.equal(heard.length, steps.length);
  assert.deepEqual(await theirs.tell(steps[7]), await ours.tell(steps[7]));
  assert.deepEqual(await theirs.why(1, 2, 3), await ours.why(1, 2, 3));
  assert.deepEqual(await theirs.rate({ scale: 'se' }), await engine.rate(tricky, { scale: 'se' }));
  const { outcome } = await theirs.hint({ signal: AbortSignal.abort() });
  assert.equal(outcome, 'cancelled');
  await refused(client.catalogue('12'), 'length');
  const trusted = await client.catalogue(tricky, { order: 'mine', trusted: true });
  await refused(trusted.hint(), 'technique');
  await refused((await client.catalogue('12', { trusted: true })).hint(), 'length');
  client.close();
});
