/**
 * The two places that hold what is not always wanted: the looks of the board at its corner, the method beside the
 * sentence. Each opens beside its button, and closes after a command in it, on Escape, and on a press elsewhere.
 */

import { methodOf, wordsFor } from '../../model/state.js';

/** @typedef {import('../../model/state.js').State} State */

/** Pixels between a button and its place, and around the place. */
const GAP = 4;

export class PlacesView {
  #parts;

  /** @param {import('./parts.js').Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    for (const { button, place } of [parts.view, parts.method]) {
      place.addEventListener('beforetoggle', (event) => {
        if (/** @type {ToggleEvent} */ (event).newState === 'open') putBeside(button, place);
      });
      place.addEventListener('click', ({ target }) => {
        if (/** @type {Element} */ (target).closest('[part~=button]')) close({ button, place });
      });
    }
  }

  /** Escape closes an open place, and does nothing else. @param {KeyboardEvent} event */
  takeKey(event) {
    const open = [this.#parts.view, this.#parts.method].find(({ place }) =>
      place.matches(':popover-open'),
    );
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close(open);
  }

  /** @param {State} state */
  draw(state) {
    const { methodName } = this.#parts;
    const words = wordsFor(state);
    const own = methodOf(state);
    // "Ushio: determined sets" is known by its first words.
    const [name] = own ? words.method(own.slug).split(/[:：（(]/) : ['…'];
    if (methodName.textContent !== name) methodName.textContent = name;
  }
}

/** The focus does not stay in it. @param {{ button: HTMLElement, place: HTMLElement }} open */
function close({ button, place }) {
  const { activeElement } = /** @type {ShadowRoot} */ (place.getRootNode());
  const isIn = place.contains(activeElement);
  place.hidePopover();
  if (isIn) button.focus();
}

/** Above a button in the lower half of the window, else below it, and towards the side with more room. @param {Element} button @param {HTMLElement} place */
function putBeside(button, place) {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = button.ownerDocument.documentElement;
  const isLow = top > clientHeight / 2;
  const isLeft = right < clientWidth / 2;
  Object.assign(place.style, {
    top: isLow ? 'auto' : `${bottom + GAP}px`,
    bottom: isLow ? `${clientHeight - top + GAP}px` : 'auto',
    left: isLeft ? `${Math.max(GAP, left)}px` : 'auto',
    right: isLeft ? 'auto' : `${Math.max(GAP, clientWidth - right)}px`,
    maxHeight: `${(isLow ? top : clientHeight - bottom) - 2 * GAP}px`,
  });
}
