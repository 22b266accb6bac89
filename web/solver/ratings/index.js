/**
 * The ratings of others, in one piece: loaded when a puzzle with exactly one solution has been on view for a while
 * and nothing else was to be done.
 */

import '../elements.js';

export { Rater } from './rater.js';
export { RatingsView } from './view.js';
