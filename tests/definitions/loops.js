// Nice loops and alternating inference chains, by their definitions as HoDoKu has them. Nice loops are of David Eppstein's
// Nonrepetitive Paths and Cycles in Graphs with Application to Sudoku (2005), where a ring of links goes on in each square as
// it has come, or breaks there.
import { sees } from '../grid.js';
import { candidate, once } from './position.js';
import { groupLinks, isOn, opposite, plainLinks } from './links.js';
import { SetLinks } from './set-links.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Finder} Finder */
/** @typedef {import('./position.js').Candidate} Candidate */
/** @typedef {import('./links.js').Links} Links */
/** @typedef {import('./links.js').Literal} Literal */
/** @typedef {'continuous' | 'discontinuous' | 'chain'} Kind */
/** @typedef {{ kind: Kind, isGrouped: boolean, taken: Candidate[] }} Loop */

/**
 * A way from the premise to an end, or none if it comes to a square where it has been; two nodes in turn may share one.
 * A loop may come back to its start. HoDoKu looks only at the first square of a group that it comes to.
 * @param {Links} links @param {import('./links.js').Tree} tree @param {Literal} end @param {boolean} isLoop @returns {Literal[] | null}
 */
function wayTo(links, tree, end, isLoop) {
  const way = [end];
  while (way[0] !== tree.met[0]) way.unshift(tree.from[way[0]]);
  const start = links.squareOf(way[0]);
  /** @type {number[]} */
  const behind = [];
  for (const [at, literal] of way.entries()) {
    if (behind.includes(links.squareOf(literal))) return null;
    if (at === 0) continue;
    const { squares } = links.nodes[way[at - 1] >> 1];
    if (!isLoop || squares[0] !== start) behind.push(...squares);
  }
  return way;
}

/** All other digits go from a square. @param {Position} p @param {number} square @param {readonly number[]} digits */
const keepOnly = (p, square, digits) =>
  p
    .digitsOf(square)
    .filter((digit) => !digits.includes(digit))
    .map((digit) => candidate(square, digit));

/**
 * Each weak link of a continuous loop holds as a strong one: what sees both of its nodes goes, or, in a square, what is
 * neither.
 * @param {Links} links @param {readonly Literal[]} way
 */
function takenByLoop(links, way) {
  const { p, nodes } = links;
  const own = way.map((literal) => nodes[literal >> 1]);
  const squares = own.flatMap((node) => node.squares);
  const [first, last] = [own[0], own[own.length - 1]];
  return [
    ...keepOnly(p, first.squares[0], [first.digit, last.digit]),
    ...way.flatMap((literal, at) => {
      if (at === 0 || isOn(literal)) return [];
      const [a, b] = [own[at - 1], own[at]];
      if (a.squares[0] === b.squares[0] && a.digit !== b.digit) {
        return keepOnly(p, a.squares[0], [a.digit, b.digit]);
      }
      const places = [way[at - 1], literal].flatMap((one) => links.placesOf(one, b.digit));
      return p.seenByAll(places, b.digit).filter((one) => !squares.includes(Math.floor(one / 10)));
    }),
    ...way.flatMap((_, at) => (own[at].set ? takenBySet(links, way, at) : [])),
  ];
}

/**
 * A set in the loop has all its digits but that by which it is entered. Those that lead on take only what the loop itself
 * does not: at a true candidate what sees that, too.
 * @param {Links} links @param {readonly Literal[]} way @param {number} at
 */
function takenBySet({ p, nodes }, way, at) {
  const { set, digit: entry } = nodes[way[at] >> 1];
  const { digit: exit, squares } = nodes[way[at + 1] >> 1];
  const leads = (/** @type {number} */ digit) =>
    isOn(way[at + 1]) ? digit !== exit && p.has(squares[0], digit) : digit === exit;
  return (set?.digits ?? [])
    .filter((digit) => digit !== entry && (isOn(way[at + 1]) || !leads(digit)))
    .flatMap((digit) =>
      p.seenByAll([...(set?.places.get(digit) ?? []), ...(leads(digit) ? squares : [])], digit),
    );
}

