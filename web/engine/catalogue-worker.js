/** The worker in which EngineClient runs the catalogue of techniques, so that it delays no press. */
import { serve } from './answerer.js';
import { CatalogueHost } from './catalogue/host.js';

serve(CatalogueHost, globalThis);
