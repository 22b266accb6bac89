/**
 * The first part of the dialog: a picture from the camera or from a file.
 */

import { make } from '../../ui/elements.js';
import { hasCamera, showCamera, watchCamera } from './camera.js';
import { grab } from './decode.js';

/** @typedef {import('./straighten.js').Picture} Picture */
/** @typedef {import('./camera.js').Read} Read */
/**
 * @typedef {object} TakingOrder
 * @property {import('../../locales/words.js').Words} words
 * @property {(picture: Picture, signal: AbortSignal) => Promise<Read>} read
 * @property {(file: File) => void} bring a file was chosen
 * @property {(picture: Picture, read?: Read) => void} take a picture of the camera, and what was read of it already
 * @property {(sentence: string) => void} say
 * @property {(error: unknown) => void} fail
 */

const isTouched = () => matchMedia('(pointer: coarse)').matches;

export class Taking {
  #order;
  /** Aborted when the camera is turned off. */
  #shown = new AbortController();
  #video = make('video', { playsinline: true, 'aria-hidden': 'true' });
  #outline = make('canvas', { width: 0, height: 0, 'aria-hidden': 'true' });
  #live;
  #ways;
  #camera;
  #choose;
  #shoot;

  /** @param {TakingOrder} order */
  constructor(order) {
    this.#order = order;
    const { t } = order.words;
    // Without the live view a telephone still opens its camera for such a field.
    const own = this.#input({ capture: 'environment' });
    const file = this.#input({});
    this.#video.muted = true;
    this.#camera = this.#button('photo.camera', () => (hasCamera() ? this.#start() : own.click()));
    this.#camera.hidden = !hasCamera() && !isTouched();
    this.#choose = this.#button('photo.choose', () => file.click());
    this.#shoot = this.#button('photo.shoot', () => this.#takeNow());
    this.#shoot.className = 'strong';
    const off = this.#button('photo.off', () => this.#turnOff());
    this.#live = make('div', { class: 'photo-live', hidden: true }, [
      make('div', { class: 'photo-view' }, this.#video, this.#outline),
      make('div', { class: 'photo-ways' }, this.#shoot, off),
    ]);
    this.#ways = make('div', { class: 'photo-ways' }, [this.#camera, this.#choose, own, file]);
    this.element = make('div', { class: 'photo-taking' }, [
      make('p', { class: 'photo-about' }, t('photo.about')),
      this.#live,
      this.#ways,
      make('p', { class: 'photo-about' }, t('photo.private')),
    ]);
  }

  /** @param {string} key @param {() => void} act */
  #button(key, act) {
    const button = make('button', { type: 'button' }, this.#order.words.t(key));
    button.addEventListener('click', act);
    return button;
  }

  /** @param {Record<string, string>} more */
  #input(more) {
    const input = make('input', { type: 'file', accept: 'image/*', hidden: true, ...more });
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) this.#order.bring(file);
      input.value = '';
    });
    return input;
  }

  focus() {
    (this.#camera.hidden ? this.#choose : this.#camera).focus();
  }

  /** On a telephone the camera is what is wanted. */
  begin() {
    if (isTouched() && hasCamera()) this.#start();
  }

  /** Shows the camera, and takes the picture that is steady. */
  async #start() {
    const { words, read, take, say, fail } = this.#order;
    this.#turnOff();
    const { signal } = (this.#shown = new AbortController());
    try {
      say(words.t('photo.asking'));
      await showCamera(this.#video, signal);
      if (signal.aborted) return;
      say(words.t('photo.hold'));
      this.#show(true);
      this.#shoot.focus();
      const steady = await watchCamera(
        this.#video,
        this.#outline,
        (picture) => read(picture, signal),
        signal,
      );
      if (steady) take(steady.picture, steady.answer);
    } catch (error) {
      if (signal.aborted) return;
      this.#turnOff();
      fail(error);
    }
  }

  /** @param {boolean} isLive */
  #show(isLive) {
    this.#live.hidden = !isLive;
    this.#ways.hidden = isLive;
  }

  #takeNow() {
    const picture = grab(this.#video);
    this.#turnOff();
    this.#order.take(picture);
  }

  #turnOff() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.#live.getRootNode());
    const hadFocus = this.#live.contains(activeElement);
    this.#shown.abort();
    this.#order.say('');
    this.#show(false);
    if (hadFocus) this.#camera.focus();
  }

  end() {
    this.#shown.abort();
  }
}
