/**
 * Giving away: to the clipboard, as a file, to another program. Each reports its result, also when the browser refuses.
 */

import { make } from '../../ui/elements.js';

/** @typedef {import('./dialog.js').Desk} Desk */

/**
 * @param {Desk} desk
 * @param {HTMLInputElement | HTMLTextAreaElement} field whose text is copied, or selected if copying fails
 */
export async function copyText({ words: { t }, note }, field) {
  try {
    await navigator.clipboard.writeText(field.value);
    note(t('embed.copied'));
  } catch {
    field.focus();
    field.select();
    note(t('embed.notCopied'));
  }
}

/** @param {Desk} desk @param {() => Promise<Blob>} draw a PNG */
export async function copyPicture({ words: { t }, note }, draw) {
  try {
    // Before any waiting, as a browser may require that it follows the press at once.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
    note(t('embed.copied'));
  } catch {
    note(t('share.pictureNotCopied'));
  }
}

/** @param {Desk} desk @param {string} name @param {Blob | Promise<Blob>} content */
export async function save({ words: { t }, note }, name, content) {
  try {
    const href = URL.createObjectURL(await content);
    make('a', { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    note(t('share.saved', { name }));
  } catch (error) {
    console.error(error);
    note(t('share.notSaved'));
  }
}

/** Whether the browser can pass a link on to another program. @param {string} url */
export const canSend = (url) => navigator.canShare?.({ url }) ?? false;

/** @param {Desk} desk @param {string} url */
export async function send({ words: { t }, note }, url) {
  try {
    await navigator.share({ title: t('page.title'), url });
    note('');
  } catch (error) {
    // A person who cancels needs no message.
    if (/** @type {Error} */ (error).name !== 'AbortError') note(t('share.notSent'));
  }
}
