// The results that the Ushio method has to give: the shared expected results, and our own boards.
//
// ../shared/data/README.md says what is exact: everything but the marks, of which only the square of
// the three variables is fixed.
import assert from 'node:assert/strict';
import { allBoards, noShared, readCases, readExpected } from '../cases/cases.js';

export const expected = noShared ? [] : readExpected();
export const expectedCases = expected.map(({ board, recursion_limit: limit }) => ({
  board,
  limit,
}));
export const ours = [
  ...allBoards().map((board) => ({ board })),
  ...readCases('table1').map(({ board, words }) => ({ board, limit: Number(words[0]) })),
];

/** @param {any} want @param {any} got @param {boolean} events */
export function assertExpected(want, got, events) {
  const { marks, sets, ...step } = want.step;
  const { marks: goMarks, ...go } = want.go;
  for (const [key, value] of Object.entries(step)) {
    assert.deepEqual(got.step[key], value, `${want.id}: ${key} of step`);
  }
  for (const [key, value] of Object.entries(go)) {
    assert.deepEqual(got.go[key], value, `${want.id}: ${key} of go`);
  }
  if (events && sets) assert.deepEqual(got.step.sets, sets, `${want.id}: sets of step`);
  if (events && sets) assert.equal(got.step.events_lost, 0, `${want.id}: events lost`);
  const at = want.step.at?.slice(0, 4);
  if (marks.includes(at)) assert.ok(got.step.marks.includes(at), `${want.id}: ${at} is not marked`);
  if (!want.step.statuses.includes('inconsistent')) assert.deepEqual(got.step.marks, marks);
  if (want.go.outcome !== 'inconsistent') assert.deepEqual(got.go.marks, goMarks);
}
