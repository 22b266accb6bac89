/**
 * Style sheets for documents and shadow roots: one for all elements of a document, made for the first that needs it. A
 * constructed sheet breaks no `style-src` of a host page; another document cannot adopt it.
 */

/**
 * @param {string} css
 * @returns {(document: Document) => CSSStyleSheet} always the same one for a document
 */
export function sheetOf(css) {
  /** @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap();
  return (document) => {
    let sheet = sheets.get(document);
    if (!sheet) {
      const { CSSStyleSheet } = document.defaultView ?? globalThis;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(document, sheet);
    }
    return sheet;
  };
}

/**
 * Adds a sheet to the document or shadow root of an element, when it is first needed.
 *
 * @param {Element} element
 * @param {(document: Document) => CSSStyleSheet} sheetFor
 */
export function adopt(element, sheetFor) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  const sheet = sheetFor(element.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** A host may have made the root's letters tiny to count in tens: ours stay legible. */
const REM = 'max(1rem, 16px)';

/** @param {string} css @returns {string} in which a `rem` is at least as wide as by default */
export const inRem = (css) => css.replace(/(-?[\d.]+)rem\b/g, `calc($1 * ${REM})`);
