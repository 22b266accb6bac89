/** The worker in which EngineClient runs the engine. */
import { EngineHost } from './host.js';

const host = new EngineHost((message) => postMessage(message));
addEventListener('message', ({ data }) => host.receive(data));
