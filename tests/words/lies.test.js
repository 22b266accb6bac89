// The check itself: it refuses the false sentences of earlier versions, and every sentence with a changed name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf } from '../told/events.js';
import { brokenFaults } from './languages.js';
import { liesAbout, liesInLinks } from './lies.js';
import { cases, stepsOn } from './steps.js';
import { checkStep, compare, stepsOf, tell } from './step.js';

/** @typedef {import('../told/events.js').Told} Line */
/** @typedef {import('./languages.js').Texts} Texts */

/** A step in English, and a function that returns the faults of another account of it. @param {Line} line */
function stepOf(line) {
  const { events } = eventsOf(line);
  const [{ event, ...step }] = stepsOf(events, new Set(line.givens));
  const { en } = tell(events, event);
  return {
    en,
    faultsOf: (/** @type {Texts} */ texts) => checkStep({ ...step, texts: { en: texts } }),
  };
}

/** The step of a technique on the path of a puzzle. @param {string} technique @param {string} puzzle */
function stepOn(technique, puzzle) {
  const line = stepsOn([puzzle]).find((one) => one.technique === technique);
  assert.ok(line, technique);
  return stepOf(line);
}

const all = stepsOn(cases);
const firsts = all.filter(
  ({ technique }, at) => at === all.findIndex((one) => one.technique === technique),
);

/** The techniques that cannot be proved step by step. */
const UNNAMED = ['brute-force', 'template-set', 'template-delete'];

test('a sentence that names another square, digit, unit or number is refused', () => {
  const steps = firsts.filter(({ technique }) => !UNNAMED.includes(technique));
  let count = 0;
  for (const line of steps) {
    const { en, faultsOf } = stepOf(line);
    assert.deepEqual(faultsOf(en), []);
    for (const lie of liesAbout(en)) {
      count++;
      assert.notDeepEqual(faultsOf(lie), [], `${line.technique}: ${lie.text} ${lie.detail}`);
    }
  }
  assert.ok(count > 2000, `${count} lies`);
});

test('a link that names something else is refused', () => {
  let count = 0;
  for (const line of firsts) {
    const { en, faultsOf } = stepOf(line);
    for (const lie of liesInLinks(en).slice(0, 30)) {
      count++;
      const { text } = lie.items.find((item, at) => item !== en.items[at]) ?? lie;
      assert.notDeepEqual(faultsOf(lie), [], `${line.technique}: ${text}`);
    }
  }
  assert.ok(count > 500, `${count} lies`);
});

test('a case that is missing, another case, and a chain that is missing are refused', () => {
  for (const technique of ['cell-forcing-chains', 'region-forcing-chains', 'chain-verity', 'dynamic-region']) {
    const { en, faultsOf } = stepOf(/** @type {Line} */ (firsts.find((line) => line.technique === technique)));
    const fewer = en.text.replace(/ (\S+), (\S+) or \S+\. Each/, ' $1 or $2. Each');
    assert.notEqual(fewer, en.text);
    assert.notDeepEqual(faultsOf({ ...en, text: fewer }), [], fewer);
    assert.notDeepEqual(faultsOf({ ...en, items: en.items.slice(1) }), [], 'a chain is missing');
  }
}); // prettier-ignore

