/** The dialogs of the page, in one piece: loaded when the first of them is wanted. */

export { openEmbedDialog } from './embed-dialog.js';
export { openNewPuzzle } from './new-puzzle.js';
