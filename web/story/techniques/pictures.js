/**
 * Steps of the catalogue as pictures: units, squares and digits in their roles, sets with their letters, links as
 * arrows from what is so to what follows.
 *
 * The one idea: of a chain each node is drawn as what it becomes, true or false; of several branches that would
 * hide one another, only where they begin and where they end.
 */

import { focus, framed, lettersOf, placesInBase } from '../figures.js';
import { picture } from '../items.js';
import { number, squaresOf } from '../trace.js';
import { branchesOf, isLink } from './chains.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Link} Link */
/** @typedef {import('../types.js').Picture} Picture */
/** @typedef {import('../types.js').Role} Role */
/** @typedef {import('./chains.js').Node} Node */
/** @typedef {import('./step.js').Step} Step */

/** More arrows than this cannot be followed. */
const MOST_ARROWS = 12;

/** Whether its links make chains; else each is a pair of places. @param {Step} step */
export const hasChains = ({ parts, events, deduction }) =>
  parts.some((part) => isLink(part) && part.other !== null && events[part.other] !== deduction);

/** @param {Node} node @returns {'strongLink' | 'weakLink'} */
const roleOf = ({ isOn }) => (isOn ? 'strongLink' : 'weakLink');

/** @param {Node} node @returns {import('../types.js').End} */
function endOf({ squares, digit }) {
  const places = squares.map(number);
  return places.length > 1
    ? { square: places[0], digit, squares: places }
    : { square: places[0], digit };
}

/** @param {readonly Node[]} branch @returns {Link[]} */
const arrowsOf = (branch) =>
  branch.flatMap((node) =>
    node.from.map((before) => ({ from: endOf(before), to: endOf(node), role: roleOf(node) })),
  );

/** @param {Step} step @param {readonly Node[]} nodes */
const nodesOf = ({ candidates }, nodes) =>
  nodes.flatMap(({ squares, digit, ...node }) =>
    squares.flatMap((square) =>
      focus(
        { square, squares: [], digits: [digit] },
        roleOf({ ...node, squares, digit }),
        candidates,
      ),
    ),
  );

/**
 * One branch, or its beginning.
 *
 * @param {Step} step
 * @param {readonly Node[]} branch
 * @returns {Picture}
 */
export function drawBranch(step, branch) {
  const last = branch[branch.length - 1];
  return picture({
    position: step.candidates,
    squares: framedSquares(last.squares, 'set'),
    focusDigits: nodesOf(step, branch),
    links: arrowsOf(branch),
    tags: step.sets.flatMap((set) => lettersIn(set.squares, set.name)),
  });
}

/** @param {readonly import('../types.js').Square[]} squares @param {Role} role */
const framedSquares = (squares, role) => framed({ square: null, squares }, role);

/** @param {readonly import('../types.js').Square[]} squares @param {string} name */
const lettersIn = (squares, name) =>
  squares.map((square) => ({
    square: number(square),
    text: name,
    role: /** @type {Role} */ (`set${name}`),
  }));

/** @param {Step} step */
function chainsOf(step) {
  if (!hasChains(step)) return { nodes: [], arrows: [] };
  const branches = branchesOf(step);
  const arrows = branches.flatMap(arrowsOf);
  const isClear = branches.length === 1 || arrows.length <= MOST_ARROWS;
  const nodes = isClear
    ? branches.flat()
    : branches.flatMap((branch) => [branch[0], branch[branch.length - 1]]);
  return { nodes, arrows: isClear ? arrows : [] };
}

/** A digit that has two places: a line between them. @param {Event} part @returns {Link[]} */
function lineOf(part) {
  const [from, to] = squaresOf(part).map(number);
  const [digit] = part.digits;
  return to === undefined
    ? []
    : [{ from: { square: from, digit }, to: { square: to, digit }, role: 'strongLink' }];
}

/** Of an almost locked set only what the sets have in common: its other digits only fill it. */
/** @param {Step} step @param {Event} part @returns {Event} */
function emphasised({ takenDigits, deduction }, part) {
  const isFilled =
    ['als', 'loops'].includes(String(deduction.family)) && /^set/.test(String(part.value));
  return isFilled
    ? { ...part, digits: part.digits.filter((digit) => takenDigits.includes(digit)) }
    : part;
}

/**
 * The whole step.
 *
 * @param {Step} step
 * @returns {Picture}
 */
export function drawStep(step) {
  const { deduction, parts, candidates, excluded } = step;
  const [placed] = step.placed;
  const target = placed?.square ? number(placed.square) : null;
  const playing = parts.filter((part) => !isLink(part));
  const { nodes, arrows } = chainsOf(step);
  const pairs = hasChains(step) ? [] : parts.filter(isLink);
  const struck = excluded.flatMap(({ square, digits }) =>
    square ? digits.map((digit) => ({ square: number(square), digit })) : [],
  );
  const isStruck = (/** @type {{ square: number, digit: number }} */ place) =>
    struck.some(({ square, digit }) => square === place.square && digit === place.digit);
  const role = (/** @type {Event} */ { value }) => /** @type {Role} */ (value);
  const isAlone = playing.every((part) => squaresOf(part).length === 0) && nodes.length === 0;
  const own = isAlone ? framed(deduction, target === null ? 'set' : 'target') : [];
  const focused = [
    ...(isAlone ? focus(deduction, target === null ? 'set' : 'target', candidates) : []),
    ...placesInBase(deduction, playing, candidates),
    ...playing.flatMap((part) => focus(emphasised(step, part), role(part), candidates)),
    ...pairs.flatMap((part) => focus(part, role(part), candidates)),
    ...nodesOf(step, nodes),
  ];
  return picture({
    last: target,
    position: candidates,
    units: [
      ...(deduction.unit ? [{ unit: deduction.unit, role: /** @type {Role} */ ('set') }] : []),
      ...playing.flatMap((part) => (part.unit ? [{ unit: part.unit, role: role(part) }] : [])),
    ],
    squares: [...own, ...playing.flatMap((part) => framed(part, role(part)))],
    struck,
    focusDigits: focused.filter((place) => !isStruck(place)),
    links: [...arrows, ...pairs.flatMap(lineOf)],
    tags: lettersOf(deduction, playing),
  });
}
