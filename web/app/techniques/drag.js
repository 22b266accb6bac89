/**
 * Rows that are dragged by a handle: the row goes with the pointer among its neighbours, and only where it is let go
 * the list learns of it.
 */

/** Pixels from the edge within which the list scrolls. */
const EDGE = 40;

/**
 * @param {HTMLElement} list that scrolls
 * @param {(slug: string, before: string | null) => void} drop before which row; null: behind all
 */
export function dragRows(list, drop) {
  list.addEventListener('pointerdown', (event) => {
    const handle = /** @type {HTMLElement} */ (event.target).closest('.handle');
    const row = /** @type {HTMLElement | null} */ (handle?.closest('li') ?? null);
    if (!handle || !row || event.button > 0) return;
    event.preventDefault();
    drag(list, row, event.pointerId, drop);
  });
}

/** @param {HTMLElement} list @param {HTMLElement} row @param {number} pointer @param {(slug: string, before: string | null) => void} drop */
function drag(list, row, pointer, drop) {
  const home = row.nextElementSibling;
  const rows = /** @type {HTMLElement} */ (row.parentElement);
  const over = new AbortController();
  const { signal } = over;
  /** @param {boolean} isDropped */
  const end = (isDropped) => {
    over.abort();
    row.classList.remove('dragged');
    const next = /** @type {HTMLElement | null} */ (row.nextElementSibling);
    rows.insertBefore(row, home);
    if (isDropped && next !== home) drop(row.dataset.slug ?? '', next?.dataset.slug ?? null);
  };
  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ act) =>
    document.addEventListener(type, act, { signal, capture: true });
  row.classList.add('dragged');
  list.setPointerCapture(pointer);
  listen('pointermove', ({ clientY }) => {
    follow(rows, row, clientY);
    scroll(list, clientY);
  });
  listen('pointerup', () => end(true));
  listen('pointercancel', () => end(false));
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It ends the dragging, not the dialog.
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
}

/** @param {HTMLElement} rows @param {HTMLElement} row @param {number} y */
function follow(rows, row, y) {
  const others = [...rows.children].filter((other) => other !== row);
  const next = others.find((other) => {
    const { top, height } = other.getBoundingClientRect();
    return y < top + height / 2;
  });
  if (row.nextElementSibling !== (next ?? null)) rows.insertBefore(row, next ?? null);
}

/** @param {HTMLElement} list @param {number} y */
function scroll(list, y) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= EDGE / 4;
  if (y > bottom - EDGE) list.scrollTop += EDGE / 4;
}
