// The pieces in the forms of the catalogue's sentences, in any language: squares, units, nodes of chains, sets. A
// language defines how it writes each; all are read in the same way.

import { createWords } from '../../web/locales/words.js';
import { labelOf } from '../../web/story/rules.js';
import { all } from '../explained/reader.js';
import { locales } from '../locales/all.js';
import { FAMILIES } from '../told/events.js';

/** A digit in these squares, or in none of them; or in none of a set's. */
/** @typedef {{ isOn: boolean, digit: number, squares: number[], set: string }} Node */
/** @typedef {{ name: string, squares: number[], digits: number[] }} NamedSet */
/** @typedef {{ square: number, digit: number }} Place */

/**
 * How a language writes them, as patterns.
 *
 * @typedef {object} Language
 * @property {string} square
 * @property {string} unit
 * @property {string} units several, of several kinds
 * @property {(text: string) => number[]} readUnits
 * @property {string} digits
 * @property {(item: string) => string} list
 * @property {(item: string) => string} clauses
 * @property {(item: string) => string} removals of what squares cannot be
 * @property {string} cannot stands between squares and the digits that they cannot be
 * @property {{ node: string, way?: string, last?: string }} nodes a node as it is supposed, on the way, and last
 * @property {RegExp} off finds whether a node is that a digit is not there
 * @property {string} set one
 * @property {string} sets several
 * @property {string} common
 * @property {string} petal
 * @property {string} petals
 * @property {string} group a digit in squares
 * @property {string} cover a digit in units
 * @property {string} sector digits in a unit
 * @property {string} extra a digit in a square
 * @property {string} gone where a candidate is gone
 * @property {RegExp} by the technique that took it, in this
 * @property {string} rule the language whose names the techniques have
 */

/** The name of a technique, which may have a remark in brackets. */
export const RULE = '(?:[^()（）。、，]|，类型)+(?:[(（][^()（）。]*[)）])?';

/** The technique by its name. @param {string} tag of a language @returns {(name: string) => string} its slug */
function slugsIn(tag) {
  const words = createWords(locales[tag]);
  const slugs = new Map([...FAMILIES.keys()].map((slug) => [labelOf(words, slug), slug]));
  return (name) => slugs.get(name) ?? name;
}

/** @param {string} text */
const readDigits = (text) => all(text, /[1-9]/g).map(Number);

const OWN = /A′|B′|[A-Z]/g;

/** @param {Language} language @returns {import('../explained/reader.js').Pieces} */
export function piecesOf(language) {
  const { square, unit, units, digits, list, clauses, removals, readUnits, nodes, off } = language;
  const slugOf = slugsIn(language.rule);
  const squares = list(square);
  const squareIn = new RegExp(square, 'g');
  const takes = `${squares}${language.cannot}${digits}`;
  const { node, way = node, last = node } = nodes;

  /** @param {string} text */
  const readSquares = (text) =>
    all(text, squareIn).map((name) => {
      const [row, column] = readDigits(name);
      return (row - 1) * 9 + column - 1;
    });
  /** @param {string} text that is not the name of a square */
  const besides = (text) => text.replace(squareIn, ' ');
  /** @param {string} text @returns {Node} */
  const readNode = (text) => ({
    isOn: !off.test(text),
    digit: Number(all(besides(text), /[1-9]/g).at(-1)),
    squares: readSquares(text),
    set: all(text, OWN)[0] ?? '',
  });
  /** @param {string} pattern @param {(text: string) => any} read @returns {(text: string) => any[]} */
  const each = (pattern, read) => (text) => all(text, new RegExp(pattern, 'g')).map(read);
  /** @param {string} text @returns {NamedSet} */
  const readSet = (text) => ({
    name: text[0].toUpperCase(),
    squares: readSquares(text),
    digits: readDigits(besides(text)),
  });

  return {
    square: [square, (text) => readSquares(text)[0]],
    squares: [squares, readSquares],
    unit: [unit, (text) => readUnits(text)[0]],
    units: [units, readUnits],
    digit: ['[1-9]', Number],
    digits: [digits, readDigits],
    count: ['[0-9]+', Number],
    node: [node, readNode],
    way: [clauses(way), each(way, readNode)],
    last: [last, readNode],
    ends: [`(?:${clauses(way)}|${list(last)})`, each(`(?:${way}|${last})`, readNode)],
    cases: [list(node), each(node, readNode)],
    name: ['[A-Za-z]', (text) => text.toUpperCase()],
    side: ['[ABab]′?', (text) => text.toUpperCase()],
    set: [language.set, readSet],
    sets: [language.sets, each(language.set, readSet)],
    commons: [
      clauses(language.common),
      each(language.common, (text) => ({ digit: readDigits(text)[0], sets: all(text, OWN) })),
    ],
    petals: [
      language.petals,
      each(language.petal, (text) => ({ digit: readDigits(text)[0], set: all(text, OWN)[0] })),
    ],
    rule: [RULE, slugOf],
    gone: [
      clauses(language.gone),
      each(language.gone, (text) => ({
        squares: readSquares(text),
        digit: Number(/(?:the |候補の|候选数)([1-9])/.exec(text)?.[1]),
        by: slugOf(language.by.exec(text)?.[1] ?? ''),
      })),
    ],
    groups: [
      removals(language.group),
      each(language.group, (text) => ({
        squares: readSquares(text),
        digit: readDigits(besides(text))[0],
      })),
    ],
    covers: [
      removals(language.cover),
      each(language.cover, (text) => ({ digit: Number(text[0]), units: readUnits(text.slice(1)) })),
    ],
    sectors: [
      removals(language.sector),
      each(language.sector, (text) => {
        const [unit] = all(text, new RegExp(language.unit, 'g'));
        return { unit: readUnits(unit)[0], digits: readDigits(text.replace(unit, ' ')) };
      }),
    ],
    extras: [
      list(language.extra),
      each(language.extra, (text) => ({
        square: readSquares(text)[0],
        digit: readDigits(besides(text))[0],
      })),
    ],
    takes: [
      removals(takes),
      each(takes, (text) => {
        const [before, after] = text.split(language.cannot);
        return { squares: readSquares(before), digits: readDigits(after) };
      }),
    ],
  };
}
