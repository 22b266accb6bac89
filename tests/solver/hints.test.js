// Hints: the position in the question, the levels and what each gives away, and carrying a hint out; with a catalogue
// that answers as the test says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHistory, record } from '../../web/game/history.js';
import { marksOf } from '../../web/game/notes.js';
import { applyMove, fromText } from '../../web/game/state.js';
import { boxOf, squareAt, squareNamed } from '../../web/game/units.js';
import { backByHand, chooseView, load, setChoices, setControls } from '../../web/model/actions.js';
import { edit, fillMarks, mark } from '../../web/model/hand/actions.js';
import { ask, canApply, carryOut, choose, goBack, hint } from '../../web/model/hints/actions.js';
import { hintsOf } from '../../web/model/hints/known.js';
import { mistakeAmong } from '../../web/model/hints/mistake.js';
import { positionOf } from '../../web/model/hints/position.js';
import { reveal, revealMistake } from '../../web/model/hints/reveal.js';
import { stagesOf } from '../../web/model/hints/stages.js';
import { stopByHand } from '../../web/model/run/actions.js';
import { gameOf } from '../../web/model/state.js';
import { pictureOf } from '../../web/model/overlay.js';
import { row } from '../story/events.js';
import {
  allowed,
  board,
  chain,
  first,
  open,
  pair,
  right,
  second,
  single,
  solution,
  victim,
  words,
  wrongs,
} from './hint-samples.js';
import { makeHinted, settled, stepOn } from './hints-stub.js';

const { t } = words;

const notes = { tidied: 0, isOnly: true, isPractised: false };
const answerOf = (/** @type {ReturnType<typeof pair>} */ found) =>
  /** @type {const} */ ({ kind: 'step', ...found, notes });

/** The sentences and drawings of hints in a solver. @param {ReturnType<typeof makeHinted>} solver */
const shown = ({ state }) => {
  const hints = hintsOf(state());
  const stages = hints?.answer ? stagesOf(words, hints.answer) : [];
  return { stages, lines: stages.slice(0, hints?.shown).map(({ text }) => text) };
};

test('a square without marks has all that the digits allow, and a mark that a digit forbids counts as gone', () => {
  const [square, other] = open;
  const [digit] = allowed[square];
  const forbidden = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !allowed[square].includes(each));
  const marks = [digit, forbidden ?? 0].map((each) => ({
    type: /** @type {const} */ ('mark'),
    square,
    digit: each,
  }));
  const { candidates, tidied, givens, digits } = positionOf(
    marks.reduce(applyMove, fromText(board)),
  );
  assert.deepEqual(candidates[square], [digit]);
  assert.deepEqual(candidates[other], allowed[other]);
  assert.deepEqual([tidied, givens, digits], [1, board, board]);
});

test('of digits typed in without a puzzle, those are the givens', () => {
  const game = applyMove(fromText('.'.repeat(81)), { type: 'set', square: 3, digit: 5 });
  assert.equal(positionOf(game).givens, `...5${'.'.repeat(77)}`);
});

test('each press shows one stage more, aloud and on the board', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  const { stages } = shown(solver);
  for (let count = 1; count <= stages.length; count++) {
    const { lines } = shown(solver);
    assert.equal(lines.length, count);
    assert.equal(solver.state().said.trim(), lines[count - 1]);
    if (count < stages.length) solver.send(hint);
  }
  assert.deepEqual(shown(solver).lines.slice(0, 3), [
    t('hint.cost', { level: t('hint.level.easy'), count: 60 }),
    t('hint.technique', { technique: t('rule.naked-pair') }),
    t('hint.inUnit', { unit: words.unit(row(squareNamed(first).row)) }),
  ]);
  const { overlay } = pictureOf(solver.state());
  assert.deepEqual(overlay.struck, [{ square: victim, digit: wrongs[0] }]);
  assert.deepEqual(overlay.candidates?.[victim], allowed[victim], 'what it speaks of is seen');
});

