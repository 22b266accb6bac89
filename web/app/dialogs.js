/** What the page opens over itself, in one piece: loaded when the first of it is wanted. */

export { openEmbedDialog } from './embedding/dialog.js';
export { openNewPuzzle } from './making/dialog.js';
