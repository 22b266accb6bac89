// The check itself: it refuses each kind of sentence with another square, digit, unit or number in it, or with another
// name, and an account that leaves something out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Engine } from '../../web/index.js';
import { madePuzzles } from '../explained/made.js';
import { built, need } from '../needs.js';
import { changedNames } from '../words/lies.js';
import { faultsOf, pressesOn } from './press.js';

need('wasm');

/** @typedef {import('../words/languages.js').Texts} Texts */
/** @typedef {'text' | 'detail' | 'rule'} Part of an item */

/** @type {Engine} */
let engine;
before(async () => {
  engine = await Engine.load({ bytes: readFileSync(built('wasm', 'kakutei')) });
});

const CUBE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const made = madePuzzles(1000);

/** Boards for each method, and how many kinds of sentences are falsified. @type {[method: string, kinds: number, ...boards: string[]][]} */
const TOLD = [
  ['ushio', 14, made[13]],
  ['logical-cube', 8, made[4], CUBE],
  [
    'human',
    10,
    made[11],
    '....6.....8...73..6..3.8.12.3.9..48.9..1...7...6......37....1..4....9.....27.5.4.',
  ],
  ['cell-list', 7, made[7], made[2]],
];

/** The kind of a text: the text without its squares, digits and units. @param {string} text */
const kindOf = (text) => text.replace(/r\dc\d(?:, r\dc\d)*(?:,? and r\dc\d)?/g, 'S').replace(/\d(?:, \d)*(?:,? and \d)?/g, 'D').replace(/row|column|box/g, 'U'); // prettier-ignore

/** Where a sentence about an exclusion, or a set, takes its digits from. @param {string} text */
const excludedIn = (text) => /so \d is excluded from (?:it|r\dc\d)/.exec(text)?.[0];

/** Another exclusion may have been made as well. @param {string} text @param {string} lie */
const isFalse = (text, lie) => excludedIn(text) === excludedIn(lie);

/**
 * Every lie in the items of a list, one at a time: of each kind of sentence the first few.
 *
 * @param {readonly Texts[]} items @param {(text: string) => string[]} change @param {Part} part
 * @param {Map<string, number>} met @returns {{ lie: Texts[], said: string }[]}
 */
function liesIn(items, change, part, met) {
  return items.flatMap((item, at) => {
    const text = item[part];
    const kind = part + kindOf(text);
    const isNew = text !== '' && (met.get(kind) ?? 0) < 1;
    if (isNew) met.set(kind, (met.get(kind) ?? 0) + 1);
    const own = isNew ? change(text).filter((lie) => isFalse(text, lie)) : [];
    const inner = liesIn(item.items, change, part, met);
    return [
      ...own.map((said) => ({ lie: items.with(at, { ...item, [part]: said }), said })),
      ...inner.map(({ lie, said }) => ({ lie: items.with(at, { ...item, items: lie }), said })),
    ];
  });
}

/**
 * Every lie about a press, in its course, in the account of a digit, in the sets at the end.
 * @param {import('./press.js').Said} said
 * @param {Map<string, number>} met
 */
function* liesAbout({ course, accounts, sets }, met) {
  for (const { lie, said } of liesInAll(course.en, met)) {
    yield { said, lies: { course: { en: lie }, accounts, sets } };
  }
  for (const [event, { en }] of accounts) {
    for (const { lie, said } of liesInAll(en, met))
      yield {
        said,
        lies: { course, accounts: new Map([...accounts, [event, { en: lie }]]), sets },
      };
  }
  for (const { lie, said } of liesInAll(sets.en.slice(0, 3), met))
    yield { said, lies: { course, accounts, sets: { en: lie } } };
}

/** @param {readonly Texts[]} items @param {Map<string, number>} met */
const liesInAll = (items, met) => [
  ...liesIn(items, changedNames, 'text', met),
  ...liesIn(items, changedNames, 'detail', met),
  ...liesIn(items, changedNumbers, 'rule', met),
];

/** The name of a rule with another number in it, or of another kind. @param {string} rule */
const changedNumbers = (rule) => [
  ...[...rule.matchAll(/(?<= |\(|^)[2-9](?=-country|\)| \(|$)/g)].map(({ 0: number, index }) => rule.slice(0, index) + ((Number(number) % 9) + 1) + rule.slice(index + 1)), // prettier-ignore
  ...['row', 'column', 'box', 'pair', 'triple', 'block'].filter((word) => rule.includes(word) && !rule.includes('row or column')).map((word) => rule.replace(word, OTHER[word])), // prettier-ignore
];

/** @type {Record<string, string>} */
const OTHER = { row: 'box', column: 'row', box: 'column', pair: 'triple', triple: 'quad', block: 'line' }; // prettier-ignore

for (const [method, kinds, ...boards] of TOLD) {
  test(`${method}: another name in what is told is refused`, (t) => {
    let count = 0;
    /** @type {Map<string, number>} */
    const met = new Map();
    for (const board of boards) {
      const [{ pressed, said }] = pressesOn(engine, { board, method });
      assert.deepEqual(faultsOf(pressed, said).faults, []);
      for (const [at, { said: lie, lies }] of [...liesAbout(said, met)].entries()) {
        if (method === 'ushio' && at % 12 > 0) continue;
        count++;
        const { faults } = faultsOf(pressed, /** @type {any} */ (lies));
        assert.notDeepEqual(faults, [], lie);
      }
    }
    t.diagnostic(`${count} lies about ${met.size} kinds of sentences`);
    assert.ok(met.size >= kinds && count > 30);
  });
}