test('a host can have hints from a list of its own, and what was asked of another is forgotten', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  assert.equal(solver.catalogue.techniques, solver.state().choices.techniques);
  const practised = { game: gameOf(solver.state()), techniques: 'b' };
  solver.send(setControls, { practised });
  assert.equal(solver.state().said.trim(), '', 'what was said of another list is said no more');
  assert.equal(hintsOf(solver.state())?.question, null);
  solver.catalogue.found = [];
  solver.send(hint);
  await settled();
  assert.equal(solver.catalogue.techniques, 'b');
  assert.equal(solver.state().said.trim(), t('hint.none.practised'));
  solver.send(load, fromText(solution.replace(/^../, '..')));
  solver.send(hint);
  await settled();
  assert.equal(solver.catalogue.techniques, solver.state().choices.techniques, 'of another board');
  assert.equal(solver.state().said.trim(), t('hint.none.stuck'));
});

test('every answer counts as a hint, and none as none', async () => {
  const solver = makeHinted(board);
  solver.send(hint);
  await settled();
  assert.equal(solver.state().hintsGiven, 0);
  solver.catalogue.found = [pair()];
  solver.send(ask, 'hint');
  await settled();
  solver.send(hint);
  assert.equal(solver.state().hintsGiven, 1, 'more of the same is the same hint');
  solver.send(ask, 'all');
  await settled();
  assert.equal(solver.state().hintsGiven, 2);
});

test('no level has fields of a higher one', () => {
  const fields = [
    ...[['level', 'score', 'rating'], ['technique', 'family'], ['where']],
    ...[['squares', 'isChain'], ['events']],
  ];
  for (const found of [single(), pair(), chain()]) {
    for (let level = 1; level <= 5; level++) {
      assert.deepEqual(
        Object.keys(reveal({ ...found, notes }, level)),
        fields.slice(0, level).flat(),
        `level ${level}`,
      );
    }
  }
  const mistake = {
    digits: 1,
    marks: 0,
    isMark: false,
    square: 4,
    lacking: [3],
    since: 2,
    before: null,
  };
  const known = [
    [],
    ['digits', 'marks'],
    ['box'],
    ['square'],
    ['isMark', 'lacking'],
    ['since', 'hasBefore'],
  ];
  for (let level = 1; level <= 6; level++) {
    assert.deepEqual(Object.keys(revealMistake(mistake, level)), known.slice(0, level).flat());
  }
});

test('steps that differ only in what a higher level shows are told alike until then', () => {
  const told = (/** @type {ReturnType<typeof pair>} */ found, /** @type {number} */ count) =>
    JSON.stringify(stagesOf(words, answerOf(found)).slice(0, count));
  const [one, other] = wrongs;
  assert.equal(told(pair(one), 4), told(pair(other), 4), 'another conclusion');
  assert.notEqual(told(pair(one), 6), told(pair(other), 6));
  const triple = pair(one, { technique: 'naked-triple' });
  assert.equal(told(pair(one), 1), told(triple, 1), 'another technique');
  assert.notEqual(told(pair(one), 2), told(triple, 2));
});

test('before the conclusion no square is named, and nothing struck out, about which something follows', () => {
  for (const found of [single(), pair(), chain()]) {
    const stages = stagesOf(words, answerOf(found));
    const places = [...found.step.placed, ...found.step.removed];
    const isSingle = found.step.family === 'singles';
    for (const { text, picture } of stages.slice(0, isSingle ? 3 : -1)) {
      assert.ok(!places.some((each) => text.includes(words.square(each))), text);
      assert.deepEqual([picture?.struck ?? [], picture?.last ?? null], [[], null], text);
    }
    assert.ok(stages.at(-1)?.text.includes(words.square(places[0])));
  }
});

test('a chain is walked link by link, and a single is told with its argument at once', () => {
  const links = stagesOf(words, answerOf(chain()));
  assert.equal(links.length, 4 + 4 + 1);
  assert.match(links[4].text, /^Suppose/);
  for (const at of [5, 6, 7]) {
    assert.ok(!links[at - 1].text.includes(links[at].text), 'each link is told once');
  }
  assert.equal(links[3].text, t('hint.ends', { squares: words.squares([first, open[6]].map(squareNamed)), count: 2 })); // prettier-ignore
  assert.equal(links[3].picture?.squares.length, 2);
  const stages = stagesOf(words, answerOf(single()));
  assert.equal(stages.length, 5);
  assert.equal(stages[1].text, t('hint.single'));
});

