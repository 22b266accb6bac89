// The methods' own accounts of a press on the page, in every language, and the English facts in them.

import { createWords } from '../../web/locales/words.js';
import { tellAccount } from '../../web/story/account.js';
import { tellCourse } from '../../web/story/course.js';
import { tellSets, tellTree } from '../../web/story/sets.js';
import { hasCourse } from '../../web/story/trace.js';
import { locales } from '../locales/all.js';
import { brokenFaults, everyText, readingIn, textsOf } from '../words/languages.js';
import { readChinese } from './chinese.js';
import { readEnglish } from './english.js';
import { readJapanese } from './japanese.js';

/** @typedef {import('../../web/locales/words.js').Words} Words */
/** @typedef {import('../../web/story/types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('../../web/story/types.js').Item} Item */
/** @typedef {import('../../web/story/types.js').Method} Method */
/** @typedef {import('../explained/reader.js').Fact} Fact */
/** @typedef {import('../words/languages.js').Texts} Texts */

/** An item as facts: of its text and its detail, and those folded under it. */
/** @typedef {{ facts: Fact[], detail: Fact[], rule: string, items: Telling[] }} Telling */

/** @type {Record<string, (text: string) => Fact[]>} */
const READERS = { en: readEnglish, ja: readJapanese, 'zh-Hans': readChinese };
const { read, unread, compareAll } = readingIn(READERS);

const words = Object.fromEntries(
  Object.keys(READERS).map((tag) => [tag, createWords(locales[tag])]),
);

/** @typedef {Record<string, Texts[]>} Told by language */

/** @param {(words: Words) => readonly Item[]} telling @returns {Told} */
const inEach = (telling) =>
  Object.fromEntries(Object.entries(words).map(([tag, own]) => [tag, telling(own).map(textsOf)]));

/** What was deduced, or registered and assumed. @param {readonly Event[]} events */
export const courseIn = (events) =>
  inEach((own) => (hasCourse(events) ? tellCourse(own, events) : tellTree(own, events)));

/** @param {readonly Event[]} events @param {Event} placed @param {Method} method @param {boolean} isWhole with what its items fold */
export const accountIn = (events, placed, method, isWhole) =>
  inEach((own) => {
    const items = tellAccount(own, events, placed, method);
    return isWhole ? items : items.map((item) => ({ ...item, detail: '', items: null }));
  });

/** @param {readonly DeterminedSet[]} sets */
export const setsIn = (sets) => inEach((own) => tellSets(own, sets));

/** Texts that are no sentence, and differences between two languages. @param {Told} told @returns {string[]} */
export function languageFaults({ en, ...others }) {
  const own = en
    .flatMap(everyText)
    .flatMap((text) => [...unread('en', text), ...brokenFaults(text)]);
  if (own.length > 0) return own;
  return Object.entries(others).flatMap(([tag, items]) =>
    items.length === en.length
      ? items.flatMap((item, at) => compareAll(tag, en[at], item))
      : [`${tag}: other items are told`],
  );
}

/** @param {Texts} texts @returns {Telling} */
export const tellingOf = ({ text, detail, rule, items }) => ({
  facts: read('en', text),
  detail: read('en', detail),
  rule,
  items: items.map(tellingOf),
});
