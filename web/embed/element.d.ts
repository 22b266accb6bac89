/**
 * The types of the package's `./element`: the classes, and for TypeScript the names of both elements in a
 * document and the details of their events.
 */
import type { Move } from '../game/state.js';
import type { Choices } from '../model/choices.js';
import type { PressResult } from '../engine/records.js';
import type { KakuteiBoard } from '../board/kakutei-board.js';
import type { KakuteiSolver } from '../solver/kakutei-solver.js';

export { KakuteiBoard } from '../board/kakutei-board.js';
export { KakuteiSolver } from '../solver/kakutei-solver.js';

export interface KakuteiBoardEventMap extends HTMLElementEventMap {
  'kakutei-move': CustomEvent<Move>;
  'kakutei-select': CustomEvent<{ square: number }>;
  'kakutei-press': CustomEvent<{ square: number }>;
}

export interface KakuteiSolverEventMap extends HTMLElementEventMap {
  'kakutei-changed': CustomEvent<{ board: string; kind: string }>;
  'kakutei-stepped': CustomEvent<{ result: PressResult }>;
  'kakutei-solved': CustomEvent<{ result: PressResult }>;
  'kakutei-failed': CustomEvent<{ code: string; message: string }>;
  'kakutei-chosen': CustomEvent<{ choices: Choices }>;
}

/** As the elements of the DOM declare it. */
interface Listens<This, Events> {
  <K extends keyof Events>(
    type: K,
    listener: (this: This, event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare module '../board/kakutei-board.js' {
  interface KakuteiBoard {
    addEventListener: Listens<KakuteiBoard, KakuteiBoardEventMap>;
    removeEventListener: Listens<KakuteiBoard, KakuteiBoardEventMap>;
  }
}

declare module '../solver/kakutei-solver.js' {
  interface KakuteiSolver {
    addEventListener: Listens<KakuteiSolver, KakuteiSolverEventMap>;
    removeEventListener: Listens<KakuteiSolver, KakuteiSolverEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'kakutei-board': KakuteiBoard;
    'kakutei-solver': KakuteiSolver;
  }
}
