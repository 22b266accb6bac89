/**
 * Hints, in one piece: loaded when somebody asks for the first.
 */

import '../elements.js';
import { openCatalogue } from './catalogue.js';
import { Hinter } from './hinter.js';
import { HintsScreen } from './screen.js';

export { ask, askLine, hint, togglePointing } from '../../model/hints/actions.js';

/** The panel, and beside it what finds the answers. */
export class View extends HintsScreen {
  /**
   * @param {import('../view/parts.js').Parts} parts
   * @param {import('../../model/store.js').Store} store
   * @param {Omit<ConstructorParameters<typeof HintsScreen>[2], 'unlock'> & { solving: import('../run/solving.js').Solving }} screen
   */
  constructor(parts, store, { solving, ...screen }) {
    const hinter = new Hinter(store, (...about) => openCatalogue(solving, ...about));
    super(parts, store, { ...screen, unlock: (step) => hinter.unlock(step) });
  }
}
