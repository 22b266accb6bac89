/**
 * The panel of hints: the question, the part of the answer shown so far, and the possible actions.
 *
 * The one idea: an element stays as long as it says the same, so that nothing moves the focus.
 */

import { make } from '../../ui/elements.js';
import { translate } from '../../ui/translate.js';
import { point } from '../../model/actions.js';
import { adopt } from '../../ui/sheet.js';
import { commandsIn } from '../../model/commands.js';
import { sayFault } from '../../model/faults.js';
import { shownOf } from '../../model/shown.js';
import { wordsFor } from '../../model/state.js';
import { Items } from '../view/items.js';
import {
  askAgain,
  canApply,
  carryOut,
  choose,
  closeHints,
  goBack,
  setFilter,
  stopHints,
} from '../../model/hints/actions.js';
import { hintsOf } from '../../model/hints/known.js';
import { stagesOf } from '../../model/hints/stages.js';
import { tellProof } from '../../story/proofs.js';
import { StepList } from './step-list.js';
import { hintsSheetFor } from './styles.js';
import { sayAnswer, tellNotation, tellWhole } from '../../model/hints/telling.js';

/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/commands.js').CommandName} CommandName */
/** @typedef {import('../../model/hints/known.js').Hints} Hints */

/** @param {string} key @param {string} [more] */
const button = (key, more = '') =>
  make('button', { type: 'button', class: more, 'data-text': key });

/** The state that the panel is drawn from. */
const DRAWN = /** @type {const} */ ([
  ...['hints', 'history', 'language', 'choices', 'controls', 'readonly', 'selected', 'picked'],
]);

export class HintsScreen {
  #parts;
  #store;
  #act;
  #items;
  #list;
  #lead = make('p', { class: 'lead' });
  #stages = make('ul', { class: 'items stages' });
  /** The steps from a supposed digit. */
  #supposed = make('div', { class: 'supposed', hidden: '' });
  /** The step as forums write it. */
  #notation = make('div', { hidden: '' });
  #stop = button('action.stop');
  #again = button('error.retry');
  #more = button('hint.more');
  #apply = button('hint.apply', 'strong');
  #back = button('check.back');
  /** The other questions. */
  #asks = commandsIn('hints').map(({ name, text }) => ({ name, element: button(text, 'link') }));
  #wrong = button('hint.whereWrong', 'link');
  #close = button('hint.close', 'link close');
  #deeds = make('div', { class: 'deeds' });
  /** The events or the proof, and the words, that it was written from. @type {{ from: object | null, words: object | null }} */
  #followed = { from: null, words: null };
  /** The item behind which the notation is. @type {object | null} */
  #noted = null;
  /** The items that the stages were written from. @type {readonly import('../../story/types.js').Item[]} */
  #written = [];

