/**
 * The way as a list: for each step a line with what it does and its name, and on paper with its reason. The
 * step on view is told in full above it.
 *
 * The one idea: a line stays as it was written as long as it tells the same.
 */

import { make } from '../../ui/elements.js';
import { isAppearing, wordsFor } from '../../model/state.js';
import { claimOf, tell } from '../../model/telling.js';
import { toldOf } from '../../model/way/telling.js';
import { gameAfter, wayOf } from '../../model/way/way.js';

/** @typedef {import('../../story/types.js').Picture} Picture */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/telling.js').Told} Told */
/** @typedef {{ told: Told, nth: number, words: import('../../locales/words.js').Words, line: HTMLElement, button: HTMLButtonElement }} Line */

/** The state that the list is drawn from. */
const DRAWN = /** @type {const} */ (['history', 'presses', 'walked', 'run']);

const MOVES = /** @type {Record<string, (at: number, count: number) => number>} */ ({
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 1,
  End: (_, count) => count,
});

export class WayView {
  #parts;
  #register;
  #walk;
  /** @type {Line[]} */
  #lines = [];

  /**
   * @param {Pick<import('./parts.js').Parts, 'way' | 'wayTitle' | 'steps'>} parts
   * @param {object} handlers
   * @param {(element: Element, picture: Picture | null, game: import('../../game/state.js').Game) => void} handlers.register
   *   what an element draws when it is pointed at
   * @param {(count: number) => void} handlers.walk
   */
  constructor(parts, { register, walk }) {
    this.#parts = parts;
    this.#register = register;
    this.#walk = walk;
    parts.steps.addEventListener('click', (event) => {
      const index = this.#indexOf(event.target);
      if (index >= 0) walk(index + 1);
    });
    parts.steps.addEventListener('keydown', (event) => this.#onKey(event));
    // A fold that is opened above it takes its room.
    new ResizeObserver(() => keepInSight(parts.steps)).observe(parts.steps);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const isSame = before && wordsFor(state) === wordsFor(before);
    if (isSame && DRAWN.every((name) => state[name] === before[name])) return;
    if (isAppearing(state)) return;
    const { steps, at } = wayOf(state.history);
    const { way, wayTitle } = this.#parts;
    const { t } = wordsFor(state);
    way.hidden = steps.length === 0;
    wayTitle.textContent = t('way.title', { count: steps.length });
    this.#write(state);
    for (const [index, { line, button }] of this.#lines.entries()) {
      const [isHere, isAhead] = [index === at - 1, index >= at];
      button.ariaCurrent = isHere ? 'step' : null;
      button.tabIndex = index === Math.max(0, at - 1) ? 0 : -1;
      line.toggleAttribute('data-ahead', isAhead);
      line.toggleAttribute('data-taken', isAhead && state.walked === null);
    }
    keepInSight(this.#parts.steps);
  }

  /** @param {State} state */
  #write(state) {
    const { history, language } = state;
    const words = wordsFor(state);
    this.#lines = wayOf(history).steps.map((step, nth) => {
      const told = toldOf(state, step);
      const known = this.#lines[nth];
      if (known?.told === told && known.words === words) return known;
      const { lead, line = claimOf(words, step) } = tell(words, language, told);
      const button = make('button', { type: 'button', class: 'words' }, [
        make('span', { class: 'number' }, String(nth + 1)),
        make('span', { class: 'text' }, line),
        make('span', { class: 'reason' }, lead.text),
        make('span', { class: 'rule' }, lead.rule?.label ?? ''),
        make('span', { class: 'taken' }, words.t('way.taken')),
      ]);
      this.#register(button, lead.picture, gameAfter(history, nth + 1));
      return { told, nth, words, button, line: make('li', button) };
    });
    const { steps } = this.#parts;
    for (const [index, { line }] of this.#lines.entries()) {
      const there = steps.children[index];
      if (!there) steps.append(line);
      else if (there !== line) there.replaceWith(line);
    }
    while (steps.children.length > this.#lines.length) steps.lastElementChild?.remove();
  }

  /** @param {EventTarget | null} target */
  #indexOf(target) {
    const button = target instanceof Element ? target.closest('button') : null;
    return this.#lines.findIndex((line) => line.button === button);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const index = this.#indexOf(event.target);
    const move = MOVES[key];
    if (!move || index < 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    const next = move(index + 1, this.#lines.length);
    if (next < 1 || next > this.#lines.length) return;
    this.#walk(next);
    this.#lines[next - 1].button.focus();
  }
}

/** Scrolls the list, where it does so in itself, to the step on view. @param {HTMLElement} list */
export function keepInSight(list) {
  const line = list.querySelector('[aria-current]')?.parentElement;
  if (!line) return;
  const { offsetTop, offsetHeight } = line;
  const least = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(offsetTop, Math.max(list.scrollTop, least));
}
