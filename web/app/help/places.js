/**
 * The places in the Help: what an address or a link names is unfolded and brought into view,
 * a technique with its picture.
 */

/** @param {string} id of a rule or its family; "alliance-3" is where "alliance" is */
const find = (id) =>
  document.getElementById(id) ?? document.getElementById(id.replace(/-\d+$/, ''));

/** @param {string} hash of an address; in the single file, where the Help is "#help", "#help/PLACE" */
export function reveal(hash) {
  const id = decodeURIComponent(hash).replace(/^#(help(\/|$))?/, '');
  const place = id ? find(id) : null;
  const picture = place?.closest('.technique')?.querySelector('details');
  for (let at = picture ?? place; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  place?.scrollIntoView();
}
