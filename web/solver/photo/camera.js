/**
 * The live view: what the camera shows, with the grid that was found drawn over it.
 *
 * The one idea: every picture is read as a whole. Two that follow one another and are read alike, with the grid in the
 * same place, are steady: the second one is taken, with what was read of it.
 */

import { grab } from './decode.js';

/** @typedef {import('./straighten.js').Picture} Picture */
/** @typedef {import('./reading.js').Answer} Answer */
/** @typedef {{ hasGrid: false } | Answer} Read */

/** As a part of the side of the grid: how far its corners may move. */
const STEADY = 0.03;
const CORNERS = [0, 9, 90, 99];

/** @param {readonly [number, number]} one @param {readonly [number, number]} other */
const distance = ([x, y], [toX, toY]) => Math.hypot(toX - x, toY - y);

/** @param {Read} before @param {Read} now */
export function isSteady(before, now) {
  if (!before.hasGrid || !now.hasGrid) return false;
  if (before.digits !== now.digits || before.givens !== now.givens) return false;
  const most = STEADY * distance(now.crossings[0], now.crossings[9]);
  return CORNERS.every((at) => distance(before.crossings[at], now.crossings[at]) <= most);
}

/** Whether a camera may be asked for; another page's frame without `allow="camera"` may not. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Shows the camera until the signal aborts.
 *
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @returns {Promise<void>} when it shows something; rejects with the browser's error
 */
export async function showCamera(video, signal) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end, { once: true });
  video.srcObject = stream;
  await video.play().catch((error) => {
    if (!signal.aborted) throw error;
  });
}

/** @param {HTMLVideoElement} video */
const nextPicture = (video) =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

/**
 * Reads one picture after the other.
 *
 * @param {HTMLVideoElement} video
 * @param {HTMLCanvasElement} outline
 * @param {(picture: Picture) => Promise<Read>} read
 * @param {AbortSignal} signal
 * @returns {Promise<{ picture: Picture, answer: Answer } | null>} the steady one; null: the signal aborted
 */
export async function watchCamera(video, outline, read, signal) {
  /** @type {Read} */
  let before = { hasGrid: false };
  while (!signal.aborted) {
    await nextPicture(video);
    if (signal.aborted) return null;
    const picture = grab(video);
    const answer = await read(picture);
    if (signal.aborted) return null;
    drawOutline(outline, picture, answer);
    if (answer.hasGrid && isSteady(before, answer)) return { picture, answer };
    before = answer;
  }
  return null;
}

/** @param {HTMLCanvasElement} canvas @param {Picture} picture @param {Read} answer */
function drawOutline(canvas, { width, height }, answer) {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context || !answer.hasGrid) return;
  const { crossings } = answer;
  const line = (/** @type {number} */ from, /** @type {number} */ step) => {
    context.moveTo(...crossings[from]);
    for (let at = 1; at < 10; at++) context.lineTo(...crossings[from + at * step]);
  };
  context.beginPath();
  for (const at of [0, 3, 6, 9]) {
    line(10 * at, 1);
    line(at, 10);
  }
  const { color, outlineColor } = getComputedStyle(canvas);
  const thin = Math.max(2, width / 160);
  for (const [strokeStyle, lineWidth] of /** @type {const} */ ([
    [outlineColor, 2.5 * thin],
    [color, thin],
  ])) {
    Object.assign(context, { strokeStyle, lineWidth });
    context.stroke();
  }
}
