/**
 * The sentences for failures of the search for techniques, and of making and reading, one for each kind of error. Pure;
 * loaded with the first part that can fail so.
 */

/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {Readonly<{ code: string, message: string }>} Fault code: of a `KakuteiError` */

/** Of questions about techniques. @type {Readonly<Record<string, string>>} */
const SENTENCES = Object.freeze({
  load: 'fault.load',
  abi: 'fault.abi',
  lost: 'fault.lost',
  trap: 'fault.trap',
  memory: 'fault.memory',
});

/**
 * @param {unknown} error that was thrown
 * @param {string} [otherwise] the code of one that has none
 * @returns {Fault}
 */
export function faultOf(error, otherwise = 'other') {
  const { code = otherwise, message = String(error) } = /** @type {any} */ (error) ?? {};
  return Object.freeze({ code: String(code), message: String(message) });
}

/** @param {Words} words @param {Fault} fault of a question about techniques */
export const sayFault = ({ t }, fault) => t(SENTENCES[fault.code] ?? 'fault.other', fault);
