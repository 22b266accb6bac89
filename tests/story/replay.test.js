// Replaying the events of a press gives the method's own digits and candidates at each event: for every method,
// also within assumptions, without any knowledge of Sudoku.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { built, need } from '../needs.js';
import { Engine } from '../../web/index.js';
import { Replay, candidatesAt, isCandidate, seenIn } from '../../web/story/replay.js';
import { allBoards, noShared, readCases, sampleShared } from '../cases/cases.js';
import { outputOf } from '../engine/programs.js';
import { at, event } from './events.js';

need('wasm', 'gcc', 'native');

const engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
await engine.loadTechniques();

/** The hash that positions.tool prints. @param {import('../../web/story/replay.js').Position} position */
function hashOf({ digits, candidates }) {
  let hash = 2166136261;
  for (let square = 0; square < 81; square++) {
    const digit = digits[square];
    const shown = digit ? 1 << (digit - 1) : candidates[square];
    hash = Math.imul(hash ^ (512 * digit + shown), 16777619);
  }
  return hash >>> 0;
}

/** A position as the engine tells its own. @param {import('../../web/story/replay.js').Position} position */
const write = ({ digits, candidates }) =>
  [...candidates.keys()]
    .map((square) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
        digits[square] ? digit === digits[square] : (candidates[square] >> (digit - 1)) & 1,
      ),
    )
    .reduce((text, list) => `${text} ${list.join('')}`, digits.join('').replaceAll('0', '.'));

/** @param {import('../../web/index.js').Solver} solver between presses */
const writeOwn = ({ board, candidates }) =>
  candidates.reduce((text, list) => `${text} ${list.join('')}`, board);

/**
 * The method's own events, without the arguments that the engine adds.
 * @param {readonly import('../../web/index.js').KakuteiEvent[]} events
 */
const ofMethod = (events) =>
  events.filter(({ kind, cause }) => {
    const owner = kind === 'part' && cause !== null ? events[cause].kind : kind;
    return owner !== 'reason';
  });

/**
 * Compares a Go on each board, visit by visit, with what the method knew then. Returns how many positions
 * were compared, how many of them in assumptions, and on how many boards the
 * last events were lost.
 * @param {string} method
 * @param {string[]} boards
 * @param {'native' | 'gcc'} [build] of the method: without sanitizers, or with them
 */
function compareVisits(method, boards, build = 'native') {
  const output = outputOf(build, 'positions.tool', {
    args: [method],
    input: `${boards.join('\n')}\n`,
  });
  const lines = output.split('\n')[Symbol.iterator]();
  const seen = { positions: 0, deep: 0, lost: 0 };
  for (const board of boards) {
    const solver = engine.open(board, { method, events: true });
    const { eventsLost } = solver.solve();
    const events = ofMethod(solver.events());
    const last = writeOwn(solver);
    solver.free();
    const replay = new Replay();
    let taken = 0;
    for (let line = lines.next().value; line; line = lines.next().value) {
      const [count, depth, hash] = line.split(' ').map(Number);
      // Where arguments take the room, the last events of the method are lost.
      if (eventsLost > 0 && count > events.length) continue;
      while (taken < count) replay.take(events[taken++]);
      assert.equal(hashOf(replay.at(depth)), hash, `${method} ${board}: after event ${taken - 1}`);
      seen.positions++;
      if (depth > 0) seen.deep++;
    }
    if (eventsLost > 0) seen.lost++;
    else {
      while (taken < events.length) replay.take(events[taken++]);
      assert.equal(write(replay.at()), last, `${method} ${board}: at the end`);
    }
  }
  return seen;
}

/**
 * Compares each press of 1 Step on a board with the engine's state afterwards.
 * @param {string} method
 * @param {string} board
 */
function compareSteps(method, board) {
  const solver = engine.open(board, { method, events: true });
  try {
    for (let step = 0; step < 100; step++) {
      const { outcome, eventsLost } = solver.step();
      if (eventsLost > 0) return;
      const replay = new Replay();
      for (const event of solver.events()) replay.take(event);
      assert.equal(write(replay.at()), writeOwn(solver), `${method} ${board}: step ${step}`);
      if (outcome !== 'continues') return;
    }
  } finally {
    solver.free();
  }
}