/** False sentences of earlier versions: the step, the puzzle whose path has it, and the sentence. @type {[technique: string, puzzle: string, said: string][]} */
const WRONG = [
  [
    'dynamic-contradiction',
    'se dynamic-contradiction 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    'One of these is true: r1c4 is 3, r7c5 is 2, r8c5 is 6, r5c2 is 6 and r5c2 is 6. Each leads to this: r7c5 is 2.',
  ],
  [
    'unique-rectangle-4',
    '.253..167...52.834.8367.592...25.47.5.243.681.4.1..25..14863.2585..42316236.15.48',
    'The puzzle has only one solution, so r4c1, r4c9, r6c1 and r6c9 cannot hold 3 and 9 alone: the two could change places. In  the digit 3 can only go in r4c1; if one of them were 9, the other would be 3, and all would hold 3 and 9 alone.',
  ],
  [
    'sue-de-coq',
    '841....75523.....97965.8.133674519284158927369826..54165.3.41..23...5...17....35.',
    'A is r1c5 and r2c5 with 1, 2, 3, 4 and 6; B is r3c5, r6c5 and r7c5 with 2, 3, 4 and 7; C is r2c4 and r2c6 with 1, 6 and 7. A and B lie in column 5, A and C in box 2. In these 7 squares there is room for just 7 digits, so each must be used, in column 5 or in box 2.',
  ],
  [
    'sue-de-coq',
    '841....75523.....97965.8.133674519284158927369826..54165.3.41..23...5...17....35.',
    'A is r1c5 and r2c5 with 1, 2, 3, 4 and 6; B is r3c5, r6c5 and r7c5 with 2, 3, 4 and 7; C is r2c4 and r2c6 with 1, 6 and 7. A and B lie in column 5 and can hold each of 2, 3 and 4 once; A and C lie in box 2 and can hold each of 1, 6 and 7 once. That makes 7 digits for 7 squares, so each of them is used there.',
  ],
];

for (const [technique, puzzle, said] of WRONG) {
  test(`what was said of this ${technique} is refused: ${said.slice(-60)}`, () => {
    const { en, faultsOf } = stepOn(technique, puzzle);
    assert.deepEqual(faultsOf(en), []);
    assert.notDeepEqual(faultsOf({ ...en, text: said }), []);
  });
}

/** Sentences that do not say enough, or cannot be read: each replaces a part of the account. @type {[technique: string, part: RegExp, said: string][]} */
const VAGUE = [
  ['hidden-single', /(: )the .* rule.*$/, '$1in r1c9 the 8 was ruled out before.'],
  ['naked-single', /, box .*$/, '. The candidate 1 was ruled out before.'],
  ['xy-wing', /^.*$/, 'The reason was not recorded.'],
  ['xy-wing', /^.*$/, ''],
  ['xy-wing', /2/, '{z}'],
  ['xy-wing', /2/, 'undefined'],
]; // prettier-ignore

for (const [technique, part, said] of VAGUE) {
  test(`refused of a ${technique}: "${said}"`, () => {
    const { en, faultsOf } = stepOf(/** @type {Line} */ (firsts.find((line) => line.technique === technique)));
    const text = en.text.replace(part, said);
    assert.notEqual(text, en.text);
    assert.notDeepEqual(faultsOf({ ...en, text }), [], text);
  }); // prettier-ignore
}

/** Sentences that are understood, but whose claim is false or not enough. @type {[technique: string, part: RegExp, said: string, fault: RegExp][]} */
const FALSE = [
  ['w-wing', /: r\dc\d sees .*$/, '; each is seen by one of the two. That means they are not both 9: one of them is 6.', /does not follow: one of the two is so/],
  ['bug-plus-1', /, but the puzzle .*$/, '.', /it is not proved that it goes/],
]; // prettier-ignore

for (const [technique, part, said, fault] of FALSE) {
  test(`proved false of a ${technique}: "${said}"`, () => {
    const { en, faultsOf } = stepOf(/** @type {Line} */ (firsts.find((line) => line.technique === technique)));
    const faults = faultsOf({ ...en, text: en.text.replace(part, said) });
    assert.match(faults.join('\n'), fault);
  }); // prettier-ignore
}

test('a technique without a name is refused', () => {
  const { en, faultsOf } = stepOf(firsts[0]);
  for (const rule of ['', 'Rule.unique-rectangle-1', 'rule.whale'])
    assert.notDeepEqual(faultsOf({ ...en, rule }), [], rule);
  assert.deepEqual(brokenFaults('unique rectangle, type 1'), []);
});

test('two languages that say two things are refused', () => {
  for (const line of firsts) {
    const { events } = eventsOf(line);
    const [{ event }] = stepsOf(events, new Set(line.givens));
    const { en, ...others } = tell(events, event);
    for (const [tag, { text }] of Object.entries(others)) {
      const lie = text.replace(/[1-8](?=[行列c])/, (digit) => String(Number(digit) + 1));
      if (lie === text) continue;
      assert.deepEqual(compare(tag, en.text, text), []);
      assert.notDeepEqual(compare(tag, en.text, lie), [], lie);
    }
  }
});
