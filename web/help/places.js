/**
 * The places in the Help: the place that an address or a link names is unfolded and brought into view, a
 * technique with its picture. The catalogue knows places that are not in the page yet.
 */

/** @param {string} id of a rule or its family; "alliance-3" has the place of "alliance" */
const find = (id) =>
  document.getElementById(id) ?? document.getElementById(id.replace(/-\d+$/, ''));

/**
 * @param {string} hash of an address; in the single file, where the Help is "#help", "#help/PLACE"
 * @param {import('./families.js').Families} families
 */
export async function reveal(hash, families) {
  const id = decodeURIComponent(hash).replace(/^#(help(\/|$))?/, '');
  const place = id ? (find(id) ?? (await families.find(id))) : null;
  const own = place?.matches('.chapter > h2')
    ? place.nextElementSibling
    : place?.closest('.technique')?.querySelector('details');
  for (let at = own ?? place; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  place?.scrollIntoView();
  if (place instanceof HTMLElement && place.hasAttribute('tabindex')) {
    place.focus({ preventScroll: true });
  }
}
