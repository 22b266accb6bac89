/**
 * What could not be loaded, and is tried again when a person presses Retry above the story.
 */

import { setFault } from '../model/actions.js';

/** @typedef {ReturnType<typeof makeRetries>} Retries */

/** @param {import('../model/store.js').Store} store */
export function makeRetries(store) {
  /** @type {Set<() => void>} */
  const all = new Set();
  // What has been settled otherwise is not to begin anew when another part is missing.
  store.subscribe(({ fault }) => fault || all.clear());
  return {
    /** A part could not be had, which is said. @param {() => void} again tries again what takes it */
    add(again) {
      all.add(again);
      store.send(setFault, 'error.part');
    },
    run() {
      const now = [...all];
      store.send(setFault, null);
      for (const again of now) again();
    },
  };
}
