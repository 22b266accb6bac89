// The small changes that can be made in a JavaScript module: each replaces a piece of its text. They come from the
// syntax tree, so that comments, imports, types and names stay as they are. No test reads the texts for people, so
// only strings that are compared are emptied.
import { parse } from 'acorn';

/** @typedef {import('./choice.js').Change} Change */
/** @typedef {import('acorn').Node & Record<string, any>} Node */
/** @typedef {(node: Node, text: string, parent: Node | null) => ([Node | [number, number], string] | null)[]} Rule */

/** @type {Record<string, string>} */
const operators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '&=': '|=',
  '|=': '&=',
  '??=': '&&=',
  '||=': '&&=',
};

/** Methods with a sibling that gives another answer. @type {Record<string, string>} */
const siblings = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  padStart: 'padEnd',
  padEnd: 'padStart',
};

/** Methods whose result is of the same kind as their list or text. */
const leftOut = new Set(
  'filter slice sort toSorted reverse toReversed trim trimStart trimEnd flat toLowerCase toUpperCase'.split(
    ' ',
  ),
);

/** @param {Node} node */
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Somewhere in a sum there is a text: it joins, and does not add. @param {Node} node @returns {boolean} */
const joins = (node) =>
  isText(node) || (node.type === 'BinaryExpression' && (joins(node.left) || joins(node.right)));

/** Where the operator between two nodes stands. @param {Node} left @param {Node} right @param {string} text @param {string} operator @returns {[number, number]} */
function between(left, right, text, operator) {
  const gap = text
    .slice(left.end, right.start)
    .replace(/\/\*.*?\*\//gs, (c) => ' '.repeat(c.length));
  const at = left.end + gap.replace(/\/\/.*/g, (c) => ' '.repeat(c.length)).indexOf(operator);
  return [at, at + operator.length];
}

/** @type {Rule} */
const operator = (node, text) => {
  const to = operators[node.operator];
  if (!to || (node.operator === '+' && joins(node))) return [];
  // Beside an && or || it needs brackets.
  if (node.operator === '??') {
    const [left, right] = [node.left, node.right].map(({ start, end }) => text.slice(start, end));
    return [[node, `((${left}) && (${right}))`]];
  }
  return [[between(node.left, node.right, text, node.operator), to]];
};

/** @type {Rule} */
const negated = ({ test }, text) => [test && [test, `!(${text.slice(test.start, test.end)})`]];

/** @type {Rule} */
const removed = (node) => [[node, ';']];

/** @type {Record<string, Rule>} */
const rules = {
  IfStatement: negated,
  ConditionalExpression: negated,
  BinaryExpression: operator,
  LogicalExpression: operator,
  AssignmentExpression: operator,
  UpdateExpression: (node) => [
    [
      node.prefix ? [node.start, node.start + 2] : [node.end - 2, node.end],
      operators[node.operator],
    ],
  ],
  UnaryExpression: (node) => [
    '!-~'.includes(node.operator) ? [[node.start, node.start + 1], ''] : null,
  ],
  ExpressionStatement: (node) => (node.directive ? [] : removed(node, '', null)),
  ContinueStatement: removed,
  BreakStatement: (node, _, parent) => (parent?.type === 'SwitchCase' ? [] : [[node, ';']]),
  ThrowStatement: removed,
  ReturnStatement: ({ argument }) => [isTold(argument) ? [argument, 'undefined'] : null],
  ArrowFunctionExpression: ({ body }) => [
    body.type !== 'BlockStatement' && isTold(body) ? [body, 'undefined'] : null,
  ],
  Literal: literal,
  MemberExpression: (node, text) => [
    node.optional ? [optional(node, text), node.computed ? '' : '.'] : null,
  ],
  CallExpression: (node, text) => [
    node.optional ? [optional(node, text), ''] : null,
    ...calls(node, text),
  ],
};

/** A value whose loss says more than other changes of it. @param {Node | null} node */
const isTold = (node) =>
  !!node &&
  ![
    'Literal',
    'ConditionalExpression',
    'LogicalExpression',
    'BinaryExpression',
    'UnaryExpression',
    'Identifier',
  ].includes(node.type);

/** Where its `?.` stands. @param {Node} node @param {string} text @returns {[number, number]} */
function optional(node, text) {
  const { end } = node.object ?? node.callee;
  const at = text.indexOf('?.', end);
  return [at, at + 2];
}

/** Where the dot before a method stands. @param {Node} property @param {string} text */
function dotBefore({ start }, text) {
  const at = text.lastIndexOf('.', start);
  return text[at - 1] === '?' ? at - 1 : at;
}

/** @param {Node} node @param {string} text @returns {ReturnType<Rule>} */
function calls({ callee, end }, text) {
  const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
  if (leftOut.has(name)) return [[[dotBefore(callee.property, text), end], '']];
  return Object.hasOwn(siblings, name) ? [[callee.property, siblings[name]]] : [];
}

/** @type {Rule} */
function literal({ value, start, end }, _, parent) {
  /** @type {[number, number]} */
  const here = [start, end];
  if (typeof value === 'boolean') return [[here, String(!value)]];
  if (typeof value === 'number')
    return [value + 1, value - 1].map((to) => [here, to < 0 ? `(${to})` : `${to}`]);
  const compared = parent?.type === 'SwitchCase' || /^[!=]==$/.test(parent?.operator ?? '');
  return typeof value === 'string' && value && compared ? [[here, "''"]] : [];
}

/** What is a name, or a place, and not a value. */
const unseen = new Set(['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration']);

/** @param {Node} node @param {Node | null} parent @param {(node: Node, parent: Node | null) => void} visit */
function walk(node, parent, visit) {
  if (unseen.has(node.type)) return;
  visit(node, parent);
  for (const [name, value] of Object.entries(node)) {
    if ((name === 'key' && !node.computed) || name === 'source') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, node, visit);
    }
  }
}

/** In the order of the text. @param {string} text of a module @returns {Change[]} */
export function changesOf(text) {
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  /** @type {Change[]} */
  const found = [];
  walk(/** @type {Node} */ (tree), null, (node, parent) => {
    for (const change of rules[node.type]?.(node, text, parent) ?? []) {
      if (!change) continue;
      const [where, to] = change;
      const [start, end] = Array.isArray(where) ? where : [where.start, where.end];
      found.push({ start, end, to, what: node.type });
    }
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
