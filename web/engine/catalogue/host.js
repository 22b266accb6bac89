/**
 * The catalogue's end of the wire: the calls of an EngineClient about techniques.
 */
import { Answerer } from '../answerer.js';
import { answer } from './answers.js';
import { makerOf } from './goal.js';
import { makeInSlices } from '../maker.js';
import { listTechniques, rate, ready } from './rating.js';

export class CatalogueHost extends Answerer {
  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    switch (call) {
      case 'load':
        await ready();
        return null;
      case 'techniques':
        return listTechniques();
      case 'ask':
        return this.inSlices(id, args.aborted, (how) => answer(args.question, args.asked, how));
      case 'rate':
        return this.inSlices(id, args.aborted, (how) => rate(args.puzzle, args.scale, how));
      case 'make':
        return this.inSlices(id, args.aborted, async (how) =>
          makeInSlices(await makerOf(args.request), how),
        );
      default:
        return super.answer(id, call, number, args);
    }
  }
}
