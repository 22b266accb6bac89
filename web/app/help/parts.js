/**
 * What the Help is made of: headings, paragraphs, lists, tables, and boards with a caption.
 */

import { make } from '../../ui/elements.js';

/** @typedef {import('../../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../../ui/board-strings.js').BoardStrings} BoardStrings */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('./drawing.js').HelpPicture} HelpPicture */
/** @typedef {ReturnType<typeof partsOf>} Parts */

/**
 * Texts are named by their keys.
 *
 * @param {Words} words
 * @param {BoardStrings} strings
 */
export function partsOf({ t }, strings) {
  const paragraph = (/** @type {string} */ key) => make('p', t(key));

  const list = (/** @type {string[]} */ keys) =>
    make(
      'ul',
      { class: 'rules' },
      keys.map((key) => make('li', t(key))),
    );

  /** @param {string} id @param {string} title @param {HTMLElement[]} content */
  const section = (id, title, content) => make('section', make('h2', { id }, t(title)), content);

  /** @param {string} id @param {string | HTMLElement} title @param {HTMLElement[]} content */
  const part = (id, title, content) =>
    make(
      'div',
      { class: 'part' },
      make('h3', { id }, typeof title === 'string' ? t(title) : title),
      content,
    );

  /** @param {HelpPicture} picture @param {string} key */
  function figure({ game, overlay }, key) {
    const caption = t(key);
    const board = /** @type {KakuteiBoard} */ (make('kakutei-board', { readonly: true }));
    board.strings = strings;
    board.label = caption;
    board.game = game;
    board.overlay = overlay;
    return make('figure', board, make('figcaption', caption));
  }

  /** @param {...[HelpPicture, string]} pairs */
  const figures = (...pairs) =>
    make(
      'div',
      { class: 'pictures' },
      pairs.map(([picture, key]) => figure(picture, key)),
    );

  /** @param {[word: string, meaning: string][]} pairs */
  const terms = (pairs) =>
    make(
      'dl',
      pairs.flatMap(([word, meaning]) => [make('dt', t(word)), make('dd', t(meaning))]),
    );

  /** @param {string} key @param {{ href: string, key: string }} [link] */
  const source = (key, link) =>
    make(
      'p',
      { class: 'source' },
      t(key),
      link ? [' ', make('a', { href: link.href, rel: 'noreferrer' }, t(link.key))] : [],
    );

  /** @param {string} ends @param {string} proves */
  const outcome = (ends, proves) =>
    terms([
      ['help.method.ends', ends],
      ['help.method.proves', proves],
    ]);

  /** A table that scrolls inside itself where it is too wide. @param {string} title @param {HTMLElement} table */
  const wide = (title, table) =>
    make('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': t(title) }, table);

  return { t, paragraph, list, section, part, figure, figures, terms, source, outcome, wide };
}
