/**
 * The line under the board, and what is said aloud to who cannot see it.
 *
 * The line says how many solutions the board has, and then the most pressing of: a fault, the progress
 * of what runs, clashing digits, a note. Only sentences are announced, never the progress, which
 * changes a few times a second.
 */

import { make } from '../ui/elements.js';

/** @typedef {import('../locales/words.js').Words} Words */

export class StatusLine {
  #parts;
  /** @type {Words | null} */
  #words = null;
  /** @type {{ key: string, retry: () => void } | null} */
  #fault = null;
  /** @type {import('./running.js').Progress | null} */
  #progress = null;
  /** @type {readonly number[]} */
  #conflicts = [];
  #note = '';
  #hint = '';
  #newest = '';
  #said = '';

  /** @param {import('./parts.js').Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  set words(/** @type {Words} */ words) {
    if (this.#words && this.#words !== words) {
      this.say('');
      this.whisper('');
    }
    this.#words = words;
    this.#show();
  }

  /** @param {string} sentence said aloud, and nowhere shown */
  say(sentence) {
    // The same words twice are two messages: a space too many makes them differ.
    this.#said = sentence === this.#said ? `${sentence} ` : sentence;
    this.#parts.live.textContent = this.#said;
  }

  /** @param {string} sentence said aloud as well, after what `say` says */
  whisper(sentence) {
    this.#parts.whisper.textContent = sentence;
  }

  /**
   * How many solutions there are.
   *
   * @param {string} sentence empty: it is not known
   * @param {{ isWrong: boolean, offers: boolean }} how offers: what they have in common can be shown
   */
  verdict(sentence, { isWrong, offers }) {
    const { verdict, offer } = this.#parts;
    verdict.textContent = sentence;
    verdict.toggleAttribute('data-wrong', isWrong);
    offer.hidden = !offers;
  }

  /** @param {string} sentence for where the panel is out of sight; nobody hears it twice */
  newest(sentence) {
    this.#newest = sentence;
    this.#show();
  }

  /** @param {string} sentence that stays until the next */
  note(sentence) {
    this.#note = sentence;
    this.#show();
  }

  /** @param {string} sentence on what is on view, which stands before the newest */
  hint(sentence) {
    this.#hint = sentence;
    this.#show();
  }

  /** @param {string | null} key @param {() => void} [retry] */
  fault(key, retry = () => {}) {
    this.#fault = key ? { key, retry } : null;
    if (key && this.#words) this.say(this.#words.t(key));
    this.#show();
  }

  /** @param {import('./running.js').Progress | null} progress */
  progress(progress) {
    if (progress && !this.#progress && this.#words) this.say(this.#words.t('status.running'));
    this.#progress = progress;
    this.#show();
  }

  /** @param {readonly number[]} squares 0 to 80 */
  conflicts(squares) {
    if (squares.join() === this.#conflicts.join()) return;
    this.#conflicts = squares;
    this.#show();
    this.say(squares.length ? (this.#parts.said.textContent ?? '') : '');
  }

  #show() {
    if (!this.#words) return;
    const { t, squares } = this.#words;
    const { depth, visits } = this.#progress ?? {};
    const { said } = this.#parts;
    said.toggleAttribute('data-wrong', Boolean(this.#fault ?? this.#conflicts.length));
    if (this.#fault) {
      const { key, retry } = this.#fault;
      const button = make('button', { type: 'button', class: 'link' }, t('error.retry'));
      button.addEventListener('click', retry);
      said.replaceChildren(t(key), ' ', button);
    } else if (depth !== undefined && visits !== undefined) {
      const language = /** @type {HTMLElement} */ (said.closest('[lang]')).lang;
      const isSearch = this.#progress?.uses?.tried;
      said.textContent = visits
        ? t(isSearch ? 'status.searching' : 'status.progress', {
            level: depth,
            visits: visits.toLocaleString(language),
          })
        : t('status.running');
    } else if (this.#conflicts.length) {
      said.textContent = t('status.conflicts', {
        squares: squares(
          this.#conflicts.map((square) => ({
            row: Math.floor(square / 9) + 1,
            column: (square % 9) + 1,
          })),
        ),
      });
    } else if (this.#note) {
      said.textContent = this.#note;
    } else {
      const newest = { class: 'newest', 'aria-hidden': 'true' };
      said.replaceChildren(this.#hint, ' ', make('span', newest, this.#newest));
    }
  }
}
