/**
 * Steps of the catalogue in the notation of forums. notation.md explains it.
 *
 * The one idea: a step is its name, its pattern and its conclusion. Each family writes its pattern.
 */

import { loadWords } from '../../locales/words.js';
import { labelOf } from '../rules.js';
import { squaresIn, squaresOf, unitsOf } from '../trace.js';
import { branchesOf, isOnePremise } from './chains.js';
import { isEureka, namesOf, write, writeChain, writeLoop, writeNet, writeTerms } from './eureka.js';
import { fishOf } from './patterns.js';
import { Step, includes, sees } from './step.js';
import { isStep } from './techniques.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {(step: Step, nameOf: (rule: string) => string) => string} Writer after a line break: the ways of a forcing step */

/** The names that differ from the catalogue's. @type {Record<string, string>} */
const NAMES = {
  pointing: 'Locked Candidates Type 1 (Pointing)',
  claiming: 'Locked Candidates Type 2 (Claiming)',
};

/** @param {Words} english @param {string} rule */
export const nameIn = (english, rule) =>
  NAMES[rule] ??
  labelOf(english, rule)
    .replace(', ', ' ')
    .replace(/\b(?!de\b|s\b)[a-z]/g, (letter) => letter.toUpperCase());

/* --- Conclusions ----------------------------------------------------------------------------------- */

/** @param {readonly Event[]} events @param {string} sign */
const conclude = (events, sign) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => {
    const own = events.filter(({ digits }) => digits.includes(digit)).flatMap(squaresOf);
    return own.length ? [`${write(own)}${sign}${digit}`] : [];
  });

/** @param {Step} step */
const conclusionOf = ({ placed, excluded, deduction: { unit, family, rule } }) => {
  const isIn = unit && (family === 'singles' || rule?.startsWith('direct-'));
  const all = [...conclude(placed, '='), ...conclude(excluded, '<>')].join(', ');
  return isIn ? `${all} in ${unitName(unit)}` : all;
};

/* --- Patterns -------------------------------------------------------------------------------------- */

/** @param {Unit} unit */
const unitName = ({ type, number }) => type[0] + String(number);

/** Rows, columns, boxes: "r12b3". @param {readonly Unit[]} units */
const unitNames = (units) =>
  /** @type {const} */ (['row', 'column', 'box'])
    .map((type) => ({ type, own: units.filter((unit) => unit.type === type) }))
    .filter(({ own }) => own.length)
    .map(
      ({ type, own }) =>
        type[0] +
        own
          .map(({ number }) => number)
          .toSorted()
          .join(''),
    ) // prettier-ignore
    .join('');

/** @param {{ squares: readonly Square[], digits: readonly number[] }} set */
const setName = ({ squares, digits }) => `${write(squares)} {${digits.join('')}}`;

/** @param {Step} step */
const namedSets = ({ sets }) => sets.map((set) => `${set.name}=${setName(set)}`).join(', ');

/** @param {Step} step */
const commonsOf = (step) => step.inRole('restrictedCommon').map(({ digits }) => digits[0]);

/** @param {{ squares: readonly Square[], digits: readonly number[] }} set */
const writeSet = ({ squares, digits }) => `${digits.join(',')} in ${write(squares)}`;

/** The digits of each pivot, with the row and the column that cross there. @type {Writer} */
const writeFireworks = (step) =>
  step
    .inRole('pivot')
    .map((part) => {
      const [row, column] = unitsOf(squaresOf(part)[0]);
      const squares = step.squares.filter((one) => [row, column].some((unit) => includes(squaresIn(unit), one))); // prettier-ignore
      return `${writeSet({ squares, digits: part.digits })} of ${unitNames([row, column])}`;
    })
    .join('; ');

/** @type {Writer} */
function writeSubset(step) {
  const units = step.deduction.rule === 'firework-triple' ? step.unitsAs('base') : [];
  return `${writeSet(step.pattern)}${units.length ? ` of ${unitNames(units)}` : ''}`;
}

