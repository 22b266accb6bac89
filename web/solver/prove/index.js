/**
 * Short proofs: why a square must be what it is, or cannot be, or why a board has no solution.
 */

import '../elements.js';
import { why as prove } from './proving.js';
import { Seeker as Own } from './seeker.js';

export { goBeyond, removeNext } from './beyond.js';
export { Steps } from './steps.js';

const isHeld = () => Boolean(globalThis.document?.querySelector(':active'));

/** @param {import('../check/checking.js').Work} work */
export const why = (work) => prove({ ...work, isHeld });

export class Seeker extends Own {
  isHeld = isHeld;
}
