/** Typing a puzzle in, in one piece, loaded when somebody wants to. */

export { beginEntry, endEntry, typeDigit } from './actions.js';
export { EntryView } from './view.js';
