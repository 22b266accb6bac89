/**
 * The ways on, under the sentence that says why a press is refused.
 */

import { make } from '../../ui/elements.js';
import { goBefore, goOnAnyway, mend } from '../../model/run/refusal.js';
import { wordsFor } from '../../model/state.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/run/refusal.js').Refusal} Refusal */

const WAYS = /** @type {const} */ ([
  ['mend', 'refused.mend', mend],
  ['goBefore', 'refused.before', goBefore],
  ['goOnAnyway', 'refused.anyway', goOnAnyway],
]);

/** The offers of a refusal. @param {Refusal} refusal @param {boolean} readonly */
const offered = ({ mending, before }, readonly) => ({
  mend: mending.length > 0 && !readonly,
  goBefore: before !== null,
  goOnAnyway: true,
});

export class RefusalView {
  #parts;
  #buttons;

  /**
   * @param {Pick<import('./parts.js').Parts, 'ways' | 'board' | 'actions'>} parts
   * @param {import('../../model/store.js').Store} store
   */
  constructor(parts, store) {
    this.#parts = parts;
    this.#buttons = WAYS.map(([name, key, action]) => {
      const button = make('button', { type: 'button', id: name });
      button.addEventListener('click', () => store.send(action));
      return { name, key, button };
    });
    parts.ways.append(...this.#buttons.map(({ button }) => button));
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    const { refusal, readonly } = state;
    const isSame = before?.refusal === refusal && before.language === state.language;
    if (isSame && before.readonly === readonly) return;
    const { ways, actions, board } = this.#parts;
    const root = /** @type {Document | ShadowRoot} */ (ways.getRootNode());
    const hadFocus = root.activeElement !== null && ways.contains(root.activeElement);
    ways.hidden = refusal === null;
    const all = refusal && offered(refusal, readonly);
    for (const { name, key, button } of this.#buttons) {
      button.hidden = !all?.[name];
      // Their words come with the first refusal.
      button.textContent = all ? wordsFor(state).t(key) : '';
    }
    // A button that goes drops the focus: hand it on.
    if (hadFocus && !refusal) (actions.step.checkVisibility() ? actions.step : board).focus();
  }
}
