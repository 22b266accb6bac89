/**
 * The prover, in this thread and in a worker of its own, in one piece: loaded when somebody first asks.
 */

// There already: that keeps it in one piece where it is bundled.
import './host.js';

export { takeProof } from './proof/arguments.js';
export { ProofHost } from './proof/host.js';
export { removeNext } from './proof/next.js';
export { prove } from './proof/prove.js';
