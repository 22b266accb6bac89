// The small changes that can be made in a C source. There is no parser: everything but the code of functions is
// blanked out, letter for letter, and clang-format has laid out the rest. So an operator with a space on either side
// has two operands, and two words in a row begin a declaration.

/** @typedef {import('./choice.js').Change} Change */

/** @type {Record<string, string>} */
const operators = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '/',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '/=': '*=',
  '&=': '|=',
  '|=': '&=',
  '^=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
};

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/** Left alone: what the compiler checks, what only the processor sees, and impossible states. */
const untold = /\b(_?[Ss]tatic_assert|sizeof|__builtin_trap|__builtin_unreachable)\b/;

/** Without comments, texts, characters and lines of the preprocessor. @param {string} text */
const codeOf = (text) =>
  text.replace(
    /\/\*.*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/gms,
    blank,
  );

/** The place behind the bracket that closes the one at `at`. @param {string} code @param {number} at */
function behind(code, at) {
  for (let depth = 0, i = at; i < code.length; i++) {
    if ('([{'.includes(code[i])) depth++;
    else if (')]}'.includes(code[i]) && --depth === 0) return i + 1;
  }
  return code.length;
}

/**
 * The bodies of the functions, with the type that each returns.
 * @param {string} code
 */
function* bodies(code) {
  for (const match of code.matchAll(/^((?:\w+ )+\**)(\w+)\(/gm)) {
    const open = behind(code, match.index + match[0].length - 1);
    if (code.slice(open).trimStart()[0] !== '{') continue;
    const start = code.indexOf('{', open);
    const type = match[1].replace(/\b(static|inline|const|KT_API)\b/g, '').trim();
    yield { start, end: behind(code, start), type };
  }
}

/** @param {string} body @returns {Change[]} */
function ofOperators(body) {
  return [...body.matchAll(/(?<=\s)([-+*/%&|^<>=!]+)(?=\s)/g)].flatMap(
    ({ 1: sign, index: start }) =>
      Object.hasOwn(operators, sign)
        ? [{ start, end: start + sign.length, to: operators[sign], what: 'operator' }]
        : [],
  );
}

/** Except those of a loop, which would only never end. @param {string} body @returns {Change[]} */
function ofSteps(body) {
  const outside = body.replace(/\bfor \([^;]*;[^;]*;[^\n]*?\) /g, blank);
  return [...outside.matchAll(/\+\+|--/g)].map(({ 0: sign, index: start }) => ({
    start,
    end: start + 2,
    to: sign === '++' ? '--' : '++',
    what: 'operator',
  }));
}

/** @param {string} body @returns {Change[]} */
function ofSigns(body) {
  return [...body.matchAll(/[!~](?=[\w(])/g)].map(({ index: start }) => ({
    start,
    end: start + 1,
    to: '',
    what: 'sign',
  }));
}

/** Numbers, but not those that only say how large something is. @param {string} body @returns {Change[]} */
function ofNumbers(body) {
  const sizes = /\b(?!return\b)[A-Za-z_]\w* \**\w+(?:\[\w+\])+(?= =|[;,])/g;
  const counted = body.replace(sizes, blank);
  return [...counted.matchAll(/(?<![\w.])(\d+)(u?)\b/g)].flatMap(
    ({ 0: all, 1: digits, 2: u, index: start }) =>
      [Number(digits) + 1, Number(digits) - 1]
        .filter((to) => to >= 0)
        .map((to) => ({ start, end: start + all.length, to: `${to}${u}`, what: 'number' })),
  );
}

/** @param {string} body @returns {Change[]} */
function ofTruth(body) {
  return [...body.matchAll(/\b(true|false)\b/g)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    to: word === 'true' ? 'false' : 'true',
    what: 'truth',
  }));
}

/** A single comparison or negation: to change its sign is the same as to negate it. @param {string} text */
const isSingle = (text) => /[!=]= | !|^!/.test(text.trim()) && !/&&|\|\|/.test(text);