test('of a fish its digit is told first, then the places that the digit has in its base', () => {
  const [digit] = wrongs;
  const [base, cover] = [[1, 4].map(row), [2, 5].map((number) => ({ type: 'column', number }))];
  const parts = [
    ...base.map((unit) => ({ value: 'base', unit })),
    ...cover.map((unit) => ({ value: 'cover', unit })),
  ];
  const step = {
    technique: 'x-wing',
    family: 'fish',
    removed: [{ ...squareNamed(victim), digit }],
  };
  const found = {
    ...stepOn(board, step, { deduction: { digits: [digit] }, parts }),
    notes,
  };
  const places = open.filter(
    (square) => [1, 4].includes(squareNamed(square).row) && allowed[square].includes(digit),
  );
  assert.ok(places.length);
  assert.deepEqual(reveal(found, 3).where, { digit });
  assert.deepEqual(reveal(found, 4).squares, places);
});

test('after the last stage Hint does nothing; Apply carries the step out, fills in marks first, and one Undo takes it back', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  const before = gameOf(solver.state());
  for (const stage of shown(solver).stages) {
    assert.equal(canApply(solver.state()), stage === shown(solver).stages.at(-1), stage.text);
    solver.send(hint);
    assert.equal(gameOf(solver.state()), before, stage.text);
  }
  solver.send(carryOut);
  const { notes: after } = gameOf(solver.state());
  assert.deepEqual(
    marksOf(after, victim),
    allowed[victim].filter((digit) => digit !== wrongs[0]),
  );
  assert.deepEqual(marksOf(after, first), allowed[first]);
  assert.deepEqual(solver.told.at(-1), ['changed', { board, kind: 'hinted' }]);
  assert.equal(hintsOf(solver.state())?.question, null, 'nothing of it is left');
  solver.send(backByHand);
  assert.equal(gameOf(solver.state()), before);
  assert.equal(hintsOf(solver.state())?.question, null, 'and it begins anew');
});

test('where a person has marked, only the squares that it needs are filled, and forbidden marks go along', async () => {
  const solver = makeHinted(board);
  const forbidden = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !allowed[first].includes(each)) ?? 0;
  solver.send(mark, first, right(first));
  solver.send(mark, first, forbidden);
  solver.catalogue.found = [pair()];
  solver.send(ask, 'all');
  await settled();
  solver.send(choose, 0);
  await settled();
  solver.send(carryOut);
  const { notes: after } = gameOf(solver.state());
  assert.deepEqual(marksOf(after, first), [right(first)]);
  assert.deepEqual(marksOf(after, second), []);
  assert.deepEqual(
    marksOf(after, victim),
    allowed[victim].filter((digit) => digit !== wrongs[0]),
  );
});

test('a digit that a hint places is the solver’s, and a board that cannot be changed keeps its own', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [single()];
  solver.send(hint);
  await settled();
  const count = shown(solver).stages.length;
  solver.send((state) => ({ ...state, readonly: true }));
  for (let press = 1; press <= count; press++) solver.send(hint);
  solver.send(carryOut);
  assert.equal(solver.board(), board);
  solver.send((state) => ({ ...state, readonly: false }));
  solver.send(carryOut);
  assert.deepEqual(gameOf(solver.state()).squares[first], { digit: right(first), kind: 'found' });
});

test('any change of the position begins anew, and a colour is none', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  solver.send((state) => state);
  solver.send(mark, victim, wrongs[0]);
  assert.equal(hintsOf(solver.state())?.answer, null);
  solver.send(hint);
  await settled();
  assert.equal(shown(solver).lines.length, 1);
  assert.deepEqual(solver.catalogue.position.candidates[victim], [wrongs[0]].slice(0, 1));
});

test('another list of techniques begins anew, too', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  solver.send(setChoices, { techniques: 'b' });
  assert.equal(solver.state().hints?.answer, null);
});

