/** The package's entry. Importing it does nothing by itself. */
export { Engine, EngineClient, explain, notation } from './explain.js';
export { KakuteiError } from './engine/errors.js';
