// Techniques by their definitions, found slowly: every choice of squares, units and digits is tried.
import {
  bruteForce,
  firework,
  fireworks,
  fullHouse,
  hiddenSingle,
  hiddenSubset,
  locked,
  nakedSingle,
  nakedSubset,
} from './basic.js';
import { remotePair, xChain, xyChain } from './chains.js';
import { frankenFish, mutantFish } from './complex-fish.js';
import { clueCover, extendedRectangle, oddagon, qiu, reverseBug } from './deadly.js';
import { juniorExocet, juniorExocetPlus, seniorExocet } from './exocet.js';
import { basicFish, finnedFish, siameseFish } from './fish.js';
import { medusaTrap, medusaWrap } from './medusa.js';
import {
  colourTrap,
  colourWrap,
  dualEmptyRectangle,
  dualKite,
  emptyRectangle,
  multiColours1,
  multiColours2,
  skyscraper,
  templateDelete,
  templateSet,
  turbotFish,
  twoStringKite,
} from './one-digit.js';
import { kraken1, kraken2 } from './kraken.js';
import { forcingChains, forcingNets } from './forcing.js';
import { loops, refuted } from './loops.js';
import { alsChain } from './set-chains.js';
import { alsXyWing, alsXz, deathBlossom, sueDeCoq } from './sets.js';
import {
  avoidableRectangle1,
  avoidableRectangle2,
  bugPlus1,
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  wWing,
  wxyzWing,
  xyWing,
  xyzWing,
} from './wings.js';
import { multiSector, skLoop } from './sectors.js';
import { tridagon } from './tridagon.js';
import { BOXES, LINES } from './position.js';

/** @typedef {import('./position.js').Finder} Finder */

/**
 * The techniques whose instances a finder gives together.
 *
 * - places: it gives digits
 * - isSlow: it takes seconds on an empty board
 * - isSlower: it does on a board of which more than a third is empty
 * - isFirst: the catalogue's first step is held against all instances, one of which it must be; none only if there are none
 * - isBound: the catalogue takes nothing but this, but need not take all
 * - isForReport: it takes too long for the tests
 * @typedef {{ slugs: readonly string[], find: Finder, places?: true, isSlow?: true, isSlower?: true, isFirst?: true, isBound?: true, isForReport?: true }} Definition
 */

/** Larger fish than can be looked for on most boards. @type {readonly [name: string, size: number][]} */
const FISH = [
  ['squirmbag', 5],
  ['whale', 6],
  ['leviathan', 7],
];
const isSlow = /** @type {const} */ ({ isSlow: true });
const isForReport = /** @type {const} */ ({ isSlower: true, isForReport: true });

