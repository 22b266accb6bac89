// A solver whose hints are answered as a test says: steps with the events that tell them, and a catalogue that
// waits.
import { fromText, toText } from '../../web/game/state.js';
import { candidatesOf } from '../../web/game/candidates.js';
import { squareNamed } from '../../web/game/units.js';
import { Hinter } from '../../web/solver/hints/hinter.js';
import { loadPart } from '../../web/locales/languages.js';
import { solutions } from '../engine/plain-solver.js';
import { event } from '../story/events.js';
import { makeSolver, soon } from './fake.js';

for (const part of /** @type {const} */ (['techniques', 'hints', 'methods', 'proofs']))
  await loadPart('en', part);

/** @typedef {import('../../web/model/hints/answers.js').Step} Step */

/** The events that make a position by row, column and box. @param {string} board */
const positionOf = (board) => {
  const game = fromText(board);
  const candidates = candidatesOf(game);
  return game.squares.flatMap(({ digit }, square) => {
    const at = squareNamed(square);
    if (digit) return [event('given', { square: at, digits: [digit] })];
    const gone = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => !candidates[square].includes(each));
    return gone.length ? [event('excluded', { square: at, digits: gone })] : [];
  });
};

/**
 * @param {string} board
 * @param {Partial<Step> & { technique: string, family: string }} step
 * @param {{ deduction?: object, parts?: object[] }} how parts: `other` counts among them
 */
export function stepOn(board, step, { deduction = {}, parts = [] }) {
  const { technique: rule, family, placed = [], removed = [] } = step;
  const events = positionOf(board);
  const cause = events.length;
  events.push(event('deduction', { rule, family, ...deduction }));
  for (const { other, ...part } of /** @type {any[]} */ (parts)) {
    events.push(
      event('part', { ...part, cause, other: other === undefined ? cause : cause + 1 + other }),
    );
  }
  for (const { digit, ...square } of removed)
    events.push(event('excluded', { square, digits: [digit], cause }));
  for (const { digit, ...square } of placed)
    events.push(event('placed', { square, digits: [digit], cause }));
  const whole = { level: 'easy', score: 4, rating: null, placed, removed, ...step };
  return { step: /** @type {Step} */ (whole), events };
}

/** A catalogue that knows one step of each kind, and waits where a test wants it to. */
export class StubCatalogue {
  /** @type {{ step: Step, events: readonly any[] }[]} */
  found = [];
  /** @type {any} */
  whyAnswer = { verdict: 'none', steps: [], supposed: null };
  /** @type {Promise<unknown>} */
  wait = Promise.resolve();
  /** The same of a list, after its first steps. @type {Promise<unknown>} */
  listing = Promise.resolve();
  aborted = 0;
  /** @type {any} */
  position = null;
  /** The list that was asked for last. */
  techniques = '';

  async check({ signal } = /** @type {any} */ ({})) {
    signal?.addEventListener('abort', () => this.aborted++);
    await this.wait;
    const { givens, digits, candidates } = this.position;
    const all = solutions(givens, 2);
    const right = Array.from(all[0] ?? '', (digit) => 1 << (Number(digit) - 1));
    const isRight = right.every(
      (mask, at) =>
        (digits[at] === '.' || Boolean(mask & (1 << (digits[at] - 1)))) &&
        (digits[at] !== '.' ||
          candidates[at].some((/** @type {number} */ digit) => mask & (1 << (digit - 1)))),
    );
    return /** @type {any} */ ({ solutions: all.length, isRight, right });
  }

  async hint() {
    return this.found[0]?.step ?? null;
  }

  async missed() {
    return this.found[0]?.step ?? null;
  }

  /** A list has found one more. @type {(step: Step) => void} */
  more = () => {};

  async all({ onStep } = /** @type {any} */ ({})) {
    this.more = onStep;
    for (const { step } of this.found) onStep(step);
    await this.listing;
    return { lost: 0 };
  }

  /** @type {any} */
  proof = null;

  async prove() {
    return this.proof;
  }

  async why() {
    return this.whyAnswer;
  }

  /** @param {Step} step */
  async tell(step) {
    return this.found.find((each) => each.step === step)?.events ?? [];
  }

  async unlocks() {
    return { digits: 2, candidates: 3 };
  }
}

/** @param {string} puzzle */
export function makeHinted(puzzle) {
  const solver = makeSolver(puzzle);
  const catalogue = new StubCatalogue();
  const hinter = new Hinter(solver.store, (position, techniques) => {
    catalogue.position = position;
    catalogue.techniques = techniques;
    return catalogue;
  });
  return {
    ...solver,
    catalogue,
    hinter,
    text: () => toText(solver.state().history.entries[solver.state().history.index].state),
  };
}

/** Lets all questions be answered. */
export async function settled() {
  for (let turn = 0; turn < 5; turn++) await soon();
}
