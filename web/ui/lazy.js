/**
 * Draws a board when it is about to be seen: it comes near the window, is unfolded, or is printed. Its
 * place is as large before as afterwards, so that nothing jumps.
 */

export class Lazy {
  /** @type {Map<Element, () => void>} */
  #waiting = new Map();
  #observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#draw(target);
    },
    { rootMargin: '75% 0%' },
  );

  /** @param {Element} place @param {() => void} draw */
  wait(place, draw) {
    this.#waiting.set(place, draw);
    this.#observer.observe(place);
  }

  drawAll() {
    for (const place of [...this.#waiting.keys()]) this.#draw(place);
  }

  /** Nothing more is drawn. */
  end() {
    this.#observer.disconnect();
    this.#waiting.clear();
  }

  /** @param {Element} place */
  #draw(place) {
    this.#observer.unobserve(place);
    this.#waiting.get(place)?.();
    this.#waiting.delete(place);
  }
}
