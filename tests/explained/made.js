// Puzzles from the maker: minimal ones, from easy to extreme, the same ones each time.

import { outputOf } from '../engine/programs.js';
import { need } from '../needs.js';

need('native');

/** @param {number} count */
export const madePuzzles = (count) =>
  outputOf('native', 'kakutei', { args: ['make', String(count), '--seed', '26'] })
    .trimEnd()
    .split('\n');
