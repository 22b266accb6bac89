import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardStrings } from '../../web/ui/board-strings.js';
import { lookOf } from '../../web/board/roles.js';
import { viewSquares } from '../../web/board/view.js';
import { applyMove, emptyGame, fromText } from '../../web/game/state.js';
import { squareAt, unitSquares } from '../../web/game/units.js';
import { loadPart } from '../../web/locales/languages.js';

// It is there wherever all solutions or a step of the catalogue are shown.
await loadPart('en', 'methods');

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const game = fromText(PUZZLE);

/** @param {import('../../web/board/view.js').Overlay | null} overlay */
const views = (overlay, of = game) => viewSquares(of, overlay, boardStrings());

/** @param {readonly string[]} small */
const drawn = (small) => small.flatMap((state, index) => (state ? [index + 1] : []));

test('importing the element where there is no DOM does nothing and hurts nothing', async () => {
  const { KakuteiBoard } = await import('../../web/board/kakutei-board.js');
  assert.equal(typeof KakuteiBoard, 'function');
});

test('a square says where it is, what it holds and where that comes from', () => {
  const played = applyMove(applyMove(game, { type: 'set', square: squareAt(1, 3), digit: 4 }), {
    type: 'found',
    placements: [{ square: squareAt(5, 5), digit: 5 }],
  });
  const labels = views({ last: squareAt(5, 5) }, played).map(({ label }) => label);
  assert.equal(labels[0], 'row 1, column 1, given 5');
  assert.equal(labels[squareAt(1, 3)], 'row 1, column 3, entered 4');
  assert.equal(labels[squareAt(5, 5)], 'row 5, column 5, found 5, last step');
  assert.equal(labels[80], 'row 9, column 9, given 9');
  assert.equal(labels[squareAt(3, 5)], 'row 3, column 5, empty');
});

test('candidates, struck digits, marks and roles are said as well', () => {
  const candidates = Array.from({ length: 81 }, () => [2, 7]);
  candidates[squareAt(1, 4)] = [];
  const shown = views({
    candidates,
    wrong: [squareAt(3, 5)],
    struck: [
      { square: squareAt(3, 5), digit: 7 },
      { square: squareAt(9, 1), digit: 4 },
    ],
    squares: [{ square: squareAt(3, 5), role: 'cause' }],
  });
  assert.equal(
    shown[squareAt(3, 5)].label,
    'row 3, column 5, empty, candidates 2 7, struck out 7, contradiction, reason',
  );
  const beside = 'row 9, column 1, empty, candidates 2 4 7, struck out 4';
  assert.equal(shown[squareAt(9, 1)].label, beside, 'it is seen among the candidates');
  assert.equal(shown[squareAt(1, 4)].label, 'row 1, column 4, empty, no candidates');
  assert.equal(shown[0].label, 'row 1, column 1, given 5');
  assert.deepEqual(drawn(shown[0].small), []);
});

test('both squares of a clash are marked and no other', () => {
  const wrong = applyMove(game, { type: 'set', square: squareAt(9, 1), digit: 5 });
  const marked = views(null, wrong).flatMap(({ marks }, square) =>
    marks === 'conflict' ? [square] : [],
  );
  assert.deepEqual(marked, [squareAt(1, 1), squareAt(9, 1)]);
});

test('emphasised digits are drawn where no candidates are shown', () => {
  const shown = views({
    focusDigits: [
      { square: squareAt(1, 3), digit: 2, role: 'set' },
      { square: squareAt(1, 3), digit: 9, role: 'target' },
    ],
    struck: [{ square: squareAt(1, 3), digit: 4 }],
  });
  const { small } = shown[squareAt(1, 3)];
  assert.deepEqual(drawn(small), [2, 4, 9]);
  assert.deepEqual([small[1], small[3], small[8]], ['shown set', 'shown struck', 'shown target']);
});

test('a digit that a picture places in an empty square is large where nothing else is drawn there', () => {
  const square = squareAt(1, 8);
  /** @param {import('../../web/board/view.js').Overlay} [more] */
  const of = (more, role = 'target', on = game) => {
    const focusDigits = [{ square, digit: 1, role: /** @type {const} */ (role) }];
    const { digit, sheet, small } = views({ focusDigits, ...more }, on)[square];
    return [digit, sheet, ...drawn(small)];
  };
  assert.deepEqual(of(), ['1', 'common']);
  assert.deepEqual(of({}, 'set'), ['', '', 1]);
  assert.deepEqual(of({ struck: [{ square, digit: 4 }] }), ['', '', 1, 4]);
  assert.deepEqual(of({ candidates: Array(81).fill([1]) }), ['1', 'common'], 'the only candidate');
  const candidates = Array(81).fill([1, 4]);
  assert.deepEqual(of({ candidates }), ['', '', 1, 4]);
  assert.deepEqual(of({ candidates, last: square }), ['1', 'common'], 'the digit of the step');
  assert.deepEqual(of({ candidates, last: square }, 'set'), ['', '', 1, 4]);
  const marked = applyMove(game, { type: 'mark', square, digit: 1 });
  assert.deepEqual(of({}, 'target', marked), ['', '', 1]);
});

