/**
 * The bar in place of the buttons while a puzzle is typed in: how to end. It takes the keys
 * before the board does.
 */

import { make } from '../../ui/elements.js';
import { adopt, inRem, sheetOf } from '../../ui/sheet.js';
import { wordsFor } from '../../model/state.js';
import {
  cancelEntry,
  endEntry,
  hadPuzzle,
  oldEntry,
  typeBack,
  typeRow,
  typedBy,
} from '../../model/entry/actions.js';
import { typeDigit } from '../../model/entry/typing.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/store.js').Store} Store */

const CSS = `
  .entry-bar {
    grid-area: desk;
    margin-block: 0.5rem;
    display: flex;
    gap: 0.4rem;
  }
  .entry-bar > button:not(.link, .words) { flex: 1 1 auto; min-block-size: 3rem; padding-inline: 0.5em; }
  .entry-bar > button.strong:not(.link, .words) { border-color: var(--_ink); background: var(--_ink); color: var(--_paper); }
  .entry-bar > .strong:hover:enabled { background: color-mix(in srgb, var(--_ink) 86%, var(--_paper)); }
  @media print { .entry-bar { display: none; } }
`;

const sheetFor = sheetOf(inRem(CSS));

export class EntryView {
  #store;
  #board;
  #done = make('button', { type: 'button', class: 'strong' });
  #old = make('button', { type: 'button' });
  #cancel = make('button', { type: 'button' });
  #bar = make('div', { class: 'entry-bar', part: 'entry', role: 'group' });

  /** @param {import('../view/parts.js').Parts} parts @param {Store} store */
  constructor({ buttons, board, frame }, store) {
    this.#store = store;
    this.#board = board;
    this.#bar.append(this.#done, this.#old, this.#cancel);
    buttons.before(this.#bar);
    this.#done.addEventListener('click', () => store.send(endEntry));
    this.#cancel.addEventListener('click', () => store.send(cancelEntry));
    this.#old.addEventListener('click', () => {
      store.send(oldEntry);
      board.focus({ preventScroll: true });
    });
    frame.addEventListener('keydown', (event) => this.takeKey(event), true);
    adopt(frame, sheetFor);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const isOn = state.entry !== null;
    const { t } = wordsFor(state);
    this.#bar.hidden = !isOn;
    this.#bar.ariaLabel = t('entry.label');
    this.#done.textContent = t('entry.done');
    this.#old.textContent = t('entry.old');
    this.#old.title = t('entry.old.about');
    this.#old.hidden = !hadPuzzle(state);
    this.#cancel.textContent = t('entry.cancel');
    if (isOn && !before?.entry) this.#board.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  takeKey(event) {
    const store = this.#store;
    const { entry, choices } = store.state;
    if (!entry || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const typed = typedBy(event, choices.letterKeys);
    // Buttons, lists and fields use these keys themselves.
    const isOwn = target.matches?.('button, select, input, textarea, a, summary');
    if (!typed || (isOwn && !('end' in typed) && !('put' in typed && /\d/.test(event.key)))) return;
    event.preventDefault();
    event.stopPropagation();
    if ('put' in typed) store.send(typeDigit, typed.put);
    else if ('row' in typed) store.send(typeRow);
    else if ('back' in typed) store.send(typeBack);
    else store.send(typed.end === 'done' ? endEntry : cancelEntry);
  }
}
