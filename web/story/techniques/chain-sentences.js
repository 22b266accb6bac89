/**
 * Chains, loops, nets and forcing chains in sentences: the whole chain in one, and each link on a line of its own.
 */

import { item } from '../items.js';
import { labelOf } from '../rules.js';
import {
  branchesOf,
  endsOf,
  isLine,
  isOnePremise,
  isOpposite,
  lastOf,
  linkedUnits,
  unitOfAll,
  whyOf,
} from './chains.js';
import { drawBranch } from './pictures.js';
import { fishOf, namesOf, takenTwice } from './patterns.js';
import { includes, isSame, sees } from './step.js';

/** @typedef {import('../types.js').Item} Item */
/** @typedef {import('../types.js').Square} Square */
/** @typedef {import('./chains.js').Node} Node */
/** @typedef {import('./step.js').Step} Step */
/** @typedef {import('../../locales/words.js').Words} Words */

/** A longer chain is told by its ends, and folds its links one by one. */
const MOST_LINKS = 7;

/** @param {Words} words @param {Node} node */
const valuesOf = ({ squares }, { squares: own, digit, set }) => ({
  squares: squares(own),
  digit,
  count: own.length,
  set: set?.name ?? '',
});

/** @type {Record<'premise' | 'case' | 'then' | 'last' | 'suppose', [on: string, off: string, groupOn: string, groupOff: string, setOff: string]>} */
const FORMS = {
  premise: ['technique.premise.on', 'technique.premise.off', 'technique.premise.groupOn', 'technique.premise.groupOff', 'technique.premise.groupOff'], // prettier-ignore
  case: ['technique.case.on', 'technique.case.off', 'technique.case.groupOn', 'technique.case.groupOff', 'technique.case.groupOff'], // prettier-ignore
  then: ['technique.then.on', 'technique.then.off', 'technique.then.groupOn', 'technique.then.groupOff', 'technique.then.setOff'], // prettier-ignore
  last: ['technique.last.on', 'technique.last.off', 'technique.last.groupOn', 'technique.last.groupOff', 'technique.last.setOff'], // prettier-ignore
  suppose: ['technique.suppose.on', 'technique.suppose.off', 'technique.suppose.groupOn', 'technique.suppose.groupOff', 'technique.suppose.groupOff'], // prettier-ignore
};

/**
 * "r1c2 is not 5", as the sentence wants it.
 * @param {Words} words @param {keyof typeof FORMS} form @param {Node} node
 */
export function tellNode(words, form, node) {
  const isGroup = node.squares.length > 1;
  const plain = (node.isOn ? 0 : 1) + (isGroup ? 2 : 0);
  return words.t(FORMS[form][node.set ? 4 : plain], valuesOf(words, node));
}

/** Whether its links can be seen, and have room in one sentence. @param {readonly Node[]} branch */
const isShort = (branch) =>
  isLine(branch) && branch.length - 1 <= MOST_LINKS && branch.every(({ found }) => !found);

/**
 * "If r1c2 is not 5, then r1c7 is 5 and r4c7 is not 5."
 * @param {Words} words @param {readonly Node[]} branch
 */
export function tellChain(words, branch) {
  const premise = tellNode(words, 'premise', branch[0]);
  const last = tellNode(words, 'last', lastOf(branch));
  const count = branch.length - 1;
  if (!isShort(branch)) {
    return words.t('technique.longChain', { premise, count, last });
  }
  const between = branch.slice(1, -1).map((node) => tellNode(words, 'then', node));
  return words.t('technique.chain', { premise, way: words.clauses([...between, last]) });
}

/** @param {Words} words @param {Step} step @param {readonly Node[]} branch */
function tellUnits(words, step, branch) {
  const units = linkedUnits(step, branch);
  const digits = new Set(branch.map(({ digit }) => digit));
  if (digits.size > 1 || units.length === 0 || branch.some(({ squares }) => squares.length > 1)) {
    return '';
  }
  const values = { units: namesOf(words, units), digit: branch[0].digit, count: units.length };
  return words.t('technique.twoPlaces', values);
}

/**
 * One of the two ends is true; or the premise is not what it was supposed to be.
 * @param {Words} words @param {Node} first @param {Node} last
 */
function tellEnds(words, first, last) {
  if (first.digit === last.digit) {
    if (first.squares.length === 1 && isSame(first.squares[0], last.squares[0])) {
      return words.t(first.isOn ? 'technique.loopFalse' : 'technique.loopTrue', {
        digit: first.digit,
      });
    }
    const squares = words.squares([...first.squares, ...last.squares]);
    return words.t('technique.ends', { squares, digit: first.digit });
  }
  return words.t('technique.endsDiffer', {
    first: tellNode(words, 'case', { ...first, isOn: true, set: null }),
    last: tellNode(words, 'case', last),
  });
}

/** Chains of which one end is true; a dual pattern has two. @param {Words} words @param {Step} step */
export const tellChains = (words, step) =>
  branchesOf(step).flatMap((branch) => [
    tellUnits(words, step, branch),
    tellChain(words, branch),
    tellEnds(words, branch[0], lastOf(branch)),
  ]);