/** What a way back to its square says about it. @param {Links} links @param {readonly Literal[]} way @returns {Omit<Loop, 'isGrouped'> | null} */
function loopOf(links, way) {
  const { p } = links;
  const [first, last] = [way[0], way[way.length - 1]];
  const square = links.squareOf(first);
  const [digit, other] = [links.digitOf(first), links.digitOf(last)];
  const isSame = digit === other;
  const kind = 'discontinuous';
  if (isOn(first) && isOn(last) !== isSame) return { kind, taken: [candidate(square, digit)] };
  if (isOn(first)) return null;
  if (isOn(last) && !isSame) return { kind: 'continuous', taken: takenByLoop(links, way) };
  if (isOn(last)) return { kind, taken: keepOnly(p, square, [digit]) };
  return { kind, taken: [candidate(square, other)] };
}

/**
 * One of the two ends is true. HoDoKu leaves it to the loops if that takes one candidate only.
 * @param {Links} links @param {Literal} premise @param {Literal} end
 */
function takenByEnds({ p, nodes }, premise, end) {
  const [a, b] = [nodes[premise >> 1], nodes[end >> 1]];
  const [s, t] = [a.squares[0], b.squares[0]];
  const taken =
    a.digit === b.digit
      ? p.seenByAll([s, t], a.digit)
      : [candidate(s, b.digit), candidate(t, a.digit)].filter(() => sees(s, t) && p.has(s, b.digit) && p.has(t, a.digit));
  return taken.length > 1 ? taken : [];
} // prettier-ignore

/**
 * What may be on a way: candidates; groups as well; and sets, as where HoDoKu lists all steps.
 * @typedef {'plain' | 'groups' | 'sets'} Nodes
 */

const LINKS = {
  plain: plainLinks,
  groups: groupLinks,
  sets: once((p) => new SetLinks(p)),
};

/**
 * HoDoKu has one way from each premise to each end, the shortest, of several the first met, of more than two links.
 * @param {Links} links @returns {Generator<Loop>}
 */
function* loopsOf(links) {
  for (let premise = 0; premise < 2 * links.candidates; premise++) {
    const square = links.squareOf(premise);
    const tree = links.tree(premise);
    for (const end of tree.met) {
      const isLoop = links.squareOf(end) === square;
      if (links.isGroup(end) || tree.distance[end] <= 2) continue;
      if (!isLoop && (isOn(premise) || !isOn(end))) continue;
      const way = wayTo(links, tree, end, isLoop);
      if (!way || (isLoop && links.squareOf(way[1]) === square)) continue;
      const isGrouped = way.some((literal) => links.isGroup(literal));
      if (!isLoop) yield { kind: 'chain', isGrouped, taken: takenByEnds(links, premise, end) };
      const loop = isLoop && loopOf(links, way);
      if (loop) yield { ...loop, isGrouped };
    }
  }
}

const LOOPS = {
  plain: once((p) => [...loopsOf(LINKS.plain(p))]),
  groups: once((p) => [...loopsOf(LINKS.groups(p))]),
  sets: once((p) => [...loopsOf(LINKS.sets(p))]),
};

/** Those of one kind; grouped: with groups or sets on their way. @param {Kind} kind @param {Nodes} [nodes] @returns {Finder} */
export const loops = (kind, nodes = 'plain') =>
  function* (p) {
    for (const loop of LOOPS[nodes](p)) {
      if (loop.kind === kind && loop.isGrouped === (nodes !== 'plain')) yield loop.taken;
    }
  };

/** What is left of each square. @param {Links} links @param {ReadonlySet<Literal>} met @returns {Literal[][]} */
const leftIn = (links, met) =>
  links.p.open
    .map((square) => links.p.digitsOf(square).map((digit) => links.literal(square, digit, true)))
    .map((choice) => choice.filter((on) => !met.has(opposite(on))));

/**
 * What leads to a contradiction once it is true, something and its opposite or a square without candidates: all that any loop
 * or chain of such nodes could take. A set in a loop may leave a square its last candidate together with what is to go.
 * @param {Nodes} nodes @returns {Finder}
 */
export const refuted = (nodes) =>
  function* (p) {
    const links = LINKS[nodes](p);
    for (let on = 0; on < 2 * links.candidates; on += 2) {
      const met = new Set([on]);
      const queue = [on];
      const add = (/** @type {Literal} */ one) => {
        if (!met.has(one)) queue.push(one);
        met.add(one);
      };
      for (const one of queue) {
        links.next[one].forEach(add);
        if (nodes !== 'sets' || one !== queue[queue.length - 1]) continue;
        for (const choice of leftIn(links, met)) if (choice.length === 1) add(choice[0]);
      }
      const isEmpty = nodes === 'sets' && leftIn(links, met).some((choice) => choice.length === 0);
      if (isEmpty || [...met].some((one) => met.has(opposite(one)))) yield [links.candidateOf(on)];
    }
  };
