// The largest sizes that may ship, in bytes. Tests check every change, `npm run release` each release.
const KB = 1024;

export const limits = {
  /** kakutei.wasm, uncompressed. */
  engine: 106 * KB,
  /** kakutei-techniques.wasm, uncompressed and with brotli. */
  techniques: 160 * KB,
  techniquesPressed: 60 * KB,
  /** With brotli: the whole page in three languages; 170 KB is the aim. */
  page: 260 * KB,
  /** With brotli: the module of techniques, their names, sentences and Help in three languages. */
  later: 144 * KB,
};
