/**
 * The parts that only a searching method needs, in one piece, loaded when such a method is first chosen.
 */

export { play } from './player.js';
export { SearchScreen } from './screen.js';
export { searchSheetFor } from './styles.js';
export { trackAfter, trackDuring } from '../../model/play/track.js';
