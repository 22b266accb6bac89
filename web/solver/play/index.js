/**
 * The parts that only a searching method needs.
 */

export { play } from './player.js';
export { SearchScreen } from './screen.js';
export { trackAfter, trackDuring } from '../../model/play/track.js';
