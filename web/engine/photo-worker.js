/** The worker in which EngineClient reads photos, so that it delays no press. */
import { serve } from './answerer.js';
import { PhotoHost } from './photo/host.js';

serve(PhotoHost, globalThis);
