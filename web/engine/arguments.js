/**
 * Checks the arguments of callers and turns them into texts, whole numbers and plain objects, before they go to the
 * module or to a worker.
 *
 * The one idea: a caller's object may do anything while it is read (a getter, a proxy), and that is a fault of the
 * argument. So it is read here, once, and no code behind this file touches it again.
 */
import { boardText } from './board.js';
import { KakuteiError } from './errors.js';
import { OPTIONS, SYMMETRIES } from './names.js';

const MOST = 0xffffffff;

/** @param {string} code @param {string} message @param {number} [position] @returns {never} */
function refuse(code, message, position) {
  throw new KakuteiError(code, { message, position });
}

/** @param {unknown} error of any origin */
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

/** Any value as a message shows it. @param {unknown} value */
function shown(value) {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** @param {string} what is expected @param {unknown} value that was given @returns {never} */
export const mistaken = (what, value) => refuse('type', `${what}, not ${shown(value)}.`);

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWhole = (value, least, most) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * @param {unknown} value
 * @param {string} name
 * @param {{ code?: string, least?: number, most?: number }} [expected]
 * @returns {number}
 */
export function takeWhole(value, name, { code = 'range', least = 1, most = MOST } = {}) {
  if (isWhole(value, least, most)) return value;
  const range = `from ${least} to ${most}`;
  return refuse(code, `The ${name} is a whole number ${range}, not ${shown(value)}.`);
}

/**
 * The named properties of an object, which may be absent.
 *
 * @template {string} K
 * @param {unknown} value
 * @param {readonly K[]} names
 * @returns {Partial<Record<K, any>>}
 */
export function fields(value, names) {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') mistaken('What else a call is given is an object', value);
  const given = /** @type {Record<string, unknown>} */ (value);
  return reading(
    'What a call is given',
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

/** @param {unknown} open @returns {{ method?: string, options: Record<string, number>, inside: number[], events: boolean }} */
export function takeOpen(open) {
  const wanted = ['method', 'options', 'inside', 'events'];
  const { method, options = {}, inside = [], events } = fields(open, wanted);
  if (typeof options !== 'object' || options === null) {
    mistaken('The options of a method are an object', options);
  }
  /** @type {Record<string, number>} */
  const taken = reading('An option', () => ({ ...options }));
  for (const [name, value] of Object.entries(taken)) takeOption(name, value);
  const numbers = reading('The list of assumptions', () => [inside].flat());
  for (const number of numbers) takeWhole(number, 'number of an assumption');
  const slug = method === undefined || typeof method === 'string' ? method : shown(method);
  return {
    method: slug,
    options: taken,
    inside: [...new Set(numbers)].sort((a, b) => a - b),
    events: Boolean(events),
  };
}

/** @param {unknown} kind @returns {'step' | 'solve'} */
export function takeKind(kind) {
  return kind === 'step' || kind === 'solve'
    ? kind
    : mistaken("A press is 'step' or 'solve'", kind);
}

/** @param {unknown} budget */
export const takeBudget = (budget) =>
  Math.min(takeWhole(budget, 'budget', { code: 'budget', most: Number.MAX_SAFE_INTEGER }), MOST);

/** @param {unknown} limit */
export const takeLimit = (limit) => takeWhole(limit, 'limit');

/** @param {unknown} how @returns {number} the limit, 2 by default */
export function takeHow(how) {
  const { limit = 2 } = fields(how, ['limit']);
  return takeLimit(limit);
}

/** @param {unknown} how @returns {string} the scale, HoDoKu's by default; the catalogue checks that it exists */
export function takeScale(how) {
  const { scale = 'hodoku' } = fields(how, ['scale']);
  return typeof scale === 'string' ? scale : mistaken('A scale is a string', scale);
}

/** @param {unknown} count of steps */
export const takeCount = (count) => takeWhole(count, 'number of steps', { least: 0 });

/** @param {unknown} language @returns {string} */
export function takeLanguage(language = 'en') {
  if (language === null) return 'en';
  return typeof language === 'string' ? language : mistaken('A language is a string', language);
}

/**
 * The options of every call of the client.
 *
 * @param {unknown} options
 * @returns {import('./slices.js').Options<any>}
 */
export function takeOptions(options) {
  const { signal, onProgress } = fields(options, ['signal', 'onProgress']);
  if (onProgress && typeof onProgress !== 'function') {
    mistaken('onProgress is a function', onProgress);
  }
  return { signal: takeSignal(signal), onProgress: onProgress || undefined };
}

/** @param {any} signal */
function takeSignal(signal) {
  if (signal === undefined || signal === null) return undefined;
  // It may come from another window, whose AbortSignal is another class.
  const isSignal = reading(
    'The signal',
    () => typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function',
  );
  return isSignal ? signal : mistaken('A signal is an AbortSignal', signal);
}

/** @param {unknown} source @returns {{ url?: string, bytes?: ArrayBuffer | ArrayBufferView, module?: WebAssembly.Module, worker: any }} worker: anything else than a worker says whether there may be one */
export function takeSource(source) {
  const { url, bytes, module, worker } = fields(source, ['url', 'bytes', 'module', 'worker']);
  if (module) reading('The module', () => WebAssembly.Module.exports(module));
  return {
    // A URL object would not pass to a worker.
    url: reading('The url', () => url && `${url}`) || undefined,
    bytes,
    module,
    worker: worker ?? true,
  };
}

const REQUEST_FIELDS = [
  ...['symmetry', 'givens', 'difficulty', 'rating', 'needs', 'pattern'],
  ...['seed1', 'seed2', 'budget'],
];
const REQUEST_BUDGET = 2_000_000;
/** Requests with a rating or needs take longer, as some techniques are rare. */
const WAY_BUDGET = 20_000_000;

/** Whether it asks for a rating, or for techniques on the way. @param {import('./maker.js').MakerRequest} request */
export const wantsWay = ({ rating, needs }) => rating !== undefined || needs !== undefined;

/**
 * A request to the maker with all defaults filled in; taken again, it stays the same.
 *
 * @param {unknown} [request]
 * @returns {import('./maker.js').TakenRequest}
 */
export function takeRequest(request = {}) {
  if (typeof request !== 'object' || request === null) {
    return mistaken('A request is an object', request);
  }
  return reading('The request', () => checkRequest({ ...request }));
}

/** @param {import('./maker.js').MakerRequest} request @returns {import('./maker.js').TakenRequest} */
function checkRequest(request) {
  for (const name of Object.keys(request)) {
    if (REQUEST_FIELDS.includes(name)) continue;
    refuse('option', `A request has no ${name}. It can have: ${REQUEST_FIELDS.join(', ')}.`);
  }
  const { symmetry = 'none', givens, difficulty, rating, needs } = request;
  const { budget = wantsWay(request) ? WAY_BUDGET : REQUEST_BUDGET } = request;
  if (difficulty !== undefined && wantsWay(request)) {
    refuse('option', 'A difficulty goes without rating and needs.');
  }
  if (!SYMMETRIES.includes(symmetry)) {
    const names = SYMMETRIES.join(', ');
    refuse('range', `There is no symmetry ${shown(symmetry)}. There are: ${names}.`);
  }
  return {
    symmetry,
    givens: takeRange(givens, 'givens', 17, 80),
    difficulty: takeRange(difficulty, 'difficulty', 1, 9),
    // Only catalogue/goal.js, which is loaded when it is needed, knows what they mean.
    ...structuredClone({ rating, needs }),
    pattern: takePattern(request.pattern),
    seed1: takeSeed(request.seed1, 'seed1'),
    seed2: takeSeed(request.seed2, 'seed2'),
    budget: takeWhole(budget, 'budget', { code: 'budget' }),
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
const takeSeed = (seed, name) =>
  seed === undefined ? Math.floor(Math.random() * 2 ** 32) : takeWhole(seed, name, { least: 0 });

/** @param {unknown} pattern @returns {string} */
function takePattern(pattern) {
  if (pattern === undefined) return 'x'.repeat(81);
  if (typeof pattern !== 'string') return mistaken('A pattern is a string', pattern);
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
