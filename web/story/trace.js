/**
 * Reads single events: their squares and digits, and the events that they name. Pure, and without words.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Square} Square */
/** @typedef {import('./types.js').Unit} Unit */

/** @param {readonly Event[]} events @param {number | null} number @returns {Event | null} */
export const at = (events, number) => (number === null ? null : (events[number] ?? null));

/** The squares of an event: its square or, if it names none, its squares. @param {Pick<Event, 'square' | 'squares'>} event @returns {readonly Square[]} */
export const squaresOf = ({ square, squares }) => (square ? [square] : squares);

/** @param {Event} event */
export const setOf = (event) => ({ squares: squaresOf(event), digits: event.digits });

/** @param {Event} event */
export const isSingle = (event) => squaresOf(event).length === 1 && event.digits.length === 1;

/** @param {Square} square @returns {number} 0 to 80 */
export const number = ({ row, column }) => (row - 1) * 9 + column - 1;

/** @param {readonly Event[]} parts @param {string} role */
export const inRole = (parts, role) => parts.filter(({ value }) => value === role);

/** @param {Unit['type']} type @param {number} number @param {number} place 0 to 8 @returns {Square} */
function squareAt(type, number, place) {
  if (type === 'row') return { row: number, column: place + 1 };
  if (type === 'column') return { row: place + 1, column: number };
  const [above, left] = [Math.floor((number - 1) / 3) * 3, ((number - 1) % 3) * 3];
  return { row: above + Math.floor(place / 3) + 1, column: left + (place % 3) + 1 };
}

/** @type {Map<string, readonly Square[]>} */
const squaresOfUnits = new Map();

/** The nine squares of a unit, the same list at each call. @param {Unit} unit @returns {readonly Square[]} */
export function squaresIn({ type, number }) {
  const key = type + number;
  const known = squaresOfUnits.get(key);
  if (known) return known;
  const squares = Array.from({ length: 9 }, (_, place) => squareAt(type, number, place));
  squaresOfUnits.set(key, squares);
  return squares;
}

/** Whether a digit is put in on trial, by a method that knows no main and sub. @param {Event} event */
const isTrial = ({ kind, rule }) => kind === 'assumed' && rule !== 'main' && rule !== 'sub';

/** Whether there are deductions to be told. @param {readonly Event[]} events */
export const hasCourse = (events) =>
  events.some((event) => event.kind === 'deduction' || isTrial(event));

/** Its row, column and box. @param {Square} square @returns {Unit[]} */
export const unitsOf = ({ row, column }) => [
  { type: 'row', number: row },
  { type: 'column', number: column },
  { type: 'box', number: Math.floor((row - 1) / 3) * 3 + Math.ceil(column / 3) },
];
