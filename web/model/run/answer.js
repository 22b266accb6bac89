/**
 * The result of a press, as the engine gives it. Types only.
 */

/** @typedef {import('../../engine/slices.js').Steps} Steps */
/** @typedef {import('../play/trails.js').Trail} Trail */
/** @typedef {import('../../engine/slices.js').Account & { search: Search | null, from: From | null }} Pressed search: null: it was none; from: null: it was one */
/**
 * @typedef {object} From how a press is made once more
 * @property {'step' | 'solve'} action
 * @property {import('../../engine/board.js').Board} board
 * @property {string} method
 * @property {Record<string, number>} options of the method
 */
/**
 * @typedef {object} Search
 * @property {Trail} from the begin of the press of a search
 * @property {Trail} trail at its end
 * @property {Steps | null} before the steps repeated to come to its begin
 */
/**
 * @typedef {Pressed & {
 *   anew: boolean,
 *   deductions: readonly import('./deductions.js').Deduced[] | null,
 *   track: import('../play/track.js').Track | null,
 * }} Answer anew: a search began anew, without its earlier finds on the board; deductions: steps of the catalogue, null: they
 *   are none; track: of a search
 */

export {};
