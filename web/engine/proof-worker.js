/** The worker in which EngineClient runs the prover, so that it delays no press and no rating. */
import { serve } from './answerer.js';
import { ProofHost } from './proof/host.js';

serve(ProofHost, globalThis);
