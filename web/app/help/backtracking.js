/**
 * The Help on backtracking.
 */

import { PICTURES } from './backtracking-pictures.js';

/** @param {import('./parts.js').Parts} parts */
export const writeBacktracking = ({ section, source, paragraph, part, figure, outcome }) =>
  section('backtracking', 'help.backtracking.title', [
    source('help.backtracking.source'),
    paragraph('help.backtracking.idea'),
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
