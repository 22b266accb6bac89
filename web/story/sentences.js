/**
 * An argument in sentences: what a person can check on the board. README.md has all their forms, which a
 * program reads as well.
 */

import { contradictionOf, isContradiction, isLone, sizeOf } from './argument.js';
import { labelOf } from './rules.js';
import { inRole, number, squaresIn, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./argument.js').Line} Line */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ text: string, indent: number }} Written a line of its own */

/** A trial with more lines than this is one sentence in the text of a step. */
const MOST_LINES = 4;

/** @param {Words} words @param {Event} event */
const valuesOf = ({ squares, unit, digits }, event) => ({
  square: squares(squaresOf(event).slice(0, 1)),
  squares: squares(event.squares),
  unit: event.unit ? unit(event.unit) : '',
  digit: event.digits[0] ?? '',
  digits: digits(event.digits),
  count: event.digits.length,
});

/** @param {Words} words @param {Event} event "r1c6 is 9." */
export const statement = ({ t, square }, event) =>
  t('placed', { square: square(squaresOf(event)[0]), digit: event.digits[0] });

/* --- Singles --------------------------------------------------------------------------------------- */

/** "Row 4 has 2, 5 and 9, column 6 has 1." @param {Words} words @param {Line} line '' where nothing sees */
function sentenceOfUnits({ t, unit, digits, capital }, { parts }) {
  const clauses = inRole(parts, 'sees').flatMap((part) =>
    part.unit ? [t('argument.has', { unit: unit(part.unit), digits: digits(part.digits) })] : [],
  );
  return clauses.length
    ? capital(t('argument.stand', { clauses: clauses.join(t('name.phraseSeparator')) }))
    : '';
}

/** @param {Words} words @param {Line} line */
function tellNaked(words, line) {
  const gone = inRole(line.parts, 'ruledOut').flatMap(({ digits }) => digits);
  return words.join([
    sentenceOfUnits(words, line),
    gone.length
      ? words.t('argument.ruledOut', { digits: words.digits(gone), count: gone.length })
      : '',
  ]);
}

/** @param {Words} words @param {Line} line @param {Uint8Array} board before the step */
function tellHidden(words, { event, parts }, board) {
  const { t, squares } = words;
  const seeing = inRole(parts, 'sees').flatMap((part) => part.squares);
  const gone = inRole(parts, 'ruledOut').flatMap(squaresOf);
  const open = event.unit ? squaresIn(event.unit).filter((square) => !board[number(square)]) : [];
  const values = {
    ...valuesOf(words, event),
    squares: squares(seeing),
    count: seeing.length,
    ruledOut: squares(gone),
  };
  if (gone.length) {
    return t(seeing.length ? 'argument.hidden.both' : 'argument.hidden.ruledOut', values);
  }
  return t(open.length > 2 ? 'argument.hidden.others' : 'argument.hidden.other', values);
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

/** A digit that follows from the lines before it. */
/** @param {Words} words @param {Line} line @param {'argument.so' | 'argument.must' | 'argument.then'} frame */
function tellFollowing(words, line, frame) {
  const values = valuesOf(words, line.event);
  const why = words.t(WHYS[String(line.event.rule)], values);
  const more = line.event.rule === 'naked-single' ? sentenceOfUnits(words, line) : '';
  return words.join([words.t(frame, { ...values, why }), more]);
}

/* --- What takes candidates away -------------------------------------------------------------------- */

/** "r1c6 and r1c7 cannot be 3 or 7": squares that lose the same digits together. */
/** @param {Words} words @param {Line} line */
function takesOf({ t, squares, anyOf, clauses }, { parts }) {
  /** @type {Map<string, Event[]>} */
  const groups = new Map();
  for (const part of inRole(parts, 'takes')) {
    const key = part.digits.join('');
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return clauses(
    [...groups.values()].map((group) =>
      t('argument.takes', {
        squares: squares(group.flatMap(squaresOf)),
        digits: anyOf(group[0].digits),
      }),
    ),
  );
}

/** @param {Words} words @param {Line} line */
function tellPattern(words, line) {
  const { event, parts } = line;
  const units = (/** @type {string} */ role) =>
    inRole(parts, role).flatMap(({ unit }) => (unit ? [unit] : []));
  const values = {
    ...valuesOf(words, event),
    rule: labelOf(words, String(event.rule)),
    takes: takesOf(words, line),
  };
  if (event.family === 'subset') {
    const isHidden = event.rule?.startsWith('hidden');
    return words.t(isHidden ? 'argument.hiddenSet' : 'argument.nakedSet', values);
  }
  const [base, cover] = [units('base'), units('cover')].map(words.units);
  return words.t('argument.fish', { ...values, base, cover });
}

/* --- Trials ---------------------------------------------------------------------------------------- */

/** @type {Record<string, [now: string, supposed: string]>} */
const CLASHES = {
  'no-candidate': ['clash.noCandidate', 'clash.noCandidate.if'],
  'no-place': ['clash.noPlace', 'clash.noPlace.if'],
  squares: ['clash.fewDigits', 'clash.fewDigits.if'],
  digits: ['clash.fewSquares', 'clash.fewSquares.if'],
};

/** "r7c9 has no candidate left". @param {Words} words @param {Event} event @param {0 | 1} mood */
const clashOf = (words, event, mood) =>
  words.t(CLASHES[String(event.rule)][mood], {
    ...valuesOf(words, event),
    count: (event.rule === 'digits' ? event.squares : event.digits).length,
  });

/** @param {Event} supposed */
const isDenied = ({ rule }) => rule === 'trial-not';

/** @param {Words} words @param {Event} event */
function tellSupposition(words, event) {
  const values = valuesOf(words, event);
  const { t } = words;
  if (Number(event.value) > 0) {
    return isDenied(event) ? t('argument.alsoNot', values) : t('argument.also', values);
  }
  return isDenied(event) ? t('argument.supposeNot', values) : t('argument.suppose', values);
}

/** @param {Words} words @param {Event} event what was supposed */
const tellConclusion = (words, event) =>
  words.t(isDenied(event) ? 'argument.proved' : 'argument.refuted', valuesOf(words, event));

/** The contradiction takes more lines than there is room for. @param {Words} words @param {Event} event */
const tellUntold = (words, event) =>
  words.t(isDenied(event) ? 'argument.untoldNot' : 'argument.untold', valuesOf(words, event));

/** "If r8c7 were 3, then after 12 steps r7c9 would have no candidate left." */
/** @param {Words} words @param {Event} event what was supposed @param {readonly Node[]} inner */
function tellInShort(words, event, inner) {
  const { t } = words;
  const contradiction = contradictionOf(inner);
  if (!contradiction) return tellUntold(words, event);
  const { steps, trials } = sizeOf(inner);
  const after = [
    steps ? t('argument.steps', { count: steps }) : '',
    trials ? t('argument.trials', { count: trials }) : '',
  ].filter(Boolean);
  const values = { ...valuesOf(words, event), clash: clashOf(words, contradiction, 1) };
  const way = after.length ? t('argument.after', { way: words.list(after) }) : '';
  const key = isDenied(event) ? 'argument.ifNot' : 'argument.if';
  return t(key, { ...values, way });
}

/* --- All together ---------------------------------------------------------------------------------- */

/** @param {Words} words @param {Line} line that is no supposition @param {boolean} isFinal of the argument */
export function tellLine(words, line, isFinal) {
  const { event } = line;
  if (isContradiction(event)) {
    return words.t('argument.clash', { clash: clashOf(words, event, 0) });
  }
  if (event.family !== 'single') return tellPattern(words, line);
  if (Number(event.value) > 0) return tellFollowing(words, line, 'argument.then');
  return tellFollowing(words, line, isFinal ? 'argument.so' : 'argument.must');
}

/** A trial: its assumption, its contradiction, what that means. @param {Words} words @param {Node} node */
export const tellTrial = (words, { line, inner }) =>
  words.join([tellInShort(words, line.event, inner ?? []), tellConclusion(words, line.event)]);

/**
 * Each on a line of its own.
 *
 * @param {Words} words
 * @param {readonly Node[]} nodes
 * @param {number} [indent]
 * @param {boolean} [isWhole] whether the last of them ends the argument
 * @returns {Written[]}
 */
export const writeLines = (words, nodes, indent = 0, isWhole = true) =>
  nodes.flatMap(({ line, inner }, index) => {
    const isFinal = isWhole && index === nodes.length - 1;
    if (!inner) return [{ text: tellLine(words, line, isFinal), indent }];
    if (inner.length === 0) {
      const texts = [tellUntold(words, line.event), tellConclusion(words, line.event)];
      return texts.map((text) => ({ text, indent }));
    }
    return [
      { text: tellSupposition(words, line.event), indent },
      ...writeLines(words, inner, indent + 1),
      { text: tellConclusion(words, line.event), indent },
    ];
  });

/** Whether a trial has too many lines for a sentence each. @param {Node} node */
function isLong({ inner }) {
  const { steps, trials } = sizeOf(inner ?? []);
  return trials > 0 || steps > MOST_LINES;
}

/**
 * The reason in one line, without the digit itself.
 *
 * @param {Words} words
 * @param {readonly Node[]} argument
 * @param {Uint8Array} board before the step
 */
export const tellArgument = (words, argument, board) =>
  isLone(argument)
    ? tellLone(words, argument[0].line, board)
    : words.join(
        argument.map((node, index) =>
          node.inner && isLong(node)
            ? tellTrial(words, node)
            : writeLines(words, [node], 0, index === argument.length - 1)
                .map(({ text }) => text)
                .join(words.t('name.sentenceSeparator')),
        ),
      );

/** "naked pair, hidden single": its techniques, each once; and where the Help explains the foremost. */
/** @param {Words} words @param {readonly Node[]} argument */
export function nameArgument(words, argument) {
  const events = argument.map(({ line }) => line.event);
  const nameOf = (/** @type {Event} */ event) =>
    event.rule === 'chain' ? words.t('argument.chain') : labelOf(words, String(event.rule));
  const names = [...new Set(events.map(nameOf))].filter(Boolean);
  const foremost = events.find(({ family }) => family !== 'single') ?? events[0];
  const { t } = words;
  const label = t('argument.label', { names: names.join(t('name.phraseSeparator')) });
  return { label, anchor: foremost.rule ?? '' };
}
