/**
 * A finger that rests on a square selects it, and then every square that it is drawn over, as a mouse that is dragged
 * does. One that moves at once scrolls the page.
 */

/** Milliseconds that a finger rests. */
const REST = 350;

/** Pixels that a finger moves although it rests. */
const SLACK = 10;

/** Unless the page scrolls already. @param {Event} event */
const prevent = (event) => void (event.cancelable && event.preventDefault());

/**
 * @param {HTMLElement} grid
 * @param {(x: number, y: number, joins: boolean) => void} select the square there, which joins the selected ones or not
 */
export function followFinger(grid, select) {
  /** Where the finger came down, while it is not known what it is to be. @type {Touch | null} */
  let resting = null;
  let isDrawing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const end = () => {
    clearTimeout(timer);
    [resting, isDrawing] = [null, false];
  };
  grid.addEventListener(
    'touchstart',
    ({ touches }) => {
      end();
      if (touches.length > 1) return;
      const { clientX, clientY } = (resting = touches[0]);
      timer = setTimeout(() => {
        [resting, isDrawing] = [null, true];
        select(clientX, clientY, false);
      }, REST);
    },
    { passive: true },
  );
  grid.addEventListener(
    'touchmove',
    (event) => {
      const { clientX: x, clientY: y } = event.touches[0];
      if (isDrawing) {
        prevent(event);
        select(x, y, true);
      } else if (resting && Math.hypot(x - resting.clientX, y - resting.clientY) > SLACK) end();
    },
    { passive: false },
  );
  grid.addEventListener('touchend', (event) => {
    // A click would select the last square alone.
    if (isDrawing) prevent(event);
    end();
  });
  grid.addEventListener('touchcancel', end);
  grid.addEventListener('contextmenu', (event) => {
    if (resting || isDrawing) event.preventDefault();
  });
}