/** @type {Writer} */
const writeLocked = (step) => `${step.pattern.digits[0]} in ${unitNames(step.unitsAs('base'))}`;

/** @type {Writer} */
function writeFish(step) {
  const fish = fishOf(step).map(({ cover, fins, endoFins }) =>
    [
      `${unitNames(step.unitsAs('base'))}\\${unitNames(cover)}`,
      ...namesOf(fins).map((name) => `f${name}`),
      ...namesOf(endoFins).map((name) => `ef${name}`),
    ].join(' '),
  );
  return `${step.digit} ${fish.join(' + ')}`;
}

/** @type {Writer} */
function writeWays(step, nameOf) {
  const branches = branchesOf(step);
  const told = isOnePremise(branches) && branches.some(({ length }) => length > 1)
    ? branches.filter(({ length }) => length > 1)
    : branches; // prettier-ignore
  const ways = told.map((branch) =>
    isEureka(branch) ? writeChain(step, branch) : writeNet(branch, nameOf),
  );
  return ways.length === 1 && isEureka(told[0]) ? ways[0] : `\n${ways.join('\n')}`;
}

/** @type {Writer} */
const writeChains = (step) =>
  branchesOf(step)
    .map((branch) => writeChain(step, branch))
    .join(' + ');

/** The box, and for each line that crosses it the two places there. @type {Writer} */
const writeRectangle = (step) =>
  [
    `${step.digit} in ${step.deduction.unit ? unitName(step.deduction.unit) : ''}`,
    ...branchesOf(step).map((branch) => `(${write(branch.flatMap(({ squares }) => squares))})`),
  ].join(' ');

/** @type {Writer} */
function writeWing(step) {
  const [first, second] = step.inRole('pincer');
  const [pivot] = step.inRole('pivot');
  const [squares, others] = [squaresOf(first), squaresOf(second)];
  if (step.inRole('pincer').length > 2) {
    return `${step.digits.join('/')} in ${write(step.squaresAs('pincer'))}`;
  }
  if (!pivot) {
    const [link] = step.inRole('strongLink');
    const { digits } = link;
    const z = step.digits.filter((digit) => digit !== digits[0]);
    const [one, other] = squaresOf(link);
    const isCrossed = !sees(one, squares[0]) || !sees(other, others[0]);
    const [near, far] = isCrossed ? [other, one] : [one, other];
    return writeTerms([
      { link: '-', digits: z, squares },
      { link: '=', digits, squares },
      { link: '-', digits, squares: [near] },
      { link: '=', digits, squares: [far] },
      { link: '-', digits, squares: others },
      { link: '=', digits: z, squares: others },
    ]);
  }
  const middle = squaresOf(pivot);
  if (pivot.digits.length > 2) {
    return `${pivot.digits.join('/')} in ${write([...middle, ...squares, ...others])}`;
  }
  const z = first.digits.filter((digit) => second.digits.includes(digit));
  const [x, y] = [first, second].map(({ digits }) => digits.filter((digit) => digit !== z[0]));
  return writeTerms([
    { link: '-', digits: z, squares },
    { link: '=', digits: x, squares },
    { link: '-', digits: x, squares: middle },
    { link: '=', digits: y, squares: middle },
    { link: '-', digits: y, squares: others },
    { link: '=', digits: z, squares: others },
  ]);
}

/** @type {Writer} */
function writeColours(step) {
  const sides = [1, 2, 3, 4].map((at) => step.squaresAs(`colour${at}`)).filter(({ length }) => length); // prettier-ignore
  const pairs = [sides.slice(0, 2), sides.slice(2)].filter(({ length }) => length);
  const told = pairs.map((pair) => pair.map((side) => `(${write(side)})`).join(' / '));
  return `${step.digit} ${told.join(', ')}`;
}

