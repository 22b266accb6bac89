/**
 * The Help, written from its locale: three steps for people with a puzzle, the rules, the usual techniques,
 * lessons, the catalogue of all, then the six methods, and everything else. Each part has a module in
 * `help/`; its pictures are boards like the page's.
 */

import { make } from '../ui/elements.js';
import { writeBacktracking } from './backtracking.js';
import { writeCatalogue } from './catalogue.js';
import { writeCellList } from './cell-list.js';
import { writeHuman } from './human.js';
import { writeLogicalCube } from './logical-cube.js';
import { METHODS, writeCredits, writeGlance, writeMore } from './reference.js';
import { writeRules, writeStart } from './start.js';
import { CARDS, writeTechniques } from './techniques.js';
import { writeUshio } from './ushio.js';

/** @typedef {import('./parts.js').Parts} Parts */
/** @typedef {import('./later.js').Later} Later */

/**
 * @param {Parts} parts
 * @param {readonly Later[]} later
 * @returns {HTMLElement[]}
 */
export const writeHelp = (parts, later) => [
  contents(parts, later),
  make('header', make('h1', parts.t('help.heading')), parts.paragraph('help.intro')),
  make('div', { class: 'chapters' }, chapters(parts, later)),
];

/** Other names of entries, for which the contents have no room. */
const BRACKETS = / \(.*?\)|（.*?）/g;

/**
 * Beside the text where there is room, and there always unfolded (`main.js`); else folded, and always
 * at hand.
 *
 * @param {Parts} parts
 * @param {readonly Later[]} later
 */
function contents({ t }, later) {
  /** @param {string} anchor @param {string} title @param {HTMLElement[]} [more] */
  const entry = (anchor, title, more = []) =>
    make(
      'li',
      make('a', { href: `#${anchor}` }, t(title).replace(BRACKETS, '')),
      more.length ? make('ul', more) : [],
    );
  const steps = [
    entry('enter', 'help.enter.title'),
    entry('step', 'help.step.title'),
    entry('why', 'help.why.title'),
  ];
  const techniques = CARDS.map(({ slug, name }) => entry(slug, name));
  const methods = METHODS.map(({ anchor, title }) => entry(anchor, title));
  const entries = [
    entry('start', 'help.start.title', steps),
    entry('rules', 'help.rules.title'),
    entry('techniques', 'help.techniques.title', techniques),
    ...later.map((chapter) => chapter.entry),
    entry('methods', 'help.methods.title', methods),
    entry('buttons', 'help.buttons.title'),
    entry('keys', 'help.keys.title'),
    entry('credits', 'help.credits.title'),
  ];
  const index = make(
    'details',
    { class: 'index' },
    make('summary', t('help.contents')),
    make('ul', entries),
  );
  return make('nav', { class: 'contents', 'aria-label': t('help.contents') }, index);
}

/** @param {Parts} parts @param {readonly Later[]} later */
const chapters = (parts, later) => [
  writeStart(parts),
  writeRules(parts),
  writeTechniques(parts),
  ...later.map((chapter) => chapter.write()),
  parts.section('methods', 'help.methods.title', [
    parts.paragraph('help.methods'),
    writeUshio(parts),
    writeBacktracking(parts),
    writeLogicalCube(parts),
    writeHuman(parts),
    writeCellList(parts),
    writeCatalogue(parts),
    writeGlance(parts),
  ]),
  writeMore(parts),
  writeCredits(parts),
];
