// The choices of the dialog "New puzzle" as they are kept: impossible ones are ignored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesFrom } from '../../../web/app/making/form.js';

const first = choicesFrom(null);

test('a goal is kept as it was chosen', () => {
  for (const goal of [
    { rating: { scale: 'hodoku', min: 'easy', max: 'hard' }, needs: ['x-wing'] },
    { rating: { scale: 'se', min: 3, max: 4.2 } },
  ]) {
    assert.deepEqual(choicesFrom(JSON.parse(JSON.stringify({ ...first, goal }))).goal, goal);
  }
});

test('what is no goal is as if there were none', () => {
  for (const goal of [null, 3, 'hard', {}, { needs: [] }]) {
    assert.deepEqual(choicesFrom({ goal }), first);
  }
});
