/**
 * What a session and the element around it know of each other. Types only.
 */

/**
 * @typedef {object} Choices
 * @property {boolean} showHow
 * @property {boolean} inside list also what happened inside assumptions
 * @property {boolean} marks draw the possibilities on the board
 * @property {boolean} letterKeys
 * @property {string} method
 * @property {Readonly<Record<string, number>>} options of the methods, by name: each takes its own
 * @property {number} speed of Play, in events a second
 * @property {import('./views.js').View} view what is shown in the squares
 * @property {number} sheet 1 to 9, of the view 'sheet'
 */
/**
 * @typedef {object} Host
 * @property {(type: 'changed' | 'stepped' | 'solved' | 'failed', detail: object) => void} tell what
 *   the person did
 * @property {(changes: Partial<Choices>) => void} choose the person chose
 * @property {(running: boolean) => void} run
 * @property {() => string} help the address of the Help
 */

export {};
