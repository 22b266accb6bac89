/**
 * The only kind of error that this side throws. Programs read the stable `code`; the `message` tells people what is
 * wrong, where, and what they can do.
 */

/** Codes of the engine's negative statuses, by -status. */
const CODES = [
  '',
  'freed',
  'length',
  'symbol',
  'method',
  'memory',
  'budget',
  'finished',
  'option',
  'range',
  'notOpen',
  'busy',
  'candidates',
];

/** The messages of codes that need no details. @type {Record<string, string>} */
const MESSAGES = {
  freed: 'This solver has been freed. Open the board again.',
  memory: 'No memory is left for another board. Free solvers that are no longer needed.',
  finished: 'This board is finished. Set another board first.',
  option: 'The method has no such option. Engine.methods() lists the options it has.',
  notOpen: 'No board is open. Open one first.',
  unloaded:
    'This method is in the module of the techniques. Call `await engine.loadTechniques()` first.',
  candidates:
    'This method works on digits: give it 81 characters. Engine.methods() says which take candidates.',
  busy: 'Another press is under way. Wait for its end or cancel it.',
  abi: 'kakutei.wasm and the JavaScript beside it are of different versions. Update both.',
  lost: "The engine's worker has ended or does not answer. Please open the board again.",
  aborted: 'The call was aborted.',
  trap: 'The engine failed on this board. It has been started anew; please report the puzzle.',
  unrecorded: 'There is nothing to explain: open the board with events, then press.',
  words:
    'The words of explain() could not be loaded. A service worker has to be bundled into one file.',
};

/**
 * The error of every call of the engine. Its `code` is one of these:
 *
 * - `type`, `range`, `budget`: an argument of the wrong type or size
 * - `length`, `symbol`, `candidates`: not a board for this call
 * - `method`, `option`, `technique`: no such name, or a technique named twice
 * - `notOpen`, `finished`, `busy`, `freed`, `unrecorded`, `unloaded`: a call at the wrong time
 * - `memory`: no room for another board
 * - `load`, `abi`, `words`: a module or a text could not be loaded, or has another version
 * - `trap`: the engine failed; all its solvers are lost, and the next `open` starts a new instance
 * - `aborted`, `lost`: the signal, or a dead worker
 */
export class KakuteiError extends Error {
  /**
   * @param {string} code
   * @param {{ message?: string, position?: number, puzzle?: string, cause?: unknown }} [details]
   */
  constructor(code, { message, position, puzzle, cause } = {}) {
    super(message ?? MESSAGES[code] ?? code, cause === undefined ? undefined : { cause });
    this.name = 'KakuteiError';
    this.code = code;
    /** Index of the first wrong character, with code `symbol`. */
    this.position = position;
    /** The board on which the engine failed, with code `trap`. */
    this.puzzle = puzzle;
  }

  /** For messages between threads, which do not keep the class. */
  toJSON() {
    const { code, message, position, puzzle } = this;
    return { code, message, position, puzzle };
  }
}

/** @param {unknown} error @returns {KakuteiError} */
export function asKakuteiError(error) {
  if (error instanceof KakuteiError) return error;
  return new KakuteiError('trap', { message: String(error), cause: error });
}

/**
 * Passes a status on, or throws the error that it stands for.
 * @param {number} status
 * @param {{ message?: string, position?: number }} [details]
 * @returns {number}
 */
export function check(status, details) {
  if (status >= 0) return status;
  throw new KakuteiError(CODES[-status] ?? 'abi', details);
}
