/**
 * LZ-string in base64, as the addresses of f-puzzles and SudokuPad have it: a dictionary grows while the text is
 * read, and numbers of it are written with as many bits as it needs by then, the lowest first.
 *
 * 0 and 1 announce a character that is new, of 8 and 16 bits; 2 is the end.
 */

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The longest text: a few characters can stand for very many. */
const LONGEST = 4_000_000;

/** Both sides count the bits of a number in the same way. */
class Width {
  bits = 2;
  #left = 2;

  grow() {
    if (--this.#left === 0) this.#left = 2 ** this.bits++;
  }
}

class BitWriter {
  #out = '';
  #value = 0;
  #filled = 0;

  /** @param {number} value @param {number} bits */
  write(value, bits) {
    for (let bit = 0; bit < bits; bit++) this.#push((value >> bit) & 1);
  }

  /** @param {number} bit */
  #push(bit) {
    this.#value = (this.#value << 1) | bit;
    if (++this.#filled < 6) return;
    this.#out += SYMBOLS[this.#value];
    this.#value = this.#filled = 0;
  }

  end() {
    do this.#push(0);
    while (this.#filled);
    return this.#out.padEnd(Math.ceil(this.#out.length / 4) * 4, '=');
  }
}

/** @param {string} text @returns {string} base64 */
export function compress(text) {
  const [out, width] = [new BitWriter(), new Width()];
  /** @type {Map<string, number>} */
  const known = new Map();
  const fresh = new Set();
  let phrase = '';
  const flush = () => {
    if (fresh.delete(phrase)) {
      const code = phrase.charCodeAt(0);
      out.write(code < 256 ? 0 : 1, width.bits);
      out.write(code, code < 256 ? 8 : 16);
      width.grow();
    } else out.write(Number(known.get(phrase)), width.bits);
    width.grow();
  };
  for (const symbol of text.split('')) {
    if (!known.has(symbol)) {
      known.set(symbol, known.size + 3);
      fresh.add(symbol);
    }
    if (known.has(phrase + symbol)) phrase += symbol;
    else {
      flush();
      known.set(phrase + symbol, known.size + 3);
      phrase = symbol;
    }
  }
  if (phrase) flush();
  out.write(2, width.bits);
  return out.end();
}

/** @param {string} packed base64 @returns {string | null} null: it is not what `compress` makes */
export function decompress(packed) {
  const body = packed.replace(/(?<!=)=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(body)) return null;
  const codes = Array.from(body, (symbol) => SYMBOLS.indexOf(symbol));
  const end = codes.length * 6;
  let at = 0;
  const read = (/** @type {number} */ bits) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, at++) {
      value |= ((codes[Math.floor(at / 6)] >> (5 - (at % 6))) & 1) << bit;
    }
    return value;
  };
  const width = new Width();
  /** @type {string[]} */
  const known = ['', '', ''];
  let [phrase, length] = ['', 0];
  /** @type {string[]} */
  const all = [];
  while (at < end && length <= LONGEST) {
    let number = read(width.bits);
    if (number === 2) return all.join('');
    if (number < 2) {
      known.push(String.fromCharCode(read(number ? 16 : 8)));
      number = known.length - 1;
      width.grow();
    }
    const entry = known[number] ?? (number === known.length && phrase + phrase[0]);
    if (!entry) return null;
    all.push(entry);
    length += entry.length;
    if (phrase) known.push(phrase + entry[0]);
    // The first entry adds nothing to the list, but counts.
    width.grow();
    phrase = entry;
  }
  return null;
}
