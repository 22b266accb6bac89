/**
 * The ratings of others, in one piece: loaded when somebody wants them.
 */

import '../elements.js';

export { WhenIdle } from './when-idle.js';
