/**
 * The catalogue of techniques, in this thread and in a worker of its own, in one piece: loaded when somebody first asks.
 */

// There already: that keeps it in one piece where it is bundled.
import './host.js';

export { answer } from './catalogue/answers.js';
export { CatalogueHost } from './catalogue/host.js';
export { openCatalogue } from './catalogue/catalogue.js';
export { makerOf } from './catalogue/goal.js';
export { rate } from './catalogue/rating.js';
