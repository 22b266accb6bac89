// A solver without a page, and the engine itself in this thread.
import assert from 'node:assert/strict';
import { need } from '../needs.js';
import { viewSquares } from '../../web/board/view.js';
import { ask, press } from '../../web/model/run/actions.js';
import { goOnAnyway } from '../../web/model/run/refusal.js';
import { Solving } from '../../web/solver/run/solving.js';
import { wordsFor } from '../../web/model/state.js';
import { tell } from '../../web/model/telling.js';
import { pictureOf } from '../../web/model/overlay.js';
import { unfold as unfoldItem } from '../../web/story/loading.js';
import { toldOf } from '../../web/model/way/telling.js';
import { isToldAtOnce, stepOn } from '../../web/model/way/way.js';
import { boardStrings } from '../../web/ui/board-strings.js';
import { makeSolver, soon } from './fake.js';

need('wasm');

/** @typedef {import('../../web/story/types.js').Item} Item */

/**
 * @param {string} puzzle
 * @param {(solver: ReturnType<typeof makeSolver> & { pressed: (action: 'step' | 'solve') => Promise<void>, compared: () => Promise<void>, anyway: () => Promise<void>, entry: () => import('../../web/story/types.js').Entry, newest: () => string }) => Promise<void>} body
 *   pressed, compared: by a person, to the end; anyway: a press that was refused; entry: the newest of the story, newest: its sentences
 */
export async function withEngine(puzzle, body) {
  const solving = new Solving();
  solving.connect(null);
  const solver = makeSolver(puzzle, { solving });
  const { store, runner, state } = solver;
  const untilEnded = async (/** @type {() => void} */ begin) => {
    const ended = new Promise((resolve) => {
      const leave = store.subscribe(({ run }) => run || resolve(leave()));
    });
    begin();
    await ended;
  };
  const entry = () => {
    const [told] = state().story;
    const step = stepOn(state());
    const isNewer = step && isToldAtOnce(step) && step.by.id > (told?.id ?? 0);
    return tell(wordsFor(state()), state().language, isNewer ? toldOf(state(), step) : told);
  };
  try {
    await runner.load();
    await body({
      ...solver,
      pressed: (action) => untilEnded(() => store.send(press, action, true)),
      compared: () => untilEnded(() => store.send(ask, 'compare')),
      anyway: () => untilEnded(() => store.send(goOnAnyway)),
      entry,
      newest: () => {
        const { lead, items } = entry();
        return [lead, ...items].map(({ text }) => text).join(' ');
      },
    });
  } finally {
    runner.disconnect();
  }
}

/**
 * What the squares are called as the board is drawn, as a screen reader says it in English.
 * @param {import('../../web/model/state.js').State} state
 * @returns {string[]}
 */
export function namesOf(state) {
  const { game, overlay } = pictureOf(state);
  return viewSquares(game, overlay, boardStrings()).map(({ label }) => label);
}

/** No press is made once more. @type {(inside: readonly number[]) => Promise<readonly import('../../web/story/types.js').Event[]>} */
const repeatNone = async () => [];

/** The items folded under an item. @param {Item | undefined} item @param {typeof repeatNone} [repeat] its press @returns {Promise<readonly Item[]>} */
export async function unfold(item, repeat = repeatNone) {
  if (!item?.unfold) return item?.items?.() ?? [];
  const further = await unfoldItem(item.unfold, 'en', repeat);
  return 'items' in further ? further.items : [];
}

/** All items folded under it that fold nothing themselves. @param {Item | undefined} item @returns {Promise<Item[]>} */
export async function leavesOf(item) {
  const inner = (await unfold(item)).map((each) =>
    each.items || each.unfold ? leavesOf(each) : [each],
  );
  return (await Promise.all(inner)).flat();
}

/** All texts of an item. @param {Item} item */
export const read = ({ text, detail, rule }) =>
  [text, detail, rule?.label].join(' ').replaceAll('\u00a0', ' ');

/** Waits for the result of a watcher of the state. @param {() => boolean} holds */
export async function until(holds) {
  for (const end = Date.now() + 60_000; !holds();) {
    assert.ok(Date.now() < end, `it has not come to be: ${holds}`);
    await soon();
  }
}
