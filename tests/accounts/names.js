// Whether the name of a rule fits: how many squares, units or digits, of what kind, and the usual name beside it.
import { nameUnit } from '../grid.js';

/** @typedef {import('../explained/reader.js').Fact} Fact */

const SIZES = ['', 'single', 'pair', 'triple', 'quad'];
const KINDS = ['row', 'column', 'box'];

/** @param {number} unit */
const kindOf = (unit) => KINDS[Math.floor(unit / 9)];

/** @param {string} number @param {string | undefined} usual @param {number} size */
const isSubset = (number, usual, size) =>
  Number(number) === size && (usual === 'subset' || usual === undefined || usual === SIZES[size]);

/** As Ushio's document numbers what it does in a row, a column, a box. @param {Fact} fact @param {string} number */
const inUnit = ({ unit }, number) => Math.floor(unit / 9) === Number(number) - 2;

/** The names by fact: a pattern, and whether the fact is of that kind. @type {Record<string, [name: RegExp, isSo: (fact: Fact, ...parts: string[]) => boolean][]>} */
const NAMES = {
  places: [
    [/^rule \(([234])\)$/, inUnit],
    [
      /^4\.\d one place in a (row|column|box) \(hidden single\)$/,
      ({ unit }, kind) => kindOf(unit) === kind,
    ],
    [/^last white in a block \(hidden single\)$/, ({ unit }) => kindOf(unit) === 'box'],
    [/^last white in a line \(hidden single\)$/, ({ unit }) => kindOf(unit) !== 'box'],
  ],
  digit: [
    [/^4\.4 depth \(naked single\)$/, () => true],
    [/^one candidate \(n-country alliance, n = 1\)$/, () => true],
    [/^one digit in the cell list \(naked single\)$/, () => true],
  ],
  'naked set': [
    [
      /^5\.\d cyclic cells of (\d) \(naked (\w+)\)$/,
      ({ squares }, number, usual) => isSubset(number, usual, squares.length),
    ],
    [
      /^(\d)-country alliance \(naked (\w+)\)$/,
      ({ squares }, number, usual) => isSubset(number, usual, squares.length),
    ],
  ],
  'left over': [
    [
      /^(\d)-country alliance \(hidden single\)$/,
      ({ squares }, number) => isSubset(number, undefined, squares.length),
    ],
  ],
  lines: [
    [/^5\.3 row or column in a box \(pointing\)$/, ({ unit }) => kindOf(unit) === 'box'],
    [/^indirect line elimination \(pointing\)$/, ({ unit }) => kindOf(unit) === 'box'],
  ],
  'two boxes': [[/^5\.4 lines across two boxes$/, () => true]],
  rectangle: [[/^5\.5 diagonals of a rectangle \(X-Wing\)$/, ({ base }) => base.every((/** @type {number} */ unit) => kindOf(unit) !== 'box')]], // prettier-ignore
  hamada: [[/^5\.6 Hamada logic$/, () => true]],
  ab: [
    [/^AB reduction, n = 1 \(locked candidates\)$/, ({ base }) => base.length === 1],
    [/^AB reduction, n = ([2-9]) \(fish\)$/, ({ base }, number) => base.length === Number(number)],
  ],
  'excluded by square': [[/^searchPossibility \(1\)$/, () => true]],
  'excluded by room': [[/^searchPossibility \(1\)$/, () => true]],
  'excluded by digit': [[/^searchPossibility \(([234])\)$/, inUnit]],
  'excluded by set': [[/^searchPossibility \(([234])\)$/, inUnit]],
  assumed: [[/^main$/, () => true]],
  'assumed not': [[/^sub$/, () => true]],
  digits: [[/^rule \(1-1\)$/, () => true]],
  'digits added': [[/^rule \(1-2\)$/, () => true]],
  complement: [[/^complement$/, () => true]],
  reduced: [[/^rule \(b\)$/, () => true]],
  split: [[/^rule \(c\)$/, () => true]],
  registered: [[/^$/, () => true]],
  chain: [[/^chain of (\d+) \(AIC\)$/, ({ count }, number) => count === Number(number)]],
};

/** @param {Fact} fact @param {string} name in English @returns {string[]} what is wrong */
export function nameFaults(fact, name) {
  for (const [pattern, isSo] of NAMES[fact.says] ?? []) {
    const found = pattern.exec(name);
    if (found && isSo(fact, ...found.slice(1))) return [];
  }
  return [`that is no "${name}": ${fact.sentence}`];
}

/** What a rule makes of a set that was found. @type {Record<string, string>} */
const MADE = { complement: 'complement', reduced: 'rule (b)', split: 'rule (c)', assumed: 'main', 'assumed not': 'sub' }; // prettier-ignore

/**
 * The names of the sets of the course: by the rule that found them and its unit, and by what was made of them.
 * @param {readonly Fact[]} stages
 * @param {string} name in English
 * @returns {string[]} what is wrong
 */
export function setNameFaults(stages, name) {
  const found = stages.find(({ says }) => ['digits', 'digits added', 'places'].includes(says));
  const made = MADE[stages.at(-1)?.says ?? ''];
  const [first, unit, then] = name.split(/, (?:then )?/);
  const isSo = found
    ? nameFaults(found, first).length === 0 && unit === nameUnit(found.unit) && then === made
    : name === made;
  return isSo ? [] : [`that is no "${name}": ${stages.map(({ sentence }) => sentence).join(' ')}`];
}
