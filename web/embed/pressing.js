/**
 * Presses of 1 Step and Go, one after the other, and what becomes of what they give.
 *
 * The one idea: a press is made on a state of the game. If another state is on view when its answer
 * comes, the answer is dropped: whoever typed in between meant it.
 */

import { applyMove, toText } from '../game/state.js';
import { squareAt } from '../game/units.js';
import { loadPart } from '../locales/languages.js';
import { tellPress } from '../story/entry.js';
import { item } from '../story/items.js';
import { freeze, tellAnew } from './answers.js';
import { optionsOf } from './choices.js';
import { furtherItems } from './further.js';
import { playDigits } from './playing.js';
import { metaOf, trailOf } from './trails.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {import('./types.js').Choices} Choices */
/** @typedef {'step' | 'solve'} Action */
/**
 * @typedef {object} Taken
 * @property {'stepped' | 'solved'} [kind] what the host is told
 * @property {object | null} [meta] what travels beside the state
 */
/**
 * @typedef {object} Stage the session, as far as a press needs it
 * @property {() => Game} game on view
 * @property {() => import('./trails.js').History} history that led to it
 * @property {() => Readonly<Choices>} choices
 * @property {() => Words} words
 * @property {(result: PressResult, next: Game, how?: Taken) => void} take puts the game that a press
 *   led to on view
 * @property {(tell: (words: Words) => import('./panel.js').Entry, weight?: number | (() => number)) => void} tell
 * @property {(sentence: string) => void} say aloud
 * @property {() => ShadowRoot} root
 * @property {(game: Game, error: unknown, byPerson: boolean) => void} fail
 * @property {() => void} begin nothing is pointed at any more
 * @property {() => Promise<import('./course.js').Course>} course of a search
 * @property {() => void} show
 */

export class Pressing {
  #running;
  #desk;
  #stage;
  /** Presses of scripts come one after the other. @type {Promise<unknown>} */
  #turn = Promise.resolve();
  /** Presses of 1 Step while another one ran. */
  #stepsToCome = 0;
  #byHand = false;

  /**
   * @param {import('./running.js').Running} running
   * @param {import('./desk.js').Desk} desk
   * @param {Stage} stage
   */
  constructor(running, desk, stage) {
    this.#running = running;
    this.#desk = desk;
    this.#stage = stage;
  }

