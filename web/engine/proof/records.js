/**
 * Reads a proof from the memory of its module, in the form of a certificate: engine/cli/certificates.md describes it.
 */
import { LINE, REPORT, SIZE } from './layout.js';

/**
 * @typedef {{ place: string, in: string }} Place `in`: the unit, or the square itself, that has no other candidate
 * @typedef {{ remove: string[], locked: { digit: number, in: string, to: string } }} Locked
 * @typedef {{ remove: string[], subset: { in: string, squares: string[], digits: number[] } }} Subset
 * @typedef {{ remove: string[], by: Argument, technique?: string }} Removal `technique`: its slug, where it is one
 * @typedef {Place | Locked | Subset | Removal} Line
 * @typedef {{ suppose: string, lines: Line[], broken: string }} Argument
 *
 * @typedef {(shape: number) => string} NameOf the slug of the technique that an argument of this shape is
 *
 * @typedef {object} Proof
 * @property {string} claim `way`, as in `r4c6=8` or `r4c3<>7`, `none`, or `next`: the last line of the way
 * @property {'solved' | 'proved' | 'false' | 'open'} result `open`: no proof was found, or it does not follow
 * @property {number} lines the sizes of all lines of the way
 * @property {number} longest the size of the largest line that removes candidates
 * @property {number} depth of suppositions inside one another
 * @property {Line[]} way
 * @property {number[]} shortest those of the way, from 0 on, that no argument of whatever form can replace with fewer truths, as
 *   far as that has been found out
 * @property {string} [broken] what has no candidate left at the end, where there is no solution
 * @property {string} [solution] one that shows that the claim is false
 */

const PLACE = 1;
const LOCKED = 2;
const SUPPOSE = 5;
const BROKEN = 6;
const CLAIM_SOLVED = 0;
const CLAIM_NONE = 3;
const NO_UNIT = 255;
const RESULTS = /** @type {const} */ (['open', 'proved', 'false']);

/** @param {number} square */
const squareName = (square) => `r${Math.floor(square / 9) + 1}c${(square % 9) + 1}`;
/** @param {number} unit */
const unitName = (unit) => `${'rcb'[Math.floor(unit / 9)]}${(unit % 9) + 1}`;
/** @param {number} candidate */
const removalName = (candidate) =>
  `${squareName(Math.floor(candidate / 9))}<>${(candidate % 9) + 1}`;

/** The members of a set, given in words of some bits. @param {number[]} words @param {number} bits */
const members = (words, bits) =>
  words.flatMap((word, w) =>
    Array.from({ length: bits }, (_, i) => i).flatMap((i) =>
      (word >> i) & 1 ? [bits * w + i] : [],
    ),
  );

/** The lines of a list, as a tree. */
class Reader {
  #memory;
  #nameOf;
  #lines;
  #removed;
  #at = 0;
  #end;
  /** The removals that no argument makes with fewer truths. @type {Set<Line>} */
  shortest = new Set();

  /** @param {DataView} memory @param {NameOf} nameOf @param {number} count @param {number} lines @param {number} removed */
  constructor(memory, nameOf, count, lines, removed) {
    this.#memory = memory;
    this.#nameOf = nameOf;
    this.#end = count;
    this.#lines = lines;
    this.#removed = removed;
  }

