// What a person corrects in a board that was read from a photo, how the photo is straightened, when the camera is steady,
// and which fault is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { back, setControls } from '../../web/model/actions.js';
import { openPhoto, closePhoto, takePhoto } from '../../web/model/photo/actions.js';
import { disconnect } from '../../web/model/run/actions.js';
import { commandFor } from '../../web/model/shown.js';
import { gameOf } from '../../web/model/state.js';
import { isSteady } from '../../web/solver/photo/camera.js';
import { PhotoError, faultOf } from '../../web/solver/photo/faults.js';
import {
  correct,
  countsOf,
  doubtfulIn,
  isByHand,
  otherKind,
  puzzleIn,
  readingOf,
  reasonIn,
} from '../../web/solver/photo/reading.js';
import { straighten } from '../../web/solver/photo/straighten.js';
import { makeSolver } from './fake.js';

/** A grid of 9 by 9 pixels with its upper left corner somewhere. @param {number} x @param {number} y */
const crossingsAt = (x, y) =>
  Array.from(
    { length: 100 },
    (_, at) => /** @type {[number, number]} */ ([x + (at % 10), y + Math.floor(at / 10)]),
  );

/** Printed 5, handwritten 3, and a doubtful printed 8. */
const ANSWER = /** @type {import('../../web/solver/photo/reading.js').Answer} */ ({
  hasGrid: true,
  givens: `5.8${'.'.repeat(78)}`,
  digits: `538${'.'.repeat(78)}`,
  solutions: 'many',
  crossings: crossingsAt(0, 0),
  squares: Array.from({ length: 81 }, (_, at) => ({
    doubt: at === 2 ? 'doubtful' : 'sure',
    other: at === 2 ? '3' : '.',
    likely: at === 2 ? '83' : '',
  })),
});

const reading = readingOf(ANSWER);

test('what was read is always among what is likely, and printed digits become givens', () => {
  assert.deepEqual(reading.likely.slice(0, 4), ['5', '3', '83', '.']);
  assert.deepEqual(doubtfulIn(reading), [2]);
  assert.deepEqual(countsOf(reading), { printed: 2, byHand: 1 });
  assert.deepEqual(
    [puzzleIn(reading).givens.slice(0, 4), puzzleIn(reading).digits.slice(0, 4)],
    ['5.8.', '538.'],
  );
});

test('a corrected digit stays printed or handwritten, and its square is no longer doubtful', () => {
  const printed = correct(reading, 2, '3');
  assert.deepEqual([printed.givens.slice(0, 3), printed.digits.slice(0, 3)], ['5.3', '533']);
  assert.deepEqual(doubtfulIn(printed), []);
  const byHand = correct(reading, 1, '4');
  assert.deepEqual([byHand.givens.slice(0, 3), byHand.digits.slice(0, 3)], ['5.8', '548']);
  assert.deepEqual(doubtfulIn(correct(reading, 2, '8')), [], 'what was read may be right');
  assert.equal(reading.digits.slice(0, 3), '538', 'the reading itself does not change');
});

test('a square says why it is doubtful: by the digit that was read first, or by its kind', () => {
  /** @param {'sure' | 'doubtful' | 'again'} doubt @param {string} other @param {number} square */
  const reasonOf = (doubt, other, square) => {
    const squares = ANSWER.squares.map((each) => ({ ...each, doubt, other }));
    return reasonIn(readingOf({ ...ANSWER, squares }), square);
  };
  assert.equal(reasonOf('sure', '3', 2), null);
  assert.equal(reasonOf('doubtful', '3', 2)?.key, 'photo.look');
  assert.deepEqual(reasonOf('again', '3', 2), { key: 'photo.again', digit: '3' });
  assert.equal(reasonOf('again', '8', 2)?.key, 'photo.againPrinted', 'it was by hand');
  assert.equal(reasonOf('again', '3', 1)?.key, 'photo.againHand', 'it was printed');
});

test('an emptied square is neither, and a digit put there is printed unless it is by hand', () => {
  const empty = correct(reading, 1, '.');
  assert.equal(isByHand(empty, 1), false);
  assert.equal(otherKind(empty, 1), empty);
  assert.equal(isByHand(correct(empty, 1, '3'), 1), false);
  assert.equal(isByHand(correct(empty, 1, '3', true), 1), true);
});

