/**
 * Steps of the catalogue, in one piece, as it is loaded when one is told.
 */

export { tellDigit, tellUses, writeDigit } from './digits.js';
export { isStep, tellStep, writeStep } from './techniques.js';
