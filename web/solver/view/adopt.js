/**
 * Gives a shadow root a style sheet that it does not need from the beginning.
 *
 * @param {Element} element in it
 * @param {(document: Document) => CSSStyleSheet} sheetFor
 */
export function adopt(element, sheetFor) {
  const root = /** @type {ShadowRoot} */ (element.getRootNode());
  const sheet = sheetFor(element.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
