/**
 * The catalogue's end of the wire: what each call of an EngineClient means that is about techniques.
 */
import { Answerer } from './answerer.js';
import { rate, ready } from './techniques.js';

export class CatalogueHost extends Answerer {
  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    switch (call) {
      case 'load':
        await ready();
        return null;
      case 'rate':
        return this.inSlices(id, args.aborted, (how) => rate(args.puzzle, args.scale, how));
      default:
        return super.answer(id, call, number, args);
    }
  }
}
