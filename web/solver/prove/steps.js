/**
 * A proof line by line: a slider, the line that it is at, and on the board what that line says. Loaded with the first
 * proof.
 */

import { make } from '../../ui/elements.js';
import { stepsSheetFor } from './styles.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {{ sentence: (item: Item) => HTMLElement, show: (sentence: HTMLElement) => void }} Lines writes a line, and draws it */

export class Steps {
  sheetFor = stepsSheetFor;

  /** @param {Words} words @param {Lines} lines @param {readonly Item[]} steps */
  constructor({ t }, { sentence, show }, steps) {
    const count = steps.length;
    const label = t('proof.lines');
    const slider = make('input', {
      type: 'range',
      min: 1,
      max: count,
      value: 1,
      'aria-label': label,
    });
    const at = make('span', { class: 'at' });
    const line = make('div', { class: 'line' });
    const write = () => {
      const number = Number(slider.value);
      const said = t('proof.at', { line: number, count });
      const written = sentence(steps[number - 1]);
      at.textContent = said;
      slider.setAttribute('aria-valuetext', `${said}. ${steps[number - 1].text}`);
      line.replaceChildren(written);
      return written;
    };
    slider.addEventListener('input', () => {
      show(write());
      line.scrollIntoView({ block: 'nearest' });
    });
    write();
    this.element = make(
      'div',
      { class: 'proof' },
      make('div', { class: 'which' }, slider, at),
      line,
    );
  }
}
