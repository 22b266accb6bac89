/**
 * One game and its solving: wires the board, the buttons, the panel and the engine of a solver.
 *
 * The one idea: everything shown follows from the history of the game, the choices, and what runs.
 * Each event changes one of them and lets `#show` draw. What a person did is told to the host;
 * what a script asked for is not.
 */

import { canUndo, createHistory, current, record, undo } from '../game/history.js';
import { applyMove, conflicts, countDigits, emptyGame, isFull, toText } from '../game/state.js';
import { wordsOf } from '../locales/words.js';
import { item } from '../story/items.js';
import { boardStrings } from '../ui/board-strings.js';
import { setLanguage } from '../ui/language.js';
import { translate } from '../ui/translate.js';
import { codeOf, sayTakenBack, tellError } from './answers.js';
import { FIRST_CHOICES, isChoice } from './choices.js';
import { Controls } from './controls.js';
import { Desk } from './desk.js';
import { Entering } from './entering.js';
import { actionOf, digitOf } from './keys.js';
import { Panel } from './panel.js';
import { Pressing } from './pressing.js';
import { Running } from './running.js';
import { Search } from './search.js';
import { Solutions } from './solutions.js';
import { StatusLine } from './status.js';
import { searchOf } from './trails.js';
import { ViewKeys, nameView } from './views.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('../game/history.js').History<Game>} History */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {import('./types.js').Host} Host */

/** What takes keys for itself. */
const TYPED_IN = 'select, textarea, dialog, input:not([type=checkbox], [type=range])';

export class Session {
  #parts;
  #host;
  #language = 'en';
  #words = wordsOf('en');
  /** @type {History} */
  #history = createHistory(emptyGame());
  /** @type {Readonly<Choices>} */
  #choices = FIRST_CHOICES;
  /** @type {PressResult | null} */
  #result = null;
  /** @type {ReadonlySet<string>} */
  #shown = new Set();
  #desk;
  #controls;
  #entering;
  #panel;
  #status;
  #running;
  #solutions;
  #pressing;
  #search;
  #views;

