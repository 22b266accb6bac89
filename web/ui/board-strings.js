/**
 * The texts of a board for screen readers, in the words of a language: for the element's `strings`.
 */

import { fallback } from '../locales/languages.js';
import { wordsOf } from '../locales/words.js';

/** @typedef {import('../game/state.js').Kind} Kind */
/** @typedef {import('../board/roles.js').Role} Role */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {'last' | 'conflict' | 'wrong' | 'supposed'} Mark */
/**
 * The parts of a square's text.
 *
 * @typedef {object} SaidSquare
 * @property {number} row 1 to 9
 * @property {number} column 1 to 9
 * @property {number} digit 0 if the square is empty
 * @property {Kind} kind
 * @property {readonly number[] | null} candidates null if none are shown
 * @property {readonly number[]} pencilled marks by hand, if they are shown
 * @property {readonly number[]} corners corner marks
 * @property {number} colour of the square, 0: none
 * @property {readonly { digit: number, colour: number }[]} tinted small digits
 * @property {boolean} lit it stands out
 * @property {readonly number[]} struck digits crossed out
 * @property {readonly number[]} focused digits emphasised
 * @property {readonly Mark[]} marks
 * @property {readonly Role[]} roles
 * @property {boolean | null} painted on a sheet; null: there is none
 * @property {number | null} count of the digits left; null: not shown
 * @property {number | null} shared digit of all solutions; 0: they differ; null: not shown
 */
/** @typedef {{ board: string, square: (said: SaidSquare) => string }} BoardStrings */

/** @type {Record<string, string>} */
const KINDS = { given: 'board.given', entered: 'board.entered', found: 'board.found' };
/** @type {Record<string, string>} */
const MARKS = {
  last: 'board.last',
  conflict: 'board.conflict',
  wrong: 'board.wrong',
  supposed: 'board.supposed',
};
/** @type {Record<string, string>} */
const ROLES = {
  set: 'board.set',
  cause: 'board.cause',
  target: 'board.target',
  base: 'board.base',
  cover: 'board.cover',
  fin: 'board.fin',
  endoFin: 'board.endoFin',
  pivot: 'board.pivot',
  pincer: 'board.pincer',
  restrictedCommon: 'board.restrictedCommon',
  floor: 'board.floor',
};

/** @param {Words} words @param {Role} role */
function nameRole({ t }, role) {
  const [, family, name] = /^(set|colour)([A-Z]|\d)$/.exec(role) ?? [];
  if (family === 'set') return t('board.setNamed', { name });
  return family === 'colour' ? t('board.colour', { name }) : t(ROLES[role] ?? '');
}

/** @param {Words} [words] absent: English @returns {BoardStrings} */
export function boardStrings(words = wordsOf(fallback)) {
  const { t } = words;
  /** @param {string} key @param {readonly number[]} digits */
  const list = (key, digits) => (digits.length ? t(key, { digits: digits.join(' ') }) : '');
  return {
    board: t('board.label'),
    square: ({
      row,
      column,
      digit,
      kind,
      candidates,
      pencilled,
      corners,
      colour,
      tinted,
      lit,
      struck,
      focused,
      marks,
      roles,
      painted,
      count,
      shared,
    }) =>
      [
        t('board.square', { row, column }),
        digit ? t(KINDS[kind], { digit }) : t('board.empty'),
        candidates && (list('board.candidates', candidates) || t('board.noCandidates')),
        list('board.marks', pencilled),
        list('board.corners', corners),
        ...tinted.map((tint) => t('board.tint', tint)),
        colour > 0 && t('board.colour', { name: String(colour) }),
        lit && t('board.lit'),
        list('board.struck', struck),
        list('board.focused', focused),
        ...marks.map((mark) => t(MARKS[mark])),
        ...roles.map((role) => nameRole(words, role)),
        painted !== null && (painted ? t('board.painted') : t('board.white')),
        count !== null && t('board.count', { count }),
        shared !== null && (shared ? t('board.common', { digit: shared }) : t('board.differs')),
      ]
        .filter(Boolean)
        .join(t('name.phraseSeparator')),
  };
}
