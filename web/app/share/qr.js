/**
 * QR codes (ISO/IEC 18004) of texts as bytes, with error correction M. Pure; of our own because it is small and
 * the standard stands still.
 *
 * The one idea: a code is a square of signs, '1' dark and '0' light, beside one that says which of them belong to the
 * pattern; the rest is filled in a zigzag. Rows and columns are then texts, so that the rules that choose a mask are
 * searches in texts.
 */

/** For each version from 1: bytes of correction in a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** @type {((row: number, column: number) => number)[]} where it is 0, a mask turns the sign */
const MASKS = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

/** @param {number} count @returns {number[]} 0, 1, 2 … */
const upTo = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {number} version */
const sizeOf = (version) => version * 4 + 17;

/** @param {number} version @returns {number[]} rows and columns of the small squares */
function alignments(version) {
  if (version === 1) return [];
  const last = Math.floor(version / 7) + 1;
  const step = Math.ceil((version * 4 + 4) / (last * 2)) * 2;
  return [6, ...upTo(last).map((index) => sizeOf(version) - 7 - (last - 1 - index) * step)];
}

/**
 * The remainder of a division of polynomials with the coefficients 0 and 1.
 * @param {number} value
 * @param {number} divisor
 * @param {number} degree of the divisor
 */
function remainder(value, divisor, degree) {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) {
    rest ^= divisor << (bit - degree);
  }
  return (value << degree) | rest;
}

/** In the field of 256 elements by which blocks are corrected. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  }
  return product;
}

/** @param {readonly number[]} block @param {number} count @returns {number[]} its bytes of correction */
function correct(block, count) {
  let divisor = [1];
  for (let index = 0, root = 1; index < count; index++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((value, at) => value ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...block, ...Array(count).fill(0)];
  block.forEach((_, start) => {
    const factor = rest[start];
    divisor.forEach((value, at) => (rest[start + at] ^= times(value, factor)));
  });
  return rest.slice(block.length);
}

/** @param {number} value @param {number} length */
const bits = (value, length) => value.toString(2).padStart(length, '0');

/** @param {number} version @returns {number} bits of the head: that bytes follow, and how many */
const headOf = (version) => (version < 10 ? 12 : 20);

/** @param {Uint8Array} text @param {number} version @param {number} room @returns {number[]} as many bytes */
function fill(text, version, room) {
  const head = `0100${bits(text.length, headOf(version) - 4)}`;
  const all = `${head}${Array.from(text, (byte) => bits(byte, 8)).join('')}0000`.slice(0, room * 8);
  const used = Math.ceil(all.length / 8);
  const padded = all.padEnd(used * 8, '0');
  return upTo(room).map((at) =>
    at < used ? parseInt(padded.slice(at * 8, at * 8 + 8), 2) : (at - used) % 2 ? 0x11 : 0xec,
  );
}

/** @param {number[]} data @param {number} version @returns {string} of all blocks, in turn, as bits */
function interleave(data, version) {
  const blocks = BLOCKS[version - 1];
  const short = Math.floor(data.length / blocks);
  const shorter = blocks - (data.length % blocks);
  const parts = upTo(blocks).map((at) => {
    const start = at * short + Math.max(0, at - shorter);
    return data.slice(start, start + short + (at < shorter ? 0 : 1));
  });
  const corrections = parts.map((part) => correct(part, CORRECTION[version - 1]));
  const inTurn = (/** @type {number[][]} */ lists) =>
    upTo(Math.max(...lists.map(({ length }) => length))).flatMap((at) =>
      lists.flatMap((list) => list.slice(at, at + 1)),
    );
  return [...inTurn(parts), ...inTurn(corrections)].map((byte) => bits(byte, 8)).join('');
}

/** @typedef {string[][]} Signs rows of '1', '0', and '' where nothing is yet */
/** @typedef {(row: number, column: number, dark: unknown) => void} Put nothing beside the square */

/**
 * Squares in one another, from the middle outwards.
 * @param {Put} put
 * @param {number} row
 * @param {number} column
 * @param {readonly number[]} dark
 */
function rings(put, row, column, dark) {
  const reach = dark.length - 1;
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      put(row + y, column + x, dark[Math.max(Math.abs(y), Math.abs(x))]);
    }
  }
}

/**
 * Which mask it is, twice, and the one square that is always dark.
 * @param {Put} put
 * @param {number} size
 * @param {number} mask
 */
