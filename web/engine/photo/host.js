/**
 * The reader's end of the wire: the calls of an EngineClient about photos.
 */
import { Answerer } from '../answerer.js';
import { readPhoto, ready } from './read.js';

export class PhotoHost extends Answerer {
  /** @param {number} id @param {string} call @param {number} number @param {any} args */
  async answer(id, call, number, args) {
    switch (call) {
      case 'load':
        await ready();
        return null;
      case 'readPhoto':
        return this.inSlices(id, args.aborted, (how) => readPhoto(args, how));
      default:
        return super.answer(id, call, number, args);
    }
  }
}
