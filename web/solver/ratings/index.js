/**
 * The ratings of others, in one piece: loaded when a puzzle with exactly one solution has been on view for a while
 * and nothing else was to be done.
 */

// There already: that keeps it in one piece where it is bundled (README, "Loaded later").
import '../define.js';

export { Rater } from './rater.js';
export { RatingsView } from './view.js';
