/**
 * The styles of the keypad's keys while they stand for colours. Loaded when they first do.
 */

import '../elements.js';
import { noteColours, noteGrounds } from '../../ui/note-colours.js';
import { inRem, sheetOf } from '../../ui/sheet.js';

const CSS = `
  .keypad { ${noteColours} --_u: 7px; }
  ${noteGrounds('.keypad > ')}
  .keypad > button[data-colour]:not(.link, .words) {
    --_m: color-mix(in srgb, var(--_ink) 26%, var(--_c));
    background: radial-gradient(1rem 1rem, var(--_c) 92%, transparent), var(--_p), var(--_c);
  }
  .keypad > [data-armed][data-colour] { outline: 2px solid var(--_ink); outline-offset: -4px; }
`;

export const handSheetFor = sheetOf(inRem(CSS));
