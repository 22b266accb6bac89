/**
 * All of Compare.
 */

export { compare } from './comparing.js';
export { Table } from './table.js';
