/** The dialog "Photo" as long as the state has it. */

import { closePhoto, takePhoto } from '../../model/photo/actions.js';
import { wordsFor } from '../../model/state.js';
import { PhotoDialog } from './dialog.js';

/** @typedef {import('../../model/state.js').State} State */

export class PhotoView {
  #parts;
  #store;
  #solving;
  /** @type {PhotoDialog | null} */
  #dialog = null;

  /**
   * @param {import('../view/parts.js').Parts} parts
   * @param {import('../../model/store.js').Store} store
   * @param {{ solving: { load: () => Promise<any> } }} world
   */
  constructor(parts, store, { solving }) {
    this.#parts = parts;
    this.#store = store;
    this.#solving = solving;
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (state.photo === (before?.photo ?? null)) return;
    this.#dialog?.close();
    this.#dialog = state.photo && this.#open(state);
  }

  /** @param {State} state */
  #open(state) {
    const store = this.#store;
    const { board, frame } = this.#parts;
    const { photo } = state;
    const dialog = new PhotoDialog({
      words: wordsFor(state),
      client: () => this.#solving.load(),
      take: (puzzle) => {
        store.send(takePhoto, puzzle);
        board.scrollIntoView({ block: 'nearest' });
      },
      closed: () => {
        if (store.state.photo === photo) store.send(closePhoto);
      },
    });
    dialog.show(frame);
    dialog.begin(photo?.file);
    return dialog;
  }
}
