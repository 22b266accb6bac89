/**
 * The parts of the Help: headings, paragraphs, lists, tables, folded parts, and boards with a caption.
 */

import { make, unbroken } from '../ui/elements.js';

/** @typedef {import('../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../ui/board-strings.js').BoardStrings} BoardStrings */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./drawing.js').HelpPicture} HelpPicture */
/** @typedef {ReturnType<typeof partsOf>} Parts */

/**
 * Respells the squares in a text of the language in the notation that a person has chosen.
 * @param {Words} words
 * @returns {(text: string) => string}
 */
function respelling({ t, square }) {
  const name = new RegExp(t('name.square', { row: '(\\d)', column: '(\\d)' }), 'g');
  return (text) =>
    text.replace(name, (_, row, column) => square({ row: Number(row), column: Number(column) }));
}

/** @param {HTMLElement[]} content */
const unfolded = (content) => make('div', { class: 'unfolded' }, content);

/**
 * Texts are named by their keys.
 *
 * @param {Words} words
 * @param {BoardStrings} strings
 * @param {import('../ui/lazy.js').Lazy} lazy
 */
export function partsOf(words, strings, lazy) {
  const respell = respelling(words);
  const texts = textsOf(words, respell);
  const pictures = picturesOf(texts, { strings, lazy, respell });
  return { ...texts, ...termsOf(texts), ...foldsOf(texts), ...pictures };
}

/** Headings, paragraphs, lists. @param {Words} words @param {(text: string) => string} respell */
function textsOf(words, respell) {
  const { t } = words;

  /** A text in which no name of a square or unit is broken over two lines. @param {string} key */
  const text = (key) => unbroken(words, respell(t(key)));

  const paragraph = (/** @type {string} */ key) => make('p', text(key));

  const list = (/** @type {string[]} */ keys, look = 'rules') =>
    make(
      'ul',
      { class: look },
      keys.map((key) => make('li', text(key))),
    );

  /** @param {string} id @param {string} title @param {HTMLElement[]} content */
  const section = (id, title, content) =>
    make('section', { 'aria-labelledby': id }, make('h2', { id }, t(title)), content);

  /** A heading at several places. @param {'h2' | 'h3' | 'h4'} level @param {string[]} ids @param {string} title */
  const heading = (level, [id, ...others], title) =>
    make(
      level,
      { id },
      others.map((other) => make('span', { id: other })),
      t(title),
    );

  return { t, text, heading, paragraph, list, section };
}

/** Words with what they mean, sources, tables. @param {ReturnType<typeof textsOf>} texts */
function termsOf({ t, text }) {
  /** @param {[word: string, meaning: string][]} pairs */
  const terms = (pairs) =>
    make(
      'dl',
      pairs.flatMap(([word, meaning]) => [make('dt', t(word)), make('dd', text(meaning))]),
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

  /** A table that scrolls inside itself if it is too wide. @param {string} title @param {HTMLElement} table */
  const wide = (title, table) =>
    make('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': t(title) }, table);

  return { terms, source, outcome, wide };
}

/** Named and folded parts. @param {ReturnType<typeof textsOf>} texts */
function foldsOf({ t, heading, paragraph }) {
  /** @param {string} id a family of rules @param {string} title @param {HTMLElement[]} content @param {string[]} [rules] */
  const part = (id, title, content, rules = []) =>
    make('div', { class: 'part' }, heading('h4', [id, ...rules], title), content);

  /** @param {string} title @param {HTMLElement[]} content */
  const fold = (title, content) =>
    make('details', { class: 'fold' }, make('summary', title), unfolded(content));

  /**
   * The same under a name that the text has already.
   *
   * @param {string} what is unfolded of it @param {string} of it @param {HTMLElement[]} content
   */
  const more = (what, of, content) =>
    make(
      'details',
      { class: 'more' },
      make('summary', t(what), make('span', { class: 'unseen' }, `: ${t(of)}`)),
      unfolded(content),
    );

  /**
   * A method: the part for everybody, and the rest folded under it.
   *
   * @param {string} id
   * @param {string} title
   * @param {string} idea
   * @param {HTMLElement[]} content
   */
  const method = (id, title, idea, content) =>
    make(
      'div',
      { class: 'method' },
      make('h3', { id }, t(title)),
      paragraph(idea),
      more('help.method.more', title, content),
    );

  return { part, fold, more, method };
}

/**
 * Boards with a caption.
 *
 * @param {ReturnType<typeof textsOf>} texts
 * @param {{ strings: BoardStrings, lazy: import('../ui/lazy.js').Lazy, respell: (text: string) => string }} how
 */
function picturesOf({ t, text }, { strings, lazy, respell }) {
  /** @param {HelpPicture} picture @param {string} label */
  function board({ game, overlay, selected }, label) {
    const place = make('div', { class: 'place' });
    lazy.wait(place, () => {
      const board = /** @type {KakuteiBoard} */ (make('kakutei-board', { readonly: true }));
      Object.assign(board, { strings, label, game, overlay, selected: selected ?? null });
      place.append(board);
    });
    return place;
  }

  /** @param {HelpPicture} picture @param {string} key of its caption */
  const figure = (picture, key) =>
    make('figure', board(picture, respell(t(key))), make('figcaption', text(key)));

  /** @param {...[HelpPicture, string]} pairs */
  const figures = (...pairs) =>
    make(
      'div',
      { class: 'pictures' },
      pairs.map(([picture, key]) => figure(picture, key)),
    );

  /**
   * A rule of a document: its name, its sentence, its picture.
   *
   * @param {string} id
   * @param {string} title the key of its name
   * @param {string} key of its sentence
   * @param {HelpPicture} picture
   */
  const rule = (id, title, key, picture) =>
    make(
      'figure',
      { id, class: 'rule' },
      make('figcaption', make('b', t(title)), t('name.sentenceSeparator'), text(key)),
      board(picture, respell(t(key))),
    );

  return { board, figure, figures, rule };
}