/** @param {string} body @returns {Change[]} */
function ofConditions(body) {
  return [...body.matchAll(/\b(?:if|while) (?=\()/g)].flatMap(({ 0: word, index }) => {
    const start = index + word.length;
    const end = behind(body, start);
    const was = body.slice(start, end);
    return isSingle(was.slice(1, -1)) ? [] : [{ start, end, to: `(!${was})`, what: 'condition' }];
  });
}

/** Where a statement begins and ends, without what stands in brackets. @param {string} body */
function* statements(body) {
  for (let start = 1, i = 1; i < body.length; i++) {
    const isLabel = body[i] === ':' && /^\s*(case|default)\b/.test(body.slice(start, i));
    if ('(['.includes(body[i])) i = behind(body, i) - 1;
    else if ('{}'.includes(body[i]) || isLabel) start = i + 1;
    else if (body[i] === ';') {
      const head = /^\s*(?:else\s+|do\s+)*/.exec(body.slice(start))?.[0].length ?? 0;
      yield* nested(body, start + head, i);
      start = i + 1;
    }
  }
}

/** The statement behind any number of `if (…)`. @param {string} body @param {number} start @param {number} end @returns {Generator<{ start: number, end: number }>} */
function* nested(body, start, end) {
  const head = /^(?:if|while|for|switch) (?=\()/.exec(body.slice(start, end));
  if (!head) {
    yield { start, end };
    return;
  }
  const after = behind(body, start + head[0].length);
  yield* nested(body, after + (/^\s*/.exec(body.slice(after))?.[0].length ?? 0), end);
}

/** @param {string} body @param {string} type @returns {Change[]} */
function ofStatements(body, type) {
  return [...statements(body)].flatMap(({ start, end }) => {
    const text = body.slice(start, end);
    const value = /^return (.+)$/s.exec(text)?.[1];
    if (value) return ofReturn(value, type, { start: end - value.length, end });
    const isDeclaration = /^\w+(?: \w+)* \**\w+\b/.test(text);
    if (text.trim() === '' || isDeclaration || text.startsWith('(void)')) return [];
    return [{ start, end, to: '', what: 'statement' }];
  });
}

/** @param {string} value @param {string} type @param {{ start: number, end: number }} place @returns {Change[]} */
function ofReturn(value, type, place) {
  if (/^(true|false|\d+u?)$/.test(value)) return [];
  const what = 'value';
  if (type === 'bool') return isSingle(value) ? [] : [{ ...place, to: `!(${value})`, what }];
  if (type.endsWith('*')) return value === 'NULL' ? [] : [{ ...place, to: '0', what }];
  if (!/^(u?int\d+_t|int|unsigned|size_t|kt_status)$/.test(type)) return [];
  return [{ ...place, to: `(${value}) + 1`, what }];
}

/** @param {Change} change @param {string} text */
function withText({ start, end, to, what }, text) {
  // The text of a condition or value comes from the source, as the texts in the code are blanked out.
  const was = text.slice(start, end);
  if (what === 'condition') return { start, end, to: `(!${was})`, what };
  if (what === 'value' && to.startsWith('!')) return { start, end, to: `!(${was})`, what };
  if (what === 'value' && to !== '0') return { start, end, to: `(${was}) + 1`, what };
  return { start, end, to, what };
}

/** In the order of the text. @param {string} text of a C source @returns {Change[]} */
export function changesOf(text) {
  const code = codeOf(text);
  /** @type {Change[]} */
  const found = [];
  for (const { start, end, type } of bodies(code)) {
    const body = code
      .slice(start, end)
      .replace(/(?:static )?const [^;=()]*\[\]?[^;=()]* = \{.*?\};/gs, blank);
    const changes = [ofOperators, ofSteps, ofSigns, ofNumbers, ofTruth, ofConditions].flatMap(
      (of) => of(body),
    );
    for (const change of [...changes, ...ofStatements(body, type)]) {
      found.push(
        withText({ ...change, start: change.start + start, end: change.end + start }, text),
      );
    }
  }
  return found
    .filter(({ start, end }) => !untold.test(text.slice(start, end)))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * The blocks of the functions, from the outer to the inner; not those that begin with a label, where nothing can stand
 * before it.
 * @param {string} text of a C source
 * @returns {{ start: number, end: number }[]}
 */
export function blocksOf(text) {
  const code = codeOf(text);
  return [...bodies(code)].flatMap(({ start, end }) =>
    [...code.slice(start, end).matchAll(/(?<=^|\) |else |do )\{(?!\s*(?:case|default)\b)/g)].map(
      ({ index }) => ({ start: start + index, end: behind(code, start + index) }),
    ),
  );
}
