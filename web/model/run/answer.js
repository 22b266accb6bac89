/**
 * What a press comes to, as the engine tells it. Types only.
 */

/** @typedef {import('../../engine/slices.js').Steps} Steps */
/** @typedef {import('../play/trails.js').Trail} Trail */
/** @typedef {import('../../engine/slices.js').Account & { search: Search | null }} Pressed search: null: it was none */
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
