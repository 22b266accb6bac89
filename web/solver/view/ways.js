/**
 * What is on view besides the list of the way: the ways on where a press is refused, and the folded steps. Loaded with
 * the first refusal, or with the method of techniques.
 */

import { refusalSheetFor } from './refusal-styles.js';
import { RefusalView } from './refusal.js';
import { SparesView } from './spares.js';

export class WaysView {
  sheetFor = refusalSheetFor;
  #views;

  /**
   * @param {Pick<import('./parts.js').Parts, 'ways' | 'board' | 'actions' | 'steps'>} parts
   * @param {import('../../model/store.js').Store} store
   */
  constructor(parts, store) {
    this.#views = [new RefusalView(parts, store), new SparesView(parts)];
  }

  /** @param {import('../../model/state.js').State} state @param {import('../../model/state.js').State | null} before */
  draw(state, before) {
    for (const view of this.#views) view.draw(state, before);
  }
}
