/** The package's entry. Importing it does nothing by itself. */
export { Engine } from './engine/engine.js';
export { EngineClient } from './engine/client.js';
export { KakuteiError } from './engine/errors.js';
export { explain } from './explain.js';
