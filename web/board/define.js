/**
 * Defines <kakutei-board>. Importing this twice, or after another copy of it, changes nothing.
 */

import { KakuteiBoard } from './kakutei-board.js';

if (!customElements.get('kakutei-board')) customElements.define('kakutei-board', KakuteiBoard);
