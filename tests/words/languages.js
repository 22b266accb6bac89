// The texts of the page, read in several languages, which have to say the same.
// The one idea: the facts of the other languages are compared with those of the English text.

import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('../../web/story/types.js').Item} Item */
/** @typedef {import('../explained/reader.js').Fact} Fact */

/** Texts, and those folded under them. */
/** @typedef {{ text: string, detail: string, rule: string, items: Texts[] }} Texts */

/** @param {Item} item @returns {Texts} */
export const textsOf = ({ text, detail, rule, items }) => ({
  text: withoutJoiners(text),
  detail: withoutJoiners(detail ?? ''),
  rule: rule?.label ?? '',
  items: (items?.() ?? []).map(textsOf),
});

/** Keeps a square's name on one line; it says nothing. @param {string} text */
export const withoutJoiners = (text) => text.replaceAll('\u2060', '');

/** @param {Texts} texts @returns {string[]} every text, with those folded under it */
export const everyText = ({ text, detail, items }) => [text, detail, ...items.flatMap(everyText)];

/** Signs of a broken text, in any language. */
const BROKEN = /[{}]|undefined|null|NaN|\[object|(^|[^\p{L}])(technique|rule|argument|clash)\.\w| {2}|[(（][)）]|Rule\./iu; // prettier-ignore

/** @param {string} text */
export const brokenFaults = (text) => (BROKEN.test(text) ? [`is broken: "${text}"`] : []);

/** Whether two facts are one, as far as both languages say it. @param {Fact} fact @param {Fact} other */
const agree = (fact, other) =>
  fact.says === other.says &&
  Object.keys(fact).every(
    (name) => name === 'sentence' || !(name in other) || isDeepStrictEqual(fact[name], other[name]),
  );

/** The number of texts that are remembered once read. */
const MOST = 100000;

/** @param {Record<string, (text: string) => Fact[]>} readers how each language is read */
export function readingIn(readers) {
  /** @type {Map<string, Fact[]>} */
  const known = new Map();

  /** @param {string} tag @param {string} text @returns {Fact[]} */
  function read(tag, text) {
    const key = `${tag}${text}`;
    let facts = known.get(key);
    if (!facts) {
      facts = readers[tag](text);
      if (known.size > MOST) known.clear();
      known.set(key, facts);
    }
    return facts;
  }

  /** @param {string} tag @param {string} text @returns {string[]} */
  const unread = (tag, text) =>
    read(tag, text)
      .filter(({ says }) => says === 'not understood')
      .map(({ sentence }) => `${tag}: is not understood: "${sentence}"`);

  /** @type {Set<string>} */
  const compared = new Set();

  /** @param {string} tag @param {string} english @param {string} text @returns {string[]} */
  function compare(tag, english, text) {
    const key = `${english}${text}`;
    if (compared.has(key)) return [];
    const faults = [...unread(tag, text), ...brokenFaults(text)];
    if (faults.length > 0) return faults;
    const [facts, same] = [read('en', english), read(tag, text)];
    const areOne = facts.length === same.length && facts.every((fact, at) => agree(fact, same[at]));
    if (!areOne) return [`${tag}: two languages, two facts:\n${english}\n${text}`];
    if (compared.size > MOST) compared.clear();
    compared.add(key);
    return [];
  }

  /** @param {string} tag @param {Texts} english @param {Texts} other @returns {string[]} */
  function compareAll(tag, english, other) {
    if (english.items.length !== other.items.length) return [`${tag}: other links are told`];
    return [
      ...compare(tag, english.text, other.text),
      ...compare(tag, english.detail, other.detail),
      ...(other.rule ? brokenFaults(other.rule) : []),
      ...english.items.flatMap((item, at) => compareAll(tag, item, other.items[at])),
    ];
  }

  return { read, unread, compare, compareAll };
}
