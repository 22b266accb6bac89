/**
 * Which steps a digit needs. Of all steps that a method finds before a digit, most have no part in it.
 *
 * The one idea: a step stands on candidates that are gone. Whichever step took one of them is needed too, unless a digit
 * on the board rules the candidate out anyway. Where it is not known what a step stands on, it stands on all of them.
 */

import { linksOf } from '../parts.js';
import { Replay } from '../replay.js';
import { at, number, squaresIn, squaresOf, unitsOf } from '../trace.js';
import { Step, includes, sharedUnits } from './step.js';
import { isStep } from './techniques.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../argument.js').Node} Node */
/** A candidate: 9 * square + digit - 1. @typedef {number} Candidate */
/** @typedef {{ steps: Event[], others: Event[] }} Needed the last of the steps places the digit */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SQUARES = DIGITS.flatMap((number) => squaresIn({ type: 'row', number }));

/** @param {readonly Square[]} squares @param {readonly number[]} digits @returns {Candidate[]} */
const candidatesIn = (squares, digits) =>
  squares.flatMap((square) => digits.map((digit) => 9 * number(square) + digit - 1));

/** @param {Unit[]} units @param {readonly number[]} digits */
const inUnits = (units, digits) => candidatesIn(units.flatMap(squaresIn), digits);

/* --- What a step stands on ---------------------------------------------------------------------------- */

/** Everything that its squares and digits can mean. @param {Step} step */
function around({ squares, digits, parts }) {
  const own = [...squares, ...parts.flatMap(squaresOf)];
  const all = [...new Set([...digits, ...parts.flatMap((part) => part.digits)])];
  const units = [...own.flatMap(unitsOf), ...parts.flatMap(({ unit }) => unit ?? [])];
  return [...candidatesIn(own, DIGITS), ...inUnits(units, all)];
}

/** Two candidates of which one is true, as the places of a digit in a unit or the digits of a square. @param {Step} step @param {Event} a @param {Event} b */
function behindLink(step, a, b) {
  const squares = [...squaresOf(a), ...squaresOf(b)];
  const [digit] = a.digits;
  if (digit !== b.digits[0]) return candidatesIn(squares, DIGITS);
  const isOnly = (/** @type {Unit} */ unit) =>
    step.placesIn(unit, digit).every((place) => includes(squares, place));
  return inUnits(sharedUnits(squares).filter(isOnly), [digit]);
}

/** @param {Step} step */
function ofChain(step) {
  const { events, deduction, parts } = step;
  const links = linksOf(parts);
  if (links.length === 0) return around(step);
  const strong = links.flatMap((link) => {
    const before = at(events, link.other);
    return link.value === 'strongLink' && before && before !== deduction
      ? behindLink(step, before, link)
      : [];
  });
  const [first] = links;
  const last = links[links.length - 1];
  const closing = last.value === 'weakLink' ? behindLink(step, last, first) : [];
  // A set leaves a square one candidate, or a unit one place.
  const bySets = step.sets.length
    ? links.flatMap((link) => [
        ...candidatesIn(squaresOf(link), DIGITS),
        ...inUnits(squaresOf(link).flatMap(unitsOf), link.digits),
      ])
    : [];
  return [...strong, ...closing, ...bySets, ...ofSets(step)];
}

/** @param {Step} step */
const ofSets = ({ sets }) => sets.flatMap(({ squares }) => candidatesIn(squares, DIGITS));

/** All squares of the pattern, the units of its strong links, and a box that would hold its digits as well. @param {Step} step */
function ofSquares(step) {
  const { squares, parts, digits } = step;
  const linked = parts.filter(({ value }) => value === 'strongLink');
  return [
    ...candidatesIn([...squares, ...parts.flatMap(squaresOf)], DIGITS),
    ...linked.flatMap((link) => inUnits(sharedUnits(squaresOf(link)), link.digits)),
    ...inUnits(step.unitsAs('pivot'), digits),
  ];
}

/** The units in which only two squares of the pattern can have the digit. @param {Step} step */
function ofPairs(step) {
  const own = step.parts.flatMap(squaresOf);
  const isPair = (/** @type {Unit} */ unit) => {
    const places = step.placesIn(unit, step.digit);
    return places.length === 2 && places.every((place) => includes(own, place));
  };
  return inUnits(own.flatMap(unitsOf).filter(isPair), step.digits);
}

/** The same of each digit, and the squares with two candidates. @param {Step} step */
function ofMedusa(step) {
  const own = step.squares.filter((square) => step.digitsOf(square).length === 2);
  const pairs = step.digits.flatMap((digit) => {
    const squares = step.parts.filter(({ digits }) => digits.includes(digit)).flatMap(squaresOf);
    return squares
      .flatMap(unitsOf)
      .filter((unit) => {
        const places = step.placesIn(unit, digit);
        return places.length === 2 && places.every((place) => includes(squares, place));
      })
      .flatMap((unit) => inUnits([unit], [digit]));
  });
  return [...pairs, ...candidatesIn([...own, ...step.squaresAs('pivot')], DIGITS)];
}

/** @param {Step} step */
const ofBase = (step) => inUnits(step.unitsAs('base'), step.digits);

/** The base of an exocet, its lines across, the boxes that its targets are in, and where another digit is locked. @param {Step} step */
const ofExocet = (step) => [
  ...candidatesIn(step.squaresAs('pivot'), DIGITS),
  ...ofBase(step),
  ...inUnits(step.squaresAs('pincer').flatMap(unitsOf), step.digits),
  ...step
    .inRole('strongLink')
    .flatMap((link) => inUnits(sharedUnits(squaresOf(link)), link.digits)),
];

