/**
 * Bytes from base32 and base64, and the deflated data in them, up to the length that a puzzle may have.
 */

const LONGEST = 4_000_000;
const BASE32 = '0123456789abcdefghijklmnopqrstuv';

/** @param {string} text in base32 (0 to 9, a to v) @returns {Uint8Array<ArrayBuffer> | null} */
export function bytesOfBase32(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [bits, filled, at] = [0, 0, 0];
  for (const symbol of text.toLowerCase()) {
    const value = BASE32.indexOf(symbol);
    if (value < 0) return null;
    bits = ((bits << 5) | value) & 0xfff;
    filled += 5;
    if (filled < 8) continue;
    filled -= 8;
    bytes[at++] = bits >> filled;
  }
  return bytes;
}

/** With or without the header of zlib. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<string | null>} null: broken, or too long */
export async function inflate(bytes) {
  const how = (bytes[0] & 15) === 8 && ((bytes[0] << 8) | bytes[1]) % 31 === 0 ? '' : '-raw';
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(/** @type {CompressionFormat} */ (`deflate${how}`)));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > LONGEST) throw new RangeError('Too long.');
    }
  } catch {
    reader.cancel().catch(() => {});
    return null;
  }
}
