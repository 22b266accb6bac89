/**
 * The Help, written out of its locale: contents, buttons and words, the five methods, keys, credits.
 * Each method has a module in `help/`, and one for its pictures, which are boards like the page's.
 */

import { make } from '../ui/elements.js';
import { writeBacktracking } from './help/backtracking.js';
import { writeCellList } from './help/cell-list.js';
import { writeHuman } from './help/human.js';
import { writeLogicalCube } from './help/logical-cube.js';
import { partsOf } from './help/parts.js';
import { METHODS, writeCredits, writeGlance, writeKeys } from './help/reference.js';
import { writeUshio } from './help/ushio.js';

/** @typedef {import('./help/parts.js').Parts} Parts */

/**
 * @param {import('../locales/words.js').Words} words
 * @param {import('../ui/board-strings.js').BoardStrings} strings
 * @returns {HTMLElement[]}
 */
export function writeHelp(words, strings) {
  const parts = partsOf(words, strings);
  return [
    make('header', make('h1', parts.t('help.heading')), parts.paragraph('help.intro')),
    contents(parts),
    make('div', { class: 'chapters' }, chapters(parts)),
  ];
}

/** @param {Parts} parts */
function contents({ t }) {
  /** @param {string} anchor @param {string} title @param {HTMLElement[]} [more] */
  const entry = (anchor, title, more = []) =>
    make('li', make('a', { href: `#${anchor}` }, t(title)), more);
  const methods = METHODS.map(({ anchor, title }) => entry(anchor, title));
  const entries = [
    entry('buttons', 'help.start.title'),
    entry('words', 'help.terms.title'),
    entry('methods', 'help.glance.title', [make('ul', methods)]),
    entry('keys', 'help.keys.title'),
    entry('credits', 'help.credits.title'),
  ];
  const nav = { class: 'contents', 'aria-label': t('help.contents') };
  return make('nav', nav, make('ul', entries));
}

/** @param {Parts} parts */
const chapters = (parts) => [
  parts.section('buttons', 'help.start.title', [
    parts.paragraph('help.start.step'),
    parts.paragraph('help.start.showHow'),
    parts.paragraph('help.start.kinds'),
    parts.paragraph('help.start.views'),
    parts.paragraph('help.start.solutions'),
    parts.paragraph('help.start.new'),
  ]),
  parts.section('words', 'help.terms.title', [
    parts.terms([
      ['help.terms.unit.word', 'help.terms.unit'],
      ['help.terms.candidate.word', 'help.terms.candidate'],
      ['help.terms.ends.word', 'help.terms.ends'],
    ]),
  ]),
  writeGlance(parts),
  writeUshio(parts),
  writeBacktracking(parts),
  writeLogicalCube(parts),
  writeHuman(parts),
  writeCellList(parts),
  writeKeys(parts),
  writeCredits(parts),
];
