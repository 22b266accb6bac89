/** Typing a puzzle in, in one piece, loaded when somebody wants to. */

import '../elements.js';

export { beginEmpty, beginEntry, endEntry } from '../../model/entry/actions.js';
export { EntryView as View } from './view.js';