test('a digit goes from printed to handwritten and back', () => {
  const there = otherKind(reading, 0);
  assert.deepEqual([there.givens[0], there.digits[0]], ['.', '5']);
  assert.deepEqual(otherKind(there, 0).givens, reading.givens);
});

test('each square of the grid is straightened by its own corners, and outside of the picture its edge goes on', () => {
  const [width, height] = [12, 12];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) data[4 * at] = at;
  const redOf = (/** @type {[number, number][]} */ crossings) => {
    const { data: found, width: side } = straighten({ data, width, height }, crossings, 1);
    assert.equal(side, 9);
    return Array.from({ length: 81 }, (_, at) => found[4 * at]);
  };
  const rows = (/** @type {number} */ x, /** @type {number} */ y) =>
    Array.from({ length: 81 }, (_, at) => (y + Math.floor(at / 9)) * width + x + (at % 9));
  assert.deepEqual(redOf(crossingsAt(2, 1)), rows(2, 1));
  const bent = crossingsAt(2, 1);
  for (const at of [44, 45, 54, 55]) bent[at] = [bent[at][0] + 1, bent[at][1]];
  const [straight, found] = [rows(2, 1), redOf(bent)];
  assert.equal(found[40], straight[40] + 1);
  assert.equal(found[0], straight[0]);
  assert.equal(redOf(crossingsAt(-20, 0))[0], 0);
});

test('the camera is steady when two pictures are read alike and the grid has hardly moved', () => {
  const at = (/** @type {number} */ x) => ({ ...ANSWER, crossings: crossingsAt(x, 0) });
  assert.equal(isSteady(at(0), at(0.1)), true);
  assert.equal(isSteady(at(0), at(2)), false);
  assert.equal(isSteady(at(0), { ...at(0), digits: '.'.repeat(81) }), false);
  assert.equal(isSteady({ hasGrid: false }, at(0)), false);
  assert.equal(isSteady(at(0), { hasGrid: false }), false);
});

test('errors of the camera, the browser and the engine have their sentence; another one is not hidden', () => {
  const of = (/** @type {string} */ name) => faultOf({ name });
  assert.equal(of('NotAllowedError'), 'refused');
  assert.equal(of('NotFoundError'), 'noCamera');
  assert.equal(of('NotReadableError'), 'busy');
  assert.equal(faultOf(new PhotoError('large')), 'large');
  assert.equal(faultOf({ name: 'KakuteiError', code: 'load' }), 'load');
  assert.equal(faultOf(new RangeError('too much')), 'memory');
  assert.equal(faultOf(new Error('?')), 'other');
  assert.equal(faultOf(undefined), 'other');
});

test('the key P begins one only where the host allows it, and the board can be changed', () => {
  const { send, state } = makeSolver();
  const key = /** @type {any} */ ({ key: 'p', composedPath: () => [] });
  assert.equal(commandFor(state(), key), null);
  send(setControls, { takesPhotos: true });
  assert.equal(commandFor(state(), key), 'photo');
  send(setControls, { readonly: true });
  send(openPhoto);
  assert.equal(state().photo, null);
});

test('the puzzle that is agreed to is on the board with what was entered, told to the host, one Undo away from the last', () => {
  const solver = makeSolver(`1${'.'.repeat(80)}`);
  const { send, state, told } = solver;
  const before = gameOf(state());
  const file = new File([], 'a.png');
  send(openPhoto, file);
  assert.equal(state().photo?.file, file);
  send(takePhoto, puzzleIn(readingOf(ANSWER)));
  assert.equal(state().photo, null);
  assert.equal(solver.board(), ANSWER.digits);
  assert.equal(gameOf(state()).squares[1].kind, 'entered');
  assert.deepEqual(told.at(-1), ['changed', { board: ANSWER.digits, kind: 'given' }]);
  send(back);
  assert.equal(gameOf(state()), before);
});

test('it ends when it is closed, and when the solver leaves its page', () => {
  for (const end of [closePhoto, disconnect]) {
    const { send, state } = makeSolver();
    send(openPhoto);
    assert.notEqual(state().photo, null);
    send(end);
    assert.equal(state().photo, null);
  }
});
