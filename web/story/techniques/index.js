/**
 * The steps of the catalogue in one piece, loaded when one is told.
 */

// There already: that keeps the first telling in one piece where it is bundled.
import '../../locales/words.js';
import '../difficulty.js';
import '../entry.js';

export { tellDigit, tellOne, tellUses, writeDigit } from './digits.js';
export { sparesIn } from './needed.js';
export { withTakers } from './takers.js';
export { isStep, tellStep, writeStep } from './techniques.js';
