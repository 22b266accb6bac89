/** Typing a puzzle in, in one piece, loaded when somebody wants to. */

// There already: that keeps it in one piece where it is bundled (README, "Loaded later").
import '../define.js';

export { beginEntry, endEntry } from '../../model/entry/actions.js';
export { EntryView as View } from './view.js';
