/**
 * The dialog "Photo": take a picture, have it read, look at the outcome and take it over.
 *
 * The one idea: it shows one part at a time, and holds one picture, which is gone with it: nothing of a photo is stored or
 * sent, only the game that a person agrees to goes on the board.
 */

import { make } from '../../ui/elements.js';
import { adopt, inRem, sheetOf } from '../../ui/sheet.js';
import { Agreeing } from './agreeing.js';
import { decode } from './decode.js';
import { PhotoError, faultOf, sayFault } from './faults.js';
import { isPicture } from './pictures.js';
import { PHOTO_STYLES } from './styles.js';
import { Taking } from './taking.js';

/** @typedef {import('./straighten.js').Picture} Picture */
/** @typedef {import('./camera.js').Read} Read */

/**
 * @typedef {object} Order
 * @property {import('../../locales/words.js').Words} words
 * @property {() => Promise<any>} client of the engine
 * @property {(puzzle: import('../../game/formats/puzzle.js').Puzzle) => void} take the puzzle to which a person agreed
 * @property {() => void} closed
 */

const sheetFor = sheetOf(inRem(PHOTO_STYLES));

export class PhotoDialog {
  #order;
  #words;
  /** Of what is being read. */
  #reading = new AbortController();
  /** @type {Taking | Agreeing | null} */
  #part = null;
  /** @type {Picture | null} */
  #picture = null;
  /** The number of the grid that is on view, from 0. */
  #grid = 0;
  #told = make('p', { class: 'photo-told', role: 'status' });
  #bar = make('progress');
  #place = make('div', { class: 'photo-part' });
  #more;
  #take;
  #retry;
  #close;

