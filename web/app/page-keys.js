/**
 * The keys of the page, besides those of the solver. Pure: the Help lists this very table.
 */

/** @type {readonly { action: 'open' | 'share' | 'keys', keys: readonly string[] }[]} */
export const PAGE_KEYS = Object.freeze([
  { action: 'open', keys: ['O'] },
  { action: 'share', keys: ['A'] },
  { action: 'keys', keys: ['?'] },
]);

/** Elements that take letters for themselves. */
const TYPED_IN =
  'select, textarea, dialog[open], input:not([type=checkbox], [type=radio], [type=range])';
/** Elements that take a pasted text for themselves. */
const TEXT_FIELD =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** @param {Event} event @param {string} selector */
const isFrom = (event, selector) =>
  /** @type {Element} */ (event.composedPath()[0]).closest?.(selector) !== null;

/** @param {Event} event */
export const isInTextField = (event) => isFrom(event, TEXT_FIELD);

/** @param {KeyboardEvent} event @param {boolean} letters whether letters are keys */
export function pageActionOf(event, letters) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented } = event;
  // On many keyboards a question mark takes Shift.
  const isHeld = ctrlKey || metaKey || altKey || (shiftKey && key !== '?');
  const isPlain = !(isHeld || isComposing || repeat);
  if (!letters || !isPlain || defaultPrevented || isFrom(event, TYPED_IN)) return null;
  return PAGE_KEYS.find(({ keys }) => keys.includes(key.toUpperCase()))?.action ?? null;
}
