/**
 * A running instance of the module, and one open handle in it, which solvers and searches share. Neither knows the
 * meaning of the calls.
 *
 * The one idea: a trap poisons an instance. Everything that is open in it fails, the error names the board, and the
 * owner of the module makes a new instance.
 */
import { KakuteiError, check } from './errors.js';
import { TEXT_SIZE, checkLayout } from './layout.js';
import { E_LENGTH, E_SYMBOL, RULE_TECHNIQUE } from './names.js';
import { readMethod, readRule, readTechnique } from './records.js';

/** A module that cannot start needs imports, or there is no memory. @param {unknown} cause @returns {never} */
function refuse(cause) {
  throw new KakuteiError(cause instanceof RangeError ? 'memory' : 'abi', { cause });
}

/** @typedef {(memory: DataView, exports: Record<string, any>) => void} Check throws unless records lie as expected */
/** @type {Check} */
const checkOurs = (memory, exports) => checkLayout(memory, exports.kt_layout());

/** A running instance; `failed` once it has trapped. */
export class Machine {
  failed = false;
  /** @type {readonly import('./records.js').RuleInfo[] | null} */
  #rules = null;
  /** @type {import('./records.js').Named | null} */
  #named = null;
  /** @type {readonly import('./records.js').MethodInfo[] | null} */
  #methods = null;

  /** @param {WebAssembly.Instance} instance */
  constructor(instance, check = checkOurs) {
    /** @type {Record<string, any>} */
    this.exports = instance.exports;
    try {
      this.exports._initialize?.();
      check(this.memory, this.exports);
    } catch (cause) {
      throw new KakuteiError('abi', { cause });
    }
  }

  /** @param {WebAssembly.Module} module @param {Check} [check] of another module's records */
  static async start(module, check) {
    return new this(await WebAssembly.instantiate(module, {}).catch(refuse), check);
  }

  /** Starts at once, to replace an instance that has trapped. @param {WebAssembly.Module} module @param {Check} [check] */
  static restart(module, check) {
    try {
      return new this(new WebAssembly.Instance(module, {}), check);
    } catch (cause) {
      return refuse(cause);
    }
  }

  get memory() {
    return new DataView(this.exports.memory.buffer);
  }

  /** The table of methods. */
  get methods() {
    const limitOf = (/** @type {number} */ option) => this.call('kt_option_max', '', option) >>> 0;
    this.#methods ??= Array.from({ length: this.call('kt_method_count', '') }, (_, i) =>
      readMethod(this.memory, this.call('kt_method', '', i), limitOf),
    );
    return this.#methods;
  }

  /**
   * A table of the module, numbered from 1; empty if it has none of that name.
   * @template T
   * @param {string} entry the call that gives one
   * @param {(memory: DataView, address: number) => T} read
   */
  #table(entry, read) {
    const count = `${entry}_count`;
    return Array.from({ length: count in this.exports ? this.call(count, '') : 0 }, (_, i) =>
      read(this.memory, this.call(entry, '', i + 1)),
    );
  }

  /** The table of rules, of which the first has number 1. */
  get rules() {
    this.#rules ??= this.#table('kt_rule', readRule);
    return this.#rules;
  }

  /** Everything that an event can have as its rule, by number: rules, and techniques in a module that has them. */
  get named() {
    const techniques = () => this.#table('kt_technique', readTechnique);
    this.#named ??= new Map([
      ...this.rules.map((rule, i) => /** @type {const} */ ([1 + i, rule])),
      ...techniques().map((each, i) => /** @type {const} */ ([RULE_TECHNIQUE + 1 + i, each])),
    ]);
    return this.#named;
  }

  /**
   * Calls an exported function; `puzzle` is the board that a trap reports.
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

/** A module at work: its instance, and after a trap another one. */
export class Running {
  #module;
  #machine;
  #check;

  /** @param {WebAssembly.Module} module @param {Machine} machine @param {Check} [check] of another module's records */
  constructor(module, machine, check) {
    this.#module = module;
    this.#machine = machine;
    this.#check = check;
  }

  /** @param {WebAssembly.Module} module @param {Check} [check] */
  static async start(module, check) {
    return new this(module, await Machine.start(module, check), check);
  }

  get machine() {
    if (this.#machine.failed) this.#machine = Machine.restart(this.#module, this.#check);
    return this.#machine;
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

  get named() {
    return this.#machine.named;
  }

  /** The last text that was put in. */
  get puzzle() {
    return this.#puzzle;
  }

  /** @param {string} name @param {number[]} parameters after the handle @returns {number} */
  call(name, ...parameters) {
    if (this.#address === 0) throw new KakuteiError('freed');
    return this.#machine.call(name, this.#puzzle, this.#address, ...parameters);
  }

  /**
   * Puts a board in, or throws its fault.
   *
   * @param {string} text
   * @param {object} way
   * @param {string} way.buffer the call that gives memory for its text
   * @param {(text: number, length: number) => number} way.open takes it from there; gives a status
   * @param {() => number} way.position of the first wrong character
   */
  put(text, { buffer, open, position }) {
    const address = this.call(buffer);
    const bytes = new Uint8Array(this.memory.buffer, address, TEXT_SIZE);
    for (let i = 0; i < Math.min(text.length, TEXT_SIZE); i++) {
      bytes[i] = Math.min(text.charCodeAt(i), 0xff);
    }
    const status = open(address, text.length);
    if (status === E_LENGTH) {
      const message =
        'A board has 81 characters, row by row, or 729 with nine for each square; ' +
        `this text has ${text.length}.`;
      throw new KakuteiError('length', { message });
    }
    check(status, status === E_SYMBOL ? describeSymbol(text, position()) : undefined);
    this.#puzzle = text;
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
  // The first 162 of 891 characters are digits: givens, then the digits on the board.
  const inCandidates = text.length === 81 ? -1 : text.length === 891 ? position - 162 : position;
  const isDigit = inCandidates < 0;
  const square = isDigit ? position % 81 : Math.floor(inCandidates / 9);
  const where = `row ${Math.floor(square / 9) + 1}, column ${(square % 9) + 1}`;
  const character = text.charAt(position);
  const digit = String((inCandidates % 9) + 1);
  const why = isDigit
    ? /[1-9]/.test(character)
      ? 'The given there is another digit'
      : 'Use 1 to 9, and . or 0 for an empty square'
    : character === digit
      ? 'The square has another digit'
      : `Use ${digit}, or . or 0 without it`;
  const what = `Character ${position + 1} of the board (${where}) is ${JSON.stringify(character)}`;
  return { position, message: `${what}. ${why}.` };
}
