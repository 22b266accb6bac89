/**
 * The determined sets of a press: as they were registered, with the assumptions among them, and as they are at the
 * end.
 *
 * The one idea: an assumption is a bracket in the list of events. `assumed` opens it, `result` closes it, `table1`
 * judges the pair, and everything between belongs inside. The tree is made of numbers first; words follow only where
 * somebody looks.
 */

/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').Item} Item */
/** @typedef {import('./types.js').DeterminedSet} DeterminedSet */
/** @typedef {import('../locales/words.js').Words} Words */

import { contradiction } from './endings.js';
import { isToldAfter, pathTo, twinOf } from './fuller.js';
import { item, picture } from './items.js';
import { drawOrigin, drawSet } from './origins.js';
import { reason, ruleAndUnitOf } from './reasons.js';
import { nameCase } from './rules.js';
import { at, isSingle, number, setOf, squaresOf } from './trace.js';
import { tellSize } from './trials.js';

/**
 * @typedef {object} Branch
 * @property {Event} assumed
 * @property {boolean} isTold what happened inside it
 * @property {Event | null} result
 * @property {Node[]} nodes
 */
/** @typedef {{ main: Branch | null, sub: Branch | null, table1: Event | null }} Assumption */
/** @typedef {{ set: Event } | { broken: Event } | { assumption: Assumption }} Node broken: a contradiction */

/**
 * @param {readonly Event[]} events
 * @returns {Node[]} the registered sets and the assumptions of level 0
 */
export function treeOf(events) {
  /** @type {Node[]} */
  const roots = [];
  /** @type {Branch[]} */
  const open = [];
  const here = () => open.at(-1)?.nodes ?? roots;
  /** @param {boolean} fresh @returns {Assumption} */
  const assumption = (fresh) => {
    const last = here().at(-1);
    if (!fresh && last && 'assumption' in last && !last.assumption.table1) return last.assumption;
    const made = { main: null, sub: null, table1: null };
    here().push({ assumption: made });
    return made;
  };

  for (const [nth, event] of events.entries()) {
    if (event.kind === 'setRegistered') {
      here().push({ set: event });
    } else if (event.kind === 'contradiction' && open.length) {
      here().push({ broken: event });
    } else if (event.kind === 'assumed') {
      const side = event.rule === 'sub' ? 'sub' : 'main';
      const branch = { assumed: event, isTold: isToldAfter(events, nth), result: null, nodes: [] };
      assumption(side === 'main')[side] = branch;
      open.push(branch);
    } else if (event.kind === 'result') {
      const closed = at(events, event.cause);
      while (open.length) {
        const branch = /** @type {Branch} */ (open.pop());
        if (!closed || branch.assumed !== closed) continue;
        branch.result = event;
        break;
      }
    } else if (event.kind === 'table1') {
      assumption(false).table1 = event;
    }
  }
  return roots;
}

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @returns {readonly Item[]} empty if nothing was registered and nothing assumed
 */
export const tellTree = (words, events) => tellNodes(words, events, treeOf(events));

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Node} node
 * @returns {Item}
 */
function tellNode(words, events, node) {
  if ('assumption' in node) return tellAssumption(words, events, node.assumption);
  if ('broken' in node) return item(contradiction(words, events, node.broken), { tone: 'wrong' });
  const { set } = node;
  return item(words.set(setOf(set)), {
    detail: reason(words, events, set),
    rule: ruleAndUnitOf(words, events, set),
    tone: isSingle(set) ? 'found' : 'plain',
    picture: drawOrigin(events, set),
  });
}

/**
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Assumption} assumption
 * @returns {Item}
 */
function tellAssumption(words, events, assumption) {
  const { main, sub, table1 } = assumption;
  const event = table1 ?? main?.assumed ?? sub?.assumed;
  const [square] = event ? squaresOf(event) : [];
  const digit = event?.digits[0] ?? 0;
  const values = { square: square ? words.square(square) : '', digit };
  const branches = branchesOf(assumption);
  return item(words.t('assumption.title', values), {
    detail: caseSentence(words, table1),
    rule: table1 && Number(table1.value) > 0 ? nameCase(words, Number(table1.value)) : null,
    picture: square
      ? picture({
          squares: [{ square: number(square), role: 'target' }],
          focusDigits: [{ square: number(square), digit, role: 'target' }],
        })
      : null,
    items: branches.length
      ? () => branches.map((branch) => tellBranch(words, events, branch))
      : null,
  });
}

/** All assumptions, with those inside them. @param {readonly Node[]} nodes @returns {Assumption[]} */
const assumptionsIn = (nodes) =>
  nodes.flatMap((node) =>
    'assumption' in node
      ? [
          node.assumption,
          ...branchesOf(node.assumption).flatMap((branch) => assumptionsIn(branch.nodes)),
        ]
      : [],
  );

