/**
 * The WebAssembly modules, by name: where each lies, and which one takes its place where there are no 128-bit vectors.
 *
 * engine/modules.cmake says how each is built, scripts/lib/modules.js when it is loaded and how large it may be.
 * Bundlers look for `new URL(…, import.meta.url)` with a literal, so every address is written out.
 */

/** @type {Readonly<Record<string, { own: () => URL, plain?: () => URL }>>} */
export const modules = {
  kakutei: {
    own: () => new URL('../kakutei.wasm', import.meta.url),
    plain: () => new URL('../kakutei-plain.wasm', import.meta.url),
  },
  'kakutei-techniques': { own: () => new URL('../kakutei-techniques.wasm', import.meta.url) },
  'kakutei-proof': { own: () => new URL('../kakutei-proof.wasm', import.meta.url) },
  'kakutei-photo': { own: () => new URL('../kakutei-photo.wasm', import.meta.url) },
};
