/**
 * Checks the arguments of callers for the reader of photos.
 */
import { fields, mistaken, takeWhole } from '../arguments.js';
import { KakuteiError } from '../errors.js';

/** The longest side of a photo, in pixels. */
const SIDE = 12_000;

/** Bytes of a pixel: grey, RGB, RGBA. */
const FORMATS = [1, 3, 4];

/**
 * @typedef {object} Picture as `ImageData` has it
 * @property {Uint8Array | Uint8ClampedArray} data its pixels, row by row from the top: a byte each for grey, three for RGB,
 *   four for RGBA, of which the fourth is passed over
 * @property {number} width in pixels, 1 to 12,000
 * @property {number} height likewise
 */
/** @typedef {Picture & { format: number, grid: number }} Asked format: bytes of a pixel */

/** Also those of another window. @param {unknown} data @returns {data is Picture['data']} */
const areBytes = (data) =>
  /^\[object Uint8(Clamped)?Array\]$/.test(Object.prototype.toString.call(data));

/** @param {unknown} picture @param {unknown} [options] @returns {Asked} */
export function takePhoto(picture, options) {
  const given = fields(picture, ['data', 'width', 'height']);
  const { grid = 0 } = fields(options, ['grid']);
  const { data } = given;
  if (!areBytes(data)) mistaken('The data of a picture is a Uint8Array or Uint8ClampedArray', data);
  const width = takeWhole(given.width, 'width', { most: SIDE });
  const height = takeWhole(given.height, 'height', { most: SIDE });
  const format = data.length / (width * height);
  if (!FORMATS.includes(format)) {
    const message = `The data of ${width} x ${height} pixels has 1, 3 or 4 bytes for each; these are ${data.length} bytes.`;
    throw new KakuteiError('length', { message });
  }
  return {
    data,
    width,
    height,
    format,
    grid: takeWhole(grid, 'number of the grid', { least: 0, most: 8 }),
  };
}
