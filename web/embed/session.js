/**
 * One game and its solving: wires the board, the buttons, the panel and the engine of a solver.
 *
 * The one idea: everything shown follows from the history of the game, the choices, and what runs.
 * Each event changes one of them and lets `#show` draw. What a person did is told to the host;
 * what a script asked for is not.
 */

import { canUndo, createHistory, current, record, undo } from '../game/history.js';
import { applyMove, conflicts, countDigits, emptyGame, toText } from '../game/state.js';
import { tellPress } from '../story/entry.js';
import { item } from '../story/items.js';
import { codeOf, freeze, sayTakenBack, tellError } from './answers.js';
import { Controls } from './controls.js';
import { Desk } from './desk.js';
import { boardStrings, translate, wordsOf } from './i18n.js';
import { Keypad } from './keypad.js';
import { actionOf, digitOf } from './keys.js';
import { Panel } from './panel.js';
import { playDigits } from './playing.js';
import { Running } from './running.js';
import { StatusLine } from './status.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('../game/history.js').History<Game>} History */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./i18n.js').Words} Words */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {import('./types.js').Host} Host */

export class Session {
  #parts;
  #host;
  #language = 'en';
  #words = wordsOf('en');
  /** @type {History} */
  #history = createHistory(emptyGame());
  /** @type {Readonly<Choices>} */
  #choices = Object.freeze({
    showHow: false,
    inside: false,
    marks: true,
    letterKeys: true,
    method: 'ushio',
  });
  /** @type {PressResult | null} */
  #result = null;
  /** @type {ReadonlySet<string>} */
  #shown = new Set();
  #board;
  #desk;
  #controls;
  #keypad;
  #panel;
  #status;
  #running;
  /** Presses of scripts come one after the other. @type {Promise<unknown>} */
  #turn = Promise.resolve();
  /** Presses of 1 Step while another one ran. */
  #stepsToCome = 0;

  /** @param {import('./parts.js').Parts} parts @param {Host} host */
  constructor(parts, host) {
    this.#parts = parts;
    this.#host = host;
    this.#board = parts.board;
    this.#desk = new Desk(parts.board, parts.echo);
    this.#status = new StatusLine(parts.status, parts.live);
    this.#running = new Running({
      changed: () => this.#showButtons(),
      progress: (progress) => this.#status.progress(progress),
    });
    this.#controls = new Controls(parts, {
      act: (action) => this.#act(action),
      choose: (changes) => host.choose(changes),
    });
    this.#keypad = new Keypad(parts.keypad, (digit) => this.#onKeypad(digit));
    this.#panel = new Panel(
      parts.story,
      (picture, item) => this.#desk.point(picture, item),
      host.help,
    );
    this.#listen();
  }

  #listen() {
    const board = this.#board;
    board.addEventListener('kakutei-move', (event) => this.#edit(detailOf(event)));
    board.addEventListener('kakutei-press', (event) => {
      if (this.#keypad.armed === null || board.readonly) return;
      const { square } = detailOf(event);
      this.#enter(square, this.#keypad.armed);
      board.selected = null;
    });
    board.addEventListener('kakutei-select', () => {
      if (this.#keypad.armed === null) this.#panel.release();
    });
    for (const type of ['kakutei-move', 'kakutei-press', 'kakutei-select']) {
      // They are the board's words to us; what became of them the solver says itself.
      this.#parts.frame.addEventListener(type, (event) => event.stopPropagation());
    }
  }

  /** @param {import('../engine/load.js').Source | null} source */
  connect(source) {
    this.#running.connect(source);
    return this.#load();
  }

  disconnect() {
    this.#halt();
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
    this.#parts.frame.lang = language;
    translate(this.#parts.frame, words);
    this.#desk.strings = boardStrings(words);
    this.#keypad.translate(words);
    this.#status.words = words;
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
    this.#board.selected = null;
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
    const mine = this.#turn.then(async () => {
      while (this.#running.busy) await this.#running.idle();
      return /** @type {Promise<PressResult>} */ (this.#pressOnce(action, false));
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** Stops what runs, and what waits for it. */
  stop() {
    this.#halt();
  }

  /** Whoever does anything while digits are played wants to see them all. */
  finishPlay() {
    if (this.#desk.playing) this.#running.stop();
  }

  /** @param {KeyboardEvent} event */
  takeKey(event) {
    this.finishPlay();
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest?.('select, textarea, dialog')) return;
    // After a button, too, a digit goes to the selected square.
    const digit = digitOf(event);
    if (digit !== null && this.#board.selected !== null) {
      return this.#enter(this.#board.selected, digit);
    }
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

  /** @param {number} square @param {number} digit 0 empties it */
  #enter(square, digit) {
    if (this.#board.readonly) return;
    this.#edit(digit ? { type: 'set', square, digit } : { type: 'clear', square });
  }

  /** @param {number} digit */
  #onKeypad(digit) {
    const { selected } = this.#board;
    if (selected !== null) return this.#enter(selected, digit);
    this.#keypad.armed = digit === 0 || digit === this.#keypad.armed ? null : digit;
    if (this.#keypad.armed) this.#status.say(this.#words.t('keypad.armed', { digit }));
    this.#show();
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
        return this.#onPress('step');
      case 'go':
        return this.#onPress('solve');
      case 'stop':
        return this.#onStop();
      case 'back':
        return this.#onBack();
      case 'clear':
        return this.#onClear();
      default:
        if (action !== 'showHow' && !this.#choices.showHow) return;
        return this.#host.choose({ [action]: !this.#choices[action] });
    }
  }

  #halt() {
    this.#stepsToCome = 0;
    this.#running.stop();
  }

  #onStop() {
    if (this.#running.busy) return this.#halt();
    if (this.#panel.release()) return;
    this.#keypad.armed = null;
    this.#board.selected = null;
    this.#show();
  }

  // Solving

  async #load() {
    try {
      const client = await this.#running.load();
      this.#controls.methods = client.methods();
      this.#showControls();
      this.#status.fault(null);
    } catch (error) {
      if (codeOf(error) === 'freed') return;
      console.error(error);
      this.#status.fault('error.load', () => this.#load());
    }
  }

  /** @param {'step' | 'solve'} action */
  async #onPress(action) {
    if (this.#running.busy) {
      if (action === 'step' && !this.#desk.playing) this.#stepsToCome++;
      return;
    }
    await this.#pressOnce(action, true);
    while (this.#stepsToCome > 0) {
      this.#stepsToCome--;
      await this.#pressOnce('step', true);
    }
  }

  /**
   * @param {'step' | 'solve'} action
   * @param {boolean} byPerson a person is told of a failure, a script is refused
   * @returns {Promise<PressResult | null>}
   */
  async #pressOnce(action, byPerson) {
    /** @type {PressResult | null} */
    let answer = null;
    await this.#running.run(async (signal) => {
      const game = this.#game;
      const { method, inside, showHow } = this.#choices;
      this.#panel.release();
      try {
        const board = toText(game);
        const deep = showHow && inside && action === 'step';
        const given = await this.#running.press({ action, board, method, inside: deep, signal });
        answer = freeze(given.result);
        this.#status.fault(null);
        await this.#digest(game, action, given, { showHow, signal, byPerson });
      } catch (error) {
        this.#fail(game, error);
        if (!byPerson) throw error;
        const { message = String(error) } = /** @type {any} */ (error);
        this.#host.tell('failed', { code: codeOf(error), message });
      }
    });
    return answer;
  }

  /**
   * @param {Game} game on which the press was made
   * @param {'step' | 'solve'} action
   * @param {import('./running.js').Pressed} given
   * @param {{ showHow: boolean, signal: AbortSignal, byPerson: boolean }} how
   */
  async #digest(game, action, given, { showHow, signal, byPerson }) {
    const { result, events, sets, possibilities } = given;
    const press = { action, result, events, sets, showHow };
    // Whoever typed while the press ran has stopped it; if that came too late, the typing wins.
    if (game !== this.#game) {
      return this.#tell(({ t }) => ({
        lead: item(t('status.overtaken'), { tone: 'quiet' }),
        items: [],
      }));
    }
    this.#result = result;
    if (result.outcome === 'cancelled') return this.#tell((words) => tellPress(words, press));
    const { lead } = tellPress(this.#words, press);
    const placements = result.order.map(({ row, column, digit }) => ({
      square: (row - 1) * 9 + column - 1,
      digit,
    }));
    const next = applyMove(game, { type: 'found', placements });
    const seen = action === 'step' && showHow && result.outcome !== 'indeterminate';
    this.#desk.remark(next, { picture: lead.picture, possibilities: seen ? possibilities : null });
    if (next !== game) this.#history = record(this.#history, next);
    if (byPerson) this.#host.tell(action === 'step' ? 'stepped' : 'solved', { result });
    if (action === 'solve' && this.#game === next) {
      const show = (/** @type {number} */ count) => {
        if (this.#game === next) this.#desk.play(game, placements, count);
      };
      await playDigits({ count: placements.length, show, signal });
    }
    this.#show();
    this.#tell((words) => tellPress(words, press), events.length);
  }

  /** @param {(words: Words) => import('../story/types.js').Entry} tell @param {number} [weight] */
  #tell(tell, weight) {
    const { lead, items } = this.#panel.add(tell, weight);
    const loud = items.filter(({ tone, items }) => tone === 'warning' && !items);
    this.#status.say([lead, ...loud].map(({ text }) => text).join(' '));
    this.#status.newest([lead, ...loud].map(({ text }) => text).join(' '));
    this.#showInvitation();
  }

  /** @param {Game} game @param {unknown} error */
  #fail(game, error) {
    console.error(error);
    if (['load', 'abi'].includes(codeOf(error))) {
      return this.#status.fault('error.load', () => this.#load());
    }
    this.complain(error, toText(game));
  }

  /** @param {unknown} error @param {string} board */
  complain(error, board) {
    this.#tell((words) => tellError(error, board, words));
  }

  // Showing

  #showControls() {
    const [choices, language, shown] = [this.#choices, this.#language, this.#shown];
    this.#controls.show(this.#words, { choices, language, shown });
  }

  #show() {
    const { marks, showHow } = this.#choices;
    this.#desk.show(this.#game, marks && showHow);
    this.#showButtons();
    this.#showInvitation();
    this.#status.conflicts(conflicts(this.#game));
  }

  #showButtons() {
    const running = this.#running.busy;
    this.#controls.enable({
      running,
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

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