  /** @param {import('./parts.js').Parts} parts @param {Host} host */
  constructor(parts, host) {
    this.#parts = parts;
    this.#host = host;
    this.#desk = new Desk(parts.board, parts.echo);
    this.#status = new StatusLine(parts);
    this.#running = new Running({
      changed: () => this.#showButtons(),
      progress: (progress) => this.#status.progress(progress),
    });
    this.#solutions = new Solutions(this.#running, this.#status, () => this.#show());
    this.#controls = new Controls(parts, {
      act: (action) => this.#act(action),
      choose: (changes) => host.choose(changes),
    });
    this.#panel = new Panel(
      parts.story,
      (picture, item) => this.#desk.point(picture, item),
      host.help,
    );
    /** @type {import('./pressing.js').Stage} */
    const stage = {
      game: () => this.#game,
      history: () => this.#history,
      choices: () => this.#choices,
      words: () => this.#words,
      take: (result, next, how) => this.#take(result, next, how),
      tell: (tell, weight) => this.#tell(tell, weight),
      fail: (game, error, byPerson) => this.#fail(game, error, byPerson),
      say: (sentence) => this.#status.say(sentence),
      root: () => /** @type {ShadowRoot} */ (parts.frame.getRootNode()),
      begin: () => void this.#panel.release(),
      course: () => this.#search.load(),
      show: () => this.#show(),
    };
    const [running, desk, choose] = [this.#running, this.#desk, host.choose];
    this.#pressing = new Pressing(running, desk, stage);
    this.#search = new Search({ parts, running, desk, stage, choose }, (error) =>
      this.#onSearch(error),
    );
    this.#views = new ViewKeys({
      choices: () => this.#choices,
      offered: () => this.#controls.offers('view'),
      areSeveral: () => this.#solutions.areSeveral,
      choose: (changes) => {
        host.choose(changes);
        this.#status.say(nameView(this.#words, this.#choices));
      },
    });
    this.#entering = new Entering(parts, this.#views, {
      edit: (move) => this.#edit(move),
      words: () => this.#words,
      say: (sentence) => this.#status.say(sentence),
      show: () => this.#show(),
      release: () => void this.#panel.release(),
    });
  }

  /** @param {import('../engine/load.js').Source | null} source */
  connect(source) {
    this.#running.connect(source);
    return this.#load();
  }

  disconnect() {
    this.#pressing.halt();
    this.#panel.release();
    this.#running.disconnect();
  }

  // What a host reads and sets; none of it is told

  get history() {
    return this.#history;
  }

  set history(history) {
    this.#halt();
    this.#history = history;
    this.#result = null;
    this.#afterMove();
  }

  get board() {
    return toText(this.#game);
  }

  get busy() {
    return this.#running.busy;
  }

  /** What the engine knows; waits until it is there. */
  async methods() {
    return (await this.#running.load()).methods();
  }

  get result() {
    return this.#result;
  }

  get choices() {
    return this.#choices;
  }

  set choices(choices) {
    this.#choices = choices;
    this.#showControls();
    this.#show();
  }

  /** @param {ReadonlySet<string>} shown which controls there are */
  set shown(shown) {
    this.#shown = shown;
    this.#showControls();
  }

  get language() {
    return this.#language;
  }

  set language(language) {
    if (language === this.#language && this.#parts.frame.lang) return;
    this.#language = language;
    const words = (this.#words = wordsOf(language));
    setLanguage(this.#parts.frame, language);
    translate(this.#parts.frame, words);
    this.#desk.strings = boardStrings(words);
    this.#entering.translate(words);
    this.#status.words = words;
    this.#solutions.words = words;
    this.#panel.translate(words);
    this.#status.newest('');
    this.#showControls();
    this.#show();
  }

  /** @param {string} sentence in the line under the board, where nothing is more pressing */
  note(sentence) {
    this.#status.note(sentence);
  }

  /** @param {(language: string) => string} sentence a quiet entry of the host's in the panel */
  remark(sentence) {
    this.#tell(() => ({ lead: item(sentence(this.#language), { tone: 'quiet' }), items: [] }));
  }

  /** @param {Game} game */
  load(game) {
    this.#parts.board.selected = null;
    this.#result = null;
    const isUntouched = !canUndo(this.#history) && countDigits(this.#game) === 0;
    if (!isUntouched) return void this.#move({ type: 'load', game });
    this.#halt();
    this.#history = createHistory(game);
    this.#afterMove();
  }

  clear() {
    return this.#move({ type: 'clearAll' });
  }

  /** @returns {boolean} whether there was anything to take back */
  back() {
    this.#halt();
    if (!canUndo(this.#history)) return false;
    this.#history = undo(this.#history);
    this.#afterMove();
    return true;
  }

  /** @param {'step' | 'solve'} action @returns {Promise<PressResult>} */
  press(action) {
    return this.#pressing.press(action);
  }

  /** Stops what runs, and what waits for it. */
  stop() {
    this.#pressing.halt();
  }

  /** Whoever does anything while digits are played wants to see them all. */
  finishPlay() {
    if (this.#desk.playing) this.#running.stop();
  }

  /** @param {KeyboardEvent} event */
  takeKey(event) {
    this.finishPlay();
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest?.(TYPED_IN)) return;
    // After a button, too, a digit goes to the selected square.
    const digit = digitOf(event);
    if (digit !== null && this.#entering.take(digit)) return;
    const action = actionOf(event, this.#choices.letterKeys);
    if (!action || !this.#controls.offers(action)) return;
    if (event.repeat && action !== 'back') return;
    event.preventDefault();
    this.#act(action);
  }

  get #game() {
    return current(this.#history);
  }

  // Moves

  /** @param {Move} move @returns {boolean} whether anything has changed */
  #move(move) {
    this.#halt();
    const next = applyMove(this.#game, move);
    if (next === this.#game) return false;
    this.#history = record(this.#history, next);
    this.#afterMove();
    return true;
  }

  #afterMove() {
    this.#panel.release();
    this.#status.newest('');
    this.#show();
  }

  /** @param {string} kind what the person did */
  #tellChange(kind) {
    this.#host.tell('changed', { board: this.board, kind });
  }

  /** @param {Move} move by hand */
  #edit(move) {
    if (this.#move(move)) this.#tellChange(move.type === 'set' ? 'entered' : 'emptied');
  }

  #onBack() {
    const before = this.#game;
    if (!this.back()) return this.#status.say(this.#words.t('status.nothingToUndo'));
    this.#status.say(sayTakenBack(before, this.#game, this.#words));
    this.#tellChange('back');
  }

  #onClear() {
    const cleared = this.clear();
    this.#status.say(this.#words.t('status.cleared'));
    if (cleared) this.#tellChange('cleared');
  }

  // Keys and buttons

  /** @param {Action} action */
  #act(action) {
    switch (action) {
      case 'step':
        return this.#pressing.pressByHand('step');
      case 'go':
        return this.#pressing.pressByHand('solve');
      case 'play':
        return this.#onPlay();
      case 'stop':
        return this.#onStop();
      case 'back':
        return this.#onBack();
      case 'clear':
        return this.#onClear();
      case 'view':
        return this.#views.next();
      case 'common':
        return this.#views.toggleCommon();
      case 'compare':
        return this.#pressing.compare();
      default:
        if (!isChoice(action, this.#choices)) return;
        return this.#host.choose({ [action]: !this.#choices[action] });
    }
  }

  /** Before the board changes: what is played is kept, what runs is stopped. */
  #halt() {
    this.#search.settle();
    this.#pressing.halt();
  }

  #onPlay() {
    if (this.#search.playing) return this.#search.pause();
    if (this.#running.busy) return;
    if (isFull(this.#game)) return this.#pressing.pressByHand('solve');
    this.#status.say(this.#words.t('search.plays'));
    this.#status.newest(this.#words.t('search.plays'));
    return this.#search.play();
  }

  #onStop() {
    if (this.#running.busy) return this.#pressing.halt();
    if (this.#panel.release() || this.#views.leave()) return;
    this.#entering.leave();
    this.#show();
  }

  // Solving

  async #load() {
    try {
      const client = await this.#running.load();
      this.#controls.methods = client.methods();
      this.#showControls();
      this.#status.fault(null);
      this.#solutions.ask();
    } catch (error) {
      if (codeOf(error) === 'freed') return;
      console.error(error);
      this.#status.fault('error.load', () => this.#load());
    }
  }

  /** @param {PressResult} result @param {Game} next @param {import('./pressing.js').Taken} [how] */
  #take(result, next, { kind, meta } = {}) {
    this.#status.fault(null);
    this.#result = result;
    if (next !== this.#game) this.#history = record(this.#history, next, meta);
    if (kind) this.#host.tell(kind, { result });
  }

  /** @param {Game} game on which the press was made @param {unknown} error @param {boolean} byPerson */
  #fail(game, error, byPerson) {
    console.error(error);
    const { message = String(error) } = /** @type {any} */ (error);
    if (['load', 'abi'].includes(codeOf(error))) {
      this.#status.fault('error.load', () => this.#load());
    } else this.complain(error, toText(game));
    if (byPerson) this.#host.tell('failed', { code: codeOf(error), message });
  }

  /** @param {(words: Words) => import('./panel.js').Entry} tell @param {number | (() => number)} [weight] */
  #tell(tell, weight) {
    const { lead, items } = this.#panel.add(tell, weight);
    const loud = items.filter(({ tone, items }) => tone === 'warning' && !items);
    this.#status.say([lead, ...loud].map(({ text }) => text).join(' '));
    this.#status.newest([lead, ...loud].map(({ text }) => text).join(' '));
    this.#showInvitation();
  }

  /** @param {unknown} error @param {string} board */
  complain(error, board) {
    this.#tell((words) => tellError(error, board, words));
  }

  // Showing

  #showControls() {
    const state = { choices: this.#choices, language: this.#language, shown: this.#shown };
    this.#controls.show(this.#words, { ...state, searches: this.#search.here });
    this.#search.show(this.#words, { ...state, method: this.#controls.chosen });
  }

  /** What a search needs is there, or cannot be had. @param {unknown} error */
  #onSearch(error) {
    if (error) console.error(error);
    this.#status.fault(error ? 'error.load' : null, () => this.#showControls());
    if (error) return;
    this.#showControls();
    this.#show();
  }

  #show() {
    const { marks, showHow, view, sheet } = this.#choices;
    this.#solutions.look(this.#game);
    const common = view === 'common' ? this.#solutions.common() : null;
    const looks = { view, sheet, marks: marks && showHow, common: common?.overlay ?? null };
    this.#desk.show(this.#game, looks);
    this.#status.hint(common?.tell(this.#words) ?? this.#views.hint(this.#words));
    this.#entering.showSheet(view === 'sheet' && this.#controls.offers('view') ? sheet : null);
    const { entries, index } = this.#history;
    this.#search.draw(searchOf(entries[index].meta));
    this.#showButtons();
    this.#showInvitation();
    this.#status.conflicts(conflicts(this.#game));
  }

  #showButtons() {
    const running = this.#running.busy;
    this.#controls.enable({
      running,
      playing: this.#search.playing,
      canUndo: canUndo(this.#history),
      empty: countDigits(this.#game) === 0,
    });
    this.#host.run(running);
  }

  #showInvitation() {
    const { t } = this.#words;
    const text = countDigits(this.#game) ? t('panel.invitation') : t('panel.empty');
    this.#panel.invite(text);
  }
}
