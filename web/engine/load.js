/**
 * Compiles kakutei.wasm, from wherever it is. The default is the file beside the page's modules.
 */
import { KakuteiError } from './errors.js';

/**
 * @typedef {{ url?: string | URL, bytes?: BufferSource, module?: WebAssembly.Module }} Source
 *   at most one of these
 */

/** @param {URL} url @returns {Promise<BufferSource>} */
async function readBytes(url) {
  if (url.protocol === 'file:' && typeof process !== 'undefined') {
    // Bundlers for browsers let it stand: it is marked for theirs, and its failure is dealt with.
    const files = await import(
      /* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises'
    ).catch(() => null);
    if (files) return files.readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

const here = import.meta.url;

/** Bundlers find the file by the second form, and would stumble over the first in the same words. */
/** @param {string | URL} [url] */
const addressOf = (url) => (url ? new URL(url, here) : new URL('../kakutei.wasm', import.meta.url));

/** @param {Source} [source] @returns {Promise<WebAssembly.Module>} */
export async function compile({ url, bytes, module } = {}) {
  if (module) return module;
  let where = '';
  try {
    if (bytes) return await WebAssembly.compile(bytes);
    const from = addressOf(url);
    where = ` from ${from}`;
    return await WebAssembly.compile(await readBytes(from));
  } catch (cause) {
    throw new KakuteiError('load', {
      message: `kakutei.wasm could not be loaded${where}: ${cause}`,
      cause,
    });
  }
}
