/** Two dialogs in one piece, as they share most of what they need: apart they would be larger. */

export { openEmbedDialog } from './embedding/dialog.js';
export { openNewPuzzle } from './making/dialog.js';