for (const { slug, goesOn, takesCandidates, namesSteps } of engine.methods()) {
  test(`${slug}: on our boards a replay has what the method has, at every visit`, () => {
    // A search that goes on and on tells tens of thousands of events of most boards: fewer are enough.
    const boards = allBoards().filter(
      (_, index) => index % (goesOn ? 20 : namesSteps ? 4 : 2) === 0,
    );
    const seen = compareVisits(slug, boards);
    assert.ok(seen.positions > 1500, `${seen.positions} positions`);
    assert.ok(seen.deep > 1000 || goesOn || namesSteps, `${seen.deep} in assumptions`);
    assert.ok(seen.lost < boards.length / 2 || goesOn, `${seen.lost} boards lost events`);
  });

  test(`${slug}: so it has under build/gcc`, () => {
    const boards = allBoards().filter((_, index) => index % 40 === 0);
    assert.ok(compareVisits(slug, boards, 'gcc').positions > 100);
  });

  test(`${slug}: on our boards a replay has what the engine has after each 1 Step`, () => {
    for (const { board } of readCases('unique').slice(70)) compareSteps(slug, board);
    for (const { board } of readCases('several').slice(0, 5)) compareSteps(slug, board);
  });

  if (takesCandidates) {
    test(`${slug}: a board that was opened with candidates begins with them`, () => {
      for (const { board } of readCases('unique').slice(60)) {
        const before = engine.open(board, { method: slug });
        before.step();
        const candidates = before.candidates.map((digits) => digits.slice(-7));
        const solver = engine.open(
          { digits: before.board, candidates },
          { method: slug, events: true },
        );
        solver.step();
        const replay = new Replay();
        for (const event of solver.events()) replay.take(event);
        assert.equal(write(replay.at()), writeOwn(solver), board);
        for (const each of [before, solver]) each.free();
      }
    });
  }

  // On these a search takes minutes.
  if (goesOn) continue;
  test(`${slug}: so it is on shared boards, the hardest among them`, { skip: noShared }, () => {
    compareVisits(slug, [
      ...sampleShared('17clue.txt', 5),
      ...sampleShared('magictour1465.txt', 5),
      ...sampleShared('hardest1106.txt', 2),
      ...sampleShared('many-solutions.txt', 5),
    ]);
  });
}

test('the candidates of a deduction are those before it, at its own depth', () => {
  const events = [
    event('given', { square: at(1, 1), digits: [1], squares: [at(1, 2), at(2, 1)] }),
    event('assumed', { square: at(5, 5), digits: [5] }),
    event('placed', { square: at(5, 5), digits: [5], squares: [at(5, 6)], depth: 1, cause: 1 }),
    event('deduction', { depth: 1, cause: 1 }),
    event('excluded', { square: at(9, 9), digits: [8, 9], depth: 1, cause: 3 }),
    event('deduction', { depth: 1, cause: 1 }),
    event('result', { cause: 1 }),
    event('deduction'),
  ];
  const [first, second, outside] = [3, 5, 7].map((index) => candidatesAt(events, events[index]));
  const has = (/** @type {Uint16Array} */ candidates) =>
    [
      [0, 1],
      [1, 1],
      [41, 5],
      [40, 4],
      [80, 9],
    ].map(([square, digit]) => isCandidate(candidates, square, digit));
  assert.deepEqual(has(first), [false, false, false, false, true]);
  assert.deepEqual(has(second), [false, false, false, false, false]);
  assert.deepEqual(has(outside), [false, false, true, true, true]);
  assert.throws(() => candidatesAt([], events[3]), RangeError);
});

test('a digit that is taken back shows what lies beneath it, and gives itself back', () => {
  const replay = new Replay();
  replay.take(event('excluded', { square: at(1, 1), digits: [9] }));
  replay.take(event('placed', { square: at(1, 1), digits: [2], squares: [at(1, 2)] }));
  assert.deepEqual([...seenIn(replay.at()).slice(0, 3)], [0, 0x1fd, 0x1ff]);
  replay.take(event('takenBack', { square: at(1, 1), digits: [2], squares: [at(1, 2)] }));
  assert.deepEqual([...seenIn(replay.at()).slice(0, 3)], [0xff, 0x1ff, 0x1ff]);
});

test('a candidate that is restored can be seen again', () => {
  const replay = new Replay();
  replay.take(event('excluded', { square: at(1, 1), digits: [8, 9] }));
  replay.take(event('restored', { square: at(1, 1), digits: [9] }));
  assert.equal(seenIn(replay.at())[0], 0x17f);
});
