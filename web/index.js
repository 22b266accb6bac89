/** The package's entry. Importing it does nothing by itself. */
export { Engine, EngineClient, explain } from './explain.js';
export { KakuteiError } from './engine/errors.js';
