// The largest sizes that may ship, in bytes; those of the modules are in modules.js. Tests check every change,
// `npm run release` each release.
const KB = 1024;

export const limits = {
  /** With brotli: the whole page in three languages; 170 KB is the aim. */
  page: 261.5 * KB,
  /** With brotli: the modules of techniques and proofs, names, sentences, notation and Help of the techniques and lessons in
   * three languages, and what writes whole solutions. */
  later: 214 * KB,
  /** With brotli: the reader of photos and its dialog, with its texts in three languages. */
  photos: 52 * KB,
};