test('a wrong digit is the hint, level by level, and can be put right or gone back from', async () => {
  const solver = makeHinted(board);
  const digit = allowed[victim].find((each) => each !== right(victim)) ?? 0;
  solver.send(edit, first, right(first));
  const good = solver.board();
  solver.send(edit, victim, digit);
  solver.catalogue.found = [single()];
  solver.send(hint);
  await settled();
  const { stages } = shown(solver);
  const [square, unit] = [words.square(squareNamed(victim)), words.unit({ type: 'box', number: boxOf(victim) })]; // prettier-ignore
  assert.deepEqual(stages.slice(0, 5).map(({ text }) => text), [
    t('hint.wrong'),
    t('hint.wrong.digits', { count: 1 }),
    t('hint.wrong.box', { unit }),
    t('hint.wrong.square', { square }),
    t('hint.wrong.digit', { square, digits: String(digit) }),
  ]); // prettier-ignore
  assert.ok(stages[5].text.includes(t('hint.wrong.since', { move: 2 })));
  for (const { text, picture } of stages.slice(0, 3)) {
    assert.ok(!text.includes(square) && !picture?.wrong.length, text);
  }
  for (let press = 1; press < 6; press++) solver.send(hint);
  assert.equal(solver.board()[victim], String(digit));
  solver.send(goBack);
  assert.equal(solver.board(), good);
  solver.send((state) => ({ ...state, history: { ...state.history, index: 2 } }));
  solver.send(hint);
  await settled();
  for (let press = 1; press < 6; press++) solver.send(hint);
  solver.send(carryOut);
  assert.equal(solver.board()[victim], '.');
});

test('a mark that is missing is the hint, and comes back', async () => {
  const solver = makeHinted(board);
  solver.send(fillMarks);
  solver.send(mark, victim, right(victim));
  solver.send(hint);
  await settled();
  const { stages } = shown(solver);
  assert.equal(stages[1].text, t('hint.wrong.marks', { count: 1 }));
  for (let press = 1; press < 6; press++) solver.send(hint);
  solver.send(carryOut);
  assert.deepEqual(marksOf(gameOf(solver.state()).notes, victim), allowed[victim]);
});

test('where there is no step it is said why', async () => {
  const clashing = makeHinted(board);
  clashing.send(edit, open[0], Number(board[squareAt(1, 7)]));
  clashing.send(hint);
  assert.equal(clashing.state().said.trim(), t('hint.none.clash'), 'without asking');
  const full = makeHinted(solution);
  full.send(hint);
  assert.equal(full.state().said.trim(), t('hint.none.full'));
  const stuck = makeHinted(board);
  stuck.send(hint);
  await settled();
  assert.equal(stuck.state().said.trim(), t('hint.none.stuck'));
  const alone = makeHinted(board);
  alone.send(setControls, { controls: new Set(['hint', 'story']) });
  alone.send(hint);
  await settled();
  assert.equal(
    alone.state().said.trim(),
    t('hint.none.stuckHere'),
    'no button is named that is not there',
  );
  const nothing = makeHinted(board);
  nothing.send(ask, 'missed');
  await settled();
  assert.equal(nothing.state().said.trim(), t('hint.none.nothingMissed'));
});

test('with several solutions it is said once that techniques are left out, and so are marks that count as gone', async () => {
  const found = pair();
  const several = { ...answerOf(found), notes: { tidied: 2, isOnly: false } };
  const [head, ...others] = stagesOf(words, several).map(({ text }) => text);
  assert.ok(head.endsWith(words.join([t('hint.tidied', { count: 2 }), t('hint.several')])));
  assert.ok(others.every((text) => !text.includes(t('hint.several'))));
});

test('what was missed is told at once with its name and its place', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(ask, 'missed');
  await settled();
  assert.equal(shown(solver).lines.length, 3);
  solver.send(hint);
  assert.equal(shown(solver).lines.length, 4, 'and the key shows more of it');
});

