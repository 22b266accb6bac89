/**
 * What a press comes to, as the engine tells it. Types only.
 */

/** @typedef {import('../../engine/records.js').PressResult} PressResult */
/** @typedef {import('../../engine/slices.js').Steps} Steps */
/** @typedef {import('../play/trails.js').Trail} Trail */
/**
 * @typedef {object} Pressed
 * @property {PressResult} result
 * @property {number} time milliseconds
 * @property {import('../../engine/records.js').KakuteiEvent[]} events
 * @property {import('../../engine/records.js').DeterminedSet[]} sets
 * @property {Record<string, number>} uses of each rule, by its slug
 * @property {number[][] | null} candidates
 * @property {Search | null} search
 */
/**
 * @typedef {object} Search
 * @property {Trail} from where the press of a search began
 * @property {Trail} trail where it stands now
 * @property {Steps | null} before what had to be gone once more to come where it began
 */
/**
 * @typedef {Pressed & {
 *   anew: boolean,
 *   track: import('../play/track.js').Track | null,
 * }} Answer anew: a search began anew, without what it had found on the board; track: of a search
 */

export {};
