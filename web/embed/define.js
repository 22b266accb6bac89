/**
 * Defines <kakutei-solver>, and <kakutei-board> inside it. Importing this twice, or after another
 * copy of it, changes nothing; without a DOM it does nothing.
 */

import { define } from '../solver/define.js';

define();
