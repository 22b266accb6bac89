// The part of every driver inside a page: calls functions there, and notes errors.
import { findProgram } from '../../scripts/lib/tools.js';
import { makeTools } from './tools.js';

export const missing = (/** @type {string[]} */ programs, /** @type {string} */ name) => {
  const lacking = programs.filter((program) => !findProgram(program));
  if (lacking.length === 0) return false;
  return `no ${name}: ${lacking.join(', ')} not found (npm run setup -- --browsers installs it)`;
};

/** Runs in the page: notes errors there. */
export function noteErrors() {
  if (Reflect.has(window, 'kakuteiErrors')) return;
  /** @type {string[]} */
  const errors = [];
  Object.defineProperty(window, 'kakuteiErrors', { value: errors });
  addEventListener('error', ({ message }) => errors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`breach of ${event.violatedDirective}: ${event.blockedURI}`),
  );
  const plain = console.error;
  console.error = (...words) => {
    errors.push(words.join(' '));
    plain.apply(console, words);
  };
}

/** @param {Function} fn @param {any[]} args */
export const call = (fn, args) =>
  `(${fn})(${['(' + makeTools + ')()', ...args.map((arg) => JSON.stringify(arg))].join(', ')})`;

export const readErrors = () => Reflect.get(window, 'kakuteiErrors') ?? [];
