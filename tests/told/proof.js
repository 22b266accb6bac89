// Proves a step of the catalogue from its events, and from nothing else.
//
// The one idea: each part says that something holds on the board: a unit has its digit somewhere, a square one of its
// candidates, of two linked nodes one is true. These are clauses, each first seen to be so. Then the removed candidates
// are supposed to be true, and the placed ones false; with the rules of Sudoku no choice is left that meets all
// clauses. A step that relies on a single solution has a clause of its own, if its pattern has the right shape.
import { Board, candidate, clash, digitOf, squareOf } from './board.js';
import { elsewhereOf, faultOfDeadly, isDeadly } from './deadly.js';
import { proveSectors } from './multi-digit.js';
import { UNITS, indexOf, squaresIn } from '../grid.js';

/** @typedef {import('../../web/story/types.js').Event} Event */
/** @typedef {import('./board.js').Candidate} Candidate */
/** @typedef {readonly Candidate[]} Clause one of them is true */
/** @typedef {{ name: string, isOn: boolean, isFound: boolean, candidates: Candidate[], from: LinkNode[], inSet: boolean }} LinkNode */

/** What is told of a step. */
export class Told {
  /** @param {readonly Event[]} events of a position and one step on it @param {readonly number[] | null} givens */
  constructor(events, givens = null) {
    const at = events.findIndex(({ kind }) => kind === 'deduction');
    this.events = events;
    this.deduction = events[at];
    this.board = new Board(events.slice(0, at));
    this.givens = givens;
    const after = events.slice(at + 1).filter(({ cause }) => cause === at);
    this.parts = after.filter(({ kind }) => kind === 'part');
    this.removed = after.filter(({ kind }) => kind === 'excluded').flatMap(candidatesOf);
    this.placed = after.filter(({ kind }) => kind === 'placed').flatMap(candidatesOf);
  }

  /** @param {string} role */
  as(role) {
    return this.parts.filter(({ value }) => value === role);
  }

  /** @param {string} role */
  unitsAs(role) {
    return this.as(role).flatMap(({ unit }) => (unit ? [squaresIn(unit)] : []));
  }

  /** @param {string} role */
  squaresAs(role) {
    return this.as(role).flatMap(squaresOf);
  }
}

/** @param {Event} event */
const squaresOf = ({ square, squares }) => (square ? [square] : squares).map(indexOf);

/** @param {Event} event @returns {Candidate[]} */
const candidatesOf = (event) =>
  squaresOf(event).flatMap((square) => event.digits.map((digit) => candidate(square, digit)));

/** @param {boolean} isSo @param {string} what */
function holds(isSo, what) {
  if (!isSo) throw new Error(what);
}

/* --- Clauses --------------------------------------------------------------------------------------- */

/** @param {Told} told @param {readonly number[]} squares @returns {Clause[]} each has one of its candidates */
const ofSquares = ({ board }, squares) => squares.map((square) => board.inSquare(square));

/** @param {Told} told @param {readonly number[][]} units @param {readonly number[]} digits @returns {Clause[]} */
const ofUnits = ({ board }, units, digits) =>
  units.flatMap((unit) => digits.map((digit) => board.inUnit(unit, digit)));

/** @param {readonly Candidate[]} part @param {readonly Candidate[]} whole */
const within = (part, whole) => part.every((one) => whole.includes(one));

/**
 * What must be among these: all candidates of a square, all places in a unit.
 * @param {Board} board @param {readonly Candidate[]} some @returns {Clause[]}
 */
export function choicesIn(board, some) {
  const squares = [...new Set(some.map(squareOf))].map((square) => board.inSquare(square));
  const places = UNITS.flatMap((unit) =>
    [...new Set(some.map(digitOf))].map((digit) => board.inUnit(unit, digit)),
  );
  return [...squares, ...places].filter((all) => all.length > 0 && within(all, some));
}

/* --- Chains ---------------------------------------------------------------------------------------- */

const isLink = (/** @type {Event} */ { value }) =>
  ['strongLink', 'weakLink', 'found'].includes(String(value));

/**
 * Every part that is a node of a chain, with the nodes before it; several parts of one node become one.
 * @param {Told} told
 */
