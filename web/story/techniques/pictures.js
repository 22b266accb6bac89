/**
 * Steps of the catalogue as pictures: units, squares and digits in their roles, sets with their letters, links as
 * arrows from node to node.
 *
 * The one idea: each node of a chain is drawn as what it becomes, true or false. Of several chains that would hide one
 * another, the picture shows only where they begin, where they end, and what is then left without a place. Each is
 * also drawn by itself.
 */

import { drawArgument } from '../drawings.js';
import { focus, framed, lettersOf, placesInBase } from '../figures.js';
import { picture } from '../items.js';
import { number, squaresOf } from '../trace.js';
import {
  branchesOf,
  endsOf,
  isLine,
  isLink,
  isOnePremise,
  isOpposite,
  lastOf,
  unitOfAll,
} from './chains.js';
import { isSingle, singleOf } from './singles.js';
import { isSame } from './step.js';

/** @typedef {import('../types.js').Event} Event */
/** @typedef {import('../types.js').Link} Link */
/** @typedef {import('../types.js').Picture} Picture */
/** @typedef {import('../types.js').Role} Role */
/** @typedef {import('./chains.js').Node} Node */
/** @typedef {import('./step.js').Step} Step */

/** Nobody can follow more arrows than this in a net or in several branches. */
const MOST_ARROWS = 7;

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
  const last = lastOf(branch);
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

/** @typedef {{ nodes: readonly Node[], links: Link[], units: Picture['units'], squares: Picture['squares'], wrong: number[] }} Drawn */

/** @param {Step} step @returns {Drawn} */
function drawChains(step) {
  const branches = hasChains(step) ? branchesOf(step) : [];
  const links = branches.flatMap(arrowsOf);
  const isFew = links.length <= MOST_ARROWS && step.deduction.family !== 'kraken-fish';
  const isOne = branches.length < 2 && branches.every(isLine);
  return isOne || isFew
    ? { nodes: branches.flat(), links, units: [], squares: [], wrong: [] }
    : drawEnds(step, branches);
}

/**
 * The beginnings and ends of branches: a common end, or a contradiction.
 * @param {Step} step @param {Node[][]} branches @returns {Drawn}
 */
function drawEnds(step, branches) {
  const starts = branches.map(([first]) => first);
  const ends = endsOf(branches);
  const isRefuted = isOnePremise(branches);
  const isTurned = isRefuted && ends.some((end) => isOpposite(end, starts[0]));
  const isGone = isRefuted && ends.every(({ isOn }) => !isOn);
  const choice = isRefuted ? undefined : unitOfAll(step, starts);
  const clash = isGone ? unitOfAll(step, ends) : undefined;
  const isClash = isRefuted && !isTurned && !clash;
  return {
    nodes: [...starts, ...ends],
    links: branches.flatMap(wayOf),
    units: [
      ...(choice ? [{ unit: choice, role: /** @type {Role} */ ('set') }] : []),
      ...(clash ? [{ unit: clash, role: /** @type {Role} */ ('cause') }] : []),
    ],
    squares: starts.flatMap(({ squares }) => framedSquares(squares, 'set')),
    wrong: isClash ? ends.flatMap(({ squares }) => squares.map(number)) : [],
  };
}

/** An arrow for all links of a branch. @param {Node[]} branch @returns {Link[]} */
function wayOf(branch) {
  const [from, to] = [branch[0], lastOf(branch)];
  const isRound = from.digit === to.digit && isSame(from.squares[0], to.squares[0]);
  return isRound ? [] : [{ from: endOf(from), to: endOf(to), role: roleOf(to) }];
}

/** A digit that has two places: a line between them. @param {Event} part @returns {Link[]} */
function lineOf(part) {
  const [from, to] = squaresOf(part).map(number);
  const [digit] = part.digits;
  return to === undefined
    ? []
    : [{ from: { square: from, digit }, to: { square: to, digit }, role: 'strongLink' }];
}

/**
 * Draws only the common digits of almost locked sets, as the others only fill them.
 * @param {Step} step @param {Event} part @returns {Event}
 */
function emphasised({ takenDigits, deduction }, part) {
  const isFilled =
    ['als', 'loops'].includes(String(deduction.family)) && /^set/.test(String(part.value));
  return isFilled
    ? { ...part, digits: part.digits.filter((digit) => takenDigits.includes(digit)) }
    : part;
}

/** As the first layer draws it, on the candidates of its time. @param {Step} step @returns {Picture} */
function drawSingle({ events, deduction, placed, candidates }) {
  const { argument, board } = singleOf(events, deduction, placed[0]);
  return { ...drawArgument(argument, placed[0], board), position: candidates };
}

/**
 * The whole step.
 *
 * @param {Step} step
 * @returns {Picture}
 */
export function drawStep(step) {
  if (isSingle(step.deduction) && step.placed[0]) return drawSingle(step);
  const { deduction, parts, candidates, excluded } = step;
  const [placed] = step.placed;
  const target = placed?.square ? number(placed.square) : null;
  const playing = parts.filter((part) => !isLink(part));
  const chains = drawChains(step);
  const pairs = hasChains(step) ? [] : parts.filter(isLink);
  const struck = excluded.flatMap(({ square, digits }) =>
    square ? digits.map((digit) => ({ square: number(square), digit })) : [],
  );
  const isStruck = (/** @type {{ square: number, digit: number }} */ place) =>
    struck.some(({ square, digit }) => square === place.square && digit === place.digit);
  const role = (/** @type {Event} */ { value }) => /** @type {Role} */ (value);
  const isAlone =
    playing.every((part) => squaresOf(part).length === 0) && chains.nodes.length === 0;
  const own = isAlone ? framed(deduction, target === null ? 'set' : 'target') : [];
  const frames = playing.flatMap((part) => framed(part, role(part)));
  const isFree = (/** @type {{ square: number }} */ place) =>
    frames.every(({ square }) => square !== place.square);
  const focused = [
    ...(isAlone ? focus(deduction, target === null ? 'set' : 'target', candidates) : []),
    ...placesInBase(deduction, playing, candidates),
    ...playing.flatMap((part) => focus(emphasised(step, part), role(part), candidates)),
    ...pairs.flatMap((part) => focus(part, role(part), candidates)),
    ...nodesOf(step, chains.nodes),
  ];
  return picture({
    wrong: chains.wrong,
    last: target,
    position: candidates,
    units: [
      ...(deduction.unit ? [{ unit: deduction.unit, role: /** @type {Role} */ ('set') }] : []),
      ...playing.flatMap((part) => (part.unit ? [{ unit: part.unit, role: role(part) }] : [])),
      ...chains.units,
    ],
    squares: [...own, ...chains.squares.filter(isFree), ...frames],
    struck,
    focusDigits: focused.filter((place) => !isStruck(place)),
    links: [...chains.links, ...pairs.flatMap(lineOf)],
    tags: lettersOf(deduction, playing),
  });
}
