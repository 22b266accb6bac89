// Finds things inside a page by role and name, through all open shadow roots. The text of this function is sent into
// the page, so it can use nothing from outside.

/** The type of `tools` in the page. @returns {any} */
export function makeTools() {
  /** @type {Record<string, string>} */
  const tags = {
    button: 'button',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog',
    article: 'article',
  };

  /** @param {string} selector @param {any} [root] @returns {any[]} */
  function all(selector, root = document) {
    return [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? all(selector, element.shadowRoot) : []),
    ]);
  }

  /** Its text without that of the choices in a list. @param {any} node @returns {string} */
  const textOf = (node) =>
    node.nodeName === 'SELECT'
      ? ''
      : node.nodeType === Node.TEXT_NODE
        ? node.data
        : [...node.childNodes].map(textOf).join('');

  /** @param {any} element */
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? textOf(element.labels?.[0] ?? element)).trim();

  /** @param {string} role @param {string} name the source of a pattern for the whole name */
  const named = (role, name) =>
    all(`[role=${role}]${tags[role] ? `, ${tags[role]}` : ''}`).filter(
      (element) => new RegExp(`^(${name})$`).test(nameOf(element)) && element.checkVisibility(),
    );

  function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  /** The squares of the first board: their names. */
  const squares = () => all('[role=gridcell]').slice(0, 81);
  return { all, named, nameOf, focused, squares };
}