test('Stop ends what is looked for, and so does a move; a late answer changes nothing', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  let goOn = () => {};
  solver.catalogue.wait = new Promise((resolve) => (goOn = () => resolve(null)));
  solver.send(hint);
  await settled();
  solver.send(stopByHand);
  assert.deepEqual([hintsOf(solver.state())?.phase, solver.catalogue.aborted], ['stopped', 1]);
  solver.send(hint);
  await settled();
  solver.send(edit, first, right(first));
  assert.equal(solver.catalogue.aborted, 2);
  goOn();
  await settled();
  assert.equal(hintsOf(solver.state())?.answer, null);
});

test('Escape leaves what is pointed at, then the hints, then the selection', async () => {
  const solver = makeHinted(board);
  solver.catalogue.found = [pair()];
  solver.send(hint);
  await settled();
  solver.send((state) => ({ ...state, selected: 3 }));
  solver.send(stopByHand);
  assert.deepEqual([solver.state().hints, solver.state().selected], [null, 3]);
  solver.send(stopByHand);
  assert.equal(solver.state().selected, null);
});

test('a wrong digit has its square named on the fourth level, wherever it is', () => {
  const mistake = { digits: 1, marks: 0, isMark: false, square: 40, since: 1, before: null, lacking: [5] }; // prettier-ignore
  const stages = stagesOf(words, /** @type {any} */ ({ kind: 'mistake', mistake, notes }));
  assert.equal(stages[3].text, t('hint.wrong.square', { square: words.square(squareNamed(40)) }));
});

test('of a mark that is missing all that could be there are told, whichever they are', () => {
  const start = createHistory(applyMove(fromText(board), { type: 'markAll' }));
  const masks = Array.from(solution, (digit) => 1 << (Number(digit) - 1));
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const square = open.find((each) => right(each) === digit && allowed[each].length > 1) ?? -1;
    const lost = applyMove(start.entries[0].state, { type: 'mark', square, digit });
    const mistake = mistakeAmong(record(start, lost), masks);
    assert.deepEqual([mistake?.square, mistake?.isMark, mistake?.lacking], [square, true, [digit]]);
  }
});

test('marks that go are shown, and a digit leaves the view as it is', async () => {
  for (const [found, view] of /** @type {const} */ ([
    [pair(), 'digits'],
    [single(), 'candidates'],
  ])) {
    const solver = makeHinted(board);
    const [square] = open;
    const forbidden = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !allowed[square].includes(each));
    for (const digit of [right(square), Number(forbidden)]) solver.send(mark, square, digit);
    solver.send(chooseView, { view: 'candidates' });
    solver.catalogue.found = [found];
    solver.send(hint);
    await settled();
    while (!canApply(solver.state())) solver.send(hint);
    assert.equal(solver.state().choices.view, 'candidates');
    solver.send(carryOut);
    assert.equal(solver.state().choices.view, view);
  }
});

test('where there is no step there is nothing to carry out', async () => {
  const solver = makeHinted(board);
  solver.send(hint);
  await settled();
  assert.equal(hintsOf(solver.state())?.answer?.kind, 'none');
  assert.equal(canApply(solver.state()), false);
});

test('in a practice the technique is known, so hints begin with where to look: its digit, if it is one', () => {
  const practised = { ...notes, isPractised: true };
  for (const found of [single(), pair(), chain()]) {
    const all = stagesOf(words, answerOf(found));
    const fewer = stagesOf(words, { ...answerOf(found), notes: practised });
    assert.equal(fewer.length, all.length - 2);
    assert.equal(fewer.at(-1)?.text, all.at(-1)?.text);
    assert.ok(!fewer.some(({ text }) => text === all[0].text || text === all[1].text));
  }
  const box = /** @type {const} */ ({ type: 'box', number: 1 });
  const step = { technique: 'pointing', family: 'locked-candidates', removed: [] };
  const pointing = stepOn(board, step, { deduction: { digits: [4], unit: box } });
  assert.deepEqual(reveal({ ...pointing, notes }, 3).where, { unit: box });
  assert.deepEqual(reveal({ ...pointing, notes: practised }, 3).where, { digit: 4 });
});
