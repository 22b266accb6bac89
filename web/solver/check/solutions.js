/**
 * "Compare solutions": lists the solutions of the board on view, up to a thousand, in an entry of the story
 * that shows two of them at a time. Pure except for questions to the engine; loaded when it is first wanted.
 */

import { MOST } from '../../model/count/verdict.js';
import { toText } from '../../game/state.js';
import { item } from '../../story/items.js';
import { telling } from './checking.js';

/** @typedef {import('./checking.js').Work} Work */

/** @param {Work} work */
export const solutions = (work) =>
  telling(work, async () => {
    const { run, solving, signal } = work;
    const { game } = run;
    /** @type {string[]} */
    const all = [];
    let isWhole = true;
    const isThere = await solving.ask(signal, async (client) => {
      for await (const solution of client.solutions(toText(game), { signal })) {
        if (all.length === MOST) {
          isWhole = false;
          break;
        }
        all.push(solution);
      }
      return true;
    });
    if (!isThere || signal.aborted) return null;
    if (all.length > 1) {
      return { kind: 'solutions', all: Object.freeze(all), isWhole, game };
    }
    const key = all.length ? 'common.one' : 'verdict.none';
    return {
      kind: 'told',
      tell: ({ t }) => ({ lead: item(t(key)), items: [] }),
      game,
      before: null,
    };
  });
