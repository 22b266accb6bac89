/**
 * What stands below the story until something happens: examples to begin with.
 */

import { make } from '../ui/elements.js';
import { adopt, sheetOf } from '../ui/sheet.js';
import { BEGIN_STYLES } from './begin-styles.js';
import { exampleList } from './example-list.js';
import { EXAMPLES } from './examples.js';

/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./examples.js').Example} Example */

const sheetFor = sheetOf(BEGIN_STYLES);

/**
 * @param {HTMLElement} root
 * @param {Words} words
 * @param {(example: Example) => void} take
 */
export function showBeginning(root, words, take) {
  const { t } = words;
  adopt(document.body, sheetFor);
  root.replaceChildren(
    make('h2', t('panel.examples')),
    exampleList(words, EXAMPLES.slice(0, 4), take),
  );
}
