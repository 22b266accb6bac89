/**
 * The page: wires the board, the buttons, the panel and the engine.
 *
 * The one idea: everything shown follows from the history of the game, the settings, and what runs.
 * Each event changes one of them and lets `#show` draw.
 */

import { canUndo, createHistory, current, record, undo } from '../game/history.js';
import { applyMove, conflicts, countDigits, fromText, toText } from '../game/state.js';
import { tellPress } from '../story/entry.js';
import { item } from '../story/items.js';
import { Controls } from './controls.js';
import { Desk } from './desk.js';
import { EXAMPLES } from './examples.js';
import { boardStrings, translate, wordsOf } from './i18n.js';
import { Keypad } from './keypad.js';
import { actionOf, digitOf } from './keys.js';
import { Panel } from './panel.js';
import { playDigits } from './playing.js';
import { wirePreferences } from './preferences.js';
import { Running } from './running.js';
import { applyTheme, loadSettings, saveSettings } from './settings.js';
import { StatusLine } from './status.js';
import { loadHistory, saveHistory } from './store.js';

/** @typedef {import('../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../game/state.js').Move} Move */
/** @typedef {import('./keys.js').Action} Action */
/** @typedef {import('./settings.js').Settings} Settings */

export class Page {
  #document;
  #settings = loadSettings();
  #words = wordsOf(this.#settings.language);
  #history = loadHistory() ?? createHistory(fromText(EXAMPLES[0].board));
  #board;
  #desk;
  #controls;
  #keypad;
  #panel;
  #status;
  #running;
  /** Presses of 1 Step while another one ran. */
  #stepsToCome = 0;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    const element = (/** @type {string} */ id) =>
      /** @type {HTMLElement} */ (document.getElementById(id));
    this.#board = /** @type {KakuteiBoard} */ (element('board'));
    this.#desk = new Desk(this.#board, /** @type {KakuteiBoard} */ (element('echo')));
    this.#status = new StatusLine(element('status'), element('live'));
    this.#running = new Running({
      changed: () => this.#showButtons(),
      progress: (progress) => this.#status.progress(progress),
    });
    this.#controls = new Controls(document, {
      act: (action) => this.#act(action),
      choose: (changes) => this.#choose(changes),
    });
    this.#keypad = new Keypad(element('keypad'), (digit) => this.#onKeypad(digit));
    this.#panel = new Panel(element('story'), (picture, item) => this.#desk.point(picture, item));
    wirePreferences(document, this.#settings, (changes) => this.#choose(changes));
    this.#listen();
  }

  /** Shows everything and loads the engine. */
  start() {
    this.#translate();
    if (!saveSettings(this.#settings)) this.#status.note('error.noStorage');
    return this.#load();
  }

  #listen() {
    const board = this.#board;
    board.addEventListener('kakutei-move', (event) => this.#move(detailOf(event)));
    board.addEventListener('kakutei-press', (event) => {
      if (this.#keypad.armed === null) return;
      const { square } = detailOf(event);
      this.#enter(square, this.#keypad.armed);
      board.selected = null;
    });
    board.addEventListener('kakutei-select', () => {
      if (this.#keypad.armed === null) this.#panel.release();
    });
    this.#document.addEventListener('keydown', (event) => this.#onKey(event));
    this.#document.addEventListener('pointerdown', () => this.#finishPlay());
  }

  get #game() {
    return current(this.#history);
  }

  // Settings and words

  /** @param {Partial<Settings>} changes */
  #choose(changes) {
    this.#settings = Object.freeze({ ...this.#settings, ...changes });
    saveSettings(this.#settings);
    if (changes.language) this.#words = wordsOf(this.#settings.language);
    this.#translate(changes.language !== undefined);
  }

  /** @param {boolean} [anew] whether the story has to be told again */
  #translate(anew = true) {
    const words = this.#words;
    applyTheme(this.#document, this.#settings.theme);
    translate(this.#document, this.#settings.language, words);
    this.#document.title = words.t('page.title');
    this.#desk.strings = boardStrings(words);
    this.#keypad.translate(words);
    this.#controls.show(words, this.#settings);
    this.#status.words = words;
    if (anew) {
      this.#panel.translate(words);
      this.#status.newest('');
    }
    this.#showExamples();
    this.#show();
  }

  #showExamples() {
    const { t } = this.#words;
    const buttons = EXAMPLES.map((example) => {
      const button = this.#document.createElement('button');
      button.type = 'button';
      button.className = 'link';
      button.textContent = t(example.name);
      button.addEventListener('click', () => this.#take(example));
      return button;
    });
    const root = /** @type {HTMLElement} */ (this.#document.getElementById('examples'));
    root.replaceChildren(t('panel.examples'), ...buttons);
  }

  // Moves

  /** @param {Move} move */
  #move(move) {
    this.#halt();
    const next = applyMove(this.#game, move);
    if (next === this.#game) return;
    this.#history = record(this.#history, next);
    this.#afterMove();
  }

  #afterMove() {
    this.#panel.release();
    this.#status.newest('');
    if (!saveHistory(this.#history)) this.#status.note('error.noStorage');
    this.#show();
  }

  /** @param {number} square @param {number} digit 0 empties it */
  #enter(square, digit) {
    this.#move(digit ? { type: 'set', square, digit } : { type: 'clear', square });
  }

  /** @param {number} digit */
  #onKeypad(digit) {
    const { selected } = this.#board;
    if (selected !== null) return this.#enter(selected, digit);
    this.#keypad.armed = digit === 0 || digit === this.#keypad.armed ? null : digit;
    if (this.#keypad.armed) this.#status.say(this.#words.t('keypad.armed', { digit }));
    this.#show();
  }

  #back() {
    this.#halt();
    if (!canUndo(this.#history)) return this.#status.say(this.#words.t('status.nothingToUndo'));
    const before = this.#game;
    this.#history = undo(this.#history);
    this.#afterMove();
    const { t, square } = this.#words;
    const changed = before.cells.flatMap((cell, index) =>
      cell === this.#game.cells[index] ? [] : [index],
    );
    const [only] = changed;
    const sentence =
      changed.length === 1
        ? t('status.backSquare', {
            square: square({ row: Math.floor(only / 9) + 1, column: (only % 9) + 1 }),
          })
        : t('status.backSquares', { count: changed.length });
    this.#status.say(sentence);
  }

  #clear() {
    this.#move({ type: 'clearAll' });
    this.#status.say(this.#words.t('status.cleared'));
  }

  /** @param {import('./examples.js').Example} example */
  #take({ name, board }) {
    this.#board.selected = null;
    this.#move({ type: 'load', game: fromText(board) });
    this.#board.scrollIntoView({ block: 'nearest' });
    this.#tell(({ t }) => ({
      lead: item(t('example.loaded', { example: t(name), count: countDigits(fromText(board)) }), {
        tone: 'quiet',
      }),
      items: [],
    }));
  }

  // Keys and buttons

  /** @param {Action} action */
  #act(action) {
    switch (action) {
      case 'step':
        return this.#press('step');
      case 'go':
        return this.#press('solve');
      case 'stop':
        return this.#stop();
      case 'back':
        return this.#back();
      case 'clear':
        return this.#clear();
      default:
        if (action !== 'showHow' && !this.#settings.showHow) return;
        return this.#choose({ [action]: !this.#settings[action] });
    }
  }

  /** Stops what runs, and what waits for it. */
  #halt() {
    this.#stepsToCome = 0;
    this.#running.stop();
  }

  #stop() {
    if (this.#running.busy) return this.#halt();
    if (this.#panel.release()) return;
    this.#keypad.armed = null;
    this.#board.selected = null;
    this.#show();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    this.#finishPlay();
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest?.('select, textarea, dialog')) return;
    // After a button, too, a digit goes to the selected square.
    const digit = digitOf(event);
    if (digit !== null && this.#board.selected !== null) {
      return this.#enter(this.#board.selected, digit);
    }
    const action = actionOf(event, this.#settings.letterKeys);
    if (!action || (event.repeat && action !== 'back')) return;
    event.preventDefault();
    this.#act(action);
  }

  // Solving

  async #load() {
    try {
      const client = await this.#running.load();
      this.#controls.methods = client.methods();
      this.#controls.show(this.#words, this.#settings);
      this.#status.fault(null);
    } catch (error) {
      console.error(error);
      this.#status.fault('error.load', () => this.#load());
    }
  }

  /** @param {'step' | 'solve'} action */
  async #press(action) {
    if (this.#running.busy) {
      if (action === 'step' && !this.#desk.playing) this.#stepsToCome++;
      return;
    }
    await this.#pressOnce(action);
    while (this.#stepsToCome > 0) {
      this.#stepsToCome--;
      await this.#pressOnce('step');
    }
  }

  /** @param {'step' | 'solve'} action */
  #pressOnce(action) {
    return this.#running.run(async (signal) => {
      const game = this.#game;
      const { method, inside, showHow } = this.#settings;
      this.#panel.release();
      try {
        const board = toText(game);
        const deep = showHow && inside && action === 'step';
        const given = await this.#running.press({ action, board, method, inside: deep, signal });
        this.#status.fault(null);
        await this.#digest(game, action, given, showHow, signal);
      } catch (error) {
        this.#fail(game, error);
      }
    });
  }

  /**
   * @param {Game} game on which the press was made
   * @param {'step' | 'solve'} action
   * @param {import('./running.js').Pressed} given
   * @param {boolean} showHow
   * @param {AbortSignal} signal
   */
  async #digest(game, action, given, showHow, signal) {
    const { result, events, sets, possibilities } = given;
    const press = { action, result, events, sets, showHow };
    // Whoever typed while the press ran has stopped it; if that came too late, the typing wins.
    if (game !== this.#game) {
      return this.#tell(({ t }) => ({
        lead: item(t('status.overtaken'), { tone: 'quiet' }),
        items: [],
      }));
    }
    if (result.outcome === 'cancelled') return this.#tell((words) => tellPress(words, press));
    const { lead } = tellPress(this.#words, press);
    const placements = result.order.map(({ row, column, digit }) => ({
      square: (row - 1) * 9 + column - 1,
      digit,
    }));
    const next = applyMove(game, { type: 'found', placements });
    const seen = action === 'step' && showHow && result.outcome !== 'indeterminate';
    this.#desk.remark(next, { picture: lead.picture, possibilities: seen ? possibilities : null });
    if (next !== game) {
      this.#history = record(this.#history, next);
      saveHistory(this.#history);
    }
    if (action === 'solve') {
      const show = (/** @type {number} */ count) => {
        if (this.#game === next) this.#desk.play(game, placements, count);
      };
      await playDigits({ count: placements.length, show, signal });
    }
    this.#show();
    this.#tell((words) => tellPress(words, press), events.length);
  }

  /** Whoever does anything while digits are played wants to see them all. */
  #finishPlay() {
    if (this.#desk.playing) this.#running.stop();
  }

  /** @param {(words: import('./i18n.js').Words) => import('../story/types.js').Entry} tell @param {number} [weight] */
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
    const { code = 'load', message = String(error) } = /** @type {any} */ (error);
    if (code === 'load' || code === 'abi') {
      return this.#status.fault('error.load', () => this.#load());
    }
    const board = toText(game);
    this.#tell(({ t }) => ({
      lead: item(
        code === 'trap' ? t('error.trap', { board }) : t('error.other', { code, message }),
        {
          tone: 'wrong',
        },
      ),
      items: [],
    }));
  }

  // Showing

  #show() {
    const { marks, showHow } = this.#settings;
    this.#desk.show(this.#game, marks && showHow);
    this.#showButtons();
    this.#showInvitation();
    this.#status.conflicts(conflicts(this.#game));
  }

  #showButtons() {
    this.#controls.enable({
      running: this.#running.busy,
      canUndo: canUndo(this.#history),
      empty: countDigits(this.#game) === 0,
    });
    this.#document.body.toggleAttribute('data-running', this.#running.busy);
  }

  #showInvitation() {
    const { t } = this.#words;
    const text = countDigits(this.#game) ? t('panel.invitation') : t('panel.empty');
    this.#panel.invite(text);
  }
}

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