/** Families for which `around` is too much. @type {Record<string, (step: Step) => Candidate[]>} */
const OF_FAMILY = {
  singles({ deduction: { rule, unit, digits }, placed }) {
    const own = placed.flatMap(squaresOf);
    return rule === 'naked-single' || !unit ? candidatesIn(own, DIGITS) : inUnits([unit], digits);
  },
  subsets(step) {
    const { deduction, squares, digits } = step;
    if (deduction.rule?.startsWith('firework')) return ofBase(step);
    const isHidden = deduction.rule?.startsWith('hidden') && deduction.unit;
    return isHidden ? inUnits([isHidden], digits) : candidatesIn(squares, DIGITS);
  },
  'locked-candidates': ofBase,
  fish: ofBase,
  'finned-fish': ofBase,
  'complex-fish': ofBase,
  'single-digit': ofChain,
  chains: ofChain,
  loops: ofChain,
  wings: ofSquares,
  uniqueness: ofSquares,
  'multi-digit': (step) => (step.deduction.rule?.includes('exocet') ? ofExocet : ofSquares)(step),
  colouring: (step) => (step.deduction.rule?.startsWith('medusa') ? ofMedusa : ofPairs)(step),
  'sue-de-coq': ofSets,
  als: ofSets,
};

/** Families that go by the whole board, or whose parts are not all told. */
const OF_ALL = ['bug', 'exclusion', 'forcing', 'kraken-fish', 'templates', 'brute-force'];

/** Techniques that are more than their family: a link of an empty rectangle runs through its box. */
const MORE = /^direct|empty-rectangle/;

/** What a short contradiction finds gone. @param {readonly Node[]} nodes @returns {Candidate[]} */
const goneIn = (nodes) =>
  nodes.flatMap(({ line, inner }) => [
    ...line.parts
      .filter(({ value }) => value === 'gone')
      .flatMap((part) => candidatesIn(squaresOf(part), part.digits)),
    ...goneIn(inner ?? []),
  ]);

/**
 * @param {readonly Event[]} events @param {Event} deduction
 * @returns {Candidate[] | null} null: all that are gone
 */
function standsOn(events, deduction) {
  if (deduction.proof) return goneIn(deduction.proof.nodes);
  const family = String(deduction.family);
  if (OF_ALL.includes(family)) return null;
  const read = MORE.test(String(deduction.rule)) ? around : (OF_FAMILY[family] ?? around);
  return read(new Step(events, deduction));
}

/* --- What a digit needs ------------------------------------------------------------------------------- */

/** The candidates that digits rule out. @param {Uint8Array} digits of 81 squares */
const closedBy = (digits) =>
  new Set(
    SQUARES.flatMap((square) => {
      const digit = digits[number(square)];
      return digit ? [...candidatesIn([square], DIGITS), ...inUnits(unitsOf(square), [digit])] : [];
    }),
  );

/** @param {readonly Event[]} events @returns {Map<Event, Needed>} by the digit's event */
function readNeeded(events) {
  /** @type {Map<Event, Needed>} */
  const all = new Map();
  /** @type {Map<Candidate, Event>} */
  const takers = new Map();
  /** The steps that each step needs directly. @type {Map<Event, Event[]>} */
  const needs = new Map();
  /** @type {Set<Event>} */
  const told = new Set();
  /** @type {Event[]} */
  let waiting = [];
  /** @type {Event[]} */
  let since = [];
  const replay = new Replay();
  for (const event of events) {
    if (isStep(event)) {
      const closed = closedBy(replay.at().digits);
      const gone = standsOn(events, event) ?? [...takers.keys()];
      const open = gone.filter((one) => !closed.has(one));
      needs.set(
        event,
        open.flatMap((one) => takers.get(one) ?? []),
      );
      since.push(event);
    }
    const cause = at(events, event.cause);
    if (event.kind === 'excluded' && event.square && cause && needs.has(cause)) {
      for (const candidate of candidatesIn([event.square], event.digits)) {
        if (!takers.has(candidate)) takers.set(candidate, cause);
      }
    }
    if (event.kind === 'placed') {
      if (cause) addNeeded(cause, needs, told);
      waiting.push(...since);
      const steps = waiting.filter((step) => told.has(step));
      waiting = waiting.filter((step) => !told.has(step));
      all.set(event, { steps, others: since });
      since = [];
    }
    replay.take(event);
  }
  for (const needed of all.values()) {
    needed.others = needed.others.filter((step) => !told.has(step));
  }
  return all;
}

/**
 * Adds a step and all that it needs.
 * @param {Event} step @param {ReadonlyMap<Event, readonly Event[]>} needs @param {Set<Event>} told
 */
function addNeeded(step, needs, told) {
  if (told.has(step)) return;
  told.add(step);
  for (const before of needs.get(step) ?? []) addNeeded(before, needs, told);
}

/** @type {WeakMap<readonly Event[], Map<Event, Needed>>} */
const known = new WeakMap();

/** @param {readonly Event[]} events */
function neededIn(events) {
  const all = known.get(events) ?? readNeeded(events);
  known.set(events, all);
  return all;
}

/**
 * The steps that a digit needs and no digit before it, in the order in which they were found, and the steps found since
 * the digit before that no digit of the press needs.
 *
 * @param {readonly Event[]} events of a press @param {Event} placed one of them
 * @returns {Needed}
 */
export const neededFor = (events, placed) =>
  neededIn(events).get(placed) ?? { steps: [], others: [] };

/** The steps that no digit of a press needs; what comes after its last digit may yet be needed. @param {readonly Event[]} events @returns {ReadonlySet<Event>} */
export function sparesIn(events) {
  return new Set([...neededIn(events).values()].flatMap(({ others }) => others));
}
