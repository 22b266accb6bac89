/**
 * The ratings of others, in one piece: loaded when somebody wants them and a puzzle has exactly one solution.
 */

import '../elements.js';

export { WhenIdle } from './when-idle.js';