function writeFormat(put, size, mask) {
  const format = remainder(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = (format >> bit) & 1;
    if (bit < 8) put(bit < 6 ? bit : bit + 1, 8, dark);
    else put(8, bit === 8 ? 7 : 14 - bit, dark);
    if (bit < 8) put(8, size - 1 - bit, dark);
    else put(size - 15 + bit, 8, dark);
  }
  put(size - 8, 8, true);
}

/** @param {Put} put @param {number} size @param {number} version from 7 on it is written, twice */
function writeVersion(put, size, version) {
  const number = remainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near, dark] = [size - 11 + (bit % 3), Math.floor(bit / 3), (number >> bit) & 1];
    put(far, near, dark);
    put(near, far, dark);
  }
}

/** @param {Signs} signs @returns {Put} */
const putter = (signs) => (row, column, dark) => {
  if (signs[row]?.[column] !== undefined) signs[row][column] = dark ? '1' : '0';
};

/** @param {number} version @returns {Signs} with nothing yet where the text goes */
function patternOf(version) {
  const size = sizeOf(version);
  const signs = upTo(size).map(() => /** @type {string[]} */ (Array(size).fill('')));
  const put = putter(signs);
  for (const at of upTo(size)) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const places = alignments(version);
  const isCorner = (/** @type {number} */ place) => place === 6 || place === size - 7;
  for (const row of places) {
    for (const column of places) {
      const isLarge = isCorner(row) && isCorner(column) && (row === 6 || column === 6);
      if (!isLarge) rings(put, row, column, [1, 0, 1]);
    }
  }
  const large = [1, 1, 0, 1, 0];
  rings(put, 3, 3, large);
  rings(put, 3, size - 4, large);
  rings(put, size - 4, 3, large);
  writeFormat(put, size, 0);
  if (version >= 7) writeVersion(put, size, version);
  return signs;
}

/** @param {Signs} pattern @returns {[row: number, column: number][]} its free squares, in the order of the bits */
function freeOf(pattern) {
  const size = pattern.length;
  /** @type {[number, number][]} */
  const free = [];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (const at of upTo(size)) {
      const row = (right > 6 ? right : right + 1) & 2 ? at : size - 1 - at;
      for (const column of [right, right - 1]) {
        if (pattern[row][column] === '') free.push([row, column]);
      }
    }
  }
  return free;
}

/** @param {Signs} signs @returns {number} how hard it is to read, by the rules of the standard */
function penalty(signs) {
  const rows = signs.map((row) => row.join(''));
  const columns = upTo(signs.length).map((at) => signs.map((row) => row[at]).join(''));
  const dark = rows.join('').replaceAll('0', '').length / signs.length ** 2;
  const lines = [...rows, ...columns].reduce((sum, line) => {
    const runs = line.match(/0{5,}|1{5,}/g) ?? [];
    const alike = line.match(/(?=10111010000|00001011101)/g) ?? [];
    return sum + runs.reduce((all, { length }) => all + length - 2, 0) + alike.length * 40;
  }, 0);
  const blocks = rows.slice(1).reduce((sum, row, above) => {
    const pairs = upTo(row.length - 1).map(
      (at) => row.slice(at, at + 2) + rows[above].slice(at, at + 2),
    );
    return sum + pairs.filter((pair) => pair === '0000' || pair === '1111').length * 3;
  }, 0);
  return lines + blocks + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/**
 * @param {string} text
 * @returns {readonly string[] | null} rows of '1' for dark and '0' for light, without a margin; null: too long
 */
export function encodeQr(text) {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version++) {
    const pattern = patternOf(version);
    const free = freeOf(pattern);
    const room = (free.length >> 3) - CORRECTION[version - 1] * BLOCKS[version - 1];
    if (headOf(version) + bytes.length * 8 > room * 8) continue;
    const data = interleave(fill(bytes, version, room), version);
    const codes = MASKS.map((mask, number) => {
      const signs = pattern.map((row) => [...row]);
      const put = putter(signs);
      free.forEach(([row, column], at) =>
        put(row, column, (data[at] === '1') !== (mask(row, column) === 0)),
      );
      writeFormat(put, signs.length, number);
      return signs;
    });
    const penalties = codes.map(penalty);
    return codes[penalties.indexOf(Math.min(...penalties))].map((row) => row.join(''));
  }
  return null;
}
