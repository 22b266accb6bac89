/**
 * Waits until the browser has nothing better to do, and says whether a person saves data.
 */

/**
 * Resolves when the browser has nothing better to do, after `timeout` milliseconds at the latest: some browsers do
 * not call back for a long time although they are idle.
 *
 * @param {{ timeout?: number }} [options]
 * @returns {Promise<unknown>}
 */
export const idle = ({ timeout = 2000 } = {}) =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, 200);
  });

/** Whether a person wants to load as little as possible. */
export const savesData = () => /** @type {any} */ (navigator).connection?.saveData === true;
