/**
 * Puts the words of a language on a page or an element.
 *
 * An element says by attributes which text it wants: `data-text` is its content, `data-label` its
 * accessible name. What has no such attribute is written by the panel it belongs to.
 */

import { createWords } from '../story/words.js';
import { textsOf } from '../locales/index.js';

/** @typedef {import('../story/words.js').Words} Words */

/** @param {string} language @returns {Words} */
export const wordsOf = (language) => createWords(textsOf(language));

/**
 * @param {ParentNode} root
 * @param {Words} words
 */
export function translate(root, { t }) {
  for (const element of root.querySelectorAll('[data-text]')) {
    element.textContent = t(element.getAttribute('data-text') ?? '');
  }
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', t(element.getAttribute('data-label') ?? ''));
  }
}

/** @type {Record<string, string>} */
const KINDS = { given: 'board.given', entered: 'board.entered', found: 'board.found' };
/** @type {Record<string, string>} */
const MARKS = { last: 'board.last', conflict: 'board.conflict', wrong: 'board.wrong' };
/** @type {Record<string, string>} */
const ROLES = { set: 'board.set', cause: 'board.cause', target: 'board.target' };

/**
 * What a screen reader says about the board.
 *
 * @param {Words} words
 * @returns {import('../board/strings.js').BoardStrings}
 */
export function boardStrings({ t }) {
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
        list('board.struck', struck),
        list('board.focused', focused),
        ...marks.map((mark) => t(MARKS[mark])),
        ...roles.map((role) => t(ROLES[role])),
        painted !== null && (painted ? t('board.painted') : t('board.white')),
        count !== null && t('board.count', { count }),
        shared !== null && (shared ? t('board.common', { digit: shared }) : t('board.differs')),
      ]
        .filter(Boolean)
        .join(t('name.listSeparator')),
  };
}