function nodesOf({ parts, events, deduction, board }) {
  const sets = parts.filter(({ value }) => /^set[A-Z]$/.test(String(value)));
  /** @type {Map<Event, LinkNode>} */
  const all = new Map();
  /** @type {LinkNode[]} */
  const premises = [];
  /** The last node of each branch. @type {LinkNode[]} */
  const ends = [];
  /** @type {Map<string, LinkNode>} */
  let branch = new Map();
  for (const part of parts.filter(isLink)) {
    const before = part.other === null ? null : events[part.other];
    const parent = before && before !== deduction ? all.get(before) : null;
    holds(before === deduction || parent !== undefined, 'a link comes from a node told before it');
    const candidates = candidatesOf(part);
    holds(candidates.length > 0 && candidates.every((one) => board.candidates.has(one)), 'a node is made of candidates'); // prettier-ignore
    if (!parent) branch = new Map();
    const isOn = part.value === 'strongLink';
    const name = `${isOn}:${candidates}`;
    const inSet =
      !isOn &&
      sets.some((set) => {
        const own = squaresOf(set).map((square) => candidate(square, part.digits[0]));
        return within(candidates, own) && own.filter((one) => board.candidates.has(one)).length === candidates.length; // prettier-ignore
      });
    const node = branch.get(name) ?? { name, isOn, isFound: part.value === 'found', candidates, from: [], inSet }; // prettier-ignore
    if (!parent) premises.push(node);
    else node.from.push(parent);
    if (parent) ends.pop();
    ends.push(node);
    branch.set(name, node);
    all.set(part, node);
  }
  return { nodes: [...new Set(all.values())], premises, ends };
}

/**
 * What is found once some candidates are false: without these no way to fill the board has it.
 * @param {Board} board @param {LinkNode} node @returns {Clause[]}
 */
function ofFound(board, { name, from, candidates }) {
  holds(from.length > 0 && from.every(({ isOn }) => !isOn), `something is found: ${name}`);
  const gone = from.flatMap((before) => before.candidates);
  const all = choicesIn(board, [...board.candidates]);
  const left = all.map((choice) => choice.filter((one) => !gone.includes(one)));
  holds(candidates.every((one) => !canBe(left, [one])), `what is found is so: ${name}`); // prettier-ignore
  return candidates.map((one) => [...gone, ...board.inSquare(squareOf(one)).filter((other) => other !== one)]); // prettier-ignore
}

/**
 * That a node follows: a clause, or nothing to add, as the rules have it already.
 * @param {Board} board @param {LinkNode} node @returns {Clause[]}
 */
function ofNode(board, node) {
  if (node.isFound) return ofFound(board, node);
  const { from, isOn, candidates } = node;
  if (from.some(({ inSet, isOn }) => inSet && !isOn)) {
    return isOn ? ofSquares(/** @type {any} */ ({ board }), candidates.map(squareOf)) : [];
  }
  if (!isOn) {
    const on = from.filter((before) => before.isOn);
    holds(
      on.some((before) => before.candidates.every((a) => candidates.every((b) => clash(a, b)))),
      `a weak link is one: ${node.name}`,
    );
    return [];
  }
  // A single of the board itself comes from the premise, and needs nothing of it.
  const off = from.filter((before) => !before.isOn);
  const clauses = choicesIn(board, [...off.flatMap((before) => before.candidates), ...candidates]);
  holds(
    clauses.some((clause) => within(candidates, clause)),
    `a strong link is one: ${node.name}`,
  );
  return clauses;
}

/** @param {Told} told @returns {Clause[]} */
function ofChains(told) {
  const { nodes, premises, ends } = nodesOf(told);
  const clauses = nodes
    .filter(({ from }) => from.length > 0)
    .flatMap((node) => ofNode(told.board, node));
  const cases = premises.filter(({ isOn }) => isOn).flatMap(({ candidates }) => candidates);
  const isVerity = new Set(cases).size > 1 && premises.every(({ isOn }) => isOn);
  if (isVerity) clauses.push(...choicesIn(told.board, cases));
  const gone = ends.filter(({ isOn }) => !isOn).flatMap(({ candidates }) => candidates);
  clauses.push(...choicesIn(told.board, gone));
  return clauses;
}

