// The pieces in the forms of a method's own account, besides those of a step: determined sets, ways of painting.

import { all } from '../explained/reader.js';

/** @typedef {import('../explained/reader.js').Pieces} Pieces */
/** A determined set: the digits that some squares have, in some order. @typedef {{ squares: number[], digits: number[] }} DSet */

/**
 * @param {Pieces} pieces of a language
 * @param {string} form of a set, with the pieces in braces
 * @returns {Pieces[string]}
 */
export function setIn(pieces, form) {
  const [, read] = pieces.squares;
  const pattern = form.replace(/{(\w+)}/g, (_, name) => `(?:${pieces[name][0]})`);
  return [
    pattern,
    (text) => ({
      squares: read(text),
      digits: all(text.replace(new RegExp(pieces.square[0], 'g'), ' '), /[1-9]/g).map(Number),
    }),
  ];
}

/**
 * Numbers of the ways in which a square is painted: by its line, its box, or the line that a box needs.
 * @param {...string} names
 * @returns {Pieces[string]}
 */
export const waysIn = (...names) => {
  const name = `(?:${names.toReversed().join('|')})`;
  return [
    `${name}(?:(?:, |,? and |、|と|和)${name})*`,
    (text) => all(text, new RegExp(name, 'g')).map((found) => names.indexOf(found)),
  ];
};
