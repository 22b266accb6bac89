// The values of hostile callers, and of callers that mix up arguments, and every way to pass them.
import { NEARLY } from './boards.js';

const thrower = () => {
  throw new Error('mine');
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Every trap throws. */
const trapped = new Proxy(
  {},
  Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((trap) => [trap, thrower])),
);

/** @type {[what: string, value: any][]} */
export const HOSTILE = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['NaN', NaN],
  ['-1', -1],
  ['1.5', 1.5],
  ['0', 0],
  ['2 ** 32', 2 ** 32],
  ['1e300', 1e300],
  ['Infinity', Infinity],
  ['10n', 10n],
  ['a symbol', Symbol('x')],
  ['an empty string', ''],
  ['a string', 'x'],
  ['the name of what every object has', '__proto__'],
  ['a long string', '1'.repeat(100_000)],
  ['an empty array', []],
  ['an array', [1, [2], null]],
  ['an object', {}],
  ['an object of nothing', Object.create(null)],
  ['a function', () => 1],
  ['a function that throws', thrower],
  ['valueOf and toString that throw', { valueOf: thrower, toString: thrower }],
  ['toPrimitive that throws', { [Symbol.toPrimitive]: thrower }],
  ['a proxy that throws', trapped],
  ['a proxy of a signal', new Proxy(new AbortController().signal, {})],
  ['a revoked proxy', revoked],
  ['a date', new Date(0)],
  ['a map', new Map([[1, 2]])],
];

const KEYS = [
  'method',
  'options',
  'inside',
  'events',
  'limit',
  'signal',
  'onProgress',
  'symmetry',
  'givens',
];
KEYS.push('difficulty', 'pattern', 'seed1', 'seed2', 'budget', 'digits', 'candidates');
KEYS.push('url', 'bytes', 'module', 'worker', 'recursionLimit', 'claim', 'milliseconds');

/** Objects with the value under every name that somebody might read. @param {any} value */
const bags = (value) => [
  ...KEYS.map((key) => ({ [key]: value })),
  { signal: { aborted: false, addEventListener: value, removeEventListener: value } },
  { options: { recursionLimit: value } },
  { inside: [value] },
  { candidates: Array(81).fill(value) },
  { givens: [value, value] },
];

/** The lists of arguments in which a value stands at any place. @param {any} value @returns {any[][]} */
const lists = (value) => [
  [value],
  [value, value],
  ...[NEARLY, 'step', 'recursionLimit', 2].map((first) => [first, value]),
  ...bags(value).flatMap((bag) => [[bag], [NEARLY, bag], [2, bag], [NEARLY, 'step', bag]]),
];

/** @typedef {(target: any, args: any[]) => any} Call */

/** How many parameters a function names, with those that have a default; a native one does not show it. @param {Function} own */
function parametersOf(own) {
  const text = String(own);
  if (/\[native code\]|^[^(]*\([^)]*\.\.\.\w+\)/.test(text)) return Infinity;
  const begin = text.indexOf('(');
  if (/^\(\s*\)/.test(text.slice(begin))) return 0;
  let [depth, count] = [0, 1];
  for (const symbol of text.slice(begin)) {
    if ('([{'.includes(symbol)) depth++;
    if (')]}'.includes(symbol) && --depth === 0) break;
    if (symbol === ',' && depth === 1) count++;
  }
  return count;
}

/** Those in which no argument comes behind the last that is named. @param {number} count @returns {(value: any) => any[][]} */
const upTo = (count) => (value) => lists(value).filter(({ length }) => length <= count);

/** Each first argument once: a setter takes no other. @param {any} value */
const firsts = (value) =>
  [...new Set(lists(value).map(([first]) => first))].map((first) => [first]);

/**
 * The calls of an object, by name: methods and setters of its classes, also those that are not here yet. Each has the
 * lists of arguments that make a difference: a call that takes none gets each value once, and none gets more than it
 * names.
 *
 * @param {object} prototype
 * @returns {[name: string, call: Call, lists: (value: any) => any[][]][]}
 */
export function callsOf(prototype) {
  /** @type {Map<string, [call: Call, lists: (value: any) => any[][]]>} */
  const calls = new Map();
  const once = (/** @type {any} */ value) => [[value]];
  for (let at = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const key of Reflect.ownKeys(at)) {
      const { value, set, get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(at, key));
      if (key === 'constructor' || calls.has(String(key))) continue;
      if (set) calls.set(String(key), [(target, [value]) => set.call(target, value), firsts]);
      else if (get) calls.set(String(key), [(target) => get.call(target), once]);
      else if (typeof value === 'function') {
        const count = parametersOf(value);
        const own = count === 0 ? once : upTo(count);
        calls.set(String(key), [(target, args) => value.apply(target, args), own]);
      }
    }
  }
  return [...calls].map(([name, call]) => [name, ...call]);
}
