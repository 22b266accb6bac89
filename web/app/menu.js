/**
 * The menu. On a narrow window it also holds the entries of the row beside it for which there is no room.
 */

/** @param {Document} document */
export function wireMenu(document) {
  const drawer = /** @type {HTMLElement} */ (document.getElementById('drawer'));
  const entries = [...document.querySelectorAll('.links > .wide')];
  const places = entries.map((entry) => {
    const place = document.createComment('');
    entry.before(place);
    return place;
  });
  const narrow = matchMedia('(width < 40rem)');
  const arrange = () => {
    drawer.hidePopover();
    if (narrow.matches) drawer.prepend(...entries);
    else entries.forEach((entry, index) => places[index].after(entry));
  };
  if (narrow.matches) arrange();
  narrow.addEventListener('change', arrange);
  // Escape closes the menu. The solver would take the key for itself.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drawer.matches(':popover-open')) event.stopPropagation();
    },
    { capture: true },
  );
  drawer.addEventListener('click', ({ target }) => {
    if (/** @type {Element} */ (target).closest('button, a')) drawer.hidePopover();
  });
}
