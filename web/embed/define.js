/**
 * Defines <kakutei-solver>, and <kakutei-board> inside it. Importing this twice, or after another
 * copy of it, changes nothing; without a DOM it does nothing.
 */

import '../board/define.js';
import { KakuteiSolver } from './kakutei-solver.js';

const registry = globalThis.customElements;
if (registry && !registry.get('kakutei-solver')) registry.define('kakutei-solver', KakuteiSolver);
