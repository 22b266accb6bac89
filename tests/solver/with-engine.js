// A solver without a page, and the engine itself in this thread.
import { need } from '../needs.js';
import { viewSquares } from '../../web/board/view.js';
import { press } from '../../web/solver/run/actions.js';
import { goOnAnyway } from '../../web/solver/run/refusal.js';
import { Solving } from '../../web/solver/run/solving.js';
import { wordsFor } from '../../web/solver/state.js';
import { tell } from '../../web/solver/telling.js';
import { pictureOf } from '../../web/solver/view/overlay.js';
import { toldOf } from '../../web/solver/way/telling.js';
import { stepOn } from '../../web/solver/way/way.js';
import { boardStrings } from '../../web/ui/board-strings.js';
import { makeSolver } from './fake.js';

need('wasm');

/**
 * @param {string} puzzle
 * @param {(solver: ReturnType<typeof makeSolver> & { pressed: (action: 'step' | 'solve') => Promise<void>, anyway: () => Promise<void>, newest: () => string }) => Promise<void>} body
 *   pressed: by a person, to the end; anyway: a press that was refused; newest: the sentences of the newest entry
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
  try {
    await runner.load();
    await body({
      ...solver,
      pressed: (action) => untilEnded(() => store.send(press, action, true)),
      anyway: () => untilEnded(() => store.send(goOnAnyway)),
      newest: () => {
        const [told] = state().story;
        const step = stepOn(state());
        const isStep = step?.by.action === 'step' && step.by.id > (told?.id ?? 0);
        const newest = isStep ? toldOf(state(), step) : told;
        const { lead, items } = tell(wordsFor(state()), state().language, newest);
        return [lead, ...items].map(({ text }) => text).join(' ');
      },
    });
  } finally {
    runner.disconnect();
  }
}

/**
 * What the squares are called as the board is drawn, as a screen reader says it in English.
 * @param {import('../../web/solver/state.js').State} state
 * @returns {string[]}
 */
export function namesOf(state) {
  const { game, overlay } = pictureOf(state);
  return viewSquares(game, overlay, boardStrings()).map(({ label }) => label);
}
