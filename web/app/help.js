/**
 * The Help, written out of the locale: headings, paragraphs, pictures, the table, the keys, the
 * credits. The pictures are boards like the one on the page.
 */

import { KEYS } from '../embed/keys.js';
import { PICTURES } from './pictures.js';

/** @typedef {import('../embed/i18n.js').Words} Words */
/** @typedef {import('../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../board/strings.js').BoardStrings} BoardStrings */

/**
 * @param {string} name
 * @param {string | (Node | string)[]} [content]
 * @param {Record<string, string>} [attributes]
 */
function make(name, content = [], attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...(typeof content === 'string' ? [content] : content));
  return element;
}

/**
 * @param {Words} words
 * @param {BoardStrings} strings
 * @returns {HTMLElement[]}
 */
export function writeHelp({ t }, strings) {
  const paragraph = (/** @type {string} */ key) => make('p', t(key));
  const list = (/** @type {string[]} */ keys) =>
    make(
      'ul',
      keys.map((key) => make('li', t(key))),
      { class: 'rules' },
    );
  const section = (
    /** @type {string} */ id,
    /** @type {string} */ title,
    /** @type {HTMLElement[]} */ content,
  ) => make('section', [make('h2', title, { id }), ...content]);
  const part = (
    /** @type {string} */ id,
    /** @type {string} */ title,
    /** @type {HTMLElement[]} */ content,
  ) => make('div', [make('h3', [make('code', title)], { id }), ...content], { class: 'part' });
  const picture = (/** @type {keyof typeof PICTURES} */ name, /** @type {string} */ caption) =>
    drawPicture(PICTURES[name], caption, strings);

  return [
    make('h1', t('help.heading')),
    section('buttons', t('help.start.title'), [
      paragraph('help.start.step'),
      paragraph('help.start.showHow'),
      paragraph('help.start.kinds'),
    ]),
    section('terms', t('help.terms.title'), [terms(t)]),
    section('functions', t('help.functions.title'), [
      paragraph('help.functions.intro'),
      part('start-search', 'startSearch', [paragraph('help.ss.about')]),
      part('search-possibility', 'searchPossibility', [
        paragraph('help.sp.about'),
        list(['help.sp.1', 'help.sp.2', 'help.sp.3', 'help.sp.4']),
        paragraph('help.sp.checks'),
        picture('excluding', t('help.sp.caption')),
      ]),
      part('make-exclusive-set', 'makeExclusiveSet', [
        paragraph('help.mes.about'),
        list(['help.mes.11', 'help.mes.12', 'help.mes.2', 'help.mes.34']),
        paragraph('help.mes.more'),
        make(
          'div',
          [picture('pair', t('help.mes.caption11')), picture('place', t('help.mes.caption2'))],
          { class: 'pictures' },
        ),
      ]),
      part('make-determined-set', 'makeDeterminedSet', [
        paragraph('help.mds.about'),
        list(['help.mds.a', 'help.mds.b', 'help.mds.c', 'help.mds.d']),
        paragraph('help.mds.single'),
        picture('rest', t('help.mds.caption')),
      ]),
    ]),
    section('assumption', t('help.terms.assumption.word'), [
      paragraph('help.terms.assumption'),
      table(t),
      paragraph('help.table.after'),
    ]),
    section('keys', t('help.keys.title'), [paragraph('help.keys.intro'), keys(t)]),
    section('credits', t('help.credits.title'), credits(t)),
  ];
}

/** @param {Words['t']} t */
const terms = (t) =>
  make(
    'dl',
    [
      ['help.terms.unit.word', 'help.terms.unit'],
      ['help.terms.possibility.word', 'help.terms.possibility'],
      ['help.terms.set.word', 'help.terms.set'],
      ['help.terms.exclusive.word', 'help.terms.exclusive'],
      ['help.terms.ends.word', 'help.terms.ends'],
    ].flatMap(([word, meaning]) => [make('dt', t(word)), make('dd', t(meaning))]),
  );

/**
 * @param {import('./pictures.js').HelpPicture} what
 * @param {string} caption
 * @param {BoardStrings} strings
 */
function drawPicture({ game, overlay }, caption, strings) {
  const board = /** @type {KakuteiBoard} */ (make('kakutei-board', [], { readonly: '' }));
  board.strings = strings;
  board.label = caption;
  board.game = game;
  board.overlay = overlay;
  return make('figure', [board, make('figcaption', caption)]);
}

/** @param {Words['t']} t */
function table(t) {
  const head = (/** @type {string} */ key, /** @type {string} */ scope) =>
    make('th', t(key), { scope });
  const cell = (/** @type {string} */ number, /** @type {string} */ key) =>
    make('td', [make('b', number), ' ', t(key)]);
  return make(
    'div',
    [
      make('table', [
        make('caption', t('help.table.title'), { id: 'table-1' }),
        make('thead', [
          make('tr', [
            make('td', t('help.table.corner')),
            head('help.table.finished', 'col'),
            head('help.table.inconsistent', 'col'),
            head('help.table.indeterminate', 'col'),
          ]),
        ]),
        make('tbody', [
          make('tr', [
            head('help.table.subFinished', 'row'),
            cell('1', 'help.table.1'),
            cell('4', 'help.table.4'),
            cell('7', 'help.table.7'),
          ]),
          make('tr', [
            head('help.table.subInconsistent', 'row'),
            cell('2', 'help.table.2'),
            cell('5', 'help.table.5'),
            cell('8', 'help.table.8'),
          ]),
          make('tr', [
            head('help.table.subIndeterminate', 'row'),
            cell('3', 'help.table.3'),
            cell('6', 'help.table.6'),
            cell('9', 'help.table.9'),
          ]),
        ]),
      ]),
    ],
    { class: 'wide', tabindex: '0', role: 'region', 'aria-label': t('help.table.title') },
  );
}

/** The keys of the board; those of the page come from their own table. */
const BOARD_KEYS = [
  ['help.keys.name.digits', 'help.keys.digits'],
  ['help.keys.name.erase', 'help.keys.erase'],
  ['help.keys.name.arrows', 'help.keys.arrows'],
  ['help.keys.name.far', 'help.keys.far'],
  ['help.keys.name.ends', 'help.keys.ends'],
  ['help.keys.name.tab', 'help.keys.tab'],
];

/** @param {Words['t']} t */
function keys(t) {
  const rows = [
    ...BOARD_KEYS.map(([name, about]) => [t(name), t(about)]),
    ...KEYS.map(({ keys, about }) => [keys.join(t('name.listSeparator')), t(about)]),
  ];
  return make(
    'table',
    [
      make('thead', [
        make('tr', [
          make('th', t('help.keys.key'), { scope: 'col' }),
          make('th', t('help.keys.does'), { scope: 'col' }),
        ]),
      ]),
      make(
        'tbody',
        rows.map(([name, about]) =>
          make('tr', [make('th', name, { scope: 'row' }), make('td', about)]),
        ),
      ),
    ],
    { class: 'keys' },
  );
}

/** @param {Words['t']} t */
const credits = (t) => [
  make('p', [
    t('help.credits.ushio'),
    ' ',
    make('a', t('help.credits.ushioLink'), {
      href: 'https://www.ushio.org/Sudoku/',
      rel: 'noreferrer',
    }),
  ]),
  make('p', t('help.credits.others')),
  make('ul', [
    make('li', t('help.credits.java')),
    make('li', t('help.credits.ito')),
    make('li', t('help.credits.kitamoto')),
    make('li', t('help.credits.vba')),
  ]),
];
