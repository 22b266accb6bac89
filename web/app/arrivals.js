/**
 * Puzzles that come from elsewhere: shared with the installed page, opened with it as a file, dropped
 * on it or pasted. The page decides what to do with them.
 *
 * The one idea: everything is handed on as texts or files, with its origin; nothing is judged here, so
 * that all of it is read in the same way and the outcome is always reported.
 */

import { isInTextField } from './page-keys.js';

/** @typedef {{ key: string, name?: string }} Origin where it comes from, in words */
/** @typedef {{ texts?: readonly string[], files?: readonly File[], isShared?: boolean }} Brought neither: it could not be read; isShared: the service worker has files */
/** @typedef {(origin: Origin, brought: Brought) => void} Receive */

/** @param {Document} document @param {Receive} receive */
export function wireArrivals(document, receive) {
  takeShared(document, receive);
  takeLaunched(receive);
  document.addEventListener('paste', (event) => {
    if (isInTextField(event) || isInDialog(event)) return;
    take(event.clipboardData, 'arrived.pasted', receive);
  });
  document.addEventListener('dragover', (event) => {
    if (isInTextField(event)) return;
    // Without this nothing can be dropped here, and a dropped file would replace the page.
    event.preventDefault();
    if (event.dataTransfer && isInDialog(event)) event.dataTransfer.dropEffect = 'none';
  });
  document.addEventListener('drop', (event) => {
    if (isInTextField(event) && !event.dataTransfer?.files.length) return;
    event.preventDefault();
    if (isInDialog(event)) return;
    take(event.dataTransfer, 'arrived.dropped', receive);
  });
}

/** Ignores events behind an open dialog. @param {Event} event */
const isInDialog = (event) => event.composedPath().some((at) => at instanceof HTMLDialogElement);

/**
 * A text that another program has shared is in the address. It is removed from there, since otherwise
 * every reload would load it again.
 * @param {Document} document @param {Receive} receive
 */
function takeShared({ location }, receive) {
  const values = new URLSearchParams(location.search);
  const texts = ['title', 'text', 'url'].flatMap((name) => values.getAll(name)).filter(Boolean);
  const isShared = values.has('pictures');
  if (!texts.length && !isShared) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  receive({ key: 'arrived.shared' }, { texts: [texts.join('\n')], isShared });
}

/** Files that were opened with the installed page. @param {Receive} receive */
function takeLaunched(receive) {
  const { launchQueue } = /** @type {any} */ (globalThis);
  const [navigation] = /** @type {any[]} */ (performance.getEntriesByType('navigation'));
  // On a reload the browser hands over the same files again.
  if (!launchQueue || navigation?.type === 'reload') return;
  launchQueue.setConsumer(async (/** @type {any} */ { files = [] }) => {
    if (!files.length) return;
    try {
      const all = files.map((/** @type {any} */ file) => file.getFile());
      takeFiles(await Promise.all(all), receive);
    } catch {
      receive({ key: 'arrived.file', name: files[0].name }, {});
    }
  });
}

/** @param {DataTransfer | null} data @param {string} key @param {Receive} receive */
function take(data, key, receive) {
  const texts = [data?.getData('text/plain') ?? ''];
  if (data?.files.length) takeFiles([...data.files], receive, texts);
  else receive({ key }, { texts });
}

/** @param {readonly File[]} files @param {Receive} receive @param {readonly string[]} [texts] what came beside them */
function takeFiles(files, receive, texts) {
  const [{ name }] = files;
  receive(files.length > 1 ? { key: 'arrived.files' } : { key: 'arrived.file', name }, {
    files,
    texts,
  });
}
