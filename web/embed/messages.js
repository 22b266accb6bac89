/**
 * The messages between a host page and an embedded frame, version 1: their fields, and how they are read.
 * `protocol.md` describes them. Pure, used by both sides.
 *
 * The one idea: nothing from the other side is used directly. A message is made anew from the own data properties of
 * its type, each checked; everything else is dropped.
 */

import { CONTROLS } from '../model/commands.js';

export { CONTROLS };

export const VERSION = 1;

/** Bytes of UTF-8 that a text may have. */
export const MAX_TEXT = 2048;

/** How many values a piece of data may hold, and how deep. */
const MAX_VALUES = 20_000;
const MAX_DEPTH = 16;
const MAX_KEY = 64;
const MAX_HEIGHT = 100_000;
const MAX_TIME = 60_000;

export const THEMES = Object.freeze(['light', 'dark', 'system']);

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Shapes */
/** @typedef {Readonly<{ kakutei: 1, id: number, type: string } & Record<string, any>>} Message */
/**
 * @typedef {object} Read
 * @property {Message} [message] the message, if all of it is valid
 * @property {number} [id] else the id of the refused message
 * @property {'text' | 'field'} [fault] and why
 */

/** From the host to the frame; a field with a question mark may be left out. @type {Shapes} */
export const REQUESTS = freezeShapes({
  load: { puzzle: 'text', method: 'slug?' },
  step: {},
  solve: {},
  prove: { claim: 'claim?', milliseconds: 'time?' },
  stop: {},
  set: { lang: 'language?', theme: 'theme?', controls: 'controls?', method: 'slug?' },
  get: {},
});

/** From the frame to the host. @type {Shapes} */
export const REPORTS = freezeShapes({
  ready: { methods: 'methods' },
  resized: { height: 'height' },
  changed: { board: 'board', kind: 'slug' },
  stepped: { result: 'press' },
  solved: { result: 'press' },
  failed: { code: 'slug', message: 'text' },
  reply: { ok: 'flag', result: 'data?', error: 'error?' },
});

/** The `result` of the reply to each request. @type {Readonly<Record<string, string>>} */
export const RESULTS = Object.freeze({
  load: 'loaded',
  step: 'press',
  solve: 'press',
  prove: 'proof',
  stop: 'data',
  set: 'data',
  get: 'state',
});

/** @param {Record<string, Record<string, string>>} shapes */
function freezeShapes(shapes) {
  Object.values(shapes).forEach(Object.freeze);
  return Object.freeze(shapes);
}

/** Thrown within this file only: why a message is refused. */
class Refusal extends Error {
  /** @param {'text' | 'field'} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/** @param {boolean} right @param {'text' | 'field'} [fault] */
function demand(right, fault = 'field') {
  if (!right) throw new Refusal(fault);
}

/**
 * An own data property; inherited ones and getters count as missing.
 *
 * @param {any} value @param {string} name
 */
const own = (value, name) => Object.getOwnPropertyDescriptor(value, name)?.value;

/** @param {unknown} value @returns {string} */
export function checkText(value) {
  demand(typeof value === 'string');
  const text = /** @type {string} */ (value);
  const fits = text.length <= MAX_TEXT && new TextEncoder().encode(text).length <= MAX_TEXT;
  demand(fits, 'text');
  return text;
}

/** @param {RegExp} pattern @returns {(value: unknown) => string} */
const matching = (pattern) => (value) => {
  const text = checkText(value);
  demand(pattern.test(text));
  return text;
};

/** @param {unknown} value @returns {string} words of CONTROLS, each once, one blank between them */
function checkControls(value) {
  const words = checkText(value).split(' ').filter(Boolean);
  demand(words.every((word) => CONTROLS.includes(word)));
  return [...new Set(words)].join(' ');
}

/** @param {unknown} value @returns {{ code: string, message: string }} */
function checkError(value) {
  demand(typeof value === 'object' && value !== null);
  const code = checkText(own(value, 'code'));
  return Object.freeze({ code, message: checkText(own(value, 'message')) });
}

/**
 * A frozen copy of data as JSON can express it, of bounded size.
 *
 * @param {unknown} value
 * @param {{ left: number }} budget
 * @param {number} depth
 * @returns {any}
 */
function copyData(value, budget, depth) {
  demand(--budget.left >= 0 && depth <= MAX_DEPTH);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return checkText(value);
  if (typeof value === 'number') {
    demand(Number.isFinite(value));
    return value;
  }
  demand(typeof value === 'object');
  if (Array.isArray(value)) {
    demand(value.length <= budget.left);
    const items = Array.from({ length: value.length }, (_, index) => own(value, String(index)));
    return Object.freeze(items.map((item) => copyData(item, budget, depth + 1)));
  }
  const keys = Object.keys(/** @type {object} */ (value));
  demand(keys.every((key) => key.length <= MAX_KEY && key !== '__proto__'));
  const entries = keys
    .map((key) => [key, own(value, key)])
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [key, copyData(item, budget, depth + 1)]);
  return Object.freeze(Object.fromEntries(entries));
}

