/**
 * What the Help is made of: headings, paragraphs, lists, tables, and boards with a caption.
 */

/** @typedef {import('../../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../../board/strings.js').BoardStrings} BoardStrings */
/** @typedef {import('../../embed/i18n.js').Words} Words */
/** @typedef {import('./drawing.js').HelpPicture} HelpPicture */
/** @typedef {ReturnType<typeof partsOf>} Parts */

/**
 * @param {string} name
 * @param {string | (Node | string)[]} [content]
 * @param {Record<string, string>} [attributes]
 */
export function make(name, content = [], attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...(typeof content === 'string' ? [content] : content));
  return element;
}

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
      keys.map((key) => make('li', t(key))),
      { class: 'rules' },
    );

  /** @param {string} id @param {string} title @param {HTMLElement[]} content */
  const section = (id, title, content) =>
    make('section', [make('h2', t(title), { id }), ...content]);

  /** @param {string} id @param {string | HTMLElement} title @param {HTMLElement[]} content */
  const part = (id, title, content) =>
    make('div', [make('h3', typeof title === 'string' ? t(title) : [title], { id }), ...content], {
      class: 'part',
    });

  /** @param {HelpPicture} picture @param {string} key */
  function figure({ game, overlay }, key) {
    const caption = t(key);
    const board = /** @type {KakuteiBoard} */ (make('kakutei-board', [], { readonly: '' }));
    board.strings = strings;
    board.label = caption;
    board.game = game;
    board.overlay = overlay;
    return make('figure', [board, make('figcaption', caption)]);
  }

  /** @param {...[HelpPicture, string]} pairs */
  const figures = (...pairs) =>
    make(
      'div',
      pairs.map(([picture, key]) => figure(picture, key)),
      { class: 'pictures' },
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
      link ? [t(key), ' ', make('a', t(link.key), { href: link.href, rel: 'noreferrer' })] : t(key),
      { class: 'source' },
    );

  /** @param {string} ends @param {string} proves */
  const outcome = (ends, proves) =>
    terms([
      ['help.method.ends', ends],
      ['help.method.proves', proves],
    ]);

  /** A table that scrolls inside itself where it is too wide. @param {string} title @param {HTMLElement} table */
  const wide = (title, table) =>
    make('div', [table], { class: 'wide', tabindex: '0', role: 'region', 'aria-label': t(title) });

  return { t, paragraph, list, section, part, figure, figures, terms, source, outcome, wide };
}
