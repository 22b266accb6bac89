/**
 * What only a method that searches needs.
 */

export { play } from './player.js';
export { SearchScreen } from './screen.js';
export { trackAfter, trackDuring } from '../../model/play/track.js';
