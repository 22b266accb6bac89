/**
 * The story: entries, newest on top, each a leading sentence with its items; among them the step on view, and
 * below it the way.
 *
 * The one idea: an entry stays as it is written as long as it is the same entry in the state.
 */

import { canUndo, current } from '../../game/history.js';
import { countDigits } from '../../game/state.js';
import { make } from '../../ui/elements.js';
import { attemptIn } from '../../ui/failure.js';
import { adopt } from '../../ui/sheet.js';
import { gameOf, wordsFor } from '../../model/state.js';
import { claimOf, tell } from '../../model/telling.js';
import { toldOf } from '../../model/way/telling.js';
import { isToldAtOnce, stepOn } from '../../model/way/way.js';
import { Items } from './items.js';
import { WayView } from './way.js';

/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/telling.js').Told} Told */
/** @typedef {{ element: HTMLElement, sheetFor: (document: Document) => CSSStyleSheet, rewrite?: (runs: any) => void }} Table of a comparison, two solutions, or a proof line by line */
/** @typedef {{ told: Told, element: HTMLElement, table: Table | null }} Written table: where there is one and it has come */
/** @typedef {import('../../game/state.js').Game} Game */

/** The state that the entries are written from. */
const WRITTEN = /** @type {const} */ ([
  'story',
  'history',
  'presses',
  'walked',
  'run',
  'controls',
  'readonly',
]);

export class StoryView {
  #root;
  #telling;
  #way;
  #list;
  #items;
  #help;
  #goBack;
  #tools;
  #proofs;
  #repeat;
  #earlier = make('h3', { class: 'earlier' });
  /** @type {readonly Written[]} */
  #written = [];

