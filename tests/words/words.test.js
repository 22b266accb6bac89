// The page's account of a step of the catalogue, proved from its words, in every language: for all techniques, and on
// the paths of puzzles of the maker. report.js does the same with all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madePuzzles } from '../explained/made.js';
import { FAMILIES } from '../told/events.js';
import { cases, directClaiming, faultsOf, stepsOn } from './steps.js';

const known = [...stepsOn(cases), directClaiming()];

test('every technique is told in words that prove it', (t) => {
  /** @type {Map<string, number>} */
  const met = new Map([...FAMILIES.keys()].map((slug) => [slug, 0]));
  for (const { technique } of known) met.set(technique, Number(met.get(technique)) + 1);
  t.diagnostic([...met].map(([slug, count]) => `${slug} ${count}`).join(', '));
  assert.deepEqual([...met].filter(([, count]) => count === 0), []); // prettier-ignore
  assert.deepEqual(faultsOf(known), []);
});

test('a link of a net is told after all that it follows from', () => {
  const asked = [
    '.5....93...43.8.....6.....27.2...1..9..25..74.4...........1..5.12..39.4..3.8.....',
  ];
  const nets = stepsOn(asked).filter(({ technique }) => technique === 'net-contradiction');
  assert.ok(nets.length > 0);
  assert.deepEqual(faultsOf(nets), []);
});

// Of two puzzles each, the one goes by the one list of techniques, and one by the other: the rest is for report.js.
// tests/explained/middling.test.js has the other methods on some of them. Of ten steps nine are singles: those of every
// tenth puzzle of a list are proved, and every other step of all. The other languages take turns.
const puzzles = madePuzzles(1000);

/** @param {import('../told/events.js').Told} step */
const isSingle = ({ technique }) => FAMILIES.get(technique) === 'singles';

for (const [list, rest] of [['HoDoKu', 0], ["Sudoku Explainer", 1]]) {
  test(`so it is on the ways of puzzles that the maker makes, by the list of ${list}`, (t) => {
    const own = puzzles.filter((_, at) => at % 2 === rest);
    const asked = own.map((puzzle) => (rest === 0 ? puzzle : `se ${puzzle}`));
    const whole = stepsOn(asked.filter((_, at) => at % 10 === 0));
    const others = stepsOn(asked.filter((_, at) => at % 10 > 0));
    assert.ok(whole.length + others.length > 40 * own.length);
    const steps = [...whole, ...others.filter((step) => !isSingle(step))];
    const singles = steps.filter(isSingle).length;
    t.diagnostic(`${singles} singles and ${steps.length - singles} other steps of ${own.length} puzzles`);
    assert.ok(singles > 5 * own.length && steps.length - singles > 4 * own.length);
    assert.deepEqual(faultsOf(steps, { inTurn: true }).slice(0, 3), []);
  });
} // prettier-ignore
