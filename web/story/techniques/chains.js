/**
 * Chains and nets: the nodes of each branch that follow from its premise, and why each does.
 *
 * The one idea: a link says which nodes it connects. The candidates show which unit or square carries it, so the
 * sentence says only what can be seen there.
 */

import { at, number, squaresIn, squaresOf } from '../trace.js';
import { includes, isSame, sees, sharedUnits } from './step.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./step.js').Step} Step */

/**
 * @typedef {object} Node
 * @property {readonly Square[]} squares
 * @property {number} digit
 * @property {boolean} isOn the digit is in one of its squares; else in none
 * @property {Node[]} from the nodes behind it; none: it is supposed
 * @property {{ name: string, squares: readonly Square[], digits: readonly number[] } | null} set an almost locked set, which
 *   has lost the digit
 * @property {{ rule: string, unit: Unit | null } | null} found the technique by which it is false, once what it follows
 *   from is
 */
/** @typedef {{ kind: 'shares' | 'filled' | 'lastDigit' | 'lastPlace' | 'setLoses' | 'setTakes' | 'setFills' | 'setPlaces' | 'pattern' | 'bare', unit?: Unit, before?: Node, digits?: readonly number[] }} Why before: the single node behind it; digits: that a set holds; bare: the events give no reason */

const NODES = ['strongLink', 'weakLink', 'found'];

/** Whether a part is a node of a chain. @param {Event} part */
export const isLink = ({ value }) => NODES.includes(String(value));

/** @param {Node} node */
const keyOf = ({ squares, digit, isOn }) => `${squares.map(number)}:${digit}:${isOn}`;

/** @param {Event} part @returns {Node} */
const nodeOf = (part) => ({
  squares: squaresOf(part),
  digit: part.digits[0],
  isOn: part.value === 'strongLink',
  from: [],
  set: null,
  found: part.value === 'found' ? { rule: String(part.rule), unit: part.unit } : null,
});

/**
 * The branches of a step, each from its premise on, the nodes in the order in which they follow.
 *
 * @param {Step} step
 * @returns {Node[][]}
 */
export function branchesOf(step) {
  const { events, deduction, parts } = step;
  /** @type {{ nodes: Node[], known: Map<string, Node> }[]} */
  const branches = [];
  /** @type {Map<Event, Node>} */
  const nodes = new Map();
  const links = parts.filter(isLink);
  const sets = setsOf(step, links);
  for (const part of links) {
    const before = at(events, part.other);
    const parent = before && before !== deduction ? nodes.get(before) : null;
    if (!parent) branches.push({ nodes: [], known: new Map() });
    const branch = branches[branches.length - 1];
    const made = nodeOf(part);
    const set = sets.get(part) ?? null;
    // A set that loses a digit is another node than its places without it.
    const told = set ? undefined : branch.known.get(keyOf(made));
    const node = told ?? made;
    nodes.set(part, node);
    // A node that led to it before is no new reason, but closes a loop.
    const isReason = parent && !restsOn(parent, node);
    if (isReason) node.from.push(parent);
    if (told) {
      // It follows from all its reasons, the last of which is told last.
      if (isReason) branch.nodes.push(...branch.nodes.splice(branch.nodes.indexOf(told), 1));
      continue;
    }
    if (set) node.set = set;
    else branch.known.set(keyOf(node), node);
    branch.nodes.push(node);
  }
  return branches.map((branch) => inOrder(branch.nodes));
}

/**
 * The links at which sets lose a digit: rather one that would not hold without a set.
 * @param {Step} step @param {readonly Event[]} links @returns {Map<Event, NonNullable<Node['set']>>}
 */
function setsOf(step, links) {
  /** @type {Map<Event, NonNullable<Node['set']>>} */
  const found = new Map();
  const before = (/** @type {Event} */ part) => {
    const event = at(step.events, part.other);
    return event && links.includes(event)
      ? { ...nodeOf(event), set: found.get(event) ?? null }
      : null;
  };
  const isPlain = (/** @type {Event} */ part) => {
    const next = links[links.indexOf(part) + 1];
    return (
      next && at(step.events, next.other) === part && isStrong(step, nodeOf(part), nodeOf(next))
    );
  };
  for (const set of step.sets) {
    const fits = links.filter((part) => !found.has(part) && isOfSet(step, nodeOf(part), before(part), set)); // prettier-ignore
    const link = fits.find((part) => !isPlain(part)) ?? fits[0];
    if (link) found.set(link, set);
  }
  return found;
}

