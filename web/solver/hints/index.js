/**
 * Hints, in one piece: loaded when somebody asks for the first.
 */

export { HintsScreen } from './screen.js';
export { hintsSheetFor } from './styles.js';
