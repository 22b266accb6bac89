/**
 * Hints, in one piece: loaded when somebody asks for the first.
 */

// There already: that keeps it in one piece where it is bundled (README, "Loaded later").
import '../define.js';

export { ask, hint, togglePointing } from '../../model/hints/actions.js';
export { HintsScreen as View } from './screen.js';
