/**
 * The Help on backtracking.
 */

import { PICTURES } from './backtracking-pictures.js';

/** @param {import('./parts.js').Parts} parts */
export const writeBacktracking = ({ method, source, paragraph, part, figure, outcome }) =>
  method('backtracking', 'help.backtracking.title', 'help.backtracking.idea', [
    source('help.backtracking.source'),
    part('backtracking-forward', 'help.backtracking.forward.title', [
      paragraph('help.backtracking.forward'),
      figure(PICTURES.forward, 'help.backtracking.forward.caption'),
    ]),
    part('backtracking-back', 'help.backtracking.back.title', [
      paragraph('help.backtracking.back'),
      figure(PICTURES.back, 'help.backtracking.back.caption'),
      paragraph('help.backtracking.play'),
    ]),
    part('backtracking-seeds', 'help.backtracking.seeds.title', [
      paragraph('help.backtracking.seeds'),
    ]),
    outcome('help.backtracking.ends', 'help.backtracking.proves'),
  ]);
