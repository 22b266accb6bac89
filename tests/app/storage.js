// A browser's storage for Node: it can be full, forbidden, or copied with its tab.
import { storeOf } from '../../web/app/keeping/store.js';

/** @param {{ room?: number, isForbidden?: boolean, entries?: Record<string, string> }} [how] room in characters */
export function fakeStorage({ room = Infinity, isForbidden = false, entries = {} } = {}) {
  const kept = new Map(Object.entries(entries));
  const used = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const storage = {
    room,
    kept,
    used,
    get length() {
      return kept.size;
    },
    key: (/** @type {number} */ index) => [...kept.keys()][index] ?? null,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    setItem(/** @type {string} */ key, /** @type {string} */ text) {
      const more = text.length + (kept.has(key) ? -(kept.get(key) ?? '').length : key.length);
      if (used() + more > storage.room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
  const store = storeOf(() => {
    if (isForbidden) throw new DOMException('no', 'SecurityError');
    return /** @type {any} */ (storage);
  });
  const copy = () => fakeStorage({ entries: Object.fromEntries(kept) });
  return { store, storage, copy };
}
