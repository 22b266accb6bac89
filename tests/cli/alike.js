// Both filters are the same C. The first one has the tests of what is answered; the other one has to answer likewise,
// so that the two are told apart by what is Node's alone: arguments, reading, writing, memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filters, run } from './filter.js';

export const [filter, ...others] = filters;

/**
 * Every other filter ends as the first one does, and says the same.
 * @param {string} what is asked, for the name of the test
 * @param {[args: string[], input?: string][]} questions
 */
export function answersAlike(what, questions) {
  for (const other of others) {
    test(`${other.name}: ${what} is answered as ${filter.name}`, () => {
      for (const [args, input] of questions) {
        assert.deepEqual(run(other, args, input), run(filter, args, input), args.join(' '));
      }
    });
  }
}
