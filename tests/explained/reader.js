// Makes a reader of lines from the forms of the sentences of a language.
//
// The one idea: a form is a pattern with names in it, and the names become the values of a fact. A sentence of no form
// is a fault.

import { isDeepStrictEqual } from 'node:util';

/** @typedef {{ unit: number, digits: number[] }} Has */
/**
 * The statement of a sentence: a fact has the values that its form names.
 * @typedef {{ says: string, sentence: string, has: Has[], squares: number[], digits: number[], [value: string]: any }} Fact
 */

/** A piece of a form under a name: its pattern, how it is read, and the fact's name for it if that differs. */
/** @typedef {Record<string, [pattern: string, read: (text: string) => any, name?: string]>} Pieces */

/**
 * A statement, and its forms. A piece is in braces, `{square}`, or has a name of its own, `{pivot:square}`; `[one|other]`
 * allows either of two words.
 * @typedef {[says: string, ...forms: string[]][]} Forms
 */

/** @param {string} text @param {RegExp} pattern */
export const all = (text, pattern) => [...text.matchAll(pattern)].map(([found]) => found);

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form of one letter more or less for a capital. @param {string} text */
const lowered = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** @param {string} text between the pieces of a form */
const wordsOf = (text) =>
  text
    .split(/\[(.*?)\]/)
    .map((part, at) => (at % 2 ? `(?:${part.split('|').map(escaped).join('|')})` : escaped(part)))
    .join('');

/** @param {Pieces} pieces @param {string} form */
function patternOf(pieces, form) {
  const names = [...form.matchAll(/{(\w+)(?::(\w+))?}/g)].map(([, own, kind = own]) => ({
    own,
    kind,
  }));
  const pattern = lowered(form)
    .split(/{[\w:]+}/)
    .map((text, at) => wordsOf(text) + (at < names.length ? `(${pieces[names[at].kind][0]})` : ''));
  return { names, pattern: new RegExp(pattern.join(''), 'y') };
}

/** @param {any} values @returns {Fact} */
const as = (values) => values;

/**
 * @param {Pieces} pieces
 * @param {Forms} forms
 * @returns {(line: string) => Fact[]} of the sentences of a line
 */
export function readerOf(pieces, forms) {
  const known = forms.flatMap(([says, ...its]) =>
    its.map((form) => ({ says, ...patternOf(pieces, form) })),
  );

  /** @param {string} line the longest form that it begins with @returns {Fact} */
  function readFirst(line) {
    /** @type {Fact} */
    let longest = as({ says: 'not understood', sentence: '' });
    const text = lowered(line);
    for (const { says, names, pattern } of known) {
      pattern.lastIndex = 0;
      const found = pattern.exec(text);
      if (!found || found[0].length <= longest.sentence.length) continue;
      const values = valuesOf(names, found.slice(1));
      if (values) longest = as({ says, sentence: line.slice(0, found[0].length), ...values });
    }
    return longest;
  }

  /** The values by their names; nothing where one name has two. @param {{ own: string, kind: string }[]} names @param {string[]} texts */
  function valuesOf(names, texts) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const [at, { own, kind }] of names.entries()) {
      const [, read, name = own] = pieces[kind];
      const value = read(texts[at]);
      if (name in values && !isDeepStrictEqual(values[name], value)) return null;
      values[name] = value;
    }
    return values;
  }

  return (line) => {
    const facts = [];
    for (let rest = line.trim(); rest !== '';) {
      const fact = readFirst(rest);
      if (fact.sentence === '') return [...facts, { ...fact, sentence: rest }];
      facts.push(fact);
      rest = rest.slice(fact.sentence.length).trim();
    }
    return facts;
  };
}
