/**
 * Defines <kakutei-solver>; `define.js` does so at once, our own pages when they have their words.
 */

import '../board/define.js';
import { KakuteiSolver } from './kakutei-solver.js';

/** A second call, or another copy of this, changes nothing; without a DOM it does nothing. */
export function define() {
  const registry = globalThis.customElements;
  if (registry && !registry.get('kakutei-solver')) registry.define('kakutei-solver', KakuteiSolver);
}
