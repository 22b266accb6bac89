/**
 * Trials as pictures: the supposition, the digits that were put in then, and the contradiction in which it ends.
 */

import { contradictionOf, isContradiction, isSupposition } from './argument.js';
import { after, drawLine, drawPlaced, focus, placesOf, positionOf, supposing } from './drawings.js';
import { picture } from './items.js';
import { inRole, number } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./argument.js').Line} Line */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */

const CAUSE = /** @type {const} */ ('cause');

/** @param {Event} supposed */
const isDenied = ({ rule }) => rule === 'trial-not';

/** The scene inside a trial. @param {Scene} scene @param {Event} supposed */
export const within = (scene, supposed) => ({
  ...supposing(scene, supposed, !isDenied(supposed)),
  firm: scene.firm ?? scene.digits,
});

/** The scene when a line, or a whole trial, has been told. @param {Scene} scene @param {Node} node */
export const afterNode = (scene, { line, inner }) =>
  inner ? supposing(scene, line.event, isDenied(line.event)) : after(scene, line);

/** The squares that leave a square one candidate, as far as they do it alone. @param {Line} line */
export const takersIn = ({ parts }) => inRole(parts, 'takers').flatMap(({ squares }) => squares);

/** @param {Event} event a contradiction @param {Scene} scene @returns {Picture} */
function drawClash(event, scene) {
  const squares = event.square ? [event.square] : event.squares;
  return picture({
    ...positionOf(scene),
    units: event.unit ? [{ unit: event.unit, role: 'cause' }] : [],
    wrong: squares.map(number),
    focusDigits: focus(squares, event.digits, 'cause', scene),
  });
}

/**
 * A line on the board itself or inside a trial, with what has been ruled out that it needs.
 * @param {Line} line @param {Scene} scene @returns {Picture}
 */
export function drawNested(line, scene) {
  const drawn = drawBare(line, scene);
  const gone = inRole(line.parts, 'gone').flatMap(placesOf);
  return picture({ ...drawn, struck: [...drawn.struck, ...gone] });
}

/** @param {Line} line @param {Scene} scene @returns {Picture} */
function drawBare(line, scene) {
  const { event } = line;
  if (isContradiction(event)) return drawClash(event, scene);
  if (isSupposition(event)) return drawSupposition(event, scene);
  if (event.family !== 'single' || Number(event.value) === 0) return drawLine(line, scene);
  const drawn = drawPlaced(event, scene, { isFirm: false });
  const causes = takersIn(line).map((square) => ({ square: number(square), role: CAUSE }));
  return picture({ ...drawn, squares: [...causes, ...drawn.squares] });
}

/** @param {Event} event @param {Scene} scene @returns {Picture} */
function drawSupposition(event, scene) {
  const drawn = drawPlaced(event, scene, { isFirm: false });
  const { square, digits } = event;
  const struck = square && isDenied(event) ? [{ square: number(square), digit: digits[0] }] : [];
  return picture({ ...drawn, struck });
}

/**
 * A trial in one picture: the supposition, the digits put in then, and the contradiction.
 *
 * @param {Node} node
 * @param {Scene} scene before it
 * @returns {Picture}
 */
export function drawTrial({ line, inner }, scene) {
  const supposed = drawNested(line, scene);
  const contradiction = contradictionOf(inner ?? []);
  if (!contradiction) return supposed;
  const clash = drawClash(
    contradiction,
    (inner ?? []).reduce(afterNode, within(scene, line.event)),
  );
  return picture({
    ...clash,
    squares: supposed.squares.map((place) => ({ ...place, role: CAUSE })),
    focusDigits: [...clash.focusDigits, ...supposed.focusDigits],
    struck: supposed.struck,
  });
}

/** @param {Node} node @param {Scene} scene @returns {Picture} */
export const drawNode = (node, scene) =>
  node.inner ? drawTrial(node, scene) : drawNested(node.line, scene);
