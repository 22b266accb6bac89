/**
 * The Help on the human-like method.
 */

import { PICTURES } from './human-pictures.js';

const RANKS = [
  'help.human.rank.1',
  'help.human.rank.2',
  'help.human.rank.3',
  'help.human.rank.4',
  'help.human.rank.5',
  'help.human.rank.6',
  'help.human.rank.7',
  'help.human.rank.8',
  'help.human.rank.9',
];

/** @param {import('./parts.js').Parts} parts */
export const writeHuman = ({ method, source, paragraph, part, figure, figures, list, outcome }) =>
  method('human', 'help.human.title', 'help.human.idea', [
    source('help.human.source', {
      href: 'https://hdl.handle.net/2324/1430849',
      key: 'help.human.link',
    }),
    paragraph('help.human.sets'),
    part('alliance', 'help.human.alliance.title', [
      paragraph('help.human.alliance'),
      figures(
        [PICTURES.allianceOfTwo, 'help.human.alliance.captionTwo'],
        [PICTURES.allianceOfThree, 'help.human.alliance.captionThree'],
      ),
    ]),
    part('ab', 'help.human.ab.title', [
      paragraph('help.human.ab'),
      paragraph('help.human.ab.sizes'),
      figures(
        [PICTURES.abOfOne, 'help.human.ab.captionOne'],
        [PICTURES.abOfTwo, 'help.human.ab.captionTwo'],
        [PICTURES.abOfThree, 'help.human.ab.captionThree'],
      ),
    ]),
    part('human-chain', 'help.human.chain.title', [
      paragraph('help.human.chain'),
      figure(PICTURES.chain, 'help.human.chain.caption'),
    ]),
    part('supposed', 'help.human.supposed.title', [
      paragraph('help.human.supposed'),
      figure(PICTURES.supposed, 'help.human.supposed.caption'),
    ]),
    outcome('help.human.ends', 'help.human.proves'),
    part('human-record', 'help.human.record.title', [
      paragraph('help.human.record'),
      paragraph('help.human.difficulty'),
      list(RANKS),
      paragraph('help.human.interest'),
    ]),
  ]);
