/**
 * An argument in sentences: what a person can check on the board. `trials.js` tells trials. forms.md explains the
 * forms, which the tests read back.
 */

import { isLone, isSupposition } from './argument.js';
import { after, closersOf, sceneOf } from './drawings.js';
import { labelOf } from './rules.js';
import { inRole, number, squaresIn, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./argument.js').Line} Line */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('./drawings.js').Scene} Scene */
/** @typedef {import('../locales/words.js').Words} Words */

/** @param {Words} words @param {Event} event */
export const valuesOf = ({ square, squares, unit, digits }, event) => ({
  square: event.square ? square(event.square) : '',
  squares: squares(event.squares),
  unit: event.unit ? unit(event.unit) : '',
  digit: event.digits[0] ?? '',
  digits: digits(event.digits),
  count: event.digits.length,
});

/** @param {Words} words @param {import('./types.js').Placed} placed "r1c6 is 9." */
export const statement = ({ t, square }, placed) =>
  t('placed', { square: square(squaresOf(placed)[0]), digit: placed.digits[0] });

/* --- Singles --------------------------------------------------------------------------------------- */

/**
 * "Row 4 has 2, 5 and 9, column 6 has 1."
 * @param {Words} words @param {Line} line '' where nothing sees
 * @param {'argument.stand' | 'argument.only'} key
 */
function sentenceOfUnits({ t, unit, digits, capital }, { event, parts }, key) {
  const clauses = inRole(parts, 'sees').flatMap((part) =>
    part.unit ? [t('argument.has', { unit: unit(part.unit), digits: digits(part.digits) })] : [],
  );
  const values = { clauses: clauses.join(t('name.phraseSeparator')), digit: event.digits[0] };
  return clauses.length ? capital(t(key, values)) : '';
}

/** @param {Words} words @param {Line} line */
function tellNaked(words, line) {
  const gone = inRole(line.parts, 'ruledOut').map(({ rule, digits }) => {
    const values = { digits: words.digits(digits), count: digits.length };
    return rule
      ? words.t('argument.ruledOutBy', { ...values, rule: labelOf(words, rule) })
      : words.t('argument.ruledOut', values);
  });
  return words.join([sentenceOfUnits(words, line, 'argument.only'), ...gone]);
}

/** @param {Words} words @param {Line} line @param {Uint8Array} board before the step */
function tellHidden(words, { event, parts }, board) {
  const { t, squares } = words;
  const seeing = inRole(parts, 'sees').flatMap((part) => part.squares);
  const gone = inRole(parts, 'ruledOut').map((part) => {
    const own = squares(squaresOf(part));
    return part.rule
      ? t('argument.hidden.goneBy', { ...valuesOf(words, event), squares: own, rule: labelOf(words, part.rule) })
      : t('argument.hidden.gone', { ...valuesOf(words, event), squares: own });
  }); // prettier-ignore
  const values = {
    ...valuesOf(words, event),
    squares: squares(seeing),
    count: seeing.length,
    others: (event.unit ? squaresIn(event.unit) : []).filter((at) => !board[number(at)]).length - 1,
    gone: words.clauses(gone),
  };
  if (!gone.length) return t('argument.hidden.seen', values);
  return t(seeing.length ? 'argument.hidden.both' : 'argument.hidden.ruledOut', values);
}

/** A digit that the board alone proves. @param {Words} words @param {Line} line @param {Uint8Array} board */
function tellLone(words, line, board) {
  const { event } = line;
  if (event.rule === 'full-house') return words.t('argument.full', valuesOf(words, event));
  return event.rule === 'hidden-single' ? tellHidden(words, line, board) : tellNaked(words, line);
}

/** @type {Record<string, string>} */
const WHYS = {
  'full-house': 'argument.why.full',
  'hidden-single': 'argument.why.hidden',
  'naked-single': 'argument.why.naked',
};

/**
 * A digit that follows from the lines before it.
 * @param {Words} words @param {Line} line @param {'argument.so' | 'argument.must' | 'argument.then'} frame @param {Scene} [scene] before it: names the digits that close the other squares
 */
export function tellFollowing(words, line, frame, scene) {
  const { rule } = line.event;
  const closers = scene && rule === 'hidden-single' ? closersOf(line, scene) : [];
  const count = closers.length;
  const values = { ...valuesOf(words, { ...line.event, squares: closers }), count };
  const why = words.t(count ? 'argument.why.seen' : WHYS[String(rule)], values);
  const more = rule === 'naked-single' ? sentenceOfUnits(words, line, 'argument.stand') : '';
  return words.join([words.t(frame, { ...values, why }), more]);
}

/* --- What takes candidates away -------------------------------------------------------------------- */

/**
 * "r1c6 and r1c7 cannot be 3 or 7": squares that lose the same digits together.
 * @param {Words} words @param {readonly Pick<Event, 'square' | 'squares' | 'digits'>[]} taken @param {string} [key] of the text
 */
export function tellTaken({ t, squares, anyOf }, taken, key = 'argument.takes') {
  /** @type {Map<string, import('./types.js').Square[]>} */
  const groups = new Map();
  for (const part of taken) {
    const digits = anyOf(part.digits);
    groups.set(digits, [...(groups.get(digits) ?? []), ...squaresOf(part)]);
  }
  return [...groups]
    .map(([digits, group]) => t(key, { squares: squares(group), digits }))
    .join(t('name.groupSeparator'));
}

/** @param {Words} words @param {Line} line */
export function tellPattern(words, line) {
  const { event, parts } = line;
  const units = (/** @type {string} */ role) =>
    inRole(parts, role).flatMap(({ unit }) => (unit ? [unit] : []));
  const values = {
    ...valuesOf(words, event),
    rule: labelOf(words, String(event.rule)),
    takes: tellTaken(words, inRole(parts, 'takes')),
  };
  if (event.family === 'subset') {
    const isHidden = event.rule?.startsWith('hidden');
    return words.t(isHidden ? 'argument.hiddenSet' : 'argument.nakedSet', values);
  }
  const [base, cover] = [units('base'), units('cover')].map(words.units);
  return words.t('argument.fish', { ...values, base, cover });
}

/* --- All together ---------------------------------------------------------------------------------- */

/** @param {Words} words @param {Line} line on the board itself @param {boolean} isFinal of the argument @param {Scene} [scene] before it */
export const tellLine = (words, line, isFinal, scene) =>
  line.event.family === 'single'
    ? tellFollowing(words, line, isFinal ? 'argument.so' : 'argument.must', scene)
    : tellPattern(words, line);

/**
 * The reason in one line, without the digit itself.
 *
 * @param {Words} words
 * @param {readonly Node[]} argument without trials
 * @param {Uint8Array} board before the step
 */
export function tellArgument(words, argument, board) {
  if (isLone(argument)) return tellLone(words, argument[0].line, board);
  let scene = sceneOf(board, argument);
  const told = argument.map(({ line }, index) => {
    const sentence = tellLine(words, line, index === argument.length - 1, scene);
    scene = after(scene, line);
    return sentence;
  });
  return words.join(told);
}

/**
 * "naked pair, hidden single ×2": its techniques, or its kinds of trials and chains alone where it has trials, by the
 * names of techniques if each of them is one; and the place of the foremost in the Help.
 * @param {Words} words @param {readonly Node[]} argument
 */
export function nameArgument(words, argument) {
  const events = argument.map(({ line }) => line.event);
  const trials = events.filter(isSupposition);
  const areTechniques = trials.every(({ technique }) => technique && labelOf(words, technique));
  const ruleOf = (/** @type {Event} */ { rule, technique }) =>
    (areTechniques && technique) || (rule ?? '');
  const nameOf = (/** @type {string} */ rule) =>
    rule === 'chain' ? words.t('argument.chain') : labelOf(words, rule);
  const hasTrial = events.some(({ family }) => family === 'trial');
  const named = hasTrial ? trials : events;
  const names = named.map((event) => nameOf(ruleOf(event))).filter(Boolean);
  const counted = [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return hasTrial || times === 1 ? name : `${name}\u00a0×${times}`;
  });
  const foremost = named.find(({ family }) => family !== 'single') ?? events[0];
  return { label: counted.join(words.t('name.phraseSeparator')), anchor: ruleOf(foremost) };
}