test('a filled square steps back only where another digit than its own is talked about', () => {
  const own = views({ focusDigits: [{ square: 0, digit: 5, role: 'set' }] })[0];
  assert.deepEqual([own.digit, own.roles, drawn(own.small)], ['5', 'set', []]);
  const other = views({ focusDigits: [{ square: 0, digit: 8, role: 'set' }] })[0];
  assert.deepEqual([other.digit, other.roles, drawn(other.small)], ['', '', [5, 8]]);
  assert.equal(other.small[4], 'shown given');
});

test('the outline of a unit runs round it and nowhere through it', () => {
  const unit = /** @type {const} */ ({ type: 'box', number: 6 });
  const shown = views({ units: [{ unit, role: 'cause' }] });
  const edges = unitSquares(unit).map((square) => shown[square].edges);
  assert.deepEqual(edges, [
    ...['top-cause left-cause', 'top-cause', 'top-cause right-cause'],
    ...['left-cause', '', 'right-cause'],
    ...['bottom-cause left-cause', 'bottom-cause', 'bottom-cause right-cause'],
  ]);
  assert.equal(shown.filter(({ unit: role }) => role === 'cause').length, 9);
  const column = views({ units: [{ unit: { type: 'column', number: 1 }, role: 'set' }] });
  assert.equal(column[squareAt(5, 1)].edges, 'left-set right-set');
});

test('of many units only the ends of lines are drawn, and boxes whole', () => {
  /** @type {(type: 'row' | 'column' | 'box', role: 'base' | 'cover') => (number: number) => any} */
  const of = (type, role) => (number) => ({ unit: { type, number }, role });
  const units = [
    ...[1, 2, 3, 4, 5].map(of('row', 'base')),
    ...[1, 2, 3].map(of('column', 'cover')),
    of('box', 'cover')(9),
  ];
  const shown = views({ units });
  assert.equal(shown[squareAt(5, 5)].edges, '');
  assert.equal(shown[squareAt(5, 9)].edges, 'right-set');
  assert.equal(shown[squareAt(1, 1)].edges, 'left-set top-cause');
  assert.equal(shown[squareAt(7, 7)].edges, 'top-cause left-cause');
  const few = views({ units: units.slice(1) });
  assert.equal(few[squareAt(5, 5)].edges, 'top-set bottom-set');
});

test('a square with several roles keeps them all, each once', () => {
  const square = 40;
  const [shown] = views({
    squares: [
      { square: 0, role: 'target' },
      { square: 0, role: 'set' },
      { square: 0, role: 'target' },
      { square, role: 'cause' },
    ],
  });
  assert.equal(shown.roles, 'set target');
});

test('an empty board without overlay is 81 empty squares', () => {
  const shown = views(null, emptyGame());
  assert.equal(shown.length, 81);
  assert.ok(shown.every(({ kind, digit, marks }) => kind === 'empty' && !digit && !marks));
});

test('what all solutions have in common is drawn large and said, and where they differ', () => {
  const common = Array.from(PUZZLE, () => 0);
  common[squareAt(1, 3)] = 4;
  const candidates = Array.from(PUZZLE, (_, square) => (common[square] ? [] : [2, 6]));
  const shown = views({ common, candidates });
  const at = (/** @type {number} */ row, /** @type {number} */ column) => {
    const { digit, label, sheet, small } = shown[squareAt(row, column)];
    return [digit, label, sheet, drawn(small).join('')];
  };
  assert.deepEqual(at(1, 1), ['5', 'row 1, column 1, given 5', '', '']);
  const shared = 'row 1, column 3, empty, 4 in every solution';
  assert.deepEqual(at(1, 3), ['4', shared, 'common', '']);
  const open = 'row 1, column 4, empty, candidates 2 6, solutions differ';
  assert.deepEqual(at(1, 4), ['', open, 'differs', '26']);
});

