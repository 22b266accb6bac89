/**
 * The states of an element of ours, which a host's style sheet can ask for by `:state(…)`.
 */

/**
 * Older browsers have no states: there nothing can be styled by them.
 * @param {HTMLElement} element @returns {{ add: (name: string) => void, delete: (name: string) => void } | null}
 */
export function statesOf(element) {
  try {
    return /** @type {any} */ (element.attachInternals()).states ?? null;
  } catch {
    return null;
  }
}
