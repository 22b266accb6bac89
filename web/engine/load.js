/** Compiles a module of the table in modules.js from a URL, bytes or a compiled module. */
import { KakuteiError } from './errors.js';
import { modules } from './modules.js';
import { hasVectors } from './vectors.js';

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

/** A bundler that saw what it is would take `new URL(url, here)` for a file of the package. */
const here = import.meta.url;

/** @param {string} name of a module */
function ownAddress(name) {
  const { own, plain = own } = modules[name];
  return hasVectors() ? own() : plain();
}

/**
 * @param {string} name of a module
 * @param {Source} [source] the file beside the page's modules unless there is one
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(name, { url, bytes, module } = {}) {
  if (module) return module;
  let where = '';
  try {
    if (bytes) return await WebAssembly.compile(/** @type {BufferSource} */ (bytes));
    const from = url ? new URL(url, here) : ownAddress(name);
    where = ` from ${from}`;
    return await WebAssembly.compile(await readBytes(from));
  } catch (cause) {
    throw new KakuteiError('load', {
      message: `${name}.wasm could not be loaded${where}: ${cause}`,
      cause,
    });
  }
}