  /** @param {'kind' | 'depth' | 'unit' | 'square' | 'digit' | 'other'} field */
  #byte(field) {
    return this.#memory.getUint8(this.#lines + SIZE.line * this.#at + LINE[field]);
  }

  /** @param {number} field @param {2 | 4} bytes */
  #number(field, bytes) {
    const address = this.#lines + SIZE.line * this.#at + field;
    return bytes === 2
      ? this.#memory.getUint16(address, true)
      : this.#memory.getUint32(address, true);
  }

  #remove() {
    const first = this.#removed + 2 * this.#number(LINE.firstRemoved, 4);
    return Array.from({ length: this.#number(LINE.removed, 2) }, (_, i) =>
      removalName(this.#memory.getUint16(first + 2 * i, true)),
    );
  }

  /** Where a line looks: a unit, or the square itself. */
  #where() {
    const unit = this.#byte('unit');
    return unit === NO_UNIT ? squareName(this.#byte('square')) : unitName(unit);
  }

  #candidate() {
    return `${squareName(this.#byte('square'))}=${this.#byte('digit')}`;
  }

  /** That of the argument that begins here, if it is one and stands outside others. */
  #technique() {
    const shape = this.#byte('depth') === 1 ? this.#byte('other') : 0;
    return shape ? { technique: this.#nameOf(shape) } : {};
  }

  /** What the line at hand says is broken. */
  broken() {
    const digit = this.#byte('unit') === NO_UNIT ? '' : `:${this.#byte('digit')}`;
    return `${this.#where()}${digit}`;
  }

  /** Whether there is a line, and it does not end a block. */
  get #goesOn() {
    return this.#at < this.#end && this.#byte('kind') !== BROKEN;
  }

  /** The lines up to the end of the list or of a block, which is then at hand. @returns {Line[]} */
  lines() {
    const lines = [];
    for (; this.#goesOn; this.#at++) lines.push(this.#line());
    return lines;
  }

  get isAtEnd() {
    return this.#at === this.#end;
  }

  /** @returns {Line} */
  #line() {
    const kind = this.#byte('kind');
    if (kind === PLACE) return { place: this.#candidate(), in: this.#where() };
    const remove = this.#remove();
    if (kind === SUPPOSE) {
      const [suppose, technique] = [this.#candidate(), this.#technique()];
      const isShortest = this.#byte('depth') === 1 && this.#number(LINE.digits, 2) > 0;
      this.#at++;
      const lines = this.lines();
      const line = { remove, by: { suppose, lines, broken: this.broken() }, ...technique };
      if (isShortest) this.shortest.add(line);
      return line;
    }
    const unit = this.#where();
    if (kind === LOCKED) {
      const [digit, to] = [this.#byte('digit'), unitName(this.#byte('other'))];
      return { remove, locked: { digit, in: unit, to } };
    }
    const bands = [0, 4, 8].map((offset) => this.#number(LINE.squares + offset, 4));
    const squares = members(bands, 27).map(squareName);
    const digits = members([this.#number(LINE.digits, 2)], 9).map((digit) => digit + 1);
    return { remove, subset: { in: unit, squares, digits } };
  }
}

/**
 * @param {import('../machine.js').Handle} handle of a prover
 * @param {string} claim as it was made
 * @param {NameOf} nameOf
 * @returns {Proof}
 */
export function readProof(handle, claim, nameOf) {
  const report = handle.call('kt_prover_get_report');
  const [lines, removed] = [handle.call('kt_prover_lines'), handle.call('kt_prover_removed')];
  const { memory } = handle;
  const byte = (/** @type {number} */ field) => memory.getUint8(report + field);
  const count = memory.getUint32(report + REPORT.lineCount, true);
  const reader = new Reader(memory, nameOf, count, lines, removed);
  const way = reader.lines();
  const result = RESULTS[byte(REPORT.verdict)];
  const proved = byte(REPORT.claim);
  const solution = () =>
    String.fromCharCode(...Array.from({ length: 81 }, (_, i) => byte(REPORT.solution + i)));
  return {
    claim: proved === CLAIM_NONE ? 'none' : claim,
    result: result === 'proved' && proved === CLAIM_SOLVED ? 'solved' : result,
    lines: memory.getUint32(report + REPORT.lines, true),
    longest: memory.getUint16(report + REPORT.longest, true),
    depth: byte(REPORT.depth),
    ...(result === 'false' && { solution: solution() }),
    way,
    shortest: way.flatMap((line, i) => (reader.shortest.has(line) ? [i] : [])),
    ...(!reader.isAtEnd && { broken: reader.broken() }),
  };
}
