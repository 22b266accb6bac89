/**
 * Practice: the dialog that asks for a technique, and the one session. Loaded when it is first wanted.
 */

import { EngineLease } from '../../solver/run/shared-engine.js';
import { boardOf } from '../techniques/cases.js';
import { adopt } from '../../ui/sheet.js';
import { shared } from '../keeping/store.js';
import { chooseTechnique, sheetForPractice } from './dialog.js';
import { keptIn } from './kept.js';
import { Session } from './session.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../solver/kakutei-solver.js').KakuteiSolver} KakuteiSolver */
/** @typedef {import('../../game/state.js').Game} Game */
/**
 * @typedef {object} Order
 * @property {Words} words
 * @property {KakuteiSolver} solver
 * @property {(game: Game) => void} load puts a game on the board, and keeps it
 * @property {string} [slug] the technique, if a link says it
 */

/** The first technique to practise. */
const FIRST = 'naked-pair';

/** @type {Session | null} */
let session = null;
let last = FIRST;

/** @param {Words} words another language */
export const speak = (words) => session?.speak(words);

/** The board may have changed. */
export const look = () => session?.look();

/** @param {Order} order */
export function openPractice({ words, solver, load, slug = '' }) {
  adopt(document.body, sheetForPractice);
  const shelf = keptIn(shared);
  const { engineSource } = solver;
  const begin = (/** @type {string} */ slug) => {
    last = slug;
    session ??= new Session({
      ...{ words, solver, load, shelf },
      lease: new EngineLease(engineSource),
      choose,
      ended: () => (session = null),
    });
    session.start(slug);
  };
  const choose = () =>
    chooseTechnique({
      ...{ words: session?.words ?? words, kept: shelf.get(), slug: last, take: begin },
      help: solver.helpAddress,
      lease: new EngineLease(engineSource),
    });
  if (boardOf(slug)) begin(slug);
  else choose();
}
