/**
 * The Help on the logical cube.
 */

import { PICTURES } from './logical-cube-pictures.js';

/** @param {import('./parts.js').Parts} parts */
export const writeLogicalCube = ({ method, source, paragraph, part, figure, figures, outcome }) =>
  method('logical-cube', 'help.cube.title', 'help.cube.idea', [
    source('help.cube.source'),
    paragraph('help.cube.places'),
    paragraph('help.cube.rounds'),
    part(
      'cube-unit',
      'help.cube.unit.title',
      [
        paragraph('help.cube.unit'),
        figures(
          [PICTURES.onePlaceInBox, 'help.cube.unit.captionBox'],
          [PICTURES.onePlaceInRow, 'help.cube.unit.captionRow'],
        ),
      ],
      ['cube-box', 'cube-row', 'cube-column'],
    ),
    part('cube-depth', 'help.cube.depth.title', [
      paragraph('help.cube.depth'),
      figure(PICTURES.depth, 'help.cube.depth.caption'),
    ]),
    part('cube-cycle', 'help.cube.cyclic.title', [
      paragraph('help.cube.cyclic'),
      figures(
        [PICTURES.pair, 'help.cube.cyclic.captionPair'],
        [PICTURES.cycle, 'help.cube.cyclic.captionCycle'],
      ),
    ]),
    part('cube-line', 'help.cube.line.title', [
      paragraph('help.cube.line'),
      figure(PICTURES.line, 'help.cube.line.caption'),
    ]),
    part('cube-two-boxes', 'help.cube.twoBoxes.title', [
      paragraph('help.cube.twoBoxes'),
      figure(PICTURES.twoBoxes, 'help.cube.twoBoxes.caption'),
    ]),
    part('cube-rectangle', 'help.cube.rectangle.title', [
      paragraph('help.cube.rectangle'),
      figure(PICTURES.rectangle, 'help.cube.rectangle.caption'),
    ]),
    part('cube-hamada', 'help.cube.hamada.title', [
      paragraph('help.cube.hamada'),
      figure(PICTURES.hamada, 'help.cube.hamada.caption'),
    ]),
    part('cube-trial', 'help.cube.trial.title', [paragraph('help.cube.trial')]),
    outcome('help.cube.ends', 'help.cube.proves'),
  ]);
