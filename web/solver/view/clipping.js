/**
 * A text to copy: the text itself, a button, and a message whether it worked.
 */

import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { CLIPPING_STYLES } from './clipping-styles.js';

const sheetFor = sheetOf(CLIPPING_STYLES);

/** Characters that have room beside each other on a phone; browsers that fit the height to the text need no guess. */
const LINE = 36;

/**
 * @param {Element} place where it is to stand, for its looks
 * @param {string} text
 * @param {import('../../locales/words.js').Words} words
 * @returns {Element}
 */
export function clipping(place, text, { t }) {
  adopt(place, sheetFor);
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / LINE)));
  const rows = Math.min(
    14,
    lines.reduce((sum, count) => sum + count),
  );
  const area = make('textarea', { readonly: true, rows, 'aria-label': t('section.text') });
  area.value = text.trimEnd();
  const button = make('button', { type: 'button' }, t('embed.copy'));
  const said = make('span', { 'aria-live': 'polite' });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = t('embed.copied');
    } catch {
      // Frames of other origins, for one, may not write there.
      area.select();
      said.textContent = t('embed.notCopied');
    }
  });
  return make('div', { class: 'clipping' }, area, button, ' ', said);
}
