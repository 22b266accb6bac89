/**
 * Steps of the catalogue in sentences and pictures: why each holds, and what follows.
 *
 * The one idea: one teller tells a family and reads the parts by their roles. A technique adds only its name.
 */

import { item } from '../items.js';
import { nameRule } from '../rules.js';
import { tellTaken } from '../sentences.js';
import {
  tellChains,
  tellEmptyRectangle,
  tellForcing,
  tellKraken,
  tellLinks,
  tellLoop,
  tellRemotePair,
  writeLinks,
} from './chain-sentences.js';
import {
  tellExocet,
  tellExocetPlus,
  tellOddagon,
  tellSectors,
  tellSeniorExocet,
  tellTridagon,
} from './multi-digit.js';
import { tellColouring, tellFish, tellLocked, tellSet, tellSingle, tellWing } from './patterns.js';
import { drawStep, hasChains } from './pictures.js';
import {
  tellAlsChain,
  tellAlsXyWing,
  tellAlsXz,
  tellBlossom,
  tellBruteForce,
  tellExclusion,
  tellLeft,
  tellSets,
  tellSueDeCoq,
  tellTemplate,
} from './sets.js';
import { Step } from './step.js';
import { tellContradiction, writeContradiction } from './contradictions.js';
import { tellBug, tellUniqueness } from './uniqueness.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Item} Item */
/** @typedef {import('./patterns.js').Teller} Teller */
/** @typedef {import('../../locales/words.js').Words} Words */

/** A pattern, and the single that it leaves. @param {Teller} pattern @returns {Teller} */
const direct = (pattern) => (words, step) => [...pattern(words, step), ...tellLeft(words, step)];

/** A chain may run through sets. @param {Teller} chain @returns {Teller} */
const withSets = (chain) => (words, step) => [...tellSets(words, step), ...chain(words, step)];

/** @type {Record<string, Teller>} */
const OF_FAMILY = {
  singles: tellSingle,
  'locked-candidates': tellLocked,
  subsets: tellSet,
  fish: tellFish,
  'finned-fish': tellFish,
  'complex-fish': tellFish,
  'kraken-fish': tellKraken,
  'single-digit': tellChains,
  wings: tellWing,
  colouring: tellColouring,
  'multi-digit': tellExocet,
  uniqueness: tellUniqueness,
  bug: tellBug,
  'sue-de-coq': tellSueDeCoq,
  chains: tellChains,
  loops: withSets(tellLoop),
  forcing: tellForcing,
  exclusion: tellExclusion,
  templates: tellTemplate,
  'brute-force': tellBruteForce,
};

/** Techniques that need another teller than the rest of their family. @type {Record<string, Teller>} */
const OF_TECHNIQUE = {
  'direct-pointing': direct(tellLocked),
  'direct-claiming': direct(tellLocked),
  'direct-hidden-pair': direct(tellSet),
  'direct-hidden-triple': direct(tellSet),
  'empty-rectangle': tellEmptyRectangle,
  'dual-empty-rectangle': tellEmptyRectangle,
  'remote-pair': tellRemotePair,
  aic: tellChains,
  'grouped-aic': withSets(tellChains),
  'als-xz': tellAlsXz,
  'als-xy-wing': tellAlsXyWing,
  'als-chain': tellAlsChain,
  'death-blossom': tellBlossom,
  'junior-exocet-plus': tellExocetPlus,
  'senior-exocet': tellSeniorExocet,
  tridagon: tellTridagon,
  'bivalue-oddagon': tellOddagon,
  'sk-loop': tellSectors,
  'multi-sector-locked-set': tellSectors,
};

/** @param {Event} event @returns {Teller | undefined} */
const tellerOf = ({ rule, family }) => OF_TECHNIQUE[rule ?? ''] ?? OF_FAMILY[family ?? ''];

/** Whether an event is a step of the catalogue. @param {Event} event */
export const isStep = (event) =>
  event.kind === 'deduction' && (event.proof !== undefined || tellerOf(event) !== undefined);

/**
 * If a step concludes nothing, the list of events has lost its end, and the remaining parts are no reason.
 * @param {Words} words @param {Step} step
 */
function reasonOf(words, step) {
  const { takes, placed, deduction } = step;
  if (takes.length + placed.length === 0) return '';
  return words.join(tellerOf(deduction)?.(words, step) ?? []);
}

/** @param {Words} words @param {Step} step "So r1c6 and r1c7 cannot be 3 or 7." */
function conclusionOf(words, { takes, placed }) {
  if (placed.length) {
    const places = placed.flatMap(({ square }) => square ?? []);
    const values = {
      squares: words.squares(places),
      count: places.length,
      digit: placed[0].digits[0],
    };
    return words.t('technique.places', values);
  }
  return takes.length
    ? words.t('technique.so', {
        takes: tellTaken(
          words,
          takes.map((group) => ({ square: null, ...group })),
        ),
      })
    : '';
}

/**
 * Why a step holds, its conclusion, its name and its picture; the links of its chains are folded.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} deduction one of them, of a technique
 * @returns {Item}
 */
export function tellStep(words, events, deduction) {
  if (deduction.proof) return tellContradiction(words, deduction, deduction.proof);
  const step = new Step(events, deduction);
  const named = nameRule(words, deduction);
  return item(reasonOf(words, step), {
    detail: conclusionOf(words, step),
    rule: named && { ...named, anchor: deduction.rule ?? named.anchor },
    picture: drawStep(step),
    items: hasChains(step) ? () => tellLinks(words, step) : null,
  });
}

/**
 * The same as lines of a text, the chains that its sentence leaves out link by link.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} deduction
 * @returns {string[]}
 */
export function writeStep(words, events, deduction) {
  if (deduction.proof) return writeContradiction(words, deduction, deduction.proof);
  const step = new Step(events, deduction);
  const name = words.capital(nameRule(words, deduction)?.label ?? '');
  const reason = reasonOf(words, step);
  const told = words.join([reason, conclusionOf(words, step)]);
  const links = hasChains(step) ? writeLinks(words, step, reason) : [];
  return [words.t('technique.step', { name, told }), ...links];
}