/** @type {Writer} */
function writeMedusa(step) {
  const sides = [1, 2].map((at) =>
    step.inRole(`colour${at}`).map((part) => `(${part.digits[0]})${write(squaresOf(part))}`).join(' '),
  ); // prettier-ignore
  const empty = step.squaresAs('pivot');
  return sides.join(' / ') + (empty.length ? `, ${write(empty)}` : '');
}

/** The base, then the targets, each of two squares with the digit that takes one of them. @type {Writer} */
function writeExocet(step) {
  const targets = step.inRole('pincer').map((part) => {
    const own = squaresOf(part);
    const locked = step.inRole('strongLink').find((link) => includes(squaresOf(link), own[0]));
    return `${write(own)}${locked ? ` {${locked.digits.join('')}}` : ''}`;
  });
  // Targets outside of the band do not say which lines run across it.
  const isSenior = step.deduction.rule === 'senior-exocet';
  const across = isSenior ? ` across ${unitNames(step.unitsAs('base'))}` : '';
  return `${step.digits.join('/')} in ${write(step.squaresAs('pivot'))} (${targets.join(', ')})${across}`;
}

/** The squares, then the digits that are counted in each unit. @type {Writer} */
const writeSectors = ({ squares, parts }) =>
  `${write(squares)} \\ ${parts.flatMap(({ unit, digits }) => (unit ? `${digits.join('')}${unitName(unit)}` : [])).join(' ')}`; // prettier-ignore

/** The pairs of places that a digit has in a unit. @param {Step} step */
const pairsOf = (step) =>
  step.inRole('strongLink').map(({ digits, squares: [one, other] }) =>
    writeTerms([
      { link: '-', digits, squares: [one] },
      { link: '=', digits, squares: [other] },
    ]),
  );

/** @param {Step} step a set that goes with the pattern */
const besides = (step) => step.sets.map((set) => `with ${writeSet(set)}`);

/** @type {Writer} */
const writeUniqueness = (step) =>
  [
    [`${step.digits.join('/')} in ${write(step.squares)}`, ...linesOf(step), ...besides(step)].join(' '), // prettier-ignore
    ...pairsOf(step),
  ].join(', ');

/** The lines that could exchange digits. @param {Step} step */
const linesOf = (step) => {
  const lines = unitNames(step.unitsAs('cover'));
  return lines ? [`of ${lines}`] : [];
};

/** The extra candidates, and what goes with them. @type {Writer} */
const writeBug = (step) =>
  [
    [step.inRole('fin').map(writeExtra).join(', '), ...besides(step)].join(' '),
    ...pairsOf(step),
  ].join(', ');

/** @param {Event} part */
const writeExtra = (part) => `(${part.digits.join('')})${write(squaresOf(part))}`;

/* --- Almost locked sets ---------------------------------------------------------------------------- */

/** @type {Writer} */
function writeAls(step) {
  const [x, y] = commonsOf(step);
  const z = `Z=${step.takenDigits.join(',')}`;
  if (step.deduction.rule === 'als-xy-wing') return `${namedSets(step)}, X=${x}, Y=${y}, ${z}`;
  return `${namedSets(step)}, X=${y ? `${x},${y}` : `${x}, ${z}`}`;
}

/** @type {Writer} */
function writeAlsChain(step) {
  const [first, ...rest] = step.sets.map(setName);
  const ends = step.takenDigits.join(',');
  const commons = commonsOf(step);
  return `${ends}- ${first}${rest.map((set, at) => ` -${commons[at]}- ${set}`).join('')} -${ends}`;
}

/** @type {Writer} */
function writeBlossom(step) {
  const petals = commonsOf(step).map((digit, at) => `-${digit}- ${setName(step.sets[at])}`);
  return `[${write(step.squaresAs('pivot'))}] ${petals.join(', ')}`;
}

