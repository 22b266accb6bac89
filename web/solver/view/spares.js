/**
 * Folds the steps of the way that no digit needs: a button stands for those that follow one another, until somebody
 * opens them or walks there.
 *
 * The one idea: the list keeps its lines, which are only hidden; drawn anew it loses the buttons between them, and what
 * was opened is marked at its first line.
 */

import { isAppearing, wordsFor } from '../../model/state.js';
import { wayOf } from '../../model/way/way.js';
import { techniques } from '../../story/shelf.js';
import { make } from '../../ui/elements.js';
import { keepInSight } from './way.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/way/way.js').Step} Step */

/** @param {State} state @param {Readonly<Step>} step */
function isSpare({ presses }, { by, nth }) {
  const told = presses[by.id];
  if (told?.kind !== 'press' || !told.press.deductions) return false;
  const { deductions, events } = told.press;
  return techniques().sparesIn(events).has(events[deductions[nth]?.number]);
}

export class SparesView {
  #steps;
  /** @type {HTMLElement[]} */
  #folds = [];

  /** @param {Pick<import('./parts.js').Parts, 'steps'>} parts */
  constructor({ steps }) {
    this.#steps = steps;
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const { history, presses, run } = state;
    const isSame = before && wordsFor(state) === wordsFor(before);
    if (isSame && history === before.history && presses === before.presses && run === before.run) return; // prettier-ignore
    if (isAppearing(state)) return;
    this.#folds.forEach((fold) => fold.remove());
    this.#folds = [];
    const { steps, at } = wayOf(history);
    const lines = /** @type {HTMLElement[]} */ ([...this.#steps.children]);
    let first = 0;
    for (const [index, line] of lines.entries()) {
      line.hidden = false;
      // A digit comes after them, the step of which is needed.
      if (isSpare(state, steps[index])) continue;
      if (first < index && !(first < at && at <= index)) this.#fold(state, lines.slice(first, index)); // prettier-ignore
      first = index + 1;
    }
    keepInSight(this.#steps);
  }

  /** @param {State} state @param {HTMLElement[]} lines */
  #fold(state, lines) {
    const text = wordsFor(state).t('technique.also', { count: lines.length });
    const sign = make('span', { class: 'number', 'aria-hidden': 'true' });
    const button = make('button', { type: 'button', class: 'words' }, [
      sign,
      make('span', { class: 'text' }, text),
    ]);
    const [first] = lines;
    const open = (/** @type {boolean} */ isOpen) => {
      button.ariaExpanded = String(isOpen);
      sign.textContent = isOpen ? '▾' : '▸';
      first.toggleAttribute('data-opened', isOpen);
      lines.forEach((line) => (line.hidden = !isOpen));
    };
    button.addEventListener('click', () => open(first.hidden === true));
    open(first.hasAttribute('data-opened'));
    const fold = make('li', button);
    first.before(fold);
    this.#folds.push(fold);
  }
}
