/**
 * The catalogue's end of the wire: the calls of an EngineClient about techniques.
 */
import { Answerer } from '../answerer.js';
import { answer } from './answers.js';
import { Engine } from '../engine.js';
import { makerOf } from './goal.js';
import { makeInSlices } from '../maker.js';
import { listTechniques, rate, ready } from './rating.js';

export class CatalogueHost extends Answerer {
  #source = {};
  /** Makes puzzles; loaded for the first request. @type {Engine | null} */
  #engine = null;

  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    switch (call) {
      case 'load':
        this.#source = args;
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
          makeInSlices(await this.#maker(args.request), how),
        );
      default:
        return super.answer(id, call, number, args);
    }
  }

  /** @param {import('../maker.js').TakenRequest} request */
  async #maker(request) {
    const gauge = await gaugeOf(request);
    this.#engine ??= await Engine.load(this.#source);
    return this.#engine.maker(request, gauge);
  }
}
