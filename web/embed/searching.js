/**
 * Plays a search: its events one after the other, as fast as a person wants, until it ends or is
 * paused. Pause keeps the board as it is then; Stop gives back the one before.
 *
 * The one idea: while it plays, the board on view is only shown. The game becomes it when it pauses or
 * ends, so that one Back takes the whole play back.
 */

import { applyMove, toText } from '../game/state.js';
import { squareAt } from '../game/units.js';
import { tellPress } from '../story/entry.js';
import { item, picture } from '../story/items.js';
import { freeze, tellAnew } from './answers.js';
import { optionsOf } from './choices.js';
import { afterSteps } from './track.js';
import { follow, metaOf, trailOf } from './trails.js';

/** @typedef {import('../game/state.js').Game} Game */
/** @typedef {import('../engine/client.js').ClientSolver} ClientSolver */
/** @typedef {import('../engine/records.js').PressResult} PressResult */
/** @typedef {import('./trails.js').Trail} Trail */
/** @typedef {import('./track.js').Track} Track */
/** @typedef {import('../engine/records.js').MethodInfo} MethodInfo */
/** @typedef {{ method: MethodInfo, game: Game, trail: Trail, track: Track, result: PressResult | null }} Moment result: null before the first event */

const TICK = 16;
/** Events in one message: what the engine does in about a tenth of a second. */
const MOST = 1000;

export class Searching {
  #running;
  #desk;
  #stage;
  #tracks;
  #draw;
  #playing = false;
  #paused = false;
  /** Whether the game has become what is shown. */
  #taken = false;
  /** @type {Moment | null} */
  #now = null;

  /**
   * @param {object} order
   * @param {import('./running.js').Running} order.running
   * @param {import('./desk.js').Desk} order.desk
   * @param {import('./pressing.js').Stage} order.stage
   * @param {import('./track.js').Tracks} order.tracks
   * @param {(track: Track) => void} order.draw how far the search has come
   */
  constructor({ running, desk, stage, tracks, draw }) {
    this.#running = running;
    this.#desk = desk;
    this.#stage = stage;
    this.#tracks = tracks;
    this.#draw = draw;
  }

  get playing() {
    return this.#playing;
  }

  pause() {
    this.#paused = true;
  }

  /** Pauses at once, for who is about to change the board. */
  settle() {
    if (!this.#playing || this.#taken) return;
    if (this.#now?.result) this.#take(this.#now);
    this.#taken = true;
    this.#desk.follow(null);
    this.#running.stop();
  }

  async play() {
    const stage = this.#stage;
    await this.#running.run(async (signal) => {
      const [game, history, choices] = [stage.game(), stage.history(), stage.choices()];
      stage.begin();
      this.#playing = true;
      this.#paused = false;
      this.#taken = false;
      this.#now = null;
      stage.show();
      try {
        const method = await this.#running.method(choices.method);
        const trail = method && trailOf(history, method.slug, optionsOf(choices, method));
        if (!trail) return;
        await this.#running.search(trail, signal, async (solver, way) => {
          const start = applyMove(game, { type: 'become', board: way.trail.origin });
          const track = this.#tracks.begin(way.trail, way.before);
          this.#now = {
            method,
            game: way.trail.steps ? game : start,
            trail: way.trail,
            track,
            result: null,
          };
          await this.#loop(solver, signal);
          const anew = way.trail.steps === 0 && way.trail.origin !== toText(game);
          const end = signal.aborted ? null : await this.#end(solver, anew);
          return { trail: end, value: end };
        });
        if (signal.aborted && !this.#taken) {
          stage.tell(({ t }) => ({
            lead: item(t('ended.cancelled'), { tone: 'quiet' }),
            items: [],
          }));
        }
      } catch (error) {
        stage.fail(game, error, true);
      } finally {
        this.#playing = false;
        this.#desk.follow(null);
        stage.show();
      }
    });
  }

  /** @param {ClientSolver} solver @param {AbortSignal} signal */
  async #loop(solver, signal) {
    let due = 1;
    let then = performance.now();
    while (!signal.aborted && !this.#paused) {
      if (due >= 1) {
        const count = Math.min(Math.floor(due), MOST);
        const steps = await solver.steps(count, { signal });
        due = Math.min(due - count, MOST);
        if (!steps.result || !this.#now || this.#taken) return;
        const { method, game, trail, track } = this.#now;
        this.#show({
          method,
          game: applyMove(game, { type: 'become', board: steps.result.board }),
          trail: follow(trail, steps.made),
          track: afterSteps(track, steps),
          result: steps.result,
        });
        if (steps.result.outcome !== 'continues') return;
      }
      await new Promise((resolve) => setTimeout(resolve, TICK));
      const now = performance.now();
      due += ((now - then) * this.#stage.choices().speed) / 1000;
      then = now;
    }
  }

  /** @param {Moment} now */
  #show(now) {
    this.#now = now;
    this.#desk.follow({ game: now.game, last: squareOf(now.result?.placed ?? null) });
    this.#draw(now.track);
  }

  /** Keeps the state reached. @param {Moment} now @param {'stepped' | 'solved'} [kind] */
  #take(now, kind) {
    this.#tracks.keep(now.trail, now.track);
    const result = freeze(resultOf(now));
    this.#stage.take(result, now.game, { kind, meta: metaOf(now.trail) });
    return result;
  }

  /**
   * Paused, or come to the end.
   *
   * @param {ClientSolver} solver
   * @param {boolean} anew whether the search began anew, without what it had found on the board
   * @returns {Promise<Trail | null>} where the search stands; null: somebody has changed the board
   */
  async #end(solver, anew) {
    const [events, possibilities] = await Promise.all([solver.events(), solver.candidates()]);
    const now = this.#now;
    if (!now || this.#taken) return null;
    this.#taken = true;
    if (!now.result) return now.trail;
    const { outcome, placed } = now.result;
    this.#desk.remark(now.game, {
      picture: placed && picture({ last: squareOf(placed) }),
      possibilities,
      told: false,
    });
    const result = this.#take(now, outcome === 'continues' ? 'stepped' : 'solved');
    this.#stage.tell((words) => {
      const { lead, items } =
        outcome === 'continues'
          ? { lead: item(words.t('search.paused', totalsOf(now.track))), items: [] }
          : tellPress(words, { action: 'solve', result, events, method: now.method });
      return { lead, items: anew ? [...items, tellAnew(words)] : items };
    });
    return now.trail;
  }
}

/** @param {import('../engine/records.js').Placement | null} placement */
const squareOf = (placement) => (placement ? squareAt(placement.row, placement.column) : undefined);

/** @param {Track} track */
const totalsOf = ({ placed, takenBack }) => ({ count: placed + takenBack, placed, takenBack });

/** A play is told as one press: its digits are those that stand, in the order of the squares. */
/** @param {Moment} now @returns {PressResult} */
function resultOf({ result, trail, track }) {
  const { board, counts, ...rest } = /** @type {PressResult} */ (result);
  const order = [...board].flatMap((symbol, square) =>
    symbol === '.' || trail.origin[square] !== '.'
      ? []
      : [{ row: Math.floor(square / 9) + 1, column: (square % 9) + 1, digit: Number(symbol) }],
  );
  const { visits, deepest } = track;
  return {
    ...rest,
    board,
    order,
    placed: order[0] ?? null,
    counts: { ...counts, visits, deepestAssumption: deepest },
  };
}
