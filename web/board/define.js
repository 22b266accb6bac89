/**
 * Defines <kakutei-board>. Importing this twice, or after another copy of it, changes nothing; without
 * a DOM it does nothing.
 */

import { KakuteiBoard } from './kakutei-board.js';

const registry = globalThis.customElements;
if (registry && !registry.get('kakutei-board')) registry.define('kakutei-board', KakuteiBoard);
