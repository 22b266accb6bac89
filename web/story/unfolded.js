/**
 * What few presses tell and what a person has to unfold, in one piece, as it is loaded.
 */

export { tellAccount } from './account.js';
export { tellCourse } from './course.js';
export { explain } from './explain.js';
export { tellSets, tellTree } from './sets.js';
export { tellStatistics } from './statistics.js';
export { loadRest } from './rest.js';
export { loadWords } from '../locales/words.js';
export { tellKept, tellUnusual } from './unproved.js';
export { tellWhole } from './whole.js';