  /**
   * @param {import('../view/parts.js').Parts} parts
   * @param {import('../../model/store.js').Store} store
   * @param {object} screen
   * @param {(name: CommandName) => void} screen.act
   * @param {(language: string) => Promise<typeof import('../tools.js')>} screen.tools
   * @param {(step: number) => void} screen.unlock finds out to where a step of the list leads
   */
  constructor(parts, store, { act, tools, unlock }) {
    this.#parts = parts;
    this.#store = store;
    this.#act = act;
    adopt(parts.frame, hintsSheetFor);
    this.#items = new Items(parts.hints, (pointed) => store.send(point, pointed), tools);
    this.#list = new StepList(this.#items, {
      choose: (index) => store.send(choose, index),
      filter: (changes) => store.send(setFilter, changes),
      apply: () => store.send(carryOut),
      see: unlock,
    });
    this.#build();
    this.draw(store.state, null);
  }

  #build() {
    const { hints } = this.#parts;
    const [store, act] = [this.#store, this.#act];
    this.#deeds.append(
      ...[this.#stop, this.#again, this.#more, this.#apply, this.#back, this.#close],
    );
    hints.append(
      make('h2', { id: 'hints', class: 'unseen', 'data-text': 'hint.title' }),
      this.#lead,
      this.#stages,
      this.#supposed,
      this.#deeds,
      this.#notation,
      make('div', { class: 'asks' }, [...this.#asks.map(({ element }) => element), this.#wrong]),
      this.#list.element,
    );
    /** @type {(readonly [HTMLElement, () => void])[]} */
    const deeds = [
      [this.#close, () => store.send(closeHints)],
      ...this.#asks.map(({ name, element }) => /** @type {const} */ ([element, () => act(name)])),
      [this.#wrong, () => act('check')],
      [this.#stop, () => store.send(stopHints)],
      [this.#again, () => store.send(askAgain)],
      [this.#more, () => this.#showMore()],
      [this.#apply, () => store.send(carryOut)],
      [this.#back, () => store.send(goBack)],
    ];
    for (const [element, deed] of deeds) element.addEventListener('click', deed);
  }

  /** The new line is drawn on the board. */
  #showMore() {
    this.#act('hint');
    this.#items.pointAt(this.#stages.lastElementChild?.querySelector('.words') ?? null);
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (!state.pointed) this.#items.unmark();
    if (before && DRAWN.every((name) => state[name] === before[name])) return;
    const { hints: panel, actions } = this.#parts;
    const hadFocus = panel.contains(focusIn(panel));
    const words = wordsFor(state);
    const hints = hintsOf(state);
    if (state.language !== before?.language) translate(panel, words);
    this.#items.words = words;
    this.#items.game = hints?.game;
    panel.hidden = state.hints === null || state.entry !== null;
    this.#offer(state, hints);
    this.#write(state, hints);
    this.#list.draw(state, hints);
    // An element that goes drops the focus: hand it on.
    const heir = this.#again.hidden ? actions.hint : this.#again;
    if (hadFocus && !isThere(focusIn(panel), panel)) heir.focus();
  }

  /** @param {State} state @param {Hints | null} hints */
  #offer(state, hints) {
    const { answer = null, phase, shown = 0, stages = 0 } = hints ?? {};
    const there = shownOf(state);
    const isGraded = answer?.kind === 'step' || answer?.kind === 'mistake';
    this.#stop.hidden = this.#stop.disabled = phase !== 'asking';
    this.#again.hidden = phase !== 'failed';
    this.#more.hidden = !isGraded || shown >= stages;
    this.#apply.hidden = !isGraded || !canApply(state);
    this.#back.hidden = !(answer?.kind === 'mistake' && answer.mistake.before && this.#more.hidden);
    this.#wrong.hidden = !there.check.has;
    for (const { name, element } of this.#asks) {
      const { pressed } = there[name];
      if (pressed !== null) element.setAttribute('aria-pressed', String(pressed));
    }
  }

  /** @param {State} state @param {Hints | null} hints */
  #write(state, hints) {
    const { answer = null, shown = 0 } = hints ?? {};
    const lead = hints ? leadOf(state, hints) : '';
    if (this.#lead.textContent !== lead) this.#lead.textContent = lead;
    this.#lead.hidden = lead === '';
    this.#suppose(state, answer);
    const stages = answer ? stagesOf(wordsFor(state), answer) : [];
    const wanted = stages.slice(0, shown);
    const kept = this.#written.every((item, at) => item === wanted[at]) ? this.#written.length : 0;
    if (kept === 0) this.#stages.replaceChildren();
    for (const item of wanted.slice(kept)) {
      const line = make('li', this.#items.sentence(item));
      this.#stages.append(line);
    }
    this.#written = wanted;
    this.#stages.hidden = wanted.length === 0;
    this.#note(state, answer?.kind === 'step' && wanted.length === stages.length ? answer : null);
    if (wanted.length > kept) this.#reveal();
  }

  /** @param {State} state @param {Extract<import('../../model/hints/answers.js').Answer, { kind: 'step' }> | null} answer of which all is shown */
  #note(state, answer) {
    const last = answer && this.#written[this.#written.length - 1];
    if (last === this.#noted) return;
    this.#noted = last;
    this.#notation.hidden = !answer;
    const items = answer ? [tellNotation(wordsFor(state), answer.events)] : [];
    this.#notation.replaceChildren(...items.map((item) => this.#items.list([item])));
  }

  /** Where the panel scrolls, the newest line comes into sight, and below it what can be done. */
  #reveal() {
    const { telling } = this.#parts;
    const [newest] = [...this.#stages.children].slice(-1);
    const [room, line, deeds] = [telling, newest, this.#deeds].map((element) =>
      element.getBoundingClientRect(),
    );
    const hidden = deeds.bottom - room.bottom;
    if (hidden > 0) telling.scrollTop += Math.min(hidden, line.top - room.top);
  }

  /** @param {State} state @param {import('../../model/hints/answers.js').Answer | null} answer */
  #suppose(state, answer) {
    const words = wordsFor(state);
    const { supposed = null, proof = null } = answer?.kind === 'why' ? answer : {};
    const followed = supposed ?? proof;
    if (followed === this.#followed.from && words === this.#followed.words) return;
    this.#followed = { from: followed, words };
    this.#supposed.hidden = !followed;
    const items = supposed ? tellWhole(words, supposed) : proof && tellProof(words, proof).items;
    this.#supposed.replaceChildren(...(items ? [this.#items.list(items)] : []));
  }
}

/** @param {State} state @param {Hints} hints @returns {string} */
function leadOf(state, hints) {
  const words = wordsFor(state);
  if (hints.isPointing) return words.t('why.point');
  if (hints.phase === 'stopped') return words.t('hint.stopped');
  if (hints.fault) return sayFault(words, hints.fault);
  if (hints.answer?.kind === 'list' || hints.answer?.kind === 'why') return sayAnswer(words, state);
  if (hints.phase === 'asking') return hints.isSlow ? words.t('hint.asking') : '';
  return hints.question ? '' : words.t('hint.invitation');
}

/** @param {HTMLElement} element @returns {Element | null} */
const focusIn = (element) =>
  /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement ?? null;

/** @param {Element | null} focused @param {HTMLElement} panel */
const isThere = (focused, panel) =>
  focused !== null && (!panel.contains(focused) || focused.checkVisibility());
