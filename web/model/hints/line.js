/**
 * Reads a step in the notation of forums, as far as it is needed to find it on a board: its name and its conclusion. The
 * pattern between them is not read but compared: story/notation.md explains it. Pure.
 */

import { squareAt } from '../../game/units.js';

/** @typedef {import('./known.js').Place} Place */
/** @typedef {Readonly<{ text: string, name: string, placed: readonly Place[], removed: readonly Place[] }>} Line text: without blanks at its ends */

const SQUARES = String.raw`r[1-9]+c[1-9]+(?:\s*,\s*r[1-9]+c[1-9]+)*`;
/** `r3c57<>5`, `r4c6=6`; and as some write it, `-5 r3c57`. */
const CONCLUSION = new RegExp(
  `(${SQUARES})\\s*(=|<>|!=|≠)\\s*([1-9])|-\\s*([1-9])\\s*(${SQUARES})`,
  'gi',
);
/** What may stand between and behind conclusions: `, `, ` in b5`. */
const REST = /^(?:[\s,;.]|in [rcb][1-9])*$/i;

/** @param {string} names @returns {number[]} */
const squaresIn = (names) =>
  [...names.matchAll(/r([1-9]+)c([1-9]+)/gi)].flatMap(([, rows, columns]) =>
    [...rows].flatMap((row) => [...columns].map((column) => squareAt(Number(row), Number(column)))),
  );

/** Names alike but for case, blanks and signs. @param {string} name */
export const nameAlone = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Texts alike but for blanks. @param {string} text */
export const textAlone = (text) => text.toLowerCase().replaceAll(/\s/g, '');

/**
 * @param {string} text the lines of one step
 * @returns {Line | null} null: it has no conclusion
 */
export function readLine(text) {
  const whole = text.trim();
  const [first] = whole.split('\n');
  const [head, ...tail] = first.includes('=>') ? first.split('=>') : first.split(':');
  const conclusion = tail.join(':');
  /** @type {{ placed: Place[], removed: Place[] }} */
  const found = { placed: [], removed: [] };
  const rest = conclusion.replaceAll(CONCLUSION, (_, squares, sign, digit, gone, from) => {
    for (const square of squaresIn(squares ?? from)) {
      found[sign === '=' ? 'placed' : 'removed'].push({ square, digit: Number(digit ?? gone) });
    }
    return '';
  });
  const isRead = found.placed.length + found.removed.length > 0 && REST.test(rest);
  return isRead ? Object.freeze({ text: whole, name: head.split(':')[0].trim(), ...found }) : null;
}
