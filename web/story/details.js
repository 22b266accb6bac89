/**
 * The second layer of the story in one piece: what few presses tell, and what a person unfolds. With it comes what the
 * package needs to write a solution.
 */

export { loadWords } from '../locales/words.js';
export { tellAccount } from './account.js';
export { tellCourse } from './course.js';
export { explain } from './explain.js';
export { tellSets, tellTree } from './sets.js';
export { putOnShelf } from './shelf.js';
export { tellStatistics } from './statistics.js';
export { tellKept, tellUnusual } from './unproved.js';
export { tellWhole } from './whole.js';
