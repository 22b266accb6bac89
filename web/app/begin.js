/**
 * What stands below the story until something happens: boards to begin with, and how to read the board.
 */

import { make } from '../ui/elements.js';
import { adopt, sheetOf } from '../ui/sheet.js';
import { BEGIN_STYLES } from './begin-styles.js';
import { exampleList } from './example-list.js';
import { EXAMPLES } from './examples.js';

/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./examples.js').Example} Example */

/** The looks of a square, a sample digit and the words for it. */
const LOOKS = /** @type {const} */ ([
  ['given', '5', 'legend.given'],
  ['entered', '5', 'legend.entered'],
  ['found', '5', 'legend.found'],
  ['last', '5', 'legend.last'],
  ['clash', '5', 'legend.clash'],
]);

const sheetFor = sheetOf(BEGIN_STYLES);

/**
 * @param {HTMLElement} root
 * @param {Words} words
 * @param {(example: Example) => void} take
 */
export function showBeginning(root, words, take) {
  const { t } = words;
  adopt(document.body, sheetFor);
  const looks = LOOKS.map(([look, digit, key]) =>
    make('li', make('span', { class: `look ${look}`, 'aria-hidden': 'true' }, digit), t(key)),
  );
  root.replaceChildren(
    make('h2', t('panel.examples')),
    exampleList(words, EXAMPLES.slice(0, 4), take),
    make('h2', t('legend.title')),
    make('ul', { class: 'legend' }, looks),
  );
}
