/**
 * Boards that come from elsewhere: shared with the installed page, opened with it as a file, dropped
 * on it or pasted. The page decides what to do with them.
 *
 * The one idea: everything is read as text and examined in the same way, and the outcome is always
 * reported, also when no board was found.
 */

import { LONGEST, findBoard, findBoardIn } from './find-board.js';

/** @typedef {{ key: string, name?: string }} Arrival where it comes from, in words */
/** @typedef {ReturnType<typeof findBoard> | { fault: 'unreadable' }} Found */
/** @typedef {(source: Arrival, found: Found) => void} Receive */

/** @param {Document} document @param {Receive} receive */
export function wireArrivals(document, receive) {
  takeShared(document, receive);
  takeLaunched(receive);
  document.addEventListener('paste', (event) => {
    if (isField(event) || isInDialog(event)) return;
    take(event.clipboardData, 'arrived.pasted', receive);
  });
  document.addEventListener('dragover', (event) => {
    if (isField(event)) return;
    // Without this nothing can be dropped here, and a dropped file would replace the page.
    event.preventDefault();
    if (event.dataTransfer && isInDialog(event)) event.dataTransfer.dropEffect = 'none';
  });
  document.addEventListener('drop', (event) => {
    if (isField(event)) return;
    event.preventDefault();
    if (isInDialog(event)) return;
    take(event.dataTransfer, 'arrived.dropped', receive);
  });
}

/** What happens in a field is the field's. @param {Event} event */
const isField = (event) =>
  /** @type {Element} */ (event.composedPath()[0]).matches?.('input, textarea, select');

/** Behind an open dialog nothing changes. @param {Event} event */
const isInDialog = (event) => event.composedPath().some((at) => at instanceof HTMLDialogElement);

/**
 * A text that another program has shared is in the address. It is removed from there, since otherwise
 * every reload would load it again.
 * @param {Document} document @param {Receive} receive
 */
function takeShared({ location }, receive) {
  const values = new URLSearchParams(location.search);
  const texts = ['title', 'text', 'url'].flatMap((name) => values.getAll(name)).filter(Boolean);
  if (!texts.length) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  receive({ key: 'arrived.shared' }, findBoardIn(texts));
}

/** Files that were opened with the installed page. @param {Receive} receive */
function takeLaunched(receive) {
  const { launchQueue } = /** @type {any} */ (globalThis);
  const [navigation] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
  // On a reload the browser hands over the same files again.
  if (!launchQueue || navigation?.type === 'reload') return;
  launchQueue.setConsumer(async (/** @type {any} */ { files = [] }) => {
    if (!files.length) return;
    const [{ name }] = files;
    try {
      takeFiles(await Promise.all(files.map((/** @type {any} */ file) => file.getFile())), receive);
    } catch {
      receive({ key: 'arrived.file', name }, { fault: 'unreadable' });
    }
  });
}

/** @param {DataTransfer | null} data @param {string} key @param {Receive} receive */
function take(data, key, receive) {
  if (data?.files.length) takeFiles([...data.files], receive);
  else receive({ key }, findBoard(data?.getData('text/plain') ?? ''));
}

/** @param {File[]} files @param {Receive} receive */
async function takeFiles(files, receive) {
  if (files.length > 1) return receive({ key: 'arrived.files' }, { fault: 'several' });
  const [file] = files;
  const source = { key: 'arrived.file', name: file.name };
  if (file.size > LONGEST) return receive(source, { fault: 'long' });
  /** @type {string | null} */
  const text = await file.text().catch(() => null);
  receive(source, text === null ? { fault: 'unreadable' } : findBoard(text));
}
