/**
 * The text as all formats see it: different signs of one meaning become the same sign, character for character, so
 * that a fault is reported where the person sees it.
 */

/** @typedef {Readonly<{ text: string, lines: readonly string[], links: readonly string[] }>} Source */

/** The signs for an empty square. */
export const BLANKS = '.0*_xX?-';
/** One square: a digit, or empty. */
export const SQUARE = /[1-9.0*_xX?-]/;

/** @type {readonly [symbols: RegExp, plain: string][]} */
const SAME = [
  [/[□■☐▢◻⬜◯○〇・･·•∙⋅‧…]/, '.'],
  [/[│┃║┆┇┊┋╎╏｜]/, '|'],
  [/[─━═┄┅┈┉╌╍―—–‒−‐ー]/, '-'],
  [/[\u2500-\u257f]/, '+'],
  [/[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/, ' '],
];

/** @type {Map<string, string>} */
const known = new Map();

/** @param {string} symbol */
function plainSymbol(symbol) {
  const code = symbol.charCodeAt(0);
  if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - 0xfee0);
  if (code > 0x245f && code < 0x2469) return String(code - 0x245f);
  return SAME.find(([symbols]) => symbols.test(symbol))?.[1] ?? symbol;
}

/** @param {string} text */
const plain = (text) =>
  text.replace(/[^\n-~]/g, (symbol) => {
    const same = known.get(symbol) ?? plainSymbol(symbol);
    known.set(symbol, same);
    return same;
  });

/** A host name up to its last dot. It is tried only where a name can begin, so that a long word is gone over once. */
const HOST = /(?<=(?<![\w-]|[\w-]\.)-*)\w[\w-]*(?:\.[\w-]+)*$/;

/** Where an address begins. @param {string} word @returns {number} -1: nowhere */
function startOf(word) {
  const dot = word.search(/(?<=[\w-])\.[a-z]{2,}\//i);
  const host = dot < 0 ? dot : word.slice(0, dot).search(HOST);
  const other = word.search(/\b[a-z]+:\/\/|#p=/i);
  return host < 0 || other < 0 ? Math.max(host, other) : Math.min(host, other);
}

/** The words that look like addresses. @param {string} text @returns {string[]} */
function linksIn(text) {
  if (!/:\/\/|\w\.[a-z]{2,}\/|#p=/i.test(text)) return [];
  return text.split(/[\s"'<>]+/).flatMap((word) => {
    const at = startOf(word);
    return at < 0 ? [] : [word.slice(at)];
  });
}

/** @param {string} text @returns {Source} */
export function sourceOf(text) {
  const all = plain(text);
  return Object.freeze({
    text: all,
    lines: all.split(/\r\n?|[\n\u2028\u2029]/),
    links: linksIn(all),
  });
}
