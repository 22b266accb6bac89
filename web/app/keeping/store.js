/**
 * What the page keeps in the browser. A browser may refuse to keep anything, or give back what an
 * older page or a stranger wrote: nothing here throws, and what makes no sense reads as absent.
 */

const PREFIX = 'kakutei.';

/**
 * @typedef {Readonly<{
 *   text: (name: string) => string | null,
 *   put: (name: string, text: string) => boolean,
 *   remove: (name: string) => void,
 *   names: (prefix: string) => string[],
 *   read: (name: string) => any,
 *   write: (name: string, value: unknown) => boolean,
 * }>} Store put, write: whether it was kept; read: null if there is nothing, or nothing readable
 */

/**
 * @param {() => Storage} storage asked for each time: a browser may throw for the mere asking
 * @returns {Store}
 */
export function storeOf(storage) {
  /** @template T @param {(storage: Storage) => T} act @param {T} otherwise */
  const attempt = (act, otherwise) => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  /** @type {Store['text']} */
  const text = (name) => attempt((kept) => kept.getItem(PREFIX + name), null);
  /** @type {Store['put']} */
  const put = (name, value) =>
    attempt((kept) => {
      kept.setItem(PREFIX + name, value);
      return true;
    }, false);
  return Object.freeze({
    text,
    put,
    remove: (name) => attempt((kept) => kept.removeItem(PREFIX + name), undefined),
    names: (prefix) =>
      attempt(
        (kept) => Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? ''),
        [],
      )
        .filter((key) => key.startsWith(PREFIX + prefix))
        .map((key) => key.slice(PREFIX.length)),
    read: (name) => attempt(() => JSON.parse(text(name) ?? 'null'), null),
    write: (name, value) => put(name, JSON.stringify(value)),
  });
}

/** What all tabs share, and what is this tab's alone. */
export const shared = storeOf(() => localStorage);
export const ofTab = storeOf(() => sessionStorage);

export const { read, write } = shared;
