/**
 * Trials in sentences: the supposition, what follows, and the contradiction. `sentences.js` tells the rest of an
 * argument.
 */

import { contradictionOf, isContradiction, sizeOf } from './argument.js';
import { tellFollowing, tellLine, valuesOf } from './sentences.js';
import { afterNode, takersIn } from './trial-drawings.js';

/** @typedef {import('./drawings.js').Scene} Scene */
/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./argument.js').Line} Line */
/** @typedef {import('./argument.js').Node} Node */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ text: string, indent: number }} Written a line of its own */

/** A trial with more lines than this is one sentence in the text of a step. */
const MOST_LINES = 4;

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
export function tellSupposition(words, event) {
  const values = valuesOf(words, event);
  const { t } = words;
  if (Number(event.value) > 0) {
    return isDenied(event) ? t('argument.alsoNot', values) : t('argument.also', values);
  }
  return isDenied(event) ? t('argument.supposeNot', values) : t('argument.suppose', values);
}

/** @param {Words} words @param {Event} event what was supposed */
export const tellConclusion = (words, event) =>
  words.t(isDenied(event) ? 'argument.proved' : 'argument.refuted', valuesOf(words, event));

/** The contradiction takes more lines than there is room for. @param {Words} words @param {Event} event */
const tellUntold = (words, event) =>
  words.t(isDenied(event) ? 'argument.untoldNot' : 'argument.untold', valuesOf(words, event));

/** "12 steps and 3 trials"; '' where there are none. @param {Words} words @param {{ steps: number, trials: number }} size @param {'argument.trials' | 'trial.trials'} key of the trials */
const countsOf = ({ t, list }, { steps, trials }, key) =>
  list(
    [
      steps ? t('argument.steps', { count: steps }) : '',
      trials ? t(key, { count: trials }) : '',
    ].filter(Boolean),
  );

/** How much there is inside a trial. @param {Words} words @param {{ steps: number, trials: number }} size @param {boolean} isWhole whether what is inside the trials in it is counted, too */
export function tellSize(words, size, isWhole) {
  const way = countsOf(words, size, 'trial.trials');
  return way && words.t(isWhole ? 'trial.size' : 'trial.level', { way });
}

/**
 * "If r8c7 were 3, then after 12 steps r7c9 would have no candidate left."
 * @param {Words} words @param {Event} event what was supposed @param {readonly Node[]} inner
 */
function tellInShort(words, event, inner) {
  const { t } = words;
  if (event.isRepeated) return t('proof.same', valuesOf(words, event));
  const contradiction = contradictionOf(inner);
  if (!contradiction) return tellUntold(words, event);
  const counts = countsOf(words, sizeOf(inner), 'argument.trials');
  const way = counts && t('argument.after', { way: counts });
  const values = { ...valuesOf(words, event), clash: clashOf(words, contradiction, 1) };
  const key = isDenied(event) ? 'argument.ifNot' : 'argument.if';
  return t(key, { ...values, way });
}

/** @param {Words} words @param {Line} line that is no supposition @param {boolean} isFinal of the argument @param {Scene} [scene] before it */
export function tellNested(words, line, isFinal, scene) {
  const { event } = line;
  if (isContradiction(event)) {
    return words.t('argument.clash', { clash: clashOf(words, event, 0) });
  }
  if (event.family !== 'single' || Number(event.value) === 0)
    return tellLine(words, line, isFinal, scene);
  const takers = takersIn(line);
  if (!takers.length) return tellFollowing(words, line, 'argument.then');
  const values = { ...valuesOf(words, { ...event, squares: takers }), count: takers.length };
  const why = words.t(event.unit ? 'argument.why.closed' : 'argument.why.taken', values);
  return words.t('argument.then', { ...values, why });
}

/** A trial: its assumption, its contradiction, and the conclusion. @param {Words} words @param {Node} node */
export const tellTrial = (words, { line, inner }) =>
  words.join([tellInShort(words, line.event, inner ?? []), tellConclusion(words, line.event)]);

/**
 * Each on a line of its own.
 *
 * @param {Words} words
 * @param {readonly Node[]} nodes
 * @param {{ indent?: number, isWhole?: boolean, scene?: Scene }} [how] isWhole: whether the last of them ends the argument; scene: before the first
 * @returns {Written[]}
 */
export function writeLines(words, nodes, { indent = 0, isWhole = true, scene } = {}) {
  let now = scene;
  return nodes.flatMap((node, index) => {
    const [before, { line, inner }] = [now, node];
    const isFinal = isWhole && index === nodes.length - 1;
    now = before && afterNode(before, node);
    if (!inner) return [{ text: tellNested(words, line, isFinal, before), indent }];
    if (inner.length === 0) {
      const texts = [tellUntold(words, line.event), tellConclusion(words, line.event)];
      return texts.map((text) => ({ text, indent }));
    }
    return [
      { text: tellSupposition(words, line.event), indent },
      ...writeLines(words, inner, { indent: indent + 1 }),
      { text: tellConclusion(words, line.event), indent },
    ];
  });
}

/** Whether a trial has too many lines for a sentence each. @param {Node} node */
function isLong({ inner }) {
  const { steps, trials } = sizeOf(inner ?? []);
  return trials > 0 || steps > MOST_LINES;
}

/**
 * The reason with trials in it in one line, without the digit itself.
 *
 * @param {Words} words
 * @param {readonly Node[]} argument
 */
export const tellTried = (words, argument) =>
  words.join(
    argument.map((node, index) =>
      node.inner && isLong(node)
        ? tellTrial(words, node)
        : writeLines(words, [node], { isWhole: index === argument.length - 1 })
            .map(({ text }) => text)
            .join(words.t('name.sentenceSeparator')),
    ),
  );
