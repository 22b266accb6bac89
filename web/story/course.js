/**
 * The course of a press of a method that deduces: its deductions in order, and trials as brackets around what was
 * deduced inside them.
 */

import { tellDeduction } from './deductions.js';
import { contradiction } from './endings.js';
import { isToldAfter, pathTo, twinOf } from './fuller.js';
import { item, picture } from './items.js';
import { at, number, squaresOf } from './trace.js';
import { tellSize } from './trials.js';

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('../locales/words.js').Words} Words */
/** @typedef {{ assumed: Event, isTold: boolean, result: Event | null, nodes: Node[] }} Trial isTold: what happened inside it */
/** @typedef {{ event: Event } | { trial: Trial }} Node */

/** @param {readonly Event[]} events @returns {Node[]} */
export function courseOf(events) {
  /** @type {Node[]} */
  const roots = [];
  /** @type {Trial[]} */
  const open = [];
  const here = () => open.at(-1)?.nodes ?? roots;
  for (const [nth, event] of events.entries()) {
    if (event.kind === 'deduction') here().push({ event });
    else if (event.kind === 'contradiction' && open.length) here().push({ event });
    else if (event.kind === 'assumed') {
      const trial = { assumed: event, isTold: isToldAfter(events, nth), result: null, nodes: [] };
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

/** How many deductions and trials there are. @param {readonly Node[]} nodes @returns {{ steps: number, trials: number }} */
function sizeOf(nodes) {
  const size = { steps: 0, trials: 0 };
  for (const node of nodes) {
    if ('event' in node) {
      if (node.event.kind === 'deduction') size.steps++;
      continue;
    }
    const { steps, trials } = sizeOf(node.trial.nodes);
    size.steps += steps;
    size.trials += trials + 1;
  }
  return size;
}

/** Where a trial broke, and its size; '' where nothing is recorded. @param {Words} words @param {readonly Event[]} events @param {Trial} trial */
function figuresOf(words, events, { nodes }) {
  const last = nodes.at(-1);
  const broken = last && 'event' in last && last.event.kind === 'contradiction' ? last.event : null;
  return words.join([
    broken ? contradiction(words, events, broken) : '',
    tellSize(words, sizeOf(nodes), nodes.every(isRecorded)),
  ]);
}

/** Whether it is known what happened inside a trial, and in those inside it. @param {Node} node @returns {boolean} */
const isRecorded = (node) =>
  'event' in node || (node.trial.isTold && node.trial.nodes.every(isRecorded));

/** @param {readonly Node[]} nodes @param {Event} assumed @returns {Trial | null} */
function find(nodes, assumed) {
  for (const node of nodes) {
    if ('event' in node) continue;
    if (node.trial.assumed === assumed) return node.trial;
    const inside = find(node.trial.nodes, assumed);
    if (inside) return inside;
  }
  return null;
}

/**
 * What happened inside a trial: recorded, or told when the press is made once more.
 * @param {Words} words @param {readonly Event[]} events @param {Trial} trial @returns {Partial<Item>}
 */
function behind(words, events, { assumed, isTold, nodes }) {
  if (nodes.length) return { items: () => nodes.map((node) => tellNode(words, events, node)) };
  if (isTold) return {};
  /** @type {import('./types.js').Folded['write']} */
  const write = (fuller) => ({ items: tellInside(words, fuller, twinOf(fuller, assumed)) });
  const inside = pathTo(events, assumed);
  return { unfold: { needs: 'details', inside, lasts: true, write } };
}

/** @param {Words} words @param {readonly Event[]} events @param {Event | null} assumed @returns {Item[]} */
function tellInside(words, events, assumed) {
  const trial = assumed && find(courseOf(events), assumed);
  const figures = trial && (figuresOf(words, events, trial) || resultOf(words, trial));
  const first = figures ? [item(figures, { tone: 'quiet' })] : [];
  const nodes = trial?.nodes.map((node) => tellNode(words, events, node)) ?? [];
  return [...first, ...nodes];
}

/** Figures of a trial, and what happened inside it. @param {Words} words @param {readonly Event[]} events @param {Event} assumed @returns {Partial<Item>} */
export function tellBehind(words, events, assumed) {
  const trial = find(courseOf(events), assumed);
  return trial ? { detail: figuresOf(words, events, trial), ...behind(words, events, trial) } : {};
}

/** @param {Words} words @param {readonly Event[]} events @param {Node} node @returns {Item} */
export function tellNode(words, events, node) {
  if ('event' in node) {
    const { event } = node;
    return event.kind === 'deduction'
      ? tellDeduction(words, events, event)
      : item(contradiction(words, events, event), { tone: 'wrong' });
  }
  const { assumed } = node.trial;
  const [square] = squaresOf(assumed);
  const [digit] = assumed.digits;
  const values = { square: words.square(square), digit };
  const refuted = refutes(node.trial);
  return item(refuted ? words.t('trial.refuted', values) : words.t('trial.title', values), {
    detail: words.join([
      refuted ? '' : resultOf(words, node.trial),
      figuresOf(words, events, node.trial),
    ]),
    picture: picture({
      squares: [{ square: number(square), role: 'target' }],
      focusDigits: [{ square: number(square), digit, role: 'target' }],
    }),
    ...behind(words, events, node.trial),
  });
}

/**
 * The trials on the board itself that have excluded a digit since the one before: the next digit may need that.
 * @param {Words} words @param {readonly Event[]} events @param {Event} placed @returns {Item[]}
 */
export function tellTrialsBefore(words, events, placed) {
  const end = events.indexOf(placed);
  const begin = events.findLastIndex(
    ({ kind, depth }, index) => index < end && kind === 'placed' && depth === 0,
  );
  return courseOf(events.slice(0, end)).flatMap((node) =>
    'trial' in node && refutes(node.trial) && events.indexOf(node.trial.assumed) > begin
      ? [tellNode(words, events, node)]
      : [],
  );
}