/** Each node after all that it follows from. @param {readonly Node[]} nodes @returns {Node[]} */
function inOrder(nodes) {
  /** @type {Set<Node>} */
  const done = new Set();
  /** @param {Node} node */
  const take = (node) => {
    if (done.has(node) || !nodes.includes(node)) return;
    node.from.forEach(take);
    done.add(node);
  };
  nodes.forEach(take);
  return [...done];
}

/** @param {Node} node @param {Node} other */
function restsOn(node, other) {
  const all = new Set([node]);
  for (const each of all) each.from.forEach((before) => all.add(before));
  return all.has(other);
}

/**
 * A set loses all its places for a digit to a candidate outside.
 * @param {Step} step @param {Node} node @param {Node | null | undefined} before @param {{ squares: readonly Square[] }} set
 */
function isOfSet(step, { squares, digit, isOn }, before, set) {
  const isLost = before && (before.set || (before.isOn && before.digit === digit));
  if (isOn || !isLost) return false;
  const places = set.squares.filter((square) => step.has(square, digit));
  return places.length === squares.length && squares.every((square) => includes(places, square));
}

/** Whether a node is true without a set just because another is false. @param {Step} step @param {Node} off @param {Node} on */
const isStrong = (step, off, on) =>
  !off.isOn && on.isOn && !whyOn(step, on, []) && whyOn(step, on, [off]) !== null;

/** @param {Node} node @returns {Square | null} its only square */
const only = ({ squares }) => (squares.length === 1 ? squares[0] : null);

/** @param {Node} a @param {Node} b */
const isOneSquare = (a, b) => {
  const [one, other] = [only(a), only(b)];
  return one !== null && other !== null && isSame(one, other);
};

/**
 * The unit in which a digit has no place but these and those; one that has some of those, if there is one.
 * @param {Step} step @param {Node} node @param {readonly Square[]} gone @returns {Unit | undefined}
 */
function lastPlaceIn(step, { squares, digit }, gone) {
  const units = sharedUnits(squares).filter((unit) =>
    step
      .placesIn(unit, digit)
      .every((square) => includes(squares, square) || includes(gone, square)),
  );
  return units.find((unit) => gone.some((square) => isIn(unit, square))) ?? units[0];
}

/** Why a node is true. @param {Step} step @param {Node} node @param {readonly Node[]} known false ones @returns {Why | null} */
function whyOn(step, node, known) {
  const square = only(node);
  const gone = known.filter(({ isOn }) => !isOn);
  const digits = gone.filter((other) => isOneSquare(other, node)).map(({ digit }) => digit);
  const left = square && step.digitsOf(square).filter((digit) => !digits.includes(digit));
  if (left?.length === 1 && left[0] === node.digit) return { kind: 'lastDigit' };
  const same = gone.filter(({ digit }) => digit === node.digit).flatMap(({ squares }) => squares);
  const unit = lastPlaceIn(step, node, same);
  return unit ? { kind: 'lastPlace', unit } : null;
}

/** Why a node is false, if another is true. @param {Node} node @param {Node} before @returns {Why | null} */
function whyOff(node, before) {
  if (before.digit !== node.digit)
    return isOneSquare(before, node) ? { kind: 'filled', before } : null;
  if (node.set) return { kind: 'setLoses', before };
  const [unit] = sharedUnits([...before.squares, ...node.squares]);
  if (unit) return { kind: 'shares', unit, before };
  const seesAll = node.squares.every((square) =>
    before.squares.every((other) => sees(square, other)),
  );
  return seesAll ? { kind: 'setLoses', before } : null;
}

/**
 * Why a node follows from a set that has lost a digit: it is in the set, or the set leaves its square no other candidate,
 * or its unit no other place.
 * @param {Step} step @param {Node} node @param {NonNullable<Node['set']>} set @param {number} lost @returns {Why}
 */
