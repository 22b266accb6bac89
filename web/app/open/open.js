/**
 * Opening a puzzle: reads what was brought. A single puzzle goes on the board at once; of several one is chosen
 * in the dialog. Loaded when it is first wanted.
 */

import { faultOf } from '../../game/formats/kakutei-link.js';
import { wordsOf } from '../../locales/words.js';
import { isPicture } from '../../solver/photo/pictures.js';
import { openDialog, openPhoto } from './dialog.js';
import { readBrought, takePuzzle } from './reading.js';
import { sharedFiles } from './shared.js';
import { tellBrokenLink, tellFault } from './telling.js';

export { openDialog };

/** A step in the notation of forums, where the text has no puzzle. */
const STEP = /=>.*r\d+c\d/;

/** A later arrival replaces one that is still being read. */
let latest = 0;

/**
 * Texts, files or a picture from elsewhere.
 *
 * @param {import('./reading.js').Order} order
 * @param {import('../arrivals.js').Origin} origin
 * @param {import('../arrivals.js').Brought} brought
 */
export async function arrive(order, origin, brought) {
  const turn = ++latest;
  const files = brought.isShared ? await sharedFiles() : brought.files;
  const picture = files?.find(isPicture);
  try {
    // What was copied from a table comes as a text and as a picture.
    const found = await readBrought(picture ? { texts: brought.texts } : brought);
    if (turn !== latest) return;
    if (found.puzzles.length === 1) takePuzzle(order, origin, found, found.puzzles[0]);
    else openDialog(order, { origin, found });
  } catch (error) {
    if (turn !== latest) return;
    if (picture) return openPhoto(order, picture);
    const [text = ''] = brought.texts ?? [];
    if (STEP.test(text)) return order.solver.lookFor(text);
    order.solver.remark((...how) => tellFault(wordsOf(...how), error, origin));
  }
}

/** A link that was followed. @param {import('./reading.js').Order} order @param {import('../../game/link.js').Fault} fault */
export function tellBroken({ solver }, fault) {
  const error = faultOf(fault);
  solver.remark((...how) => tellBrokenLink(wordsOf(...how), error));
}
