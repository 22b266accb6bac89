// The course of a method that tries: how its trials nest, and how each ended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf } from '../../web/story/course.js';
import { event } from './events.js';

test('the end of a trial ends those inside it that had none, and is nothing of theirs', () => {
  const events = [
    event('assumed'),
    event('assumed', { depth: 1, cause: 0 }),
    event('deduction', { depth: 2 }),
    event('result', { value: 'inconsistent', cause: 0 }),
    event('deduction'),
  ];
  const inner = { assumed: events[1], isTold: true, result: null, nodes: [{ event: events[2] }] };
  const outer = { assumed: events[0], isTold: true, result: events[3], nodes: [{ trial: inner }] };
  assert.deepEqual(courseOf(events), [{ trial: outer }, { event: events[4] }]);
});
