/**
 * Short proofs: why a square must be what it is, or cannot be, or why a board has no solution.
 */

import '../elements.js';

export { goBeyond, removeNext } from './beyond.js';
export { why } from './proving.js';
export { Seeker } from './seeker.js';
export { Steps } from './steps.js';
