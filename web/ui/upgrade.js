/**
 * Takes over the properties that were set on an element before it was defined: there they hide the
 * accessors of its class, so each is taken away and set again, in the order of the names.
 *
 * @param {HTMLElement} element
 * @param {readonly string[]} names
 */
export function upgradeProperties(element, names) {
  const own = /** @type {any} */ (element);
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
