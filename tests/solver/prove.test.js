// "Why?": what the selected square must be or cannot be, told with its proof, and what is said where there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { EXAMPLES } from '../../web/app/examples.js';
import { loadPart } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { choose, select } from '../../web/model/actions.js';
import { edit, mark } from '../../web/model/hand/actions.js';
import { proved, seekAll } from '../../web/model/prove/actions.js';
import { nextWanted } from '../../web/model/prove/wanted.js';
import { ask, stop } from '../../web/model/run/actions.js';
import { gameOf } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { walk } from '../../web/model/way/actions.js';
import { tellStep, toldOf } from '../../web/model/way/telling.js';
import { wayOf } from '../../web/model/way/way.js';
import { best } from '../../web/solver/prove/proving.js';
import { Seeker } from '../../web/solver/prove/seeker.js';
import { solutions } from '../engine/plain-solver.js';
import { checkText } from '../explained/press.js';
import { makeSolver } from './fake.js';
import { until, withEngine } from './with-engine.js';
import { PEERS } from '../grid.js';

/** @typedef {import('../../web/model/state.js').State} State */

await Promise.all([loadPart('en', 'methods'), loadPart('en', 'proofs')]);
const { t } = wordsOf('en');

const [simple, hard, several, contradictory, xWing] = [
  'first',
  'hard',
  'several',
  'contradictory',
  'xWing',
].map((name) => EXAMPLES.find((each) => each.name === `example.${name}`)?.board ?? '');
/** Without a solution, though every square and unit has room. */
const LATE = '.28.43..9.6........4..9.1....3.54........8436.....9...6.....724.3....6.89........';
const [solution] = solutions(simple);
const open = [...simple].flatMap((symbol, square) => (symbol === '.' ? [square] : []));

/** @param {number} square */
const named = (square) => `r${Math.floor(square / 9) + 1}c${(square % 9) + 1}`;

/** @param {import('../../web/model/store.js').Store} store */
const untilIdle = (store) => until(() => store.state.run === null);

/** @param {any} solver @param {number | null} square asks why, and waits for the last answer */
async function asked({ store, send }, square) {
  send(select, square);
  send(ask, 'why');
  await untilIdle(store);
}

test('an empty square is told with its digit, and each line on a board', () =>
  withEngine(hard, async (solver) => {
    const [answer] = solutions(hard);
    const square = hard.indexOf('.');
    await asked(solver, square);
    const { state, entry, newest } = solver;
    assert.match(newest(), new RegExp(`^${named(square)} (is|must be) ${answer[square]}`));
    assert.doesNotMatch(newest(), /being sought/);
    assert.ok(entry().items.length > 2);
    assert.equal(state().pointed?.picture, entry().lead.picture);
    const steps = entry().lead.steps?.() ?? [];
    assert.ok(steps.length > 2 && steps.every(({ text, picture }) => text && picture?.position));
    assert.equal(steps.at(-1)?.text, entry().items.at(-2)?.text, 'the text to copy stands last');
    assert.equal(gameOf(state()).squares[square].digit, 0, 'nothing is put on the board');
  }));

test('a wrong digit is told why it cannot be, and since when it is there, in the place of what Check said of it', () =>
  withEngine(simple, async (solver) => {
    const [square] = open;
    const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (each) => each !== Number(solution[square]) && !clashes(square, each),
    );
    solver.send(edit, square, Number(digit));
    solver.send(ask, 'check');
    await untilIdle(solver.store);
    await asked(solver, square);
    const checks = solver.state().story.filter((/** @type {any} */ { isCheck }) => isCheck);
    assert.equal(checks.length, 1);
    assert.match(solver.newest(), new RegExp(`${named(square)} cannot be ${digit}\\.`));
    assert.match(solver.newest(), /is wrong; you entered it in move 1\./);
    assert.equal(solver.entry().lead.tone, 'wrong');
    assert.match(solver.entry().items[0].text, /is wrong; you entered it in move 1\./);
  }));

