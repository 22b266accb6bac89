// The positions on the ways of puzzles of the maker: before each step that is no single, and of the singles some.
import { FAMILIES } from '../told/events.js';
import { stepsOn } from '../words/steps.js';

/** Every so many of the singles. */
const OF_SINGLES = 10;

/** @param {readonly string[]} puzzles */
export const boardsOn = (puzzles) =>
  stepsOn(puzzles).filter(
    ({ technique }, at) => FAMILIES.get(technique) !== 'singles' || at % OF_SINGLES === 0,
  );
