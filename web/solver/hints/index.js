/**
 * Hints, in one piece: loaded when somebody asks for the first.
 */

import '../elements.js';

export { ask, hint, togglePointing } from '../../model/hints/actions.js';
export { HintsScreen as View } from './screen.js';