/** @param {number} square @param {number} digit whether a given sees it */
const clashes = (square, digit) => {
  const trial = [...simple].map((symbol, at) => (at === square ? String(digit) : symbol)).join('');
  return solutions(trial, 1).length === 0 && isSeen(square, digit);
};

/** @param {number} square @param {number} digit */
const isSeen = (square, digit) => PEERS[square].some((at) => simple[at] === String(digit));

test('a given, and no square at all, have no proof', () =>
  withEngine(simple, async (solver) => {
    const given = [...simple].findIndex((symbol) => symbol !== '.');
    await asked(solver, given);
    assert.ok(solver.newest().startsWith(`${named(given)} is ${simple[given]} from the beginning`));
    await asked(solver, null);
    assert.ok(solver.newest().startsWith(t('check.solvable')));
  }));

test('where solutions differ, two of them stand side by side', () =>
  withEngine(several, async (solver) => {
    const all = solutions(several);
    const square = [...several].findIndex((_, at) => new Set(all.map((one) => one[at])).size > 1);
    await asked(solver, square);
    const [told] = solver.state().story;
    assert.ok(told.kind === 'solutions');
    const [one, other] = told.all;
    assert.ok(all.includes(one) && all.includes(other) && one[square] !== other[square]);
    const values = { square: named(square), digit: one[square], other: other[square] };
    assert.equal(solver.newest().replaceAll('\u2060', ''), t('proof.several', values));
  }));

test('marks that leave no solution are left out, and that is said', () =>
  withEngine(simple, async (solver) => {
    const [square, other] = open;
    const wrong = (Number(solution[other]) % 9) + 1;
    solver.send(mark, other, wrong);
    await asked(solver, square);
    assert.match(solver.newest(), new RegExp(`^${named(square)} (is|must be) ${solution[square]}`));
    assert.ok(solver.newest().includes(t('proof.unmarked')));
  }));

test('below what contradicts each other stands the proof that there is no solution', () =>
  withEngine(contradictory, async (solver) => {
    await asked(solver, null);
    const { items } = solver.entry();
    assert.ok(
      items.every((each) => !each.items),
      'a unit without room needs no more',
    );
  }));

test('where no square and no unit lacks room, the contradiction is proved', () =>
  withEngine(LATE, async (solver) => {
    await asked(solver, null);
    const proof = solver.entry().items.at(-1);
    assert.match(proof?.text ?? '', /^No solution\./);
    const last = proof?.items?.().at(-2)?.text;
    assert.match(last ?? '', /^Then (no square|r)/);
  }));

/** A proof that a first square of the simple puzzle has its digit. @param {number} lines of it */
const proofOf = (lines) => ({
  claim: '',
  result: 'proved',
  lines,
  longest: 0,
  depth: 0,
  way: open.slice(0, lines).map((at) => ({ place: `${named(at)}=${solution[at]}`, in: named(at) })),
});

/** An engine whose prover answers as the test says. */
function makeProver() {
  /** @type {{ found: (proof: object) => void, give: (proof: object) => void, signal: AbortSignal }[]} */
  const asked = [];
  const client = {
    count: async () => ({ outcome: 'finished', count: 1, complete: true, solution }),
    prove: (/** @type {unknown} */ _, /** @type {any} */ { onProgress, signal }) =>
      new Promise((give) => {
        asked.push({ found: (proof) => onProgress({ proof, work: 1 }), give, signal });
      }),
  };
  const ask = async (/** @type {unknown} */ _, /** @type {any} */ work) => work(client);
  const solver = makeSolver(simple, { solving: /** @type {any} */ ({ ask }) });
  return { ...solver, asked };
}

