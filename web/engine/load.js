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
    const { readFile } = await import('node:fs/promises');
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** @param {Source} [source] @returns {Promise<WebAssembly.Module>} */
export async function compile({ url, bytes, module } = {}) {
  if (module) return module;
  const from = new URL(url ?? '../kakutei.wasm', import.meta.url);
  try {
    return await WebAssembly.compile(bytes ?? (await readBytes(from)));
  } catch (cause) {
    const where = bytes ? '' : ` from ${from}`;
    throw new KakuteiError('load', {
      message: `kakutei.wasm could not be loaded${where}: ${cause}`,
      cause,
    });
  }
}