  /** By a script. @param {Action} action @returns {Promise<PressResult>} */
  press(action) {
    const mine = this.#turn.then(async () => {
      while (this.#running.busy) await this.#running.idle();
      return /** @type {Promise<PressResult>} */ (this.#pressOnce(action, false));
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** By a person. @param {Action} action */
  async pressByHand(action) {
    if (this.#running.busy) {
      // What else may run is no press that another could follow.
      if (action === 'step' && this.#byHand && !this.#desk.playing) this.#stepsToCome++;
      return;
    }
    this.#byHand = true;
    await this.#pressOnce(action, true);
    while (this.#stepsToCome > 0) {
      this.#stepsToCome--;
      await this.#pressOnce('step', true);
    }
    this.#byHand = false;
  }

  /** All methods on the board on view, side by side. */
  async compare() {
    const [stage, running] = [this.#stage, this.#running];
    await running.run(async (signal) => {
      const game = stage.game();
      stage.begin();
      try {
        const [{ compare }] = await Promise.all([
          import('./compare.js'),
          loadPart(stage.words().language, 'further'),
        ]);
        await compare({ stage, game, running, signal });
      } catch (error) {
        stage.fail(game, error, true);
      }
    });
  }

  /** Stops what runs, and what was to come. */
  halt() {
    this.#stepsToCome = 0;
    this.#running.stop();
  }

  /**
   * @param {Action} action
   * @param {boolean} byPerson a person is told of a failure, a script is refused
   * @returns {Promise<PressResult | null>}
   */
  async #pressOnce(action, byPerson) {
    /** @type {PressResult | null} */
    let answer = null;
    await this.#running.run(async (signal) => {
      const [game, history] = [this.#stage.game(), this.#stage.history()];
      const choices = this.#stage.choices();
      const { method, inside, showHow } = choices;
      this.#stage.begin();
      try {
        const board = toText(game);
        const deep = showHow && inside && action === 'step';
        const info = await this.#running.method(method);
        const own = optionsOf(choices, info);
        const trail = info?.goesOn ? trailOf(history, method, own) : null;
        const measured = action === 'solve' && info?.options.includes('measure');
        const options = { ...own, eventLevels: deep ? 255 : 0, ...(measured && { measure: 1 }) };
        const course = trail && (await this.#stage.course()).watch(trail);
        const onProgress = course?.onProgress ?? (() => {});
        const order = { action, board, method, options, trail, signal, onProgress };
        const given = await this.#running.press(order);
        answer = freeze(given.result);
        course?.end(given);
        const begun = given.search?.from;
        const anew = begun !== undefined && begun.steps === 0 && begun.origin !== board;
        await this.#digest(game, action, given, { method: info, showHow, anew, signal, byPerson });
      } catch (error) {
        this.#stage.fail(game, error, byPerson);
        if (!byPerson) throw error;
      }
    });
    return answer;
  }

  /**
   * @param {Game} game on which the press was made
   * @param {Action} action
   * @param {import('./running.js').Pressed} given
   * @param {object} how
   * @param {import('../engine/records.js').MethodInfo | undefined} how.method
   * @param {boolean} how.showHow
   * @param {boolean} how.anew whether a search began anew, without what it had found on the board
   * @param {AbortSignal} how.signal
   * @param {boolean} how.byPerson
   */
  async #digest(game, action, given, { method, showHow, anew, signal, byPerson }) {
    const { result, time, events, sets, uses, possibilities, search } = given;
    const stage = this.#stage;
    const press = { action, result, events, sets, uses, showHow, method, time };
    if (game !== stage.game()) {
      return stage.tell(({ t }) => ({
        lead: item(t('status.overtaken'), { tone: 'quiet' }),
        items: [],
      }));
    }
    if (result.outcome === 'cancelled') {
      stage.take(result, game);
      return stage.tell((words) => tellPress(words, press));
    }
    const { lead } = tellPress(stage.words(), press);
    const placements = result.order.map(({ row, column, digit }) => ({
      square: squareAt(row, column),
      digit,
    }));
    // A search may have taken digits of an earlier press back before it placed these.
    const from = search ? applyMove(game, { type: 'become', board: without(result) }) : game;
    const next = applyMove(from, { type: 'found', placements });
    this.#desk.remark(next, {
      picture: lead.picture,
      possibilities: result.outcome === 'indeterminate' ? null : possibilities,
      told: action === 'step' && showHow && result.outcome !== 'indeterminate',
    });
    const kind = byPerson ? (action === 'step' ? 'stepped' : 'solved') : undefined;
    stage.take(result, next, { kind, meta: search && metaOf(search.trail) });
    if (action === 'solve' && stage.game() === next) {
      const show = (/** @type {number} */ count) => {
        if (stage.game() === next) this.#desk.play(from, placements, count);
      };
      await playDigits({ count: placements.length, show, signal });
    }
    stage.show();
    stage.tell((words) => {
      const { lead, items } = tellPress(words, press);
      const more = [...(anew ? [tellAnew(words)] : []), ...furtherItems(words, press)];
      return { lead, items: [...items, ...more] };
    }, events.length);
  }
}

/** @param {PressResult} result @returns {string} its board before the digits that stand in `order` */
const without = ({ board, order }) => {
  const placed = new Set(order.map(({ row, column }) => squareAt(row, column)));
  return board.replace(/./g, (symbol, square) => (placed.has(square) ? '.' : symbol));
};