test('the first proof is told at once, and a shorter one in its place', async () => {
  const { store, send, state, asked } = makeProver();
  send(select, open[0]);
  send(ask, 'why');
  await until(() => asked.length > 0);
  const text = () => tell(wordsOf('en'), 'en', state().story[0]);
  asked[0].found(proofOf(8));
  assert.match(text().lead.text, /7 other digits/);
  assert.equal(text().items[0].text, t('proof.shorter'));
  asked[0].give(proofOf(6));
  await untilIdle(store);
  assert.match(text().lead.text, /5 other digits/);
  assert.ok(text().items.every((each) => each.text !== t('proof.shorter')));
  assert.equal(state().story.length, 1);
  assert.equal(state().pointed?.picture, text().lead.picture);
});

test('nothing is told anew while a person holds something down', async () => {
  const { store, send, state, asked } = makeProver();
  send(select, open[0]);
  send(ask, 'why');
  await until(() => asked.length > 0);
  let isHeld = true;
  Object.assign(globalThis, { document: { querySelector: () => (isHeld ? {} : null) } });
  try {
    asked[0].found(proofOf(8));
    assert.equal(state().story.length, 0);
    asked[0].give(proofOf(6));
    await setImmediate();
    assert.equal(state().story.length, 0);
    isHeld = false;
    await untilIdle(store);
    assert.equal(state().story.length, 1);
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
});

test('Stop keeps the best proof, and says where there was none', async () => {
  for (const isFound of [true, false]) {
    const { store, send, state, asked } = makeProver();
    send(select, open[0]);
    send(ask, 'why');
    await until(() => asked.length > 0);
    if (isFound) asked[0].found(proofOf(6));
    send(stop);
    assert.ok(asked[0].signal.aborted);
    asked[0].give(isFound ? proofOf(6) : { ...proofOf(0), result: 'open' });
    await untilIdle(store);
    const { lead, items } = tell(wordsOf('en'), 'en', state().story[0]);
    assert.match(lead.text, isFound ? /5 other digits/ : /^Stopped\./);
    assert.ok(items.every((each) => each.text !== t('proof.shorter')));
  }
});

/** Go on a puzzle whose digits need trials, and a seeker. @param {(solver: any) => Promise<void>} body */
const withSeeker = (body) =>
  withEngine(hard, async (solver) => {
    await solver.pressed('solve');
    await body(solver);
  });

/** The leading sentences of the way. @param {State} state @returns {import('../../web/story/types.js').Item[]} */
const leadsOf = (state) => wayOf(state.history).steps.map((step) => tellStep(state, step).lead);

const isSought = (/** @type {import('../../web/story/types.js').Item} */ { rule }) =>
  rule?.label === t('proof.seeking');

test('after Go short proofs are sought until each digit is proved to its last line', () =>
  withSeeker(async ({ store, runner, send, state }) => {
    send(seekAll);
    assert.ok(leadsOf(state()).some(isSought));
    const first = leadsOf(state()).map(({ text }) => text);
    new Seeker(store, runner.solving, 0);
    await until(() => nextWanted(state()) === null);
    const leads = leadsOf(state());
    assert.ok(!leads.some(isSought));
    for (const { text } of leads) {
      assert.doesNotMatch(text, /It comes from the solution|more lines than can be told/);
    }
    assert.notDeepEqual(
      leads.map(({ text }) => text),
      first,
    );
    const lines = leads.flatMap(({ steps }) => steps?.() ?? []);
    assert.ok(leads.some(({ steps }) => steps && steps().length > 3));
    const left = lines.filter(({ text }) => /leaves? it no other candidate/.test(text));
    assert.ok(left.length > 0);
    for (const { text, picture } of left) {
      const [, names] = /: the digits? in (.*) leave/.exec(text) ?? [];
      const framed = picture?.squares.filter(({ role }) => role === 'cause') ?? [];
      assert.deepEqual(
        names.match(/r\dc\d/g),
        framed.map((each) => named(each.square)),
      );
    }
    const [{ items = [] }] = state().story.map((told) => tell(wordsOf('en'), 'en', told));
    const { unfold } = items.at(-1) ?? {};
    const written = unfold?.write();
    assert.ok(written && 'text' in written);
    assert.doesNotMatch(written.text, /It comes from the solution|more lines than can be told/);
    assert.ok(written.text.includes(`\n  ${t('argument.earlier')}\n`), 'some rest on others');
    const resting = leads.find(({ text }) => text.includes(`. ${t('argument.earlier')} `));
    assert.ok(resting);
    const drawn = resting.steps?.() ?? [];
    const needed = drawn.filter(({ text }) => /no other square/.test(text));
    assert.ok(
      needed.some(({ picture }) => picture?.struck.length),
      'what they need to be ruled out is crossed out',
    );
    const told = { before: hard, after: solutions(hard)[0], english: written.text };
    const { steps, faults } = checkText(told);
    assert.deepEqual([steps.length, faults], [leads.length, []]);
  }));

test('until a digit is proved its claim alone is told and said, and then the proof', () =>
  withEngine(hard, async ({ pressed, store, runner, state }) => {
    await pressed('step');
    const told = () => leadsOf(state())[0];
    const trial = told().text;
    assert.equal(state().said, trial);
    new Seeker(store, runner.solving, 0);
    const claim = /^\S+ is \d\./.exec(trial)?.[0];
    assert.ok(claim && isSought(told()));
    assert.deepEqual([told().text, state().said], [claim, claim]);
    await until(() => nextWanted(state()) === null);
    assert.ok(told().text.startsWith(`${claim} The way there: `));
    assert.equal(state().said, told().text);
  }));

test('a digit whose trials all are techniques goes by their names', () =>
  withEngine(xWing, async ({ pressed, store, runner, state }) => {
    await pressed('solve');
    new Seeker(store, runner.solving, 0);
    await until(() => nextWanted(state()) === null);
    const told = leadsOf(state()).map(({ items, rule }) => ({
      name: rule?.label,
      trials: (items?.() ?? []).flatMap((line) => (line.items ? [line.rule?.label] : [])),
    }));
    const tried = told.filter(({ trials }) => trials.length > 0);
    for (const { name, trials } of tried) {
      const names = trials.includes(undefined) ? [t('rule.trial')] : [...new Set(trials)];
      assert.equal(name, names.join(', '));
    }
    assert.ok(tried.some(({ name }) => name !== t('rule.trial')));
  }));

test('a proof of one digit leaves what is told of the others as it was', () =>
  withSeeker(async ({ send, state }) => {
    send(seekAll);
    const before = wayOf(state().history).steps.map((step) => toldOf(state(), step));
    const wanted = nextWanted(state());
    assert.ok(wanted);
    send(proved, wanted, null, true);
    const after = wayOf(state().history).steps.map((step) => toldOf(state(), step));
    const changed = wayOf(state().history).steps.filter((_, nth) => after[nth] !== before[nth]);
    assert.deepEqual(
      changed.map(({ square }) => square),
      [wanted.square],
      'no proof is sought any more',
    );
    assert.notEqual(nextWanted(state())?.square, wanted.square, 'nobody seeks it again');
  }));

/** A proof, of any kind, that rules 3 out of r1c2. @param {import('../../web/model/prove/wanted.js').Wanted} wanted */
function ruling({ square, digit }) {
  const by = { suppose: 'r1c2=3', lines: [], broken: 'r1c1' };
  const place = { place: `${named(square)}=${digit}`, in: named(square) };
  return /** @type {any} */ ({ way: [{ remove: ['r1c2<>3'], by }, place] });
}

test('a proof may rest on what the last proofs of steps before it rule out', () =>
  withSeeker(async ({ send, state }) => {
    send(seekAll);
    const first = nextWanted(state());
    assert.ok(first);
    const proof = ruling(first);
    send(proved, first, proof, false);
    const { steps } = wayOf(state().history);
    const at = steps.findIndex(({ square }) => square === first.square);
    const { seeking } = /** @type {any} */ (state().presses[first.id]).press;
    const later = steps.findIndex(({ square }, nth) => nth > at && seeking.includes(square));
    send(walk, later + 1);
    assert.equal(nextWanted(state())?.square, steps[later].square);
    assert.deepEqual(nextWanted(state())?.ruledOut, [], 'a shorter one is sought');
    send(proved, first, proof, true);
    assert.deepEqual(nextWanted(state())?.ruledOut, [{ square: { row: 1, column: 2 }, digit: 3 }]);
  }));

test('that of 1 Step may rest on those before it, that of Go, whose text has its own steps only, may not', async () => {
  for (const action of /** @type {const} */ (['step', 'solve'])) {
    await withEngine(hard, async ({ send, state, pressed }) => {
      await pressed('step');
      send(seekAll);
      const first = nextWanted(state());
      assert.ok(first);
      const proof = ruling(first);
      send(proved, first, proof, true);
      for (let wanted = null; !wanted; wanted = nextWanted(state())) {
        await pressed(action);
        send(seekAll);
      }
      assert.equal(nextWanted(state())?.ruledOut?.length, action === 'step' ? 1 : 0);
    });
  }
});

test('no proof is sought for digits that a search only tries, nor on a board without a solution', async () => {
  await withEngine(hard, async ({ send, state, pressed }) => {
    send(choose, { method: 'backtracking' });
    await pressed('step');
    send(seekAll);
    assert.equal(nextWanted(state()), null);
  });
  await withEngine(LATE, async ({ send, state, anyway, pressed }) => {
    await pressed('step');
    if (state().refusal) await anyway();
    send(seekAll);
    assert.equal(nextWanted(state()), null);
    send(stop);
  });
});

test('where the prover cannot be loaded, the sentences stay as they are and nothing is said to be sought', () =>
  withSeeker(async ({ store, state }) => {
    const first = leadsOf(state()).map(({ text }) => text);
    const { error } = console;
    console.error = () => {};
    try {
      const ask = () => Promise.reject(Object.assign(new Error('no prover'), { code: 'load' }));
      new Seeker(store, /** @type {any} */ ({ ask }));
      await until(() => nextWanted(state()) === null);
    } finally {
      console.error = error;
    }
    const leads = leadsOf(state());
    assert.deepEqual(
      leads.map(({ text }) => text),
      first,
    );
    assert.ok(!leads.some(isSought));
  }));

test('shorter proofs are sought for some time, and longer where a machine has done little in it', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const proof = /** @type {any} */ ({ result: 'proved' });
  /** A proof of which as much work is done after some time as the machine can do. @param {number} work */
  function sought(work) {
    /** @type {(told: any) => void} */
    let tell = () => {};
    const client = {
      prove: (/** @type {string} */ _, /** @type {any} */ { signal, onProgress }) => {
        tell = onProgress;
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(proof)));
      },
    };
    let isOver = false;
    const { signal } = new AbortController();
    const solving = { ask: (/** @type {any} */ _, /** @type {any} */ act) => act(client) };
    const how = { milliseconds: 1000, onBetter: () => {} };
    best(/** @type {any} */ ({ solving, signal }), { board: hard, claim: 'r1c2=3' }, how).then(
      () => (isOver = true),
    );
    tell({ proof, work });
    return async (/** @type {number} */ milliseconds, more = work) => {
      now += milliseconds;
      tell({ proof: null, work: more });
      await setImmediate();
      return isOver;
    };
  }
  const fast = sought(1_000_000);
  assert.equal(await fast(999), false);
  assert.equal(await fast(1), true);
  const slow = sought(1000);
  assert.equal(await slow(2000), false);
  assert.equal(await slow(0, 300_000), true);
  const slowest = sought(1000);
  assert.equal(await slowest(3999), false);
  assert.equal(await slowest(1), true);
});