/** @param {Words} words @param {Step} step */
export function tellLoop(words, step) {
  const [branch] = branchesOf(step);
  if (!branch) return [];
  const [first, last] = [branch[0], lastOf(branch)];
  const chain = tellChain(words, branch);
  if (!step.deduction.rule?.includes('discontinuous')) return [chain, words.t('technique.loop')];
  if (first.isOn) return [chain, words.t('technique.loopFalse')];
  return last.isOn
    ? [chain, tellEnds(words, first, last)]
    : [chain, words.t('technique.loopOther', { digit: first.digit, other: last.digit })];
}

/**
 * A square or unit that loses everything, or nodes that cannot be together.
 * @param {Words} words @param {Step} step @param {string} premise @param {readonly Node[]} ends
 */
function tellClash(words, step, premise, ends) {
  const { t } = words;
  const [{ digit, squares }] = ends;
  const values = { square: words.squares(squares), digit, premise };
  if (ends.every(({ isOn }) => !isOn)) {
    const unit = unitOfAll(step, ends);
    const clash = unit
      ? t('clash.noPlace', { ...values, unit: words.unit(unit) })
      : t('clash.noCandidate', values);
    return t('technique.noneLeft', { ...values, clash });
  }
  if (ends.length === 2 && isOpposite(ends[0], ends[1])) return t('technique.both', values);
  const told = ends.map((node, at) =>
    tellNode(words, at === ends.length - 1 ? 'last' : 'then', node),
  );
  return t('technique.contradiction', { premise, ends: words.clauses(told) });
}

/**
 * The result of one premise, in all its ways.
 * @param {Words} words @param {Step} step @param {readonly Node[][]} branches
 */
function tellRefuted(words, step, branches) {
  const turned = branches.find((branch) => isOpposite(branch[0], lastOf(branch)));
  if (!turned) {
    const premise = tellNode(words, 'premise', branches[0][0]);
    return [tellClash(words, step, premise, endsOf(branches))];
  }
  return [tellChain(words, turned), tellEnds(words, turned[0], lastOf(turned))];
}

/**
 * All ways of one premise to a contradiction; or of several, one of which is true, to the same result.
 * @param {Words} words @param {Step} step
 */
export function tellForcing(words, step) {
  const branches = branchesOf(step);
  if (branches.length === 0) return [words.t('technique.untold')];
  if (isOnePremise(branches)) return tellRefuted(words, step, branches);
  const [first, second] = branches;
  const last = tellNode(words, 'last', lastOf(first));
  if (branches.length === 2 && isOpposite(first[0], second[0])) {
    return [words.t('technique.either', { premise: tellNode(words, 'premise', first[0]), last })];
  }
  return [tellVerity(words, step, branches.map(([node]) => node), last)]; // prettier-ignore
}

/**
 * One of these is true: all candidates of a square, all places of a digit, or others.
 * @param {Words} words @param {Step} step @param {readonly Node[]} premises @param {string} last
 */
function tellVerity(words, step, premises, last) {
  const { t } = words;
  const squares = premises.flatMap((node) => node.squares);
  const digits = premises.map(({ digit }) => digit).toSorted((a, b) => a - b);
  const [square, digit] = [squares[0], digits[0]];
  const isPlain = premises.every((node) => node.isOn && node.squares.length === 1);
  if (isPlain && squares.every((other) => isSame(other, square))) {
    if (step.digitsOf(square).every((other) => digits.includes(other))) {
      const values = { square: words.square(square), digits: words.anyOf(digits), last };
      return t('technique.verityOfSquare', values);
    }
  }
  const unit = unitOfAll(step, premises);
  if (isPlain && unit) {
    const places = words.any(squares.map(words.square));
    return t('technique.verityOfUnit', { unit: words.unit(unit), digit, squares: places, last });
  }
  const cases = words.any(premises.map((node) => tellNode(words, 'case', node)));
  return t('technique.verity', { cases, last });
}

/**
 * A fish that holds without its fins, and chains from these to the same; of type 2 also from its places in one cover.
 * @param {Words} words @param {Step} step
 */
export function tellKraken(words, step) {
  const { t, squares } = words;
  const [{ cover, fins }] = fishOf(step);
  const { digit, takenFrom, deduction } = step;
  const values = {
    base: namesOf(words, step.unitsAs('base')),
    cover: namesOf(words, cover),
    fins: squares(fins),
    squares: squares(takenFrom),
    count: fins.length,
    digit,
  };
  const fish = t('technique.krakenFish', values);
  if (!deduction.unit) {
    const isHeldTwice = takenTwice(step, cover).length > 0;
    const without = t(isHeldTwice ? 'technique.kraken1.twice' : 'technique.kraken1', values);
    return [fish, without, t('technique.kraken.fins', values)];
  }
  const starts = branchesOf(step).flatMap(([node]) => node.squares);
  const places = starts.filter((square) => !includes(fins, square));
  const last = tellNode(words, 'last', lastOf(branchesOf(step)[0]));
  const where = { places: words.any(places.map(words.square)), unit: words.unit(deduction.unit) };
  return [fish, t('technique.kraken2', { ...values, ...where, last })];
}