test('roles that meet in a pattern look different, and sets go by their letters', () => {
  /** @type {import('../../web/board/roles.js').Role[][]} */
  const families = [
    ['base', 'cover', 'fin', 'endoFin', 'target'],
    ['pivot', 'cover', 'base', 'restrictedCommon'],
    ['colour1', 'colour2', 'colour3', 'colour4'],
    ['setA', 'setB', 'setC', 'setD', 'restrictedCommon'],
    ['strongLink', 'weakLink', 'target'],
    ['floor', 'base', 'colour2', 'fin', 'endoFin'],
  ];
  for (const family of families) {
    assert.equal(new Set(family.map(lookOf)).size, family.length, family.join(' '));
  }
  const { label, roles } = views({ squares: [{ square: 0, role: 'setB' }] })[0];
  assert.deepEqual([label, roles], ['row 1, column 1, given 5, set B', 'cause']);
  const named = views({ squares: [{ square: 0, role: 'endoFin' }] })[0];
  assert.deepEqual([named.label, named.roles], ['row 1, column 1, given 5, endo-fin', 'fourth']);
});

test('pencil marks are drawn and said in the empty squares, unless a view shows something else', () => {
  const at = squareAt(1, 3);
  const noted = [2, 7].reduce(
    (all, digit) => applyMove(all, { type: 'mark', square: at, digit }),
    game,
  );
  const [view] = views(null, noted).slice(at);
  assert.equal(view.label, 'row 1, column 3, empty, marks 2 7');
  assert.deepEqual(drawn(view.small), [2, 7]);
  assert.equal(view.small[6], 'shown pencil');
  const candidates = Array.from({ length: 81 }, () => [1]);
  assert.deepEqual(drawn(views({ candidates }, noted)[at].small), [1]);
  assert.deepEqual(drawn(views({ painted: [] }, noted)[at].small), []);
  const struck = [{ square: at, digit: 7 }];
  assert.equal(views({ struck }, noted)[at].small[6], 'shown struck pencil');
  const gone = [{ square: at, digit: 4 }];
  const { label } = views({ struck: gone }, noted)[at];
  assert.equal(label, 'row 1, column 3, empty, marks 2 4 7, struck out 4', 'as it is seen');
});

test('corner marks are drawn and said in empty squares whatever else is shown, apart from what is small there', () => {
  const at = squareAt(1, 3);
  const noted = [4, 2].reduce(
    (all, digit) => applyMove(all, { type: 'mark', square: at, digit, corner: true }),
    applyMove(game, { type: 'mark', square: at, digit: 7 }),
  );
  const [view] = views({ lit: { digit: 4 } }, noted).slice(at);
  assert.equal(view.label, 'row 1, column 3, empty, marks 7, corner marks 2 4');
  assert.deepEqual([drawn(view.small), drawn(view.corners)], [[7], [2, 4]]);
  assert.equal(view.corners[3], 'shown lit');
  const candidates = Array.from({ length: 81 }, () => [1]);
  for (const overlay of [{ candidates }, { painted: [] }, { counts: Array(81).fill(1) }]) {
    assert.deepEqual(drawn(views(overlay, noted)[at].corners), [2, 4]);
  }
  const placed = applyMove(noted, { type: 'set', square: at, digit: 7 });
  assert.deepEqual(drawn(views(null, placed)[at].corners), []);
});

test('the colour of a square, and of a small digit that is shown, is drawn and said', () => {
  const at = squareAt(1, 3);
  const noted = /** @type {import('../../web/game/state.js').Move[]} */ ([
    { type: 'mark', square: at, digit: 2 },
    { type: 'colour', square: at, colour: 3 },
    { type: 'tint', square: at, digit: 2, colour: 8 },
    { type: 'tint', square: at, digit: 5, colour: 1 },
    { type: 'colour', square: 0, colour: 1 },
  ]).reduce(applyMove, game);
  const all = views(null, noted);
  assert.equal(all[at].label, 'row 1, column 3, empty, marks 2, 2 in colour 8, colour 3');
  assert.equal(all[at].colour, '3');
  assert.equal(all[at].small[1], 'shown pencil tint8');
  assert.equal(all[at].small[4], '', 'a digit that is not shown has no colour');
  assert.equal(all[0].label, 'row 1, column 1, given 5, colour 1');
  assert.equal(all[1].colour, '');
});

test('a digit stands out wherever it is, large or small; squares stand out and say so', () => {
  const candidates = Array.from({ length: 81 }, () => [5, 7]);
  const all = views({ candidates, lit: { digit: 5, squares: [2], seen: [3] } });
  assert.equal(all[0].lit, 'digit');
  assert.equal(all[1].lit, '');
  assert.equal(all[2].lit, 'pick');
  assert.equal(all[2].label, 'row 1, column 3, empty, candidates 5 7, highlighted');
  assert.equal(all[2].small[4], 'shown lit');
  assert.equal(all[3].lit, 'seen');
});
