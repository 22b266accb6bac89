// A solver without a page, with the engine in this thread, and what finds hints.
import { openCatalogue } from '../../web/solver/hints/catalogue.js';
import { Hinter } from '../../web/solver/hints/hinter.js';
import { withEngine } from './with-engine.js';

/**
 * @param {string} puzzle
 * @param {(solver: any) => Promise<void>} body gets what `withEngine` gives, the hinter, and `answer`: the answer to the last
 *   question, once its step is told
 */
export const withHints = (puzzle, body) =>
  withEngine(puzzle, async (solver) => {
    const { store, runner, state } = solver;
    const hinter = new Hinter(store, (...about) => openCatalogue(runner.solving, ...about));
    const answer = () =>
      new Promise((resolve) => {
        const look = () => {
          const { hints } = state();
          const isTold = hints?.chosen === null || hints?.told[hints.chosen];
          if (hints?.phase === 'asking' || !isTold) return false;
          resolve(hints?.answer);
          return true;
        };
        if (look()) return;
        const leave = store.subscribe(() => look() && leave());
      });
    await body({ ...solver, hinter, answer });
  });