/* --- Families -------------------------------------------------------------------------------------- */

/** @param {Told} told @returns {Clause[]} */
function ofFish(told) {
  const { board, deduction } = told;
  const [digit] = deduction.digits;
  const [base, cover] = [told.unitsAs('base'), told.unitsAs('cover')];
  const clauses = ofUnits(told, base, [digit]);
  const fins = [...told.squaresAs('fin'), ...told.squaresAs('endoFin')];
  const isHeld = (/** @type {number} */ square) =>
    cover.some((unit) => unit.includes(square)) || fins.includes(square);
  holds(
    clauses.flat().every((one) => isHeld(squareOf(one))),
    'covers and fins hold the base',
  );
  for (const square of told.squaresAs('endoFin')) {
    holds(
      base.filter((unit) => unit.includes(square)).length > 1,
      'an endo fin is in two of the base',
    );
  }
  holds(
    fins.every((square) => board.candidates.has(candidate(square, digit))),
    'fins are candidates',
  );
  return [...clauses, ...ofChains(told)];
}

/** @param {Told} told @returns {Clause[]} */
function ofColours(told) {
  const { board, deduction } = told;
  if (deduction.rule?.startsWith('medusa')) {
    const sides = [1, 2].flatMap((number) => told.as(`colour${number}`).flatMap(candidatesOf));
    return [...choicesIn(board, sides), ...ofSquares(told, told.squaresAs('pivot'))];
  }
  const [digit] = deduction.digits;
  const colours = [1, 2, 3, 4].map((number) => told.squaresAs(`colour${number}`));
  const pairs = [[colours[0], colours[1]], [colours[2], colours[3]]]; // prettier-ignore
  return pairs.flatMap(([one, other]) =>
    UNITS.map((unit) => board.inUnit(unit, digit)).filter(
      (places) =>
        places.length === 2 &&
        [one, other].every((colour) => places.some((place) => colour.includes(squareOf(place)))),
    ),
  );
}

/** @param {Told} told @returns {Clause[]} the pairs of places that are named */
const ofPairs = (told) =>
  told.as('strongLink').flatMap((part) => {
    const named = candidatesOf(part);
    const clauses = UNITS.map((unit) => told.board.inUnit(unit, part.digits[0])).filter(
      (places) => places.length > 0 && within(places, named),
    );
    holds(clauses.length > 0, 'a digit has no other place in a unit');
    return clauses;
  });

/**
 * Two digits in squares that are two or none in each unit, and take turns: they could change places.
 * @param {Told} told @returns {Clause} that forbids it
 */
function ofDeadly({ board, deduction, parts, givens }) {
  const floor = parts.find(({ value }) => value === 'floor');
  const squares = floor ? squaresOf(floor) : [];
  const digits = floor?.digits ?? [];
  const extras = squares.flatMap((square) => board.inSquare(square)).filter((one) => !digits.includes(digitOf(one))); // prettier-ignore
  const rule = String(deduction.rule);
  if (isDeadly(rule)) {
    const lines = parts.filter(({ value }) => value === 'cover').flatMap(({ unit }) => (unit ? [UNITS.indexOf(squaresIn(unit))] : [])); // prettier-ignore
    const fault = faultOfDeadly(rule, {
      ...{ squares, digits, lines },
      digitAt: (square) => board.digits[square],
      isGiven: (square) => givens === null || givens.includes(square),
    });
    holds(fault === null, String(fault));
    return [...extras, ...elsewhereOf(rule, { squares, digits, lines }, board)];
  }
  holds(digits.length === 2 && squares.length >= 4, 'a deadly pattern has two digits');
  const shared = UNITS.map((unit) => unit.filter((square) => squares.includes(square)));
  holds(
    shared.every(({ length }) => length === 0 || length === 2),
    'two squares in each unit, or none',
  );
  const [first] = squares;
  const parity = new Map([[first, 0]]);
  for (const square of parity.keys()) {
    for (const pair of shared.filter((pair) => pair.includes(square))) {
      const next = pair[0] === square ? pair[1] : pair[0];
      const turn = 1 - Number(parity.get(square));
      holds((parity.get(next) ?? turn) === turn, 'the two digits take turns');
      parity.set(next, turn);
    }
  }
  holds(parity.size === squares.length, 'it hangs together');
  const filled = squares.filter((square) => board.digits[square]);
  const turned = filled.map((square) => (digits[0] === board.digits[square] ? 0 : 1) ^ Number(parity.get(square))); // prettier-ignore
  holds(
    filled.every((square) => digits.includes(board.digits[square])),
    'what is filled has its digits',
  );
  holds(new Set(turned).size < 2, 'what is filled takes turns');
  holds(filled.length === 0 || (givens !== null && !squares.some((square) => givens.includes(square))), 'none is given'); // prettier-ignore
  holds(String(deduction.rule).length > 0, 'it has a name');
  return extras;
}