function whyBySet(step, node, set, lost) {
  const { squares, digit, isOn } = node;
  if (!isOn || squares.every((square) => includes(set.squares, square)))
    return { kind: 'setTakes' };
  const isHeld = (/** @type {number} */ other, /** @type {Square} */ square) =>
    other !== lost &&
    set.digits.includes(other) &&
    set.squares.filter((place) => step.has(place, other)).every((place) => sees(place, square));
  const square = only(node);
  const digits = square ? step.digitsOf(square).filter((other) => other !== digit) : [];
  if (square && digits.length && digits.every((other) => isHeld(other, square))) {
    return { kind: 'setFills', digits };
  }
  const unit = sharedUnits(squares).find((each) =>
    step.placesIn(each, digit).every((place) => includes(squares, place) || isHeld(digit, place)),
  );
  return unit ? { kind: 'setPlaces', unit } : { kind: 'setTakes' };
}

/**
 * Why a node follows from those that led to it.
 *
 * @param {Step} step
 * @param {Node} node
 * @returns {Why}
 */
export function whyOf(step, node) {
  const { from, isOn, found } = node;
  if (found) return { kind: 'pattern', unit: found.unit ?? undefined };
  const bySet = from.find(({ set }) => set);
  if (bySet?.set) return whyBySet(step, node, bySet.set, bySet.digit);
  const why = isOn
    ? whyOn(step, node, from)
    : from.reduce((found, before) => found ?? (before.isOn ? whyOff(node, before) : null), /** @type {Why | null} */ (null)); // prettier-ignore
  return why ?? { kind: 'bare' };
}

/** The units in which strong links between places of one digit run, each once. @param {Step} step @param {readonly Node[]} branch @returns {Unit[]} */
export function linkedUnits(step, branch) {
  /** @type {Map<string, Unit>} */
  const units = new Map();
  for (const node of branch) {
    const { unit, kind } = node.from.length ? whyOf(step, node) : {};
    const hasTwo = kind === 'lastPlace' && unit && step.placesIn(unit, node.digit).length === 2;
    if (hasTwo) units.set(`${unit.type}${unit.number}`, unit);
  }
  return [...units.values()];
}

/** Whether all ways begin with one premise. @param {readonly Node[][]} branches */
export const isOnePremise = (branches) =>
  branches.every(
    ([first]) =>
      first.isOn === branches[0][0].isOn &&
      first.digit === branches[0][0].digit &&
      isSame(first.squares[0], branches[0][0].squares[0]),
  );

/** @param {Node} a @param {Node} b */
export const isOpposite = (a, b) =>
  a.isOn !== b.isOn && a.digit === b.digit && isSame(a.squares[0], b.squares[0]);

/** @param {readonly Node[]} branch @returns {Node} */
export const lastOf = (branch) => branch[branch.length - 1];

/** Whether each node follows from the one before it alone. @param {readonly Node[]} branch */
export const isLine = (branch) =>
  branch.every(({ from }, index) =>
    index ? from.length === 1 && from[0] === branch[index - 1] : !from.length,
  );

/**
 * The ends of branches; a single one may have both: a candidate is true, and is false.
 * @param {readonly Node[][]} branches @returns {Node[]}
 */
export function endsOf(branches) {
  const ends = branches.map(lastOf);
  const other = branches.length === 1 && branches[0].find((node) => isOpposite(node, ends[0]));
  return other ? [other, ...ends] : ends;
}

/**
 * The unit in which a digit has no other places than those of these nodes.
 * @param {Step} step @param {readonly Node[]} nodes @returns {Unit | undefined}
 */
export function unitOfAll(step, nodes) {
  const squares = nodes.flatMap((node) => node.squares);
  const [{ digit }] = nodes;
  return nodes.every((node) => node.digit === digit)
    ? sharedUnits(squares).find((unit) =>
        step.placesIn(unit, digit).every((square) => includes(squares, square)),
      )
    : undefined;
}

/** @param {Unit} unit @param {Square} square */
export const isIn = (unit, square) => includes(squaresIn(unit), square);