  /**
   * @param {import('./parts.js').Parts} parts
   * @param {object} handlers
   * @param {(pointed: State['pointed']) => void} handlers.point null: nothing is pointed at any more
   * @param {(count: number) => void} handlers.walk along the way
   * @param {() => string} handlers.help the address of the Help
   * @param {(game: Game) => void} handlers.goBack to a state before a mistake
   * @param {(language: string) => Promise<typeof import('../tools.js')>} handlers.tools
   * @param {(language: string) => Promise<typeof import('../prove/index.js')>} handlers.proofs
   * @param {import('../run/solving.js').Solving['repeat']} handlers.repeat
   */
  constructor(parts, { point, walk, help, goBack, tools, proofs, repeat }) {
    const root = (this.#root = parts.story);
    this.#telling = parts.telling;
    this.#way = parts.way;
    // Lines pass under a pointer that rests while the list scrolls: a step is walked to, or nothing.
    this.#items = new Items(root, point, tools, parts.steps);
    this.#help = help;
    this.#goBack = goBack;
    this.#tools = tools;
    this.#proofs = proofs;
    this.#repeat = repeat;
    this.#list = new WayView(parts, {
      register: (element, picture, game) => this.#items.register(element, picture, game),
      walk,
    });
  }

  /** @param {State} state @param {State | null} before */
  draw(state, before) {
    if (!state.pointed) this.#items.unmark();
    const isNew = this.#writeOnce(state, before);
    // The room for the list depends on what stands above it.
    this.#list.draw(state, before);
    // Last, as it lays the page out.
    if (isNew) this.#telling.scrollTop = 0;
  }

  /** @param {State} state @param {State | null} before @returns {boolean} whether there is a new entry */
  #writeOnce(state, before) {
    const words = wordsFor(state);
    const isSpokenAnew = words !== this.#items.words;
    const isSame = before && WRITTEN.every((name) => state[name] === before[name]);
    if (isSame && !isSpokenAnew) return false;
    if (isSpokenAnew) {
      this.#items.words = words;
      this.#written = [];
    }
    return this.#write(state, isSpokenAnew);
  }

  /** @param {State} state @param {boolean} isAnew whether all of it is written anew @returns {boolean} whether there is a new entry */
  #write(state, isAnew) {
    const { above, below } = entriesOf(state);
    const { words } = this.#items;
    const [first] = above;
    const isNew =
      !isAnew && first !== undefined && !this.#written.some(({ told }) => told.id === first.id);
    if (isNew) for (const open of this.#root.querySelectorAll('details')) open.open = false;
    const write = (/** @type {Told} */ told) => this.#entry(told, state);
    const [upper, lower] = [above.map(write), below.map(write)];
    this.#written = [...upper, ...lower];
    this.#earlier.textContent = words.t('panel.earlier');
    this.#arrange(
      upper.length ? upper.map(({ element }) => element) : [this.#invitation(state)],
      lower.length ? [this.#earlier, ...lower.map(({ element }) => element)] : [],
    );
    return isNew;
  }

  /** The entry as it is written already, as long as it is the same. @param {Told} told @param {State} state */
  #entry(told, { language, history }) {
    const written = this.#written.find(
      (each) => each.told.id === told.id && isSameKind(each, told),
    );
    if (written?.told === told) return written;
    if (written && told.kind === 'compare') {
      written.table?.rewrite?.(told.runs);
      written.told = told;
      return written;
    }
    this.#items.game = 'game' in told ? told.game : isStep(told) ? current(history) : undefined;
    this.#tellAgain(pressIn(told));
    const anew = this.#writeEntry(told, language);
    if (written) exchange(written.element, anew.element);
    return anew;
  }

  /** What is written next can make its press once more. @param {Pick<import('../../model/run/summary.js').Press, 'from'> | null} press */
  #tellAgain(press) {
    const from = press?.from;
    if (from) this.#items.repeat = (inside) => this.#repeat(from, inside);
  }

  /**
   * Elements that stay are not moved, as a move would take their focus. The way always stays.
   * @param {HTMLElement[]} above
   * @param {HTMLElement[]} below
   */
  #arrange(above, below) {
    const way = this.#way;
    const all = new Set([...above, way, ...below]);
    for (const element of [...this.#root.children]) {
      if (!all.has(/** @type {HTMLElement} */ (element))) element.remove();
    }
    /** @type {Element} */
    let next = way;
    for (const element of above.toReversed()) {
      if (next.previousSibling !== element) next.before(element);
      next = element;
    }
    next = way;
    for (const element of below) {
      if (next.nextSibling !== element) next.after(element);
      next = element;
    }
  }

  /** The text of an empty story: what can be begun with. @param {State} state */
  #invitation(state) {
    const { controls, history } = state;
    const { join, t } = wordsFor(state);
    const own = controls.has('enter') && !canUndo(history) ? t('panel.typeOwn') : '';
    const text = countDigits(gameOf(state)) ? join([t('panel.invitation'), own]) : t('panel.empty');
    return make('p', { class: 'invitation' }, controls.has('go') ? text : '');
  }

  /** @param {Told} told @param {string} language @returns {Written} */
  #writeEntry(told, language) {
    const { lead, items } = tell(this.#items.words, language, told);
    const claim = claimIn(this.#items.words, told);
    const opening = this.#items.sentence(lead, claim);
    opening.classList.add('lead');
    if (lead.rule) opening.querySelector('.rule')?.replaceWith(ruleLink(lead.rule, this.#help()));
    const list = items.length ? [this.#items.list(items)] : [];
    if (lead.items || lead.unfold) list.unshift(this.#items.behind(lead));
    const element = make('article', { class: 'entry', 'data-tone': lead.tone }, opening, list);
    if (told.kind === 'told' && told.before) element.append(this.#wayBack(told.before));
    /** @type {Written} */
    const written = { told, element, table: null };
    const isTable = told.kind === 'compare' || told.kind === 'solutions' || lead.steps;
    if (isTable) this.#addTable(written, opening);
    return written;
  }

  /** @param {Game} game before a mistake */
  #wayBack(game) {
    const button = make('button', { type: 'button' }, this.#items.words.t('check.back'));
    button.addEventListener('click', () => this.#goBack(game));
    return make('div', { class: 'way-back' }, button);
  }

  /** @param {Written} written @param {HTMLElement} opening below which it stands */
  #addTable(written, opening) {
    const { words, game } = this.#items;
    const place = make('div');
    opening.after(place);
    attemptIn(place, words, async () => {
      const table = await this.#tableOf(written.told, game);
      // Its entry may have been written anew meanwhile.
      if (!place.isConnected) return;
      place.replaceWith(table.element);
      adopt(table.element, table.sheetFor);
      written.table = table;
    });
  }

  /** @param {Told} told @param {Game} [game] that its pictures belong to @returns {Promise<Table>} */
  async #tableOf(told, game) {
    const items = this.#items;
    const { words } = items;
    if (told.kind !== 'compare' && told.kind !== 'solutions') {
      const { Steps } = await this.#proofs(words.language);
      const { lead } = tell(words, words.language, told);
      return new Steps(words, items.lines(game), lead.steps?.() ?? []);
    }
    const { Pair, Table } = await this.#tools(words.language);
    if (told.kind === 'solutions') return new Pair(words, told);
    /** @type {import('../compare/table.js').List} */
    const list = (all, pressed) => {
      this.#tellAgain(pressed);
      return items.list(all);
    };
    return new Table(words, list, told.runs);
  }
}

/**
 * What a person has unfolded in an entry stays so when the entry is written anew, and keeps the focus. What lasts
 * moves as it stands, with what is unfolded in it.
 * @param {HTMLElement} before @param {HTMLElement} anew takes its place
 */
function exchange(before, anew) {
  let focused = /** @type {ShadowRoot} */ (before.getRootNode()).activeElement;
  before.replaceWith(anew);
  for (const summary of before.querySelectorAll('[open] > summary')) {
    const own = [...anew.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === summary.textContent,
    );
    if (!own || !before.contains(summary)) continue;
    const fold = /** @type {HTMLDetailsElement} */ (own.parentElement);
    if (fold.matches('.lasts')) while (summary.nextSibling) fold.append(summary.nextSibling);
    fold.open = true;
    if (summary === focused) focused = own;
  }
  if (anew.contains(focused)) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
}

/** What the step does that it tells of. @param {import('../../locales/words.js').Words} words @param {Told} told */
function claimIn(words, told) {
  if ('step' in told && told.step) return claimOf(words, told.step);
  const placed = told.kind === 'press' && told.press.action === 'step' && told.press.result.placed;
  if (!placed) return undefined;
  const { row, column, digit } = placed;
  return words.t('placed', { square: words.square({ row, column }), digit });
}

/** The press that it tells of. @param {Told} told */
function pressIn(told) {
  if (told.kind === 'press') return told.press;
  return told.kind === 'step' ? told.of.press : null;
}

/** @param {Told} told */
const isStep = ({ kind }) => kind === 'step' || kind === 'bare';

/** Steps of one press share its number. @param {Written} written @param {Told} told */
const isSameKind = ({ told: own }, told) => isStep(own) === isStep(told);

/**
 * Divides the entries by the way: above it the step on view, and the entries about that board since it was placed or
 * walked to; below it those about other boards of the same puzzle, and earlier ones.
 *
 * @param {State} state
 * @returns {{ above: readonly Told[], below: readonly Told[] }}
 */
export function entriesOf(state) {
  const { story, history, walked, run } = state;
  const step = stepOn(state);
  const since = walked ?? step?.by.id ?? 0;
  const now = current(history);
  const above = story.filter(({ id, about }) => id > since && about === now);
  const { squares } = now;
  const below = story.filter(
    (told) =>
      !above.includes(told) &&
      (told.kind === 'noMethod' ||
        told.about?.squares.every((each, at) => each.kind !== 'given' || each === squares[at])),
  );
  const isToTell = step && (isToldAtOnce(step) || walked !== null || !above.length);
  return { above: isToTell && !run?.appearing ? [...above, toldOf(state, step)] : above, below };
}

/**
 * Only a leading sentence links to the Help: among a hundred items links would be in the way.
 * @param {NonNullable<Item['rule']>} rule
 * @param {string} help
 */
const ruleLink = ({ label, anchor }, help) =>
  make('a', { class: 'rule', href: `${help}#${anchor}`, target: '_blank', rel: 'noopener' }, label);
