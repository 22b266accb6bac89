/**
 * A running instance of the module, and one thing that is open in it: what solvers and searches have
 * in common. Neither knows what the calls mean.
 *
 * The one idea: a trap poisons an instance. It fails with everything that is open in it, and the error
 * says on which board; whoever has the module makes a new one.
 */
import { KakuteiError, check } from './errors.js';
import { TEXT_SIZE, checkLayout } from './layout.js';
import { E_LENGTH, E_SYMBOL } from './names.js';

/** A running instance; `failed` once it has trapped. */
export class Machine {
  failed = false;

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {Record<string, any>} */
    this.exports = instance.exports;
    this.exports._initialize?.();
    checkLayout(this.memory, this.exports.kt_layout());
  }

  get memory() {
    return new DataView(this.exports.memory.buffer);
  }

  /**
   * Calls an exported function; `puzzle` says on which board, should it trap.
   * @param {string} name
   * @param {string} puzzle
   * @param {number[]} parameters
   * @returns {number}
   */
  call(name, puzzle, ...parameters) {
    if (this.failed) throw new KakuteiError('trap', { puzzle });
    try {
      return this.exports[name](...parameters);
    } catch (cause) {
      this.failed = true;
      throw new KakuteiError('trap', { puzzle, cause });
    }
  }
}

/** @type {FinalizationRegistry<{ machine: Machine, free: string, address: number }>} */
const forgotten = new FinalizationRegistry(({ machine, free, address }) => {
  if (!machine.failed) machine.exports[free](address);
});

/** Something open in a machine, such as a board under a method. To be freed. */
export class Handle {
  #machine;
  #free;
  #address;
  #puzzle = '';

  /**
   * @param {Machine} machine
   * @param {{ create: string, free: string }} calls of the module
   * @param {number[]} parameters of `create`
   */
  constructor(machine, { create, free }, ...parameters) {
    this.#machine = machine;
    this.#free = free;
    this.#address = machine.call(create, '', ...parameters);
    if (this.#address === 0) throw new KakuteiError('memory');
    forgotten.register(this, { machine, free, address: this.#address }, this);
  }

  get memory() {
    return this.#machine.memory;
  }

  /** The text that was put in last. */
  get puzzle() {
    return this.#puzzle;
  }

  /** @param {string} name @param {number[]} parameters after the handle @returns {number} */
  call(name, ...parameters) {
    if (this.#address === 0) throw new KakuteiError('freed');
    return this.#machine.call(name, this.#puzzle, this.#address, ...parameters);
  }

  /**
   * Puts a text in, or throws what is wrong with it.
   *
   * @param {unknown} value
   * @param {object} way
   * @param {string} way.lengths what a board is, in words
   * @param {string} way.buffer the call that gives the place for it
   * @param {(length: number) => number} way.open takes it from there; gives a status
   * @param {() => number} way.position of the first wrong character
   */
  put(value, { lengths, buffer, open, position }) {
    if (typeof value !== 'string') {
      throw new KakuteiError('type', { message: `A board is a string of ${lengths}.` });
    }
    const bytes = new Uint8Array(this.memory.buffer, this.call(buffer), TEXT_SIZE);
    for (let i = 0; i < Math.min(value.length, TEXT_SIZE); i++) {
      bytes[i] = Math.min(value.charCodeAt(i), 0xff);
    }
    const status = open(value.length);
    if (status === E_LENGTH) {
      const message = `A board has ${lengths}, row by row; this text has ${value.length}.`;
      throw new KakuteiError('length', { message });
    }
    check(status, status === E_SYMBOL ? describeSymbol(value, position()) : undefined);
    this.#puzzle = value;
  }

  /** Gives the memory back; a second call does nothing. */
  free() {
    if (this.#address === 0) return;
    forgotten.unregister(this);
    if (!this.#machine.failed) this.call(this.#free);
    this.#address = 0;
  }
}

/** @param {string} text @param {number} position of a character that does not belong there */
function describeSymbol(text, position) {
  const each = text.length === 81 ? 1 : 9;
  const square = Math.floor(position / each);
  const where = `row ${Math.floor(square / 9) + 1}, column ${(square % 9) + 1}`;
  const character = JSON.stringify(text.charAt(position));
  const digit = (position % 9) + 1;
  const use =
    each === 1 ? '1 to 9, and . or 0 for an empty square' : `${digit}, or . or 0 without it`;
  return {
    position,
    message: `Character ${position + 1} of the board (${where}) is ${character}. Use ${use}.`,
  };
}
