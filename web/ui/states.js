/**
 * The states of our elements, which a host's style sheet can select by `:state(…)`.
 */

/**
 * Older browsers have no states, so there they have no effect.
 * @param {HTMLElement} element @returns {{ add: (name: string) => void, delete: (name: string) => void } | null}
 */
export function statesOf(element) {
  try {
    return /** @type {any} */ (element.attachInternals()).states ?? null;
  } catch {
    return null;
  }
}
