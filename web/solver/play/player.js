/**
 * Plays a search: asks the engine for its events, as many per second as a person wants, and shows the
 * board after them. Loaded when it is first wanted.
 */

import { applyMove, toText } from '../../game/state.js';
import { optionsOf } from '../../model/choices.js';
import { cut, playEnded, played } from '../../model/play/moments.js';
import { afterSteps, trackOf } from '../../model/play/track.js';
import { beginningOf, follow } from '../../model/play/trails.js';

/** @typedef {import('../../engine/client.js').ClientSolver} ClientSolver */
/** @typedef {import('../../model/state.js').Moment} Moment */

const TICK = 16;
/** Events in one message: what the engine does in about a tenth of a second. */
const MOST = 1000;

/**
 * @param {object} order
 * @param {import('../../model/state.js').Run} order.run
 * @param {import('../../model/state.js').History} order.history that led to the game on which it began
 * @param {import('../../model/store.js').Store} order.store
 * @param {import('../run/solving.js').Solving} order.solving
 * @param {AbortSignal} order.signal
 */
export async function play({ run: { id, game, choices }, history, store, solving, signal }) {
  const method = await solving.method(choices.method, signal);
  if (!method) return;
  const { trail, track: known } = beginningOf(history, method.slug, optionsOf(choices, method));
  const isOn = () => store.state.run?.id === id && !store.state.run.settled;
  if (trail) {
    await solving.search(trail, signal, async (solver, { trail: from, before }) => {
      const start = applyMove(game, { type: 'become', board: from.origin });
      const track = trackOf(known, before);
      await steps({ game: from.steps ? game : start, trail: from, track, result: null }, solver);
      if (signal.aborted || !isOn()) return { trail: null, value: null };
      const [events, candidates] = await Promise.all([
        solver.events({ signal }),
        solver.candidates({ signal }),
      ]);
      const reached = store.state.run?.moment?.trail ?? from;
      const anew = from.steps === 0 && from.origin !== toText(game);
      store.send(playEnded, id, { events, candidates, anew });
      return { trail: reached, value: null };
    });
  }
  store.send(cut, id);

  /** @param {Moment} moment @param {ClientSolver} solver */
  async function steps(moment, solver) {
    let due = 1;
    let then = performance.now();
    while (!signal.aborted && isOn() && !store.state.run?.paused) {
      if (due >= 1) {
        const count = Math.min(Math.floor(due), MOST);
        const steps = await solver.steps(count, { signal });
        due = Math.min(due - count, MOST);
        if (!steps.result || !isOn()) return;
        moment = {
          game: applyMove(moment.game, { type: 'become', board: steps.result.board }),
          trail: follow(moment.trail, steps.made),
          track: afterSteps(moment.track, steps),
          result: steps.result,
        };
        store.send(played, id, moment);
        if (steps.result.outcome !== 'continues') return;
      }
      await new Promise((resolve) => setTimeout(resolve, TICK));
      const now = performance.now();
      due += ((now - then) * store.state.choices.speed) / 1000;
      then = now;
    }
  }
}
