// Draws our icon as PNG in every size that is asked for. Our SVG is nothing but upright rectangles and
// lines, so a few lines here do what would otherwise need a browser or a package at build time.
import { crc32 as zlibCrc32, deflateSync } from 'node:zlib';

/** @typedef {{ x: number, y: number, width: number, height: number, color: number[] }} Box */

/** @param {string} color as in #1c1b1a */
const rgb = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** @param {string} tag @param {string} name */
const attribute = (tag, name) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';

/** @param {string} svg @returns {Box[]} what it draws, from behind to the front; corners are not rounded */
function boxes(svg) {
  return [...svg.matchAll(/<(rect|path)\b[^>]*>/g)].flatMap(([tag, kind]) => {
    const stroke = attribute(tag, 'stroke');
    const wide = Number(attribute(tag, 'stroke-width')) / 2;
    /** @type {Box[]} */
    const drawn = [];
    /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} more @param {string} color */
    const add = (x, y, width, height, more, color) =>
      drawn.push({
        x: x - more,
        y: y - more,
        width: width + 2 * more,
        height: height + 2 * more,
        color: rgb(color),
      });
    if (kind === 'rect') {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]),
      );
      if (stroke) add(x, y, width, height, wide, stroke);
      add(x, y, width, height, stroke ? -wide : 0, attribute(tag, 'fill'));
    } else {
      for (const [, x, y, way, length] of attribute(tag, 'd').matchAll(
        /M(\d+) (\d+)([vh])(\d+)/g,
      )) {
        const [left, top, long] = [x, y, length].map(Number);
        if (way === 'v') add(left - wide, top, 2 * wide, long, 0, stroke);
        else add(left, top - wide, long, 2 * wide, 0, stroke);
      }
    }
    return drawn;
  });
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Node 20 has no crc32 before 20.15. @param {Buffer} bytes */
function crc32(bytes) {
  if (zlibCrc32) return zlibCrc32(bytes);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * @param {string} svg ours, 32 units wide
 * @param {number} size in pixels
 * @param {number} [margin] the share of the width that stays empty on each side: a mask may cut it off
 * @returns {Buffer} a PNG without transparency
 */
export function drawIcon(svg, size, margin = 0) {
  const ground = rgb('#faf8f3');
  const drawn = boxes(svg);
  const scale = (size * (1 - 2 * margin)) / 32;
  const at = (/** @type {number} */ unit) => Math.round(size * margin + unit * scale);
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) rows.set(ground, y * (1 + 3 * size) + 1 + 3 * x);
  }
  for (const { x, y, width, height, color } of drawn) {
    for (let row = at(y); row < at(y + height); row++) {
      for (let column = at(x); column < at(x + width); column++) {
        rows.set(color, row * (1 + 3 * size) + 1 + 3 * column);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
