/**
 * The dialog "Share": what to give away, and how. Loaded when it is first opened.
 *
 * The one idea: "what" makes one object (`shared.js`), and each way (`ways.js` has their list) draws that object into
 * its own part of the dialog and brings its buttons. The first of them is the one that stands out.
 */

import { current } from '../../game/history.js';
import { countDigits } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { replayOf } from './replay.js';
import { hasColours, hasMarks, shareOf } from './shared.js';
import { SHARE_STYLES } from './styles.js';
import { WAYS } from './ways.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('./shared.js').Shared} Shared */
/** @typedef {import('./shared.js').What} What */
/**
 * @typedef {object} Desk the things that the dialog lends to its ways
 * @property {Words} words
 * @property {import('../../solver/run/shared-engine.js').EngineLease} lease of the engine
 * @property {string} method the slug of the one that is chosen
 * @property {string | null} techniques the list, where it is a person's own
 * @property {AbortSignal} signal the dialog is closed
 * @property {(said: string | Node) => void} note in the line that is read out
 * @property {(key: string, press: () => unknown) => HTMLButtonElement} button
 */
/**
 * @typedef {object} Way
 * @property {(Node | string)[]} parts
 * @property {readonly HTMLButtonElement[]} buttons
 * @property {(shared: Shared) => unknown} draw
 */

/** The board with its notes: with or without colours, with or without pencil marks. */
const MARKED = [
  ['share.candidates', 'share.marks'],
  ['share.candidatesColours', 'share.marksColours'],
];

const sheetFor = sheetOf(SHARE_STYLES);

/**
 * Opens the dialog; it removes itself when it is closed.
 *
 * @param {object} order
 * @param {Words} order.words
 * @param {import('../../model/state.js').History} order.history
 * @param {string} order.method its slug
 * @param {string | null} order.techniques the list, where it is a person's own
 * @param {readonly import('../../engine/records.js').MethodInfo[]} order.methods
 * @param {import('../../solver/run/shared-engine.js').EngineLease} order.lease released in the end
 * @returns {HTMLDialogElement}
 */
export function openShare(order) {
  adopt(document.body, sheetFor);
  const { dialog } = new ShareDialog(order);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

class ShareDialog {
  #words;
  #game;
  #method;
  #techniques;
  #replay;
  #note = make('p', { class: 'note', role: 'status' });
  #panel = make('section', { class: 'panel' });
  #buttons = make('div', { class: 'buttons' });
  #close;
  /** @type {What} */
  #what = 'puzzle';
  #closed = new AbortController();
  /** Each is made when it is first chosen. @type {Map<string, Way>} */
  #made = new Map();
  #way = Object.keys(WAYS)[0];
  /** @type {Desk} */
  #desk;

  /** @param {Parameters<typeof openShare>[0]} order */
  constructor({ words, history, method, techniques, methods, lease }) {
    this.#words = words;
    const game = (this.#game = current(history));
    this.#replay = replayOf(history, methods, techniques);
    this.#method = method;
    this.#techniques = techniques;
    const note = (/** @type {string | Node} */ said) => this.#note.replaceChildren(said);
    const button = this.#button.bind(this);
    const { signal } = this.#closed;
    this.#desk = { words, lease, method, techniques, signal, note, button };
    this.#close = this.#button('settings.close', () => this.dialog.close());
    this.dialog = this.#build();
    this.dialog.addEventListener('close', () => {
      this.#closed.abort();
      lease.release();
      this.dialog.remove();
    });
    if (countDigits(game) > 0) this.#draw();
  }

  /** @param {string} key @param {() => unknown} press */
  #button(key, press) {
    const button = make('button', { type: 'button' }, this.#words.t(key));
    button.addEventListener('click', press);
    return button;
  }

  #build() {
    const { t } = this.#words;
    const title = make('h2', { id: 'share-title' }, t('nav.share'));
    const attributes = { class: 'share', 'aria-labelledby': title.id };
    if (countDigits(this.#game) === 0) {
      this.#buttons.append(this.#close);
      return make('dialog', attributes, title, make('p', t('share.empty')), this.#buttons);
    }
    const marked = MARKED[Number(hasColours(this.#game))][Number(hasMarks(this.#game))];
    const what = {
      ...{ puzzle: 'share.puzzle', state: 'share.state', marks: marked },
      ...(this.#replay && { step: 'share.step' }),
    };
    const choices = [
      this.#choose('what', 'share.what', what, (name) => (this.#what = /** @type {What} */ (name))),
      this.#choose('way', 'share.how', keysOf(WAYS), (name) => (this.#way = name)),
    ];
    const foot = make('div', { class: 'foot' }, this.#note, this.#buttons);
    return make('dialog', attributes, title, choices, this.#panel, foot);
  }

  /** @param {string} name @param {string} title @param {Record<string, string>} choices @param {(name: string) => void} take */
  #choose(name, title, choices, take) {
    const { t } = this.#words;
    const ticks = Object.entries(choices).map(([value, key], index) => {
      const tick = { type: 'radio', name: `share-${name}`, value, checked: index === 0 };
      return make('label', { class: 'choice' }, make('input', tick), t(key));
    });
    const set = make('fieldset', { class: name }, make('legend', t(title)), ticks);
    set.addEventListener('change', ({ target }) => {
      take(/** @type {HTMLInputElement} */ (target).value);
      this.#draw();
    });
    return set;
  }

  #draw() {
    const { label, make: begin } = WAYS[this.#way];
    const way = this.#made.get(this.#way) ?? begin(this.#desk);
    this.#made.set(this.#way, way);
    this.#note.textContent = '';
    this.#panel.ariaLabel = this.#words.t(label);
    this.#panel.dataset.way = this.#way;
    this.#panel.replaceChildren(...way.parts);
    way.buttons.forEach((button, index) => button.classList.toggle('strong', index === 0));
    this.#buttons.replaceChildren(...way.buttons, this.#close);
    way.draw(shareOf(this.#game, this.#what, this.#method, this.#techniques, this.#replay));
  }
}

/** @param {typeof WAYS} ways @returns {Record<string, string>} */
const keysOf = (ways) =>
  Object.fromEntries(Object.entries(ways).map(([name, { label }]) => [name, label]));
