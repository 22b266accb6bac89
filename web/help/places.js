/**
 * The places in the Help: the place that an address or a link names is unfolded and brought into view, a
 * technique with its picture. Chapters that are loaded later know places that are not in the page yet.
 */

/** @param {string} id of a rule or its family; "alliance-3" has the place of "alliance" */
const find = (id) =>
  document.getElementById(id) ?? document.getElementById(id.replace(/-\d+$/, ''));

/** @param {readonly import('./later.js').Later[]} later @param {string} id @returns {Promise<Element | null>} */
async function findIn(later, id) {
  const found = await Promise.all(later.map((chapter) => chapter.find(id)));
  return found.find((place) => place) ?? null;
}

/**
 * @param {string} hash of an address; in the single file, where the Help is "#help", "#help/PLACE"
 * @param {readonly import('./later.js').Later[]} later
 */
export async function reveal(hash, later) {
  const id = decodeURIComponent(hash).replace(/^#(help(\/|$))?/, '');
  const place = id ? (find(id) ?? (await findIn(later, id))) : null;
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
