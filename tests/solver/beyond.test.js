// The method `techniques` where no technique is left: a candidate goes by a short contradiction, which is proved line by
// line, and the techniques go on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTechniques } from '../../web/engine/catalogue/rating.js';
import { EXAMPLES } from '../../web/app/examples.js';
import { loadPart } from '../../web/locales/languages.js';
import { wordsOf } from '../../web/locales/words.js';
import { choose } from '../../web/model/actions.js';
import { press, stop } from '../../web/model/run/actions.js';
import { gameOf } from '../../web/model/state.js';
import { textOfShort } from '../../web/model/techniques/list.js';
import { toText } from '../../web/game/state.js';
import { loadTechniques } from '../../web/story/loading.js';
import { isStep, tellStep, writeStep } from '../../web/story/techniques/techniques.js';
import { solutions } from '../engine/plain-solver.js';
import { readEnglish } from '../explained/english.js';
import { Position } from '../explained/position.js';
import { prove } from '../explained/proof.js';
import { nest } from '../explained/steps.js';
import { until, withEngine } from './with-engine.js';

await loadTechniques('en');
await loadPart('en', 'proofs');
const words = wordsOf('en');

const [hard, several] = ['hard', 'several'].map(
  (name) => EXAMPLES.find((each) => each.name === `example.${name}`)?.board ?? '',
);

/** The hard one with a digit more: four candidates go by an argument. */
const easier = '8..........36......7.49.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The position of a scene. @param {import('../../web/story/drawings.js').Scene} scene */
function positionOf({ digits, candidates }) {
  const position = new Position(Array.from(digits, (digit) => digit || '.').join(''));
  position.candidates = Array.from(candidates, (mask) => mask << 1);
  return position;
}

/** The events of the last press. @param {import('../../web/model/state.js').State} state */
function eventsOf({ presses }) {
  const [told] = Object.values(presses);
  assert.ok(told.kind === 'press');
  return told.press.events;
}

test('Go solves what no technique does, and each contradiction is proved to its last line', () =>
  withEngine(easier, async ({ send, state, pressed, newest }) => {
    send(choose, { method: 'techniques' });
    await pressed('solve');
    assert.equal(toText(gameOf(state())), solutions(easier)[0]);
    assert.match(
      newest(),
      /Where no technique was left, \d+ candidates? went by a short contradiction/,
    );
    const events = eventsOf(state());
    const steps = events.filter(({ rule }) => rule === 'short-contradiction');
    assert.ok(steps.length > 2);
    for (const step of steps) {
      const [first, ...lines] = writeStep(words, events, step);
      assert.match(first, /^Short contradiction: /);
      const { nodes, faults } = nest(
        lines.flatMap((line) => readEnglish(line.replaceAll('\u2060', ''))),
      );
      assert.ok(step.proof && step.square);
      const position = positionOf(step.proof.scene);
      for (const node of nodes) faults.push(...prove(position, node));
      assert.deepEqual(faults, [], lines.join('\n'));
      const square = 9 * (step.square.row - 1) + step.square.column - 1;
      assert.ok(!position.can(square, step.digits[0]), lines.join('\n'));
      assert.ok(tellStep(words, events, step).steps);
    }
  }));

test('1 Step does so too, with the techniques of Sudoku Explainer, and in the same way each time', async () => {
  const told = [];
  for (let time = 0; time < 2; time++) {
    await withEngine(easier, async ({ send, state, pressed }) => {
      send(choose, { method: 'techniques', techniques: 's' });
      await pressed('step');
      const text = toText(gameOf(state()));
      const square = [...text].findIndex((symbol, at) => symbol !== easier[at]);
      assert.equal(text[square], solutions(easier)[0][square]);
      const events = eventsOf(state());
      told.push(events.filter(isStep).flatMap((step) => writeStep(words, events, step)));
    });
  }
  assert.deepEqual(told[0], told[1], 'as after a reload');
});

test('the list for short arguments takes nothing longer than a pair before them', async () => {
  const techniques = textOfShort(await listTechniques());
  const short = ['pointing', 'claiming', 'naked-pair', 'hidden-pair', 'short-contradiction'];
  await withEngine(easier, async ({ send, state, pressed }) => {
    send(choose, { method: 'techniques', techniques });
    await pressed('step');
    const rules = eventsOf(state()).flatMap(({ kind, rule }) =>
      kind === 'deduction' ? [rule] : [],
    );
    assert.ok(rules.includes('short-contradiction'));
    for (const rule of rules)
      assert.ok(/single|full-house/.test(`${rule}`) || short.includes(`${rule}`), `${rule}`);
  });
});

test('a board with several solutions stays where the techniques leave it', () =>
  withEngine(several, async ({ send, pressed, newest }) => {
    send(choose, { method: 'techniques' });
    await pressed('solve');
    assert.equal(newest().includes(words.t('ended.stuck.techniques')), true);
  }));

test('Stop ends it, and the board is as it was', () =>
  withEngine(hard, async ({ send, state }) => {
    send(choose, { method: 'techniques' });
    send(press, 'solve', true);
    await until(() => state().run?.progress !== null);
    send(stop);
    await until(() => state().run === null);
    assert.equal(toText(gameOf(state())), hard);
  }));

test('Compare lets the techniques go on as well', () =>
  withEngine(easier, async ({ state, compared }) => {
    await compared();
    const [told] = state().story;
    assert.ok(told.kind === 'compare');
    const run = told.runs.find(({ method }) => method.namesSteps);
    assert.equal(run?.result?.outcome, 'finished');
    assert.ok(Number(run?.result?.counts.assumptionsTried) > 0);
  }));
