/**
 * The track of a search since it began: how often it placed and took back, how far it came, and its
 * depth over time. Pure; every track is frozen, so that each state of the game can have its own.
 *
 * The one idea: time is counted in events, which every way of running a search knows: steps one by one,
 * a Go by its events or, if they are too many, by its progress.
 */

import { emptyTrack } from './trails.js';

/** @typedef {import('../../engine/records.js').Progress} Progress */
/** @typedef {import('../../engine/slices.js').Steps} Steps */
/** @typedef {import('./trails.js').Trail} Trail */
/**
 * A point of the curve that is drawn of a search.
 *
 * @typedef {object} Spot
 * @property {number} at after how many events, from 0 on
 * @property {number} depth how many digits it had put in then, 0 to 81
 */
/** @typedef {Readonly<Spot>} Point */
/**
 * What a search has done.
 *
 * @typedef {object} Done
 * @property {number} visits its work as the engine counts it, from 0 on
 * @property {number} placed how many digits it has put in, from 0 on
 * @property {number} takenBack how many of them it has taken back, from 0 on
 * @property {number} deepest the most squares that it had passed at once, 0 to 81
 * @property {readonly Point[]} points the first at 0, in order, at least one
 */
/** @typedef {Readonly<Done>} Track */
/** @typedef {Omit<Track, 'points'>} Totals */

const MOST_POINTS = 600;

/** @param {Track} track */
export const depthOf = ({ points }) => points[points.length - 1].depth;

/** @param {Totals} totals */
const eventsOf = ({ placed, takenBack }) => placed + takenBack;

/** @param {Track} track @param {Totals} more @param {readonly Point[]} points */
const add = (track, more, points) =>
  Object.freeze({
    visits: track.visits + more.visits,
    placed: track.placed + more.placed,
    takenBack: track.takenBack + more.takenBack,
    deepest: Math.max(track.deepest, more.deepest),
    points: thin([...track.points, ...points]),
  });

/**
 * Removes every second point if there are too many; the first and the last stay.
 * @param {Point[]} points
 * @returns {readonly Point[]}
 */
function thin(points) {
  let kept = points;
  while (kept.length > MOST_POINTS) {
    const last = kept.length - 1;
    kept = kept.filter((_, i) => i % 2 === 0 || i === last);
  }
  return Object.freeze(kept);
}

/** @param {Track} track @param {readonly number[]} depths after each of the next events */
function pointsOf(track, depths) {
  const first = eventsOf(track) + 1;
  return depths.map((depth, i) => Object.freeze({ at: first + i, depth }));
}

/** @param {Track} track @param {Steps} steps @returns {Track} */
export const afterSteps = (track, steps) => add(track, steps, pointsOf(track, steps.depths));

/**
 * @param {Track} track before a press
 * @param {object} press
 * @param {import('../../engine/records.js').PressResult} press.result
 * @param {readonly import('../../engine/records.js').KakuteiEvent[]} press.events
 * @param {Record<string, number>} press.uses
 * @param {readonly Point[]} [seen] while it ran, for events beyond those told
 * @returns {Track}
 */
export function afterPress(track, { result, events, uses }, seen = []) {
  const more = totalsOf(result.counts, uses);
  const told = pointsOf(track, depthsOf(track, events));
  if (!result.eventsLost) return add(track, more, told);
  const from = told.at(-1)?.at ?? 0;
  const later = seen.filter(({ at }) => at > from);
  const depth = result.outcome === 'finished' ? result.order.length : 0;
  return add(track, more, [...told, ...later, { at: eventsOf(track) + eventsOf(more), depth }]);
}

/** @param {Track} track @param {readonly import('../../engine/records.js').KakuteiEvent[]} events */
function depthsOf(track, events) {
  let depth = depthOf(track);
  return events.flatMap(({ kind }) => {
    if (kind === 'placed') return [++depth];
    return kind === 'takenBack' ? [--depth] : [];
  });
}

/**
 * While a press runs.
 *
 * @param {Track} track before it
 * @param {readonly Point[]} seen so far
 * @param {Progress} progress
 * @returns {{ track: Track, seen: readonly Point[] }}
 */
export function trackDuring(track, seen, progress) {
  const more = totalsOf(progress, progress.uses);
  const next = thin([...seen, { at: eventsOf(track) + eventsOf(more), depth: progress.depth }]);
  return { track: add(track, more, next), seen: next };
}

/** @param {{ visits: number, deepestAssumption: number }} counts @param {Record<string, number>} uses */
const totalsOf = (
  { visits, deepestAssumption },
  { tried: placed = 0, 'taken-back': takenBack = 0 },
) => ({
  visits,
  placed,
  takenBack,
  deepest: deepestAssumption,
});

/**
 * The track where some work on a search began.
 *
 * @param {Track | null} known of the state where it began
 * @param {Steps | null} before the steps repeated to come there
 * @returns {Track}
 */
export const trackOf = (known, before) =>
  known ?? (before ? afterSteps(emptyTrack, before) : emptyTrack);

/**
 * @param {Track | null} known of the state on which a press was made
 * @param {{ from: Trail, trail: Trail, before: Steps | null }} search
 * @param {Parameters<typeof afterPress>[1]} press
 * @param {readonly Point[]} seen while it ran
 * @returns {Track}
 */
export const trackAfter = (known, { from, before }, press, seen) =>
  afterPress(from.steps ? trackOf(known, before) : emptyTrack, press, seen);
