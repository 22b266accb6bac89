/**
 * The catalogue of techniques, in this thread and over a line to a worker, in one piece: loaded when somebody first
 * asks.
 */
export { answer } from './catalogue-answers.js';
export { catalogueLine } from './catalogue-line.js';
export { openCatalogue } from './catalogue.js';
export { gaugeOf } from './goal.js';
export { rate } from './techniques.js';
