/** Whether WebAssembly has 128-bit vectors here. Where it has not, another module takes the place of one that uses them. */

/** A module of one function, which returns a vector. */
const vectors = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
);

export const hasVectors = () => WebAssembly.validate(vectors);
