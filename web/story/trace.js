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

/** @param {Unit} unit @returns {Square[]} */
export function squaresIn({ type, number }) {
  return Array.from({ length: 9 }, (_, place) => {
    const [across, down] = [place % 3, Math.floor(place / 3)];
    if (type === 'row') return { row: number, column: place + 1 };
    if (type === 'column') return { row: place + 1, column: number };
    const first = number - 1;
    return {
      row: Math.floor(first / 3) * 3 + down + 1,
      column: (first % 3) * 3 + across + 1,
    };
  });
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
