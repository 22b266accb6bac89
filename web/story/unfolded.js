/**
 * What is told of a Go only to who unfolds it, in one piece, as it is loaded then.
 */

export { explain } from './explain.js';
export { tellStatistics } from './statistics.js';
