/** The actions of commands, except those that are loaded when they are wanted (`commands.js`). */

export {
  backByHand,
  choose,
  forwardByHand,
  nextHighlight,
  nextView,
  restartByHand,
  toggleCommon,
} from './actions.js';
export { clearMarks, cornersOrDigits, fillMarks, nextMode } from './hand/actions.js';
export { play } from './play/actions.js';
export { ask, press, stopByHand } from './run/actions.js';
export { deduceByHand, stepByHand } from './way/actions.js';
