/** The sentence about a photo that was taken over. */

import { tellPuzzle } from '../telling.js';

/** @param {import('../../../locales/words.js').Words} words @param {import('../../../game/formats/puzzle.js').Puzzle} puzzle */
export const tellPhoto = (words, puzzle) =>
  words.join([
    words.t('photo.taken', { what: tellPuzzle(words, puzzle) }),
    words.t('arrived.back'),
  ]);
