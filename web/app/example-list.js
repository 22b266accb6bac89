/**
 * The examples as a list of small boards, to choose one.
 */

import { make } from '../ui/elements.js';
import { adopt, sheetOf } from '../ui/sheet.js';
import { thumbnail } from '../ui/thumbnail.js';
import { EXAMPLES_STYLES } from './examples-styles.js';

/** @typedef {import('./examples.js').Example} Example */

const sheetFor = sheetOf(EXAMPLES_STYLES);

/**
 * @param {import('../locales/words.js').Words} words
 * @param {readonly Example[]} examples
 * @param {(example: Example) => void} take
 */
export function exampleList({ t }, examples, take) {
  adopt(document.body, sheetFor);
  const items = examples.map((example) => {
    const name = make('span', t(example.name));
    const button = make('button', { type: 'button', class: 'link example' }, name);
    button.prepend(thumbnail(example.board));
    button.addEventListener('click', () => take(example));
    return make('li', button);
  });
  return make('ul', { class: 'examples' }, items);
}
