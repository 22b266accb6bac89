/**
 * The page's storage in the browser. A browser may refuse to keep anything, or return texts of an older
 * page or a stranger: nothing here throws, and invalid texts read as absent.
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
 * @param {() => Storage} storage asked for each time, as a browser may throw at the mere access
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

/** The storage of all tabs, and that of this tab. */
export const shared = storeOf(() => localStorage);
export const ofTab = storeOf(() => sessionStorage);

export const { read, write } = shared;