/** @param {Told} told @returns {Clause[]} */
const ofUniqueness = (told) => [
  ofDeadly(told),
  ...ofSquares(told, told.squaresAs('setA')),
  ...ofPairs(told),
  ...told
    .as('setA')
    .flatMap((set) => ofUnits(told, told.unitsAs('base'), set.digits))
    .filter((clause) => clause.length > 0),
];

/** @param {Told} told @returns {Clause[]} */
function ofBug(told) {
  const extras = told.as('fin').flatMap(candidatesOf);
  const rest = [...told.board.candidates].filter((one) => !extras.includes(one));
  const squares = new Set([...told.board.candidates].map(squareOf));
  holds([...squares].every((square) => rest.filter((one) => squareOf(one) === square).length === 2), 'two candidates each'); // prettier-ignore
  for (const unit of UNITS) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = rest.filter((one) => digitOf(one) === digit && unit.includes(squareOf(one)));
      holds(places.length === 0 || places.length === 2, 'two places in each unit, or none');
    }
  }
  return [extras, ...ofSquares(told, told.squaresAs('setA')), ...ofPairs(told)];
}

/** @param {Told} told @returns {Clause[]} */
function ofSubset(told) {
  const { deduction } = told;
  const bases = told.unitsAs('base');
  if (deduction.rule?.startsWith('firework')) {
    return told.as('pivot').flatMap((part) => ofUnits(told, bases.filter((unit) => unit.includes(squaresOf(part)[0])), part.digits)); // prettier-ignore
  }
  if (!deduction.rule?.includes('hidden')) return ofSquares(told, squaresOf(deduction));
  return deduction.unit ? ofUnits(told, [squaresIn(deduction.unit)], deduction.digits) : [];
}

/** @param {Told} told @returns {Clause[]} all squares of all sets, and what joins them */
const ofSets = (told) => [
  ...ofSquares(told, told.parts.filter(({ value }) => /^set[A-Z]$/.test(String(value))).flatMap(squaresOf)), // prettier-ignore
  ...ofSquares(told, [...told.squaresAs('pivot'), ...told.squaresAs('pincer')]),
];

/**
 * The base of an exocet, its digits in the lines across, and in the boxes of the targets; where another digit is locked.
 * @param {Told} told @returns {Clause[]}
 */
function ofExocet(told) {
  const boxes = UNITS.slice(18).filter((box) => told.squaresAs('pincer').some((square) => box.includes(square))); // prettier-ignore
  const open = ofUnits(told, [...told.unitsAs('base'), ...boxes], told.deduction.digits).filter((clause) => clause.length > 0); // prettier-ignore
  return [...ofSquares(told, told.squaresAs('pivot')), ...open, ...ofPairs(told)];
}

/** @param {Told} told @returns {Clause[]} the digits that its squares use */
function ofSectors({ board, deduction, parts }) {
  /** @type {Candidate[][]} */
  const clauses = [];
  const sectors = parts.flatMap(({ unit, digits }) => (unit ? [{ unit: UNITS.indexOf(squaresIn(unit)), digits }] : [])); // prettier-ignore
  proveSectors({ board, clauses }, squaresOf(deduction), sectors);
  return clauses;
}

