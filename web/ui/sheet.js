/**
 * Style sheets for shadow roots: one for all elements of a document, made when the first needs it.
 * A constructed sheet breaks no `style-src` of a host page; another document cannot adopt it.
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
