/**
 * From a file, or the picture of a camera, to pixels.
 *
 * The one idea: nothing larger than is needed is ever held. The browser turns a picture as the camera noted and reduces it
 * while it decodes.
 */

import { make } from '../../ui/elements.js';
import { PhotoError } from './faults.js';

/** @typedef {import('./straighten.js').Picture} Picture */

/** The longest side of a picture that is read, in pixels. */
const LONGEST = 2000;

/** @param {number} width @param {number} height */
function reduced(width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * @param {Blob} file
 * @returns {Promise<Picture>} rejects with a PhotoError: `undecoded`, `large` or `memory`
 */
export async function decode(file) {
  const { width, height } = reduced(...(await sizeOf(file)));
  const how = /** @type {const} */ ({ resizeWidth: width, resizeHeight: height });
  const bitmap = await createImageBitmap(file, { ...how, resizeQuality: 'medium' }).catch(
    (cause) => {
      throw new PhotoError('large', { cause });
    },
  );
  try {
    return pixelsOf(bitmap, width, height);
  } finally {
    bitmap.close();
  }
}

/** The size is in the first bytes, so nothing is decoded for it. @param {Blob} file @returns {Promise<[number, number]>} */
async function sizeOf(file) {
  const address = URL.createObjectURL(file);
  const image = make('img', { src: address });
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
    });
    return [image.naturalWidth, image.naturalHeight];
  } catch {
    return sizeOfAll(file);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A host's policy may refuse the address: then the whole picture is decoded for its size. @param {Blob} file @returns {Promise<[number, number]>} */
async function sizeOfAll(file) {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new PhotoError('undecoded', { cause });
  });
  const { width, height } = bitmap;
  bitmap.close();
  return [width, height];
}

/** What a camera shows now. @param {HTMLVideoElement} video @returns {Picture} */
export function grab(video) {
  const { width, height } = reduced(video.videoWidth, video.videoHeight);
  return pixelsOf(video, width, height);
}

/** @param {CanvasImageSource} source @param {number} width @param {number} height @returns {Picture} */
function pixelsOf(source, width, height) {
  const canvas = make('canvas', { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PhotoError('memory');
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
