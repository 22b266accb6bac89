/**
 * What callers give, checked and turned into texts, whole numbers and plain objects before it goes to
 * the module or to a worker.
 *
 * The one idea: whatever somebody's object does while it is read (a getter, a proxy) is a fault of that
 * argument; so it is read here, once, and nobody behind this file touches it again.
 */
import { boardText } from './board.js';
import { KakuteiError } from './errors.js';
import { OPTIONS, SYMMETRIES } from './names.js';

const MOST = 0xffffffff;

/** @param {string} code @param {string} message @param {number} [position] @returns {never} */
function refuse(code, message, position) {
  throw new KakuteiError(code, { message, position });
}

/** @param {unknown} error that may be anybody's */
function isOurs(error) {
  try {
    return error instanceof KakuteiError;
  } catch {
    return false;
  }
}

/**
 * @template T
 * @param {string} what is read
 * @param {() => T} read
 * @returns {T}
 */
export function reading(what, read) {
  try {
    return read();
  } catch (cause) {
    if (isOurs(cause)) throw cause;
    throw new KakuteiError('type', { message: `${what} cannot be read.`, cause });
  }
}

/** A value in a message, whatever it is. @param {unknown} value */
function shown(value) {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWhole = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * The named properties of what may be absent.
 *
 * @template {string} K
 * @param {unknown} value
 * @param {string} what it is
 * @param {readonly K[]} names
 * @returns {Partial<Record<K, any>>}
 */
function fields(value, what, names) {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') refuse('type', `${what} are an object.`);
  const given = /** @type {Record<string, unknown>} */ (value);
  return reading(
    what,
    () => /** @type {any} */ (Object.fromEntries(names.map((name) => [name, given[name]]))),
  );
}

/** @param {unknown} board @returns {string} */
export const takeBoard = (board) => reading('The board', () => boardText(board));

/** @param {unknown} name @param {unknown} value @returns {{ option: number, value: number }} */
export function takeOption(name, value) {
  const option = OPTIONS.indexOf(/** @type {string} */ (name));
  if (option < 0) refuse('option', `The method has no option ${shown(name)}.`);
  if (!isWhole(value, 0, MOST)) refuse('range', wrongOption(String(name), value));
  return { option, value };
}

/** @param {string} name @param {unknown} value */
export const wrongOption = (name, value) => `The option ${name} cannot be ${shown(value)}.`;

/** @param {unknown} open @returns {{ method?: string, options: Record<string, number>, events: boolean }} */
export function takeOpen(open) {
  const names = /** @type {const} */ (['method', 'options', 'events']);
  const { method, options = {}, events } = fields(open, 'The words to open with', names);
  if (typeof options !== 'object' || options === null) {
    refuse('type', 'The options of a method are an object.');
  }
  /** @type {Record<string, number>} */
  const taken = reading('The options of a method', () => ({ ...options }));
  for (const [name, value] of Object.entries(taken)) takeOption(name, value);
  const slug = method === undefined || typeof method === 'string' ? method : shown(method);
  return { method: slug, options: taken, events: Boolean(events) };
}

/** @param {unknown} kind @returns {'step' | 'solve'} */
export function takeKind(kind) {
  if (kind === 'step' || kind === 'solve') return kind;
  return refuse('type', `A press is 'step' or 'solve', not ${shown(kind)}.`);
}

/** @param {unknown} budget @returns {number} */
export function takeBudget(budget) {
  if (isWhole(budget, 1, Infinity)) return Math.min(budget, MOST);
  return refuse('budget', `The budget is a whole number from 1 up, not ${shown(budget)}.`);
}

/** @param {unknown} limit @returns {number} */
export function takeLimit(limit) {
  if (isWhole(limit, 1, MOST)) return limit;
  return refuse('range', `The limit is a whole number from 1 to ${MOST}, not ${shown(limit)}.`);
}

/** @param {unknown} how @returns {number} the limit, 2 unless there is one */
export function takeHow(how) {
  const { limit = 2 } = fields(how, 'The words to count with', ['limit']);
  return takeLimit(limit);
}

/** @param {unknown} count of steps @returns {number} */
export function takeCount(count) {
  if (isWhole(count, 0, MOST)) return count;
  return refuse('range', `Steps are counted from 0 to ${MOST}, not ${shown(count)}.`);
}

/** @param {unknown} language @returns {string} */
export function takeLanguage(language) {
  if (language === undefined || language === null) return 'en';
  if (typeof language === 'string') return language;
  return refuse('type', `A language is named by a string such as 'ja', not ${shown(language)}.`);
}

/**
 * What every call of the client may be given.
 *
 * @param {unknown} options
 * @returns {import('./slices.js').Options<any>}
 */
export function takeOptions(options) {
  const { signal, onProgress } = fields(options, 'The options of a call', ['signal', 'onProgress']);
  if (onProgress !== undefined && onProgress !== null && typeof onProgress !== 'function') {
    refuse('type', `onProgress is a function, not ${shown(onProgress)}.`);
  }
  return { signal: takeSignal(signal), onProgress: onProgress ?? undefined };
}

/** @param {any} signal */
function takeSignal(signal) {
  if (signal === undefined || signal === null) return undefined;
  // It may come from another window, whose AbortSignal is another class.
  const isSignal = reading(
    'The signal',
    () =>
      typeof signal.aborted === 'boolean' &&
      typeof signal.addEventListener === 'function' &&
      typeof signal.removeEventListener === 'function',
  );
  return isSignal ? signal : refuse('type', `A signal is an AbortSignal, not ${shown(signal)}.`);
}

/** @param {unknown} source @returns {{ url?: string, bytes?: ArrayBuffer | ArrayBufferView, module?: WebAssembly.Module, worker: boolean }} */
export function takeSource(source) {
  const names = /** @type {const} */ (['url', 'bytes', 'module', 'worker']);
  const { url, bytes, module, worker } = fields(source, 'The words to load with', names);
  if (module) reading('The module', () => WebAssembly.Module.exports(module));
  const isText = url === undefined || url === null || typeof url === 'string';
  return {
    // A URL object would not pass to a worker.
    url: isText ? (url ?? undefined) : reading('The url', () => new URL(url).href),
    bytes: bytes ?? undefined,
    module: module ?? undefined,
    worker: Boolean(worker ?? true),
  };
}

const REQUEST_FIELDS = ['symmetry', 'givens', 'difficulty', 'pattern', 'seed1', 'seed2', 'budget'];
const REQUEST_BUDGET = 2_000_000;

/**
 * A request to the maker with all that it left open; taken again, it stays what it is.
 *
 * @param {unknown} [request]
 * @returns {import('./maker.js').TakenRequest}
 */
export function takeRequest(request = {}) {
  if (typeof request !== 'object' || request === null) refuse('type', 'A request is an object.');
  return reading('The request', () => checkRequest({ ...request }));
}

/** @param {import('./maker.js').MakerRequest} request @returns {import('./maker.js').TakenRequest} */
function checkRequest(request) {
  for (const name of Object.keys(request)) {
    if (REQUEST_FIELDS.includes(name)) continue;
    refuse('option', `A request has no ${name}. It can have: ${REQUEST_FIELDS.join(', ')}.`);
  }
  const { symmetry = 'none', budget = REQUEST_BUDGET, givens, difficulty } = request;
  if (!SYMMETRIES.includes(symmetry)) {
    const names = SYMMETRIES.join(', ');
    refuse('range', `There is no symmetry ${shown(symmetry)}. There are: ${names}.`);
  }
  if (!isWhole(budget, 1, MOST)) refuse('budget', 'The budget is a whole number from 1 up.');
  return {
    symmetry,
    givens: takeRange(givens, 'givens', 17, 80),
    difficulty: takeRange(difficulty, 'difficulty', 1, 9),
    pattern: takePattern(request.pattern),
    seed1: takeSeed(request.seed1, 'seed1'),
    seed2: takeSeed(request.seed2, 'seed2'),
    budget,
  };
}

/**
 * @param {unknown} value a number, or two; or absent
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {[least: number, most: number] | undefined}
 */
function takeRange(value, name, least, most) {
  if (value === undefined) return undefined;
  const [from, to] = Array.isArray(value) && value.length === 2 ? value : [value, value];
  if (isWhole(from, least, most) && isWhole(to, least, most) && from <= to) return [from, to];
  return refuse(
    'range',
    `In a request, ${name} is a whole number from ${least} to ${most}, or two such: [least, most].`,
  );
}

/** @param {unknown} seed @param {string} name */
function takeSeed(seed, name) {
  if (seed === undefined) return Math.floor(Math.random() * 2 ** 32);
  if (isWhole(seed, 0, MOST)) return seed;
  return refuse('range', `In a request, ${name} is a whole number from 0 to ${MOST}.`);
}

/** @param {unknown} pattern @returns {string} */
function takePattern(pattern) {
  if (pattern === undefined) return 'x'.repeat(81);
  if (typeof pattern !== 'string') refuse('type', 'A pattern is a string of 81 characters.');
  if (pattern.length !== 81) {
    refuse('length', `A pattern has 81 characters, row by row; this text has ${pattern.length}.`);
  }
  const position = pattern.search(/[^.0-9xX]/);
  if (position >= 0) {
    const message =
      `Character ${position + 1} of the pattern is ${JSON.stringify(pattern[position])}. ` +
      'Use . or 0 where no given may stand, and 1 to 9 or x where one may.';
    refuse('symbol', message, position);
  }
  return pattern;
}