  /** @param {Order} order */
  constructor(order) {
    this.#order = order;
    const { t } = (this.#words = order.words);
    const button = (/** @type {string} */ key, /** @type {() => void} */ act) => {
      const button = make('button', { type: 'button' }, t(key));
      button.addEventListener('click', act);
      return button;
    };
    this.#bar.ariaLabel = t('photo.reading');
    this.#take = button('photo.take', () => this.#accept());
    this.#take.className = 'strong';
    const others = [
      button('photo.next', () => this.#readNext()),
      button('photo.another', () => this.begin()),
    ];
    for (const other of others) other.className = 'link';
    this.#more = make('div', { class: 'photo-more' }, others);
    this.#retry = button('error.retry', () => this.#picture && this.#read(this.#picture));
    this.#close = button('open.cancel', () => this.close());
    this.element = this.#build();
  }

  #build() {
    const title = make('h2', { id: 'photo-title' }, this.#words.t('photo.title'));
    const dialog = make('dialog', { class: 'photo', 'aria-labelledby': title.id }, [
      title,
      this.#place,
      this.#told,
      this.#bar,
      make('div', { class: 'photo-buttons' }, [this.#take, this.#retry, this.#close]),
    ]);
    dialog.addEventListener('close', () => {
      this.#reading.abort();
      this.#part?.end();
      dialog.remove();
      this.#order.closed();
    });
    // The solver's keys are not those of the dialog.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.addEventListener('paste', ({ clipboardData }) => this.#bringFrom(clipboardData));
    dialog.addEventListener('dragover', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    dialog.addEventListener('drop', (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.#bringFrom(event.dataTransfer);
    });
    return dialog;
  }

  /** @param {DataTransfer | null} data */
  #bringFrom(data) {
    const file = [...(data?.files ?? [])].find(isPicture);
    if (file) this.#decode(file);
  }

  /** Shows it there; it removes itself when it is closed. @param {Element} place */
  show(place) {
    adopt(place, sheetFor);
    place.append(this.element);
    this.element.showModal();
  }

  close() {
    this.element.close();
  }

  /** @param {File | null} [file] null: one is taken or chosen, on a telephone by its camera at once */
  begin(file) {
    this.#picture = null;
    if (file) this.#decode(file);
    else this.#offer().begin();
  }

  /** Lets a picture be taken or chosen. */
  #offer() {
    this.#reading.abort();
    const taking = new Taking({
      words: this.#words,
      read: async (picture, signal) => (await this.#client(signal)).readPhoto(picture, { signal }),
      bring: (file) => this.#decode(file),
      take: (picture, read) => this.#read(picture, read),
      say: (sentence) => this.#say(sentence),
      fail: (error) => this.#fail(error),
    });
    this.#say('');
    this.#show(taking);
    taking.focus();
    return taking;
  }

  /** @param {AbortSignal} signal @returns {Promise<any>} */
  async #client(signal) {
    const client = await this.#order.client();
    signal.throwIfAborted();
    return client;
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#told.textContent = sentence;
  }

  /** @param {Taking | Agreeing | null} part null: something is being read */
  #show(part) {
    const isAgreeing = part instanceof Agreeing;
    this.#part?.end();
    this.#part = part;
    this.#place.replaceChildren(...(part ? [part.element] : []));
    this.#bar.hidden = part !== null;
    this.#take.hidden = !isAgreeing;
    this.#retry.hidden = true;
    this.element.dataset.part = isAgreeing ? 'agreeing' : 'taking';
  }

  /** @returns {AbortSignal} of a new reading */
  #wait() {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#bar.removeAttribute('value');
    this.#say(this.#words.t('photo.reading'));
    this.#show(null);
    this.#close.focus();
    return this.#reading.signal;
  }

  /** @param {File} file */
  async #decode(file) {
    const signal = this.#wait();
    this.#picture = null;
    try {
      const picture = await decode(file);
      if (!signal.aborted) await this.#read(picture);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** @param {Picture} picture @param {Read} [known] */
  async #read(picture, known) {
    this.#picture = picture;
    this.#grid = 0;
    if (known) return this.#answer(known);
    const signal = this.#wait();
    try {
      const answer = await this.#ask(signal);
      if (!signal.aborted) this.#answer(answer);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** @param {AbortSignal} signal @param {number} [grid] @returns {Promise<Read>} */
  async #ask(signal, grid = 0) {
    const onProgress = (/** @type {number} */ part) => (this.#bar.value = part);
    const client = await this.#client(signal);
    return client.readPhoto(this.#picture, { signal, onProgress, ...(grid && { grid }) });
  }

  /** @param {Read} answer */
  #answer(answer) {
    if (!answer.hasGrid) return this.#fail(new PhotoError('noGrid'));
    const agreeing = new Agreeing({
      words: this.#words,
      picture: /** @type {Picture} */ (this.#picture),
      answer,
      more: this.#more,
      count: (givens, signal) => this.#count(givens, signal),
    });
    this.#say('');
    this.#show(agreeing);
    agreeing.focus();
  }

  /** @param {string} givens @param {AbortSignal} signal */
  async #count(givens, signal) {
    try {
      const client = await this.#client(signal);
      const { count } = await client.count(givens, { limit: 2, signal });
      return /** @type {const} */ (['none', 'one', 'many'])[Math.min(count, 2)];
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return null;
    }
  }

  /** The board stays until the other grid has been read. */
  async #readNext() {
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    this.#say(this.#words.t('photo.reading'));
    try {
      const answer = await this.#ask(signal, this.#grid + 1);
      if (signal.aborted) return;
      if (!answer.hasGrid) return this.#say(this.#words.t('photo.noOther'));
      this.#grid++;
      this.#answer(answer);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    const fault = faultOf(error);
    if (fault === 'load' || fault === 'other') console.error(error);
    if (!(this.#part instanceof Taking)) this.#offer();
    this.#retry.hidden = fault !== 'load' || !this.#picture;
    this.#say(sayFault(this.#words, fault));
  }

  #accept() {
    if (!(this.#part instanceof Agreeing)) return;
    const { puzzle } = this.#part;
    this.element.close();
    this.#order.take(puzzle);
  }
}
