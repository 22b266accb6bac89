/**
 * The prover's end of the wire: the calls of an EngineClient about proofs.
 */
import { Answerer } from '../answerer.js';
import { prove, ready } from './prove.js';

export class ProofHost extends Answerer {
  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    switch (call) {
      case 'load':
        await ready();
        return null;
      case 'prove':
        return this.inSlices(id, args.aborted, (how) => prove(args, how));
      default:
        return super.answer(id, call, number, args);
    }
  }
}
