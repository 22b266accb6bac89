/**
 * The Help on cell lists and colour painting.
 */

import { PICTURES } from './cell-list-pictures.js';

/** @param {import('./parts.js').Parts} parts */
export const writeCellList = ({ method, source, paragraph, part, figure, figures, outcome }) =>
  method('cell-list', 'help.lists.title', 'help.lists.idea', [
    source('help.lists.source'),
    paragraph('help.lists.sheets'),
    figure(PICTURES.painted, 'help.lists.sheet.caption'),
    part('list-analysis', 'help.lists.analysis.title', [
      paragraph('help.lists.analysis'),
      figure(PICTURES.analysis, 'help.lists.analysis.caption'),
    ]),
    part(
      'list-elimination',
      'help.lists.elimination.title',
      [
        paragraph('help.lists.elimination'),
        figures(
          [PICTURES.block, 'help.lists.elimination.captionBlock'],
          [PICTURES.line, 'help.lists.elimination.captionLine'],
        ),
      ],
      ['list-block', 'list-row', 'list-column'],
    ),
    part('list-indirect', 'help.lists.indirect.title', [
      paragraph('help.lists.indirect'),
      figure(PICTURES.indirect, 'help.lists.indirect.caption'),
    ]),
    part('list-single', 'help.lists.single.title', [
      paragraph('help.lists.single'),
      figure(PICTURES.single, 'help.lists.single.caption'),
    ]),
    part('list-tried', 'help.lists.tried.title', [paragraph('help.lists.tried')]),
    part('list-result', 'help.lists.result.title', [paragraph('help.lists.result')]),
    outcome('help.lists.ends', 'help.lists.proves'),
  ]);
