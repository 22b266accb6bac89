/**
 * What can wait: until the browser has nothing better to do; and what a person who saves data does without.
 */

/**
 * Resolves when the browser has nothing better to do.
 *
 * @param {IdleRequestOptions} [options] its `timeout`: milliseconds after which it has to be
 * @returns {Promise<unknown>}
 */
export const idle = (options) =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, options);
    else setTimeout(resolve, 200);
  });

/** Whether a person wants to load as little as can be. */
export const savesData = () => /** @type {any} */ (navigator).connection?.saveData === true;
