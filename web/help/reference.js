/**
 * The rest of the Help: a table that compares the methods, the keys, the credits, the licence.
 */

import { commandOf } from '../model/commands.js';
import { KEYS } from '../model/keys.js';
import { make } from '../ui/elements.js';
import { PAGE_KEYS } from '../app/page-keys.js';
import { LICENCE } from './licence.js';

/** @typedef {import('./parts.js').Parts} Parts */

/** The methods: their places in the Help, and the table's entries for each. */
export const METHODS = Object.freeze([
  {
    anchor: 'ushio',
    title: 'help.ushio.title',
    glance: ['help.glance.ushio.tries', 'help.glance.ushio.stops', 'help.glance.ushio.only'],
  },
  {
    anchor: 'backtracking',
    title: 'help.backtracking.title',
    glance: [
      'help.glance.backtracking.tries',
      'help.glance.never',
      'help.glance.backtracking.only',
    ],
  },
  {
    anchor: 'logical-cube',
    title: 'help.cube.title',
    glance: ['help.glance.cube.tries', 'help.glance.cube.stops', 'help.glance.cube.only'],
  },
  {
    anchor: 'human',
    title: 'help.human.title',
    glance: ['help.glance.human.tries', 'help.glance.never', 'help.glance.known'],
  },
  {
    anchor: 'cell-list',
    title: 'help.lists.title',
    glance: ['help.glance.lists.tries', 'help.glance.never', 'help.glance.known'],
  },
  {
    anchor: 'catalogue',
    title: 'help.catalogue.title',
    glance: ['help.glance.catalogue.tries', 'help.glance.cube.stops', 'help.glance.catalogue.only'],
  },
]);

/**
 * On a phone each row is a card of its own, so the roles, which the change of display takes away, are
 * written down, and every cell knows its heading.
 *
 * @param {Parts} parts
 */
export function writeGlance({ t, fold, paragraph }) {
  const heads = [
    'help.glance.method',
    'help.glance.tries',
    'help.glance.stops',
    'help.glance.only',
  ];
  const rows = METHODS.map(({ anchor, title, glance }) =>
    make(
      'tr',
      { role: 'row' },
      make('th', { scope: 'row', role: 'rowheader' }, make('a', { href: `#${anchor}` }, t(title))),
      glance.map((key, index) =>
        make('td', { role: 'cell', 'data-head': t(heads[index + 1]) }, t(key)),
      ),
    ),
  );
  const headings = heads.map((key) => make('th', { scope: 'col', role: 'columnheader' }, t(key)));
  const table = make(
    'table',
    { class: 'glance', role: 'table', 'aria-label': t('help.glance.title') },
    make('thead', { role: 'rowgroup' }, make('tr', { role: 'row' }, headings)),
    make('tbody', { role: 'rowgroup' }, rows),
  );
  return fold(t('help.glance.title'), [table, paragraph('help.glance.compare')]);
}

/** The keys of the board; those of the page come from their own table. */
const BOARD_KEYS = [
  ['help.keys.name.digits', 'help.keys.digits'],
  ['help.keys.name.mark', 'help.keys.mark'],
  ['help.keys.name.erase', 'help.keys.erase'],
  ['help.keys.name.arrows', 'help.keys.arrows'],
  ['help.keys.name.far', 'help.keys.far'],
  ['help.keys.name.several', 'help.keys.several'],
  ['help.keys.name.ends', 'help.keys.ends'],
  ['help.keys.name.tab', 'help.keys.tab'],
];

/** Other features of the page, and its keys. @param {Parts} parts */
export const writeMore = ({ t, section, fold, terms, paragraph }) =>
  section('buttons', 'help.buttons.title', [
    fold(t('help.buttons.all'), [
      terms([
        ['help.buttons.showHow.word', 'help.buttons.showHow'],
        ['help.buttons.kinds.word', 'help.buttons.kinds'],
        ['help.buttons.views.word', 'help.buttons.views'],
        ['help.buttons.hand.word', 'help.buttons.hand'],
        ['help.buttons.check.word', 'help.buttons.check'],
        ['help.buttons.solutions.word', 'help.buttons.solutions'],
        ['help.buttons.ends.word', 'help.buttons.ends'],
        ['help.buttons.new.word', 'help.buttons.new'],
        ['help.buttons.keep.word', 'help.buttons.keep'],
      ]),
    ]),
    fold(t('help.keys.title'), [
      make('div', { id: 'keys' }, paragraph('help.keys.intro'), keysIn(t)),
    ]),
  ]);

/** The commands whose buttons say too little, or what the Help has not loaded. @type {readonly string[]} */
export const OWN_WORDS = ['stop', 'mode', 'corners', 'allSteps', 'whyNot'];

/** @param {Parts['t']} t @param {import('../model/commands.js').Command} command */
const commandNamed = (t, { text, about }) =>
  about ? t('help.keys.command', { name: t(text), about: t(about) }) : t(text);

/** @param {Parts['t']} t */
function keysIn(t) {
  const keysNamed = (/** @type {readonly string[]} */ keys) => keys.join(t('name.phraseSeparator'));
  const rows = [
    ...BOARD_KEYS.map(([name, about]) => [t(name), t(about)]),
    ...KEYS.map(({ action, keys }) => [
      keysNamed(keys),
      OWN_WORDS.includes(action) ? t(`help.keys.${action}`) : commandNamed(t, commandOf(action)),
    ]),
    ...PAGE_KEYS.map(({ action, keys }) => [keysNamed(keys), t(`help.keys.${action}`)]),
  ];
  return make(
    'table',
    { class: 'keys' },
    make(
      'thead',
      make(
        'tr',
        make('th', { scope: 'col' }, t('help.keys.key')),
        make('th', { scope: 'col' }, t('help.keys.does')),
      ),
    ),
    make(
      'tbody',
      rows.map(([name, about]) =>
        make('tr', make('th', { scope: 'row' }, name), make('td', about)),
      ),
    ),
  );
}

/** @param {Parts} parts */
export const writeCredits = ({ t, section, fold, paragraph }) =>
  section('credits', 'help.credits.title', [
    make('p', [
      t('help.credits.ushio'),
      ' ',
      make(
        'a',
        { href: 'https://www.ushio.org/Sudoku/', rel: 'noreferrer' },
        t('help.credits.ushioLink'),
      ),
    ]),
    fold(t('help.credits.others'), [
      make('ul', [
        make('li', t('help.credits.java')),
        make('li', t('help.credits.ito')),
        make('li', t('help.credits.kitamoto')),
        make('li', t('help.credits.vba')),
      ]),
    ]),
    make('p', [t('help.credits.photos'), ' ', t('help.credits.ours')]),
    make('h3', { id: 'licence' }, t('help.licence.title')),
    paragraph('help.licence.about'),
    fold(
      t('help.licence.all'),
      LICENCE.map((text) => make('p', { class: 'source', lang: 'en' }, text)),
    ),
  ]);
