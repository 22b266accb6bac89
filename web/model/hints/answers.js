/**
 * The answers to a request for a hint, as plain data. Types only: this file runs nothing.
 */

/** @typedef {import('../../game/state.js').Game} Game */
/** @typedef {import('../../story/types.js').Event} Event */
/** @typedef {{ row: number, column: number, digit: number }} Place */
/**
 * A step of the catalogue, as the engine has it.
 *
 * @typedef {object} Step
 * @property {string} technique
 * @property {string} family
 * @property {string | null} level HoDoKu's, like the points; null in another order
 * @property {number | null} score
 * @property {number | null} rating Sudoku Explainer's
 * @property {number | null} [place] of its technique in a person's own list, from 0
 * @property {readonly Place[]} placed
 * @property {readonly Place[]} removed
 * @property {readonly Event[]} [events] if they came with it
 */
/** @typedef {Readonly<{ events: readonly Event[] }>} Told complete in itself: the position, and the step on it */
/** @typedef {readonly Event[]} Supposed a digit, and the steps from it to a contradiction */
/** @typedef {import('../../story/proofs.js').Proved} Proved that the candidate is not there, where no technique shows it */
/** @typedef {Readonly<{ digits: number, candidates: number }>} Unlocked how far singles and locked candidates go then */
/**
 * The mistakes: how many digits and how many squares' marks, and the oldest one, to be told in levels.
 *
 * @typedef {object} Mistake
 * @property {number} digits
 * @property {number} marks
 * @property {boolean} isMark the oldest is a missing mark, else a wrong digit
 * @property {number} square
 * @property {readonly number[]} lacking digits of which the marks need one; of a wrong digit that
 * @property {number} since the move; 0: from the beginning
 * @property {Game | null} before the state before it
 */
/** @typedef {'full' | 'clash' | 'contradictory' | 'lost' | 'lostHere' | 'stuck' | 'stuckHere' | 'practised' | 'nothingMissed'} None why there is no hint; …Here: without the buttons that say more */
/**
 * Why a candidate can go, or cannot; of a line: it is here, another step concludes the same, it is wrong, it has been done,
 * nothing shows it, it cannot be read.
 *
 * @typedef {'inSolution' | 'found' | 'foundByPath' | 'trueBeyond' | 'depends' | 'seen' | 'none'
 *   | 'foundLine' | 'foundOther' | 'lineIsThere' | 'lineMayBe' | 'lineIsNot' | 'lineDone' | 'lineUnseen' | 'unreadable'} Verdict
 */
/**
 * tidied: marks that a digit forbids, and that count as gone; isOnly: the puzzle has exactly one solution; isPractised: the
 * person knows which technique to look for
 *
 * @typedef {Readonly<{ tidied: number, isOnly: boolean, isPractised: boolean }>} Notes
 */
/**
 * @typedef {(
 *   | Readonly<{ kind: 'step', step: Step, events: readonly Event[], notes: Notes }>
 *   | Readonly<{ kind: 'mistake', mistake: Readonly<Mistake> }>
 *   | Readonly<{ kind: 'none', reason: None }>
 *   | Readonly<{ kind: 'list', steps: readonly Step[], lost: number, notes: Notes }>
 *   | Readonly<{ kind: 'why', verdict: Verdict, steps: readonly Step[], supposed: Supposed | null, proof: Proved | null, about?: import('./known.js').Place }>
 * )} Answer list: what has been found so far
 */

export {};