/** @param {Words} words @param {Step} step */
export function tellRemotePair(words, step) {
  const squares = branchesOf(step)
    .flat()
    .filter(({ isOn }) => isOn)
    .map((node) => node.squares[0]);
  const every = (/** @type {number} */ rest) => squares.filter((_, at) => at % 2 === rest);
  return [
    words.t('technique.remotePair', {
      squares: words.squares(squares),
      digits: words.digits(step.digits),
      first: words.squares(every(0)),
      second: words.squares(every(1)),
    }),
  ];
}

/** @param {Words} words @param {Step} step */
export function tellEmptyRectangle(words, step) {
  const { t, square } = words;
  const unit = step.deduction.unit ? words.unit(step.deduction.unit) : '';
  const { digit } = step;
  const places = step.squaresAs('base');
  return [
    t('technique.emptyRectangle', { unit, digit, base: words.squares(places) }),
    ...branchesOf(step).flatMap(([far, near]) => {
      const line = whyOf(step, near).unit;
      const isEmptied = (/** @type {Square} */ taken) =>
        places.every((place) => sees(place, taken) || sees(place, near.squares[0]));
      const victim = step.takenFrom.find(
        (taken) => sees(taken, far.squares[0]) && isEmptied(taken),
      );
      return victim && line
        ? [
            t('technique.emptyRectangle.victim', {
              line: words.unit(line),
              victim: square(victim),
              far: square(far.squares[0]),
              near: square(near.squares[0]),
              unit,
              digit,
            }),
          ]
        : [];
    }),
  ];
}

/* --- Link by link ---------------------------------------------------------------------------------- */

/** @type {Record<import('./chains.js').Why['kind'], string>} */
const LINKS = {
  shares: 'technique.link.shares',
  filled: 'technique.link.filled',
  lastDigit: 'technique.link.lastDigit',
  lastPlace: 'technique.link.lastPlace',
  setLoses: 'technique.link.setLoses',
  setTakes: 'technique.link.setTakes',
  setFills: 'technique.link.setFills',
  setPlaces: 'technique.link.setPlaces',
  pattern: 'technique.link.pattern',
  bare: 'technique.link.bare',
};

/** @param {Words} words @param {Step} step @param {Node} node @param {readonly Node[]} branch */
function tellLink(words, step, node, branch) {
  if (node === branch[0] || node.from.length === 0) return tellNode(words, 'suppose', node);
  const { kind, unit, before = node.from[0], digits = [] } = whyOf(step, node);
  return words.t(kind === 'pattern' && unit ? 'technique.link.patternIn' : LINKS[kind], {
    last: tellNode(words, 'last', node),
    unit: unit ? words.unit(unit) : '',
    from: words.squares(before.squares),
    digit: node.digit,
    digits: words.digits(digits),
    square: words.squares(node.squares),
    other: before.digit,
    count: node.squares.length,
    set: node.from.find(({ set }) => set)?.set?.name ?? '',
    rule: labelOf(words, node.found?.rule ?? ''),
    gone: words.clauses(node.from.map((gone) => tellNode(words, 'then', gone))),
  });
}

/** @param {Words} words @param {Step} step @param {readonly Node[]} branch @returns {Item[]} */
const tellBranch = (words, step, branch) =>
  branch.map((node, at) =>
    item(tellLink(words, step, node, branch), {
      picture: drawBranch(step, branch.slice(0, at + 1)),
    }),
  );

/** What supposes only has no links. @param {Step} step */
const waysOf = (step) => branchesOf(step).filter((branch) => branch.length > 1);

/**
 * All chains of a step, link by link; of several each under its premise.
 *
 * @param {Words} words
 * @param {Step} step
 * @returns {Item[]}
 */
export function tellLinks(words, step) {
  const branches = waysOf(step);
  if (branches.length === 1) return tellBranch(words, step, branches[0]);
  return branches.map((branch) =>
    item(tellChain(words, branch), {
      picture: drawBranch(step, branch),
      items: () => tellBranch(words, step, branch),
    }),
  );
}

/** Families whose reason gives the result of a chain, but not always the way. */
const LEADING = ['forcing', 'kraken-fish'];

/** The links that its reason leaves out, as lines of a text. @param {Words} words @param {Step} step @param {string} reason @returns {string[]} */
export function writeLinks(words, step, reason) {
  const isLeading = LEADING.includes(String(step.deduction.family));
  const branches = waysOf(step);
  return branches.flatMap((branch) => {
    const chain = tellChain(words, branch);
    const isTold = branches.length === 1 && (!isLeading || reason.includes(chain));
    return [
      ...(isTold ? [] : [chain]),
      ...(isShort(branch) ? [] : branch.map((node) => tellLink(words, step, node, branch))),
    ];
  });
}
