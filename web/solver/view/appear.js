/**
 * Plays the digits of a Go in their order: quickly, one after the other, and at once to the end when a
 * person acts or wants no motion. It only shows; the game itself has all digits from the beginning.
 */

const LONGEST = 1400;
const PER_DIGIT = 28;

/**
 * @param {object} play
 * @param {number} play.count how many digits
 * @param {(shown: number) => void} play.show draws the board with this many of them; `count` is the end
 * @param {AbortSignal} play.signal aborted: to the end at once
 * @returns {Promise<void>} resolves when all are shown
 */
export function appear({ count, show, signal }) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (still || signal.aborted || count < 2) {
    show(count);
    return Promise.resolve();
  }
  const length = Math.min(LONGEST, count * PER_DIGIT);
  const start = performance.now();
  return new Promise((resolve) => {
    let shown = -1;
    const finish = () => {
      signal.removeEventListener('abort', finish);
      clearTimeout(net);
      cancelAnimationFrame(frame);
      show(count);
      resolve();
    };
    const draw = () => {
      const next = Math.floor(((performance.now() - start) / length) * count);
      if (next >= count) return finish();
      if (next !== shown) show((shown = next));
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    // A page in the background gets no frames.
    const net = setTimeout(finish, length + 200);
    signal.addEventListener('abort', finish, { once: true });
  });
}
