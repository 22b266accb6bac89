/**
 * The keys of the page, beside those of the solver. Pure: the Help lists this very table.
 */

/** @type {readonly { keys: readonly string[], about: string }[]} */
export const PAGE_KEYS = Object.freeze([{ keys: ['O'], about: 'help.keys.open' }]);

/** What takes letters for itself. */
const TYPED_IN = 'select, textarea, dialog, input:not([type=checkbox], [type=radio], [type=range])';
/** What takes a pasted text for itself. */
const TEXT_FIELD =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** @param {Event} event @param {string} selector */
const isFrom = (event, selector) =>
  /** @type {Element} */ (event.composedPath()[0]).closest?.(selector) !== null;

/** @param {Event} event */
export const isInTextField = (event) => isFrom(event, TEXT_FIELD);

/** @param {KeyboardEvent} event @param {boolean} letters whether letters are keys */
export function isOpenKey(event, letters) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event;
  const isPlain = !(ctrlKey || metaKey || altKey || shiftKey || isComposing || repeat);
  return (
    letters && isPlain && key.toUpperCase() === 'O' && !defaultPrevented && !isFrom(event, TYPED_IN)
  );
}
