/**
 * Compiles kakutei.wasm from a URL, bytes or a module. The default is the file beside the page's modules. Where
 * WebAssembly has no 128-bit vectors it is kakutei-plain.wasm, the same engine without them.
 */
import { KakuteiError } from './errors.js';

/**
 * @typedef {{ url?: string | URL, bytes?: ArrayBuffer | ArrayBufferView, module?: WebAssembly.Module }} Source
 *   at most one of these
 */

/**
 * Node's fetch reads no files, so Node is asked for its file functions. Nothing is imported: bundlers for browsers
 * follow every import, and some write a worker as a single script, which may have no dynamic import.
 * @param {URL} url
 * @returns {Promise<BufferSource>}
 */
async function readBytes(url) {
  const files = url.protocol === 'file:' && globalThis.process?.getBuiltinModule?.('node:fs');
  if (files) return files.promises.readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** A module of one function, which returns a vector. */
const vectors = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
);

export const hasVectors = () => WebAssembly.validate(vectors);

const here = import.meta.url;

/**
 * Bundlers look for `new URL(…, import.meta.url)` with a literal; `here` hides the first one from them.
 * @param {string | URL} [url]
 */
function addressOf(url) {
  if (url) return new URL(url, here);
  if (hasVectors()) return new URL('../kakutei.wasm', import.meta.url);
  return new URL('../kakutei-plain.wasm', import.meta.url);
}

/** The catalogue of techniques, which makes no use of vectors. @param {Source} [source] */
export const compileTechniques = (source) =>
  compile(
    source?.bytes || source?.module || source?.url
      ? source
      : { url: new URL('../kakutei-techniques.wasm', import.meta.url) },
  );

/** @param {Source} [source] @returns {Promise<WebAssembly.Module>} */
export async function compile({ url, bytes, module } = {}) {
  if (module) return module;
  let where = '';
  try {
    if (bytes) return await WebAssembly.compile(/** @type {BufferSource} */ (bytes));
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
