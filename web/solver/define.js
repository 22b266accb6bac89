/**
 * Defines <kakutei-solver>; `define.js` does so at once, our own pages when they have their words.
 */

import '../board/define.js';
import { KakuteiSolver } from './elements.js';
import { givePieces } from './given-pieces.js';
import { pieces } from './pieces.js';

/** A second call, or another copy of this, changes nothing; without a DOM it does nothing. */
export function define() {
  const registry = globalThis.customElements;
  givePieces(pieces);
  if (registry && !registry.get('kakutei-solver')) registry.define('kakutei-solver', KakuteiSolver);
}