/** @param {Told} told @returns {Clause[]} */
function ofWing(told) {
  const places = told.as('strongLink').flatMap(candidatesOf);
  const units = told.unitsAs('base');
  holds(units.length === 0 || places.length === 2, 'a digit has two places there');
  const clauses = units.map((unit) => told.board.inUnit(unit, digitOf(places[0])));
  holds(
    clauses.every((clause) => within(clause, places)),
    'the unit has no other place',
  );
  return [...ofSets(told), ...clauses];
}

/** @param {Told} told @returns {Clause[]} */
function ofSingle(told) {
  const { unit, digits, rule } = told.deduction;
  return unit && rule !== 'full-house'
    ? ofUnits(told, [squaresIn(unit)], digits)
    : ofSquares(told, squaresOf(told.deduction));
}

/** @param {Told} told @returns {Clause[]} */
function ofChain(told) {
  const { unit, digits, rule } = told.deduction;
  const box =
    rule?.includes('empty-rectangle') && unit ? ofUnits(told, [squaresIn(unit)], digits) : [];
  const named = told.squaresAs('base');
  holds(
    box.flat().every((one) => named.includes(squareOf(one))),
    'the box has its places',
  );
  return [...box, ...ofChains(told), ...ofSets(told)];
}

/**
 * Locked candidates or a hidden set, and the unit in which they leave a digit one place.
 * @param {Told} told @returns {Clause[]}
 */
const ofDirect = (told) => [
  ...told.as('setA').flatMap(({ digits }) => ofUnits(told, told.unitsAs('base'), digits)),
  ...ofSingle(told),
];

/** @type {Record<string, (told: Told) => Clause[]>} */
const CLAUSES = {
  singles: ofSingle,
  'locked-candidates': ofFish,
  subsets: ofSubset,
  fish: ofFish,
  'finned-fish': ofFish,
  'complex-fish': ofFish,
  'kraken-fish': ofFish,
  'single-digit': ofChain,
  wings: ofWing,
  colouring: ofColours,
  uniqueness: ofUniqueness,
  bug: ofBug,
  als: ofSets,
  'sue-de-coq': ofSets,
  chains: ofChain,
  loops: ofChain,
  forcing: ofChain,
  exclusion: ofSets,
  'multi-digit': (told) => told.deduction.rule?.includes('exocet') ? ofExocet(told) : told.as('floor').length > 0 ? [...ofSquares(told, [...told.squaresAs('floor'), ...told.squaresAs('setA')]), ...ofPairs(told)] : ofSectors(told), // prettier-ignore
};

/** Families whose events cannot be proved step by step. */
export const UNPROVED = ['templates', 'brute-force'];

/* --- The proof ------------------------------------------------------------------------------------- */

/** Whether a choice is left. @param {readonly Clause[]} clauses @param {readonly Candidate[]} chosen @returns {boolean} */
export function canBe(clauses, chosen) {
  const open = clauses.flatMap((clause) =>
    clause.some((one) => chosen.includes(one))
      ? []
      : [clause.filter((one) => !chosen.some((other) => clash(one, other)))],
  );
  if (open.length === 0) return true;
  const shortest = open.reduce((a, b) => (b.length < a.length ? b : a));
  return shortest.some((one) => canBe(open, [...chosen, one]));
}

/**
 * @param {Told} told
 * @returns {string | null} its fault
 */
export function faultOf(told) {
  const { removed, placed, board, deduction } = told;
  try {
    holds(removed.length + placed.length > 0, 'it concludes something');
    holds(
      [...removed, ...placed].every((one) => board.candidates.has(one)),
      'it is about candidates',
    );
    const isDirect = deduction.rule?.startsWith('direct-');
    const clauses = isDirect ? ofDirect(told) : CLAUSES[String(deduction.family)](told);
    for (const one of removed) {
      holds(!canBe(clauses, [one]), `${nameOf(one)} goes`);
    }
    for (const one of placed) {
      const without = clauses.map((clause) => clause.filter((other) => other !== one));
      holds(!canBe(without, []), `${nameOf(one)} stands`);
    }
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {Candidate} one */
const nameOf = (one) =>
  `${digitOf(one)} in r${Math.floor(squareOf(one) / 9) + 1}c${(squareOf(one) % 9) + 1}`;