/** @param {Assumption} assumption */
const branchesOf = ({ main, sub }) => [main, sub].filter((branch) => branch !== null);

/**
 * The assumption that a case of Table 1 has judged, with its branches.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Event} table1
 * @returns {Item[]} none if it was not recorded
 */
export function tellCase(words, events, table1) {
  const found = assumptionsIn(treeOf(events)).find((each) => each.table1 === table1);
  return found ? [tellAssumption(words, events, found)] : [];
}

/** @type {Record<number, string>} */
const CASES = {
  0: 'case.skipped',
  1: 'case.1',
  2: 'case.2',
  3: 'case.3',
  4: 'case.4',
  5: 'case.5',
  6: 'case.6',
  7: 'case.7',
  8: 'case.8',
  9: 'case.9',
};

/** @param {Words} words @param {Event | null} table1 */
const caseSentence = ({ t }, table1) => (table1 ? t(CASES[Number(table1.value)]) : '');

/** @type {Record<string, string>} */
const RESULTS = {
  finished: 'result.finished',
  inconsistent: 'result.inconsistent',
  indeterminate: 'result.indeterminate',
};

/** How many sets and assumptions a branch has. @param {readonly Node[]} nodes @returns {{ steps: number, trials: number }} */
function sizeOf(nodes) {
  const size = { steps: 0, trials: 0 };
  for (const node of nodes) {
    if ('set' in node) size.steps++;
    if (!('assumption' in node)) continue;
    size.trials++;
    for (const { nodes: inside } of branchesOf(node.assumption)) {
      const { steps, trials } = sizeOf(inside);
      size.steps += steps;
      size.trials += trials;
    }
  }
  return size;
}

/** How a branch ended. @param {Words} words @param {Branch} branch */
const endOf = ({ t }, { result }) => t((result && RESULTS[String(result.value)]) || 'result.open');

/** Where a branch broke, and its size; '' where nothing is recorded. @param {Words} words @param {readonly Event[]} events @param {Branch} branch */
function figuresOf(words, events, { nodes }) {
  const last = nodes.at(-1);
  const broken = last && 'broken' in last ? contradiction(words, events, last.broken) : '';
  return words.join([broken, tellSize(words, sizeOf(nodes), nodes.every(isRecorded))]);
}

/** Whether it is known what happened inside an assumption. @param {Node} node @returns {boolean} */
const isRecorded = (node) =>
  !('assumption' in node) ||
  branchesOf(node.assumption).every(({ isTold, nodes }) => isTold && nodes.every(isRecorded));

/** @param {Words} words @param {readonly Event[]} events @param {readonly Node[]} nodes */
const tellNodes = (words, events, nodes) => nodes.map((node) => tellNode(words, events, node));

/**
 * What happens inside it is recorded, or told when the press is made once more.
 *
 * @param {Words} words
 * @param {readonly Event[]} events
 * @param {Branch} branch
 * @returns {Item}
 */
function tellBranch(words, events, branch) {
  const { assumed, isTold, nodes } = branch;
  const [square] = squaresOf(assumed);
  const values = { square: words.square(square), digit: assumed.digits[0] };
  /** @type {import('./types.js').Folded} */
  const again = {
    needs: 'details',
    inside: pathTo(events, assumed),
    lasts: true,
    write: (fuller) => ({ items: tellInside(words, fuller, twinOf(fuller, assumed)) }),
  };
  return item(words.t(assumed.rule === 'sub' ? 'branch.sub' : 'branch.main', values), {
    detail: words.join([endOf(words, branch), figuresOf(words, events, branch)]),
    items: nodes.length ? () => tellNodes(words, events, nodes) : null,
    unfold: isTold ? null : again,
  });
}

/** @param {Words} words @param {readonly Event[]} events @param {Event | null} assumed @returns {Item[]} */
function tellInside(words, events, assumed) {
  const branch = assumptionsIn(treeOf(events))
    .flatMap(branchesOf)
    .find((each) => each.assumed === assumed);
  const figures = branch && (figuresOf(words, events, branch) || endOf(words, branch));
  const first = figures ? [item(figures, { tone: 'quiet' })] : [];
  return [...first, ...tellNodes(words, events, branch?.nodes ?? [])];
}

/**
 * The list at the end of the press.
 *
 * @param {Words} words
 * @param {readonly DeterminedSet[]} sets
 * @returns {readonly Item[]}
 */
export const tellSets = (words, sets) =>
  sets.map((set) => item(words.set(set), { picture: drawSet(set) }));