/** @type {readonly Definition[]} */
export const DEFINITIONS = [
  { slugs: ['full-house'], find: fullHouse, places: true },
  { slugs: ['naked-single'], find: nakedSingle, places: true },
  { slugs: ['hidden-single'], find: hiddenSingle, places: true },
  { slugs: ['pointing'], find: locked(BOXES, LINES) },
  { slugs: ['claiming'], find: locked(LINES, BOXES) },
  { slugs: ['naked-pair', 'locked-pair'], find: nakedSubset(2) },
  { slugs: ['naked-triple', 'locked-triple'], find: nakedSubset(3) },
  { slugs: ['naked-quadruple'], find: nakedSubset(4) },
  { slugs: ['hidden-pair'], find: hiddenSubset(2) },
  { slugs: ['hidden-triple'], find: hiddenSubset(3) },
  { slugs: ['hidden-quadruple'], find: hiddenSubset(4) },
  { slugs: ['firework-triple'], find: firework },
  { slugs: ['firework-quadruple'], find: fireworks },
  { slugs: ['x-wing'], find: basicFish(2) },
  { slugs: ['swordfish'], find: basicFish(3) },
  { slugs: ['jellyfish'], find: basicFish(4) },
  { slugs: ['squirmbag'], find: basicFish(5) },
  { slugs: ['whale'], find: basicFish(6) },
  { slugs: ['leviathan'], find: basicFish(7) },
  { slugs: ['finned-x-wing', 'sashimi-x-wing'], find: finnedFish(2) },
  { slugs: ['finned-swordfish', 'sashimi-swordfish'], find: finnedFish(3) },
  { slugs: ['finned-jellyfish', 'sashimi-jellyfish'], find: finnedFish(4) },
  { slugs: ['finned-squirmbag', 'sashimi-squirmbag'], find: finnedFish(5) },
  { slugs: ['finned-whale', 'sashimi-whale'], find: finnedFish(6) },
  { slugs: ['finned-leviathan', 'sashimi-leviathan'], find: finnedFish(7) },
  { slugs: ['siamese-x-wing'], find: siameseFish(2) },
  { slugs: ['siamese-swordfish'], find: siameseFish(3) },
  { slugs: ['siamese-jellyfish'], find: siameseFish(4) },
  { slugs: ['franken-x-wing'], find: frankenFish(2, false) },
  { slugs: ['finned-franken-x-wing'], find: frankenFish(2, true) },
  { slugs: ['mutant-x-wing'], find: mutantFish(2, false) },
  { slugs: ['finned-mutant-x-wing'], find: mutantFish(2, true) },
  { slugs: ['franken-swordfish'], find: frankenFish(3, false), isSlow: true },
  { slugs: ['finned-franken-swordfish'], find: frankenFish(3, true), isSlow: true },
  { slugs: ['franken-jellyfish'], find: frankenFish(4, false), isSlow: true },
  { slugs: ['finned-franken-jellyfish'], find: frankenFish(4, true), isSlow: true },
  { slugs: ['mutant-swordfish'], find: mutantFish(3, false), isSlow: true },
  { slugs: ['finned-mutant-swordfish'], find: mutantFish(3, true), isSlow: true },
  { slugs: ['mutant-jellyfish'], find: mutantFish(4, false), isSlow: true },
  { slugs: ['finned-mutant-jellyfish'], find: mutantFish(4, true), isSlower: true },
  ...FISH.flatMap(([name, size]) => [
    { slugs: [`franken-${name}`], find: frankenFish(size, false), ...isSlow },
    { slugs: [`finned-franken-${name}`], find: frankenFish(size, true), ...isSlow },
    { slugs: [`mutant-${name}`], find: mutantFish(size, false), ...isSlow },
    { slugs: [`finned-mutant-${name}`], find: mutantFish(size, true), ...isForReport },
  ]),
  { slugs: ['kraken-fish-1'], find: kraken1, isSlow: true },
  { slugs: ['kraken-fish-2'], find: kraken2, isSlow: true },
  { slugs: ['skyscraper'], find: skyscraper },
  { slugs: ['two-string-kite'], find: twoStringKite },
  { slugs: ['dual-two-string-kite'], find: dualKite },
  { slugs: ['turbot-fish'], find: turbotFish },
  { slugs: ['empty-rectangle'], find: emptyRectangle },
  { slugs: ['dual-empty-rectangle'], find: dualEmptyRectangle },
  { slugs: ['xy-wing'], find: xyWing },
  { slugs: ['xyz-wing'], find: xyzWing },
  { slugs: ['wxyz-wing'], find: wxyzWing },
  { slugs: ['w-wing'], find: wWing },
  { slugs: ['unique-rectangle-1'], find: uniqueRectangle1 },
  { slugs: ['unique-rectangle-2'], find: uniqueRectangle2 },
  { slugs: ['unique-rectangle-3'], find: uniqueRectangle3 },
  { slugs: ['unique-rectangle-4'], find: uniqueRectangle4 },
  { slugs: ['unique-rectangle-5'], find: uniqueRectangle5 },
  { slugs: ['unique-rectangle-6'], find: uniqueRectangle6 },
  { slugs: ['hidden-rectangle'], find: hiddenRectangle },
  { slugs: ['avoidable-rectangle-1'], find: avoidableRectangle1 },
  { slugs: ['avoidable-rectangle-2'], find: avoidableRectangle2 },
  { slugs: ['extended-rectangle'], find: extendedRectangle },
  { slugs: ['uniqueness-clue-cover'], find: clueCover },
  { slugs: ['reverse-bug'], find: reverseBug },
  { slugs: ['qiu-deadly-pattern'], find: qiu },
  { slugs: ['bug-plus-1'], find: bugPlus1 },
  { slugs: ['colour-trap'], find: colourTrap },
  { slugs: ['colour-wrap'], find: colourWrap },
  { slugs: ['multi-colours-1'], find: multiColours1 },
  { slugs: ['multi-colours-2'], find: multiColours2 },
  { slugs: ['medusa-trap'], find: medusaTrap },
  { slugs: ['medusa-wrap'], find: medusaWrap },
  { slugs: ['junior-exocet'], find: juniorExocet },
  { slugs: ['junior-exocet-plus'], find: juniorExocetPlus },
  { slugs: ['senior-exocet'], find: seniorExocet },
  { slugs: ['tridagon'], find: tridagon },
  { slugs: ['bivalue-oddagon'], find: oddagon },
  { slugs: ['sk-loop'], find: skLoop },
  { slugs: ['multi-sector-locked-set'], find: multiSector },
  { slugs: ['remote-pair'], find: remotePair },
  { slugs: ['x-chain'], find: xChain },
  { slugs: ['xy-chain'], find: xyChain },
  { slugs: ['continuous-loop'], find: loops('continuous') },
  { slugs: ['discontinuous-loop'], find: loops('discontinuous') },
  { slugs: ['aic'], find: loops('chain') },
  {
    slugs: ['continuous-loop', 'discontinuous-loop', 'aic'],
    find: refuted('plain'),
    isBound: true,
  },
  { slugs: ['grouped-continuous-loop'], find: loops('continuous', 'groups'), isFirst: true },
  { slugs: ['grouped-discontinuous-loop'], find: loops('discontinuous', 'groups'), isFirst: true },
  { slugs: ['grouped-aic'], find: loops('chain', 'groups'), isFirst: true },
  { slugs: ['grouped-continuous-loop'], find: loops('continuous', 'sets'), isSlow: true },
  { slugs: ['grouped-discontinuous-loop'], find: loops('discontinuous', 'sets'), isSlow: true },
  { slugs: ['grouped-aic'], find: loops('chain', 'sets'), isSlow: true },
  {
    slugs: ['grouped-continuous-loop', 'grouped-discontinuous-loop', 'grouped-aic'],
    find: refuted('sets'),
    isBound: true,
    isSlow: true,
  },
  { slugs: ['chain-contradiction', 'chain-verity'], find: forcingChains(false) },
  { slugs: ['chain-contradiction', 'chain-verity'], find: forcingChains(true), places: true },
  { slugs: ['net-contradiction', 'net-verity'], find: forcingNets(false) },
  { slugs: ['net-contradiction', 'net-verity'], find: forcingNets(true), places: true },
  { slugs: ['template-set'], find: templateSet, places: true },
  { slugs: ['template-delete'], find: templateDelete },
  { slugs: ['sue-de-coq'], find: sueDeCoq },
  { slugs: ['als-xz'], find: alsXz, isSlow: true },
  { slugs: ['als-xy-wing'], find: alsXyWing, isSlow: true },
  { slugs: ['als-chain'], find: alsChain, isSlow: true },
  { slugs: ['death-blossom'], find: deathBlossom, isSlow: true },
  { slugs: ['brute-force'], find: bruteForce, places: true, isFirst: true },
];
