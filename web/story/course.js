/**
 * The course of a press of a method that deduces: its deductions in order, and trials as brackets around what was
 * deduced inside them.
 */

import { tellDeduction } from './deductions.js';
import { contradiction } from './endings.js';
import { item, picture } from './items.js';
import { at, number, squaresOf } from './trace.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ assumed: Event, result: Event | null, nodes: Node[] }} Trial */
/** @typedef {{ event: Event } | { trial: Trial }} Node */

/** @param {readonly Event[]} events @returns {Node[]} */
export function courseOf(events) {
  /** @type {Node[]} */
  const roots = [];
  /** @type {Trial[]} */
  const open = [];
  const here = () => open.at(-1)?.nodes ?? roots;
  for (const event of events) {
    if (event.kind === 'deduction') here().push({ event });
    else if (event.kind === 'contradiction' && open.length) here().push({ event });
    else if (event.kind === 'assumed') {
      const trial = { assumed: event, result: null, nodes: [] };
      here().push({ trial });
      open.push(trial);
    } else if (event.kind === 'result') {
      const closed = at(events, event.cause);
      while (open.length) {
        const trial = /** @type {Trial} */ (open.pop());
        if (!closed || trial.assumed !== closed) continue;
        trial.result = event;
        break;
      }
    }
  }
  return roots;
}

/** @param {Words} words @param {readonly Event[]} events @returns {readonly Item[]} */
export const tellCourse = (words, events) =>
  courseOf(events).map((node) => tellNode(words, events, node));

/**
 * Whether the trial has excluded the digit; a trial of the logical cube teaches nothing.
 * @param {Trial} trial
 */
export const refutes = ({ assumed, result }) =>
  result?.value === 'inconsistent' && assumed.rule !== 'cube-trial';

/** @type {Record<string, string>} */
const RESULTS = {
  finished: 'result.finished',
  inconsistent: 'result.inconsistent',
  stuck: 'result.stuck',
};

/** The numbers of the logical cube's deductions. @type {Record<string, string>} */
const STATUSES = {
  finished: 'status.cube.3',
  inconsistent: 'status.cube.2',
  stuck: 'status.cube.1',
};

/** The result of a trial. @param {Words} words @param {Trial} trial */
function resultOf({ t }, { assumed, result }) {
  const results = assumed.rule === 'cube-trial' ? STATUSES : RESULTS;
  return t((result && results[String(result.value)]) || 'result.open');
}

/** @param {Words} words @param {readonly Event[]} events @param {Node} node @returns {Item} */
export function tellNode(words, events, node) {
  if ('event' in node) {
    const { event } = node;
    return event.kind === 'deduction'
      ? tellDeduction(words, events, event)
      : item(contradiction(words, events, event), { tone: 'wrong' });
  }
  const { assumed, nodes } = node.trial;
  const [square] = squaresOf(assumed);
  const [digit] = assumed.digits;
  const values = { square: words.square(square), digit };
  const refuted = refutes(node.trial);
  return item(refuted ? words.t('trial.refuted', values) : words.t('trial.title', values), {
    detail: refuted ? '' : resultOf(words, node.trial),
    picture: picture({
      squares: [{ square: number(square), role: 'target' }],
      focusDigits: [{ square: number(square), digit, role: 'target' }],
    }),
    items: nodes.length ? () => nodes.map((inner) => tellNode(words, events, inner)) : null,
  });
}
