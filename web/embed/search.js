/**
 * The way to what only a method that searches needs: its options, Play, the course of the search. Most
 * visits never choose such a method, so it is loaded (`course.js`) when one is first chosen.
 */

/** @typedef {import('./course.js').Course} Course */
/** @typedef {Parameters<Course['show']>[1]} State */

export class Search {
  #order;
  #arrived;
  /** @type {Course | null} */
  #course = null;
  /** @type {Promise<Course> | null} */
  #coming = null;

  /**
   * @param {import('./course.js').Order} order
   * @param {(error: unknown) => void} arrived error: why it has not, or null
   */
  constructor(order, arrived) {
    this.#order = order;
    this.#arrived = arrived;
  }

  get here() {
    return this.#course !== null;
  }

  get playing() {
    return this.#course?.playing ?? false;
  }

  /** @returns {Promise<Course>} after a failure, the next call tries again */
  load() {
    this.#coming ??= import('./course.js').then(
      ({ Course }) => {
        const course = (this.#course = new Course(this.#order));
        this.#arrived(null);
        return course;
      },
      (error) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  /** @param {import('../locales/words.js').Words} words @param {State} state */
  show(words, state) {
    if (this.#course) this.#course.show(words, state);
    else if (state.method?.goesOn) this.load().catch(this.#arrived);
  }

  /** @param {import('./trails.js').Trail | null} trail that led to the state on view */
  draw(trail) {
    this.#course?.draw(trail);
  }

  async play() {
    await (await this.load()).play();
  }

  pause() {
    this.#course?.pause();
  }

  /** Pauses at once, for who is about to change the board. */
  settle() {
    this.#course?.settle();
  }
}
