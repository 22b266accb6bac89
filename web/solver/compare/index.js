/**
 * All of Compare in one piece, as it is loaded when it is first wanted.
 */

export { compare } from './comparing.js';
export { comparisonSheetFor } from './styles.js';
export { Table } from './table.js';