/** @type {Writer} */
function writeSueDeCoq(step) {
  const [crossing, ...beside] = step.sets.map(setName);
  return `${crossing} (${beside.join(', ')})`;
}

/** @type {Writer} */
const writeExclusion = (step) =>
  [...step.inRole('pivot').map((part) => setName({ squares: squaresOf(part), digits: part.digits })), namedSets(step)].join(', '); // prettier-ignore

/* --- The line -------------------------------------------------------------------------------------- */

/** @type {Writer} */
const writeNothing = () => '';

/** @type {Record<string, Writer>} */
const OF_FAMILY = {
  singles: writeNothing,
  'locked-candidates': writeLocked,
  subsets: writeSubset,
  fish: writeFish,
  'finned-fish': writeFish,
  'complex-fish': writeFish,
  'kraken-fish': (step, nameOf) => `${writeFish(step, nameOf)}\n${writeWays(step, nameOf).trim()}`,
  'single-digit': writeChains,
  wings: writeWing,
  colouring: writeColours,
  uniqueness: writeUniqueness,
  bug: writeBug,
  als: writeAls,
  'sue-de-coq': writeSueDeCoq,
  'multi-digit': writeExocet,
  chains: writeChains,
  loops: (step) => writeLoop(step, branchesOf(step)[0]),
  forcing: writeWays,
  exclusion: writeExclusion,
  templates: ({ digit }) => String(digit),
  'brute-force': writeNothing,
};

/** @type {Record<string, Writer>} */
const OF_TECHNIQUE = {
  'empty-rectangle': writeRectangle,
  'dual-empty-rectangle': writeRectangle,
  aic: writeChains,
  'grouped-aic': writeChains,
  'firework-quadruple': writeFireworks,
  'als-chain': writeAlsChain,
  'medusa-trap': writeMedusa,
  'medusa-wrap': writeMedusa,
  'death-blossom': writeBlossom,
  tridagon: ({ digits, squares }) => `${digits.join('/')} in ${write(squares)}`,
  'bivalue-oddagon': writeUniqueness,
  'sk-loop': writeSectors,
  'multi-sector-locked-set': writeSectors,
};

/** @param {Words} english @param {readonly Event[]} events @param {Event} deduction */
function lineOf(english, events, deduction) {
  const nameOf = (/** @type {string} */ slug) => nameIn(english, slug);
  const { rule, family, proof } = deduction;
  if (proof) return `${nameOf('short-contradiction')} => ${conclude([deduction], '<>').join('')}`;
  const step = new Step(events, deduction);
  const writer = OF_TECHNIQUE[rule ?? ''] ?? OF_FAMILY[family ?? ''];
  // Of a step that had no room for its parts only the conclusion is known.
  const isWhole = step.parts.length > 0 || !NEEDS_PARTS.test(String(family));
  const [pattern, ...ways] = (isWhole ? writer(step, nameOf) : '').split('\n');
  const name = nameOf(String(rule));
  const conclusion = conclusionOf(step);
  const isConclusion = writer === writeNothing;
  const line = isConclusion
    ? `${name}: ${conclusion}`
    : `${name}${pattern && `: ${pattern}`} => ${conclusion}`;
  return [line, ...ways.map((way) => `  ${way}`)].join('\n');
}

const NEEDS_PARTS = /fish|digit|wings|loops|chains|forcing|colouring|als|coq|bug|exclusion/;

/**
 * All steps in a list of events, each on a line; each way of a forcing step follows on a line of its own.
 *
 * @param {Words} english
 * @param {readonly Event[]} events
 * @returns {string} '' if there are no steps of the catalogue
 */
export const writeNotation = (english, events) =>
  events
    .filter(isStep)
    .map((deduction) => lineOf(english, events, deduction))
    .join('\n');

/** The same as a text to copy. @param {readonly Event[]} events */
export const notationOf = async (events) => ({
  text: writeNotation(await loadWords('en', true), events),
});
