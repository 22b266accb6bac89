/** The worker in which EngineClient runs the engine. */
import { serve } from './answerer.js';
import { EngineHost } from './host.js';

serve(EngineHost, globalThis);