/**
 * A copy of an object with these fields; the rest of it is data.
 *
 * @param {Record<string, string>} fields each with the name of its check
 * @returns {(value: unknown) => any}
 */
const holding = (fields) => (value) => {
  const copy = checks.data(value);
  demand(typeof copy === 'object' && copy !== null);
  for (const [name, rule] of Object.entries(fields)) checks[rule](own(copy, name));
  return copy;
};

const checkMethod = holding({ slug: 'slug' });

/** @type {Record<string, (value: any) => any>} */
const checks = {
  text: checkText,
  board: matching(/^[.1-9]{81}$/),
  slug: matching(/^[a-z][a-z0-9_-]{0,63}$/),
  language: matching(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,7}$/),
  theme: matching(new RegExp(`^(${THEMES.join('|')})$`)),
  controls: checkControls,
  error: checkError,
  data: (value) => copyData(value, { left: MAX_VALUES }, 0),
  loaded: holding({ board: 'board' }),
  press: holding({ outcome: 'slug', board: 'board' }),
  claim: matching(/^(way|none|next|r[1-9]c[1-9](=|<>)[1-9])$/),
  proof: holding({ claim: 'claim', result: 'slug' }),
  time(value) {
    demand(Number.isSafeInteger(value) && value > 0 && value <= MAX_TIME);
    return value;
  },
  state: holding({ board: 'board', methods: 'methods' }),
  methods(value) {
    const copy = checks.data(value);
    demand(Array.isArray(copy));
    copy.forEach(checkMethod);
    return copy;
  },
  height(value) {
    demand(Number.isFinite(value) && value >= 0 && value <= MAX_HEIGHT);
    return Math.ceil(value);
  },
  flag(value) {
    demand(typeof value === 'boolean');
    return value;
  },
};

/** @param {unknown} id @returns {id is number} */
const isId = (id) => Number.isSafeInteger(id) && Number(id) > 0;

/**
 * Reads the data of a message event.
 *
 * @param {unknown} data
 * @param {Shapes} shapes of the messages that may come from there
 * @returns {Read | null} null: not for us, of another version or of no known type; to be ignored
 */
export function readMessage(data, shapes) {
  let id;
  try {
    if (typeof data !== 'object' || data === null || own(data, 'kakutei') !== VERSION) return null;
    const type = own(data, 'type');
    if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return null;
    id = own(data, 'id');
    if (!isId(id)) return null;
    /** @type {Record<string, any>} */
    const message = { kakutei: VERSION, id, type };
    for (const [name, rule] of Object.entries(shapes[type])) {
      const value = own(data, name);
      if (value === undefined && rule.endsWith('?')) continue;
      message[name] = checks[rule.replace('?', '')](value);
    }
    return { message: /** @type {Message} */ (Object.freeze(message)) };
  } catch (error) {
    // Anything else comes from a proxy's traps.
    return error instanceof Refusal && isId(id) ? { id, fault: error.fault } : null;
  }
}

/**
 * A message to send, checked like one that came.
 *
 * @param {string} type @param {number} id @param {Record<string, any>} fields @param {Shapes} shapes
 * @returns {Read}
 */
export const writeMessage = (type, id, fields, shapes) =>
  readMessage({ ...fields, kakutei: VERSION, id, type }, shapes) ?? { id, fault: 'field' };

/** Whether a request of this type can have this result. @param {string} type @param {unknown} result */
export function isResult(type, result) {
  try {
    checks[RESULTS[type]](result);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} text @returns {string} cut to the length that a message may have */
export function cutText(text) {
  const whole = String(text);
  // Three bytes is the most that one unit of UTF-16 takes.
  return whole.length * 3 <= MAX_TEXT ? whole : whole.slice(0, Math.floor(MAX_TEXT / 3));
}
