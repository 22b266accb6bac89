/**
 * The grid of a photo drawn as a square, piece by piece. Pure.
 *
 * The one idea: paper bends, but hardly within a square of the grid; so each is straightened by its own four corners.
 */

/** @typedef {{ data: Uint8ClampedArray, width: number, height: number }} Picture RGBA, row by row */
/** @typedef {readonly (readonly [number, number])[]} Crossings 10 by 10, row by row, in pixels of the picture */

/**
 * @param {Picture} picture
 * @param {Crossings} crossings
 * @param {number} side of a square in pixels
 * @returns {Picture} nine squares wide and high
 */
export function straighten(picture, crossings, side) {
  const width = 9 * side;
  const data = new Uint8ClampedArray(4 * width * width);
  for (let y = 0; y < width; y++) {
    const [row, v] = [Math.floor(y / side), ((y % side) + 0.5) / side];
    for (let x = 0; x < width; x++) {
      const [column, u] = [Math.floor(x / side), ((x % side) + 0.5) / side];
      const corner = 10 * row + column;
      const above = between(crossings[corner], crossings[corner + 1], u);
      const below = between(crossings[corner + 10], crossings[corner + 11], u);
      copyPixel(picture, between(above, below, v), data, 4 * (y * width + x));
    }
  }
  return { data, width, height: width };
}

/** @param {readonly [number, number]} from @param {readonly [number, number]} to @param {number} part @returns {[number, number]} */
const between = ([x, y], [toX, toY], part) => [x + (toX - x) * part, y + (toY - y) * part];

/** The nearest pixel; outside of the picture that of its edge. @param {Picture} picture @param {readonly [number, number]} place @param {Uint8ClampedArray} data @param {number} at */
function copyPixel({ data: from, width, height }, [x, y], data, at) {
  const column = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const row = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const start = 4 * (row * width + column);
  for (let channel = 0; channel < 4; channel++) data[at + channel] = from[start + channel];
}
