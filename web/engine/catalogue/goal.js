/**
 * A maker with a gauge: how far a puzzle is from a rating, and from the techniques that its solution should need.
 *
 * The one idea: a rating never falls along the way. So a puzzle is given up as soon as it cannot come nearer than
 * another. Most puzzles that would take long are given up early. Where techniques are needed, a first look at the way
 * passes over most puzzles that have none of them, and several puzzles are made of one grid, as that is sooner done.
 */
import { LEVELS, SCALES } from './records.js';
import { KakuteiError, check } from '../errors.js';
import { takeRequest } from '../arguments.js';
import { Maker } from '../maker.js';
import { Rating, ready, scaleNumber, techniquesOf } from './rating.js';

/** @typedef {import('../maker.js').WantedRating} WantedRating */
/** @typedef {import('../maker.js').Gauge} Gauge */
/** @typedef {'level' | 'score' | 'er'} Measure */

/** A missing technique is worse than any rating. */
const MISSING = 2 ** 24;
/** What a rating costs, and a look whether one is worth while, in units of the budget. */
const RATING = 400;
const LOOK = 60;
/** Puzzles of one grid, where techniques are needed. */
const OF_ONE_GRID = 12;
/**
 * From a puzzle that is known to need the technique a walk goes over so many that do, to one that has little of it
 * left. It is given up after so many in a row that do not; then another begins.
 */
const STEPS = 8;
const PATIENCE = 200;
const WALKS = 4;
/** The distance of such a puzzle before the last: nearer than any that misses the request. */
const STEP = 0.5;

/** @param {string} code @param {string} message @returns {never} */
function refuse(code, message) {
  throw new KakuteiError(code, { message });
}

/** @param {string} scale @param {string | number} bound */
function measureOf(scale, bound) {
  if (scale === 'se') return 'er';
  return typeof bound === 'string' ? 'level' : 'score';
}

/** As the engine counts it. @param {Measure} measure @param {string | number} bound @returns {number} NaN: invalid */
function worthOf(measure, bound) {
  if (measure === 'level') return LEVELS.indexOf(String(bound)) || NaN;
  return typeof bound === 'number' ? Math.round(measure === 'er' ? 10 * bound : bound) : NaN;
}

/** @param {WantedRating & { scale: string }} rating */
function rangeOf({ scale, min, max }) {
  const measure = /** @type {Measure} */ (measureOf(scale, min ?? max ?? 0));
  const least = min === undefined ? 0 : worthOf(measure, min);
  const most = max === undefined ? Infinity : worthOf(measure, max);
  if (least >= 0 && least <= most) return { measure, least, most };
  const what =
    measure === 'er'
      ? 'two numbers, such as 3.0 and 4.2'
      : `two scores, or two of the levels ${LEVELS.slice(1).join(', ')}`;
  return refuse('range', `A rating by the scale ${scale} is from min to max: ${what}.`);
}

/**
 * @param {Map<string, number>} known
 * @param {string} scale
 * @param {readonly string[]} needs
 * @returns {number[]}
 */
const numbersOf = (known, scale, needs) =>
  needs.map((slug) => {
    const has = [...known.keys()].join(', ');
    return (
      known.get(slug) ??
      refuse('option', `The scale ${scale} has no technique ${slug}. It has: ${has}.`)
    );
  });

/** @implements {Gauge} */
class WayGauge {
  cost = RATING;
  #rating;
  #range;
  #needs;
  #puzzle = '';
  /** How many were made. */
  #made = 0;
  #isLook = false;
  /** The walk: whether there is one, which, and how many puzzles it met and has missed since. */
  #walk = { isOn: false, count: 0, met: 0, vain: 0 };

  /** @param {Rating} rating @param {ReturnType<typeof rangeOf>} range @param {number[]} needs */
  constructor(rating, range, needs) {
    this.#rating = rating;
    this.#range = range;
    this.#needs = needs;
  }

  /** @param {import('../machine.js').Handle} maker */
  next(maker) {
    const walk = this.#walk;
    const made = this.#made++;
    if (made === 0) walk.isOn = this.#needs.length === 1 && this.#rating.isHodoku;
    if (walk.isOn) {
      if (made > 0 && walk.vain < PATIENCE) return this.#vary(maker, walk.vain === 0);
      const isBegun = walk.count < WALKS && maker.call('kt_maker_start_near', this.#needs[0]) >= 0;
      this.#walk = { isOn: isBegun, count: walk.count + 1, met: 0, vain: 0 };
      return isBegun;
    }
    const isNear = this.#needs.length > 0 && made % OF_ONE_GRID !== 0;
    return isNear && this.#vary(maker, true);
  }

  /** @param {import('../machine.js').Handle} maker @param {boolean} fromLast */
  #vary(maker, fromLast) {
    check(maker.call('kt_maker_vary', Number(fromLast)));
    return true;
  }

  /** The verdict on a puzzle that was measured. @param {import('../maker.js').Verdict} verdict @returns {import('../maker.js').Verdict} */
  #judge({ distance, tell }) {
    const walk = this.#walk;
    walk.vain = distance === 0 ? 0 : walk.vain + 1;
    if (!walk.isOn || distance > 0) return { distance, tell };
    // A step on the way to a puzzle that is less like the known one.
    return { distance: ++walk.met < STEPS ? STEP : 0, tell };
  }

  /** @param {string} puzzle */
  open(puzzle) {
    this.#puzzle = puzzle;
    this.#rating.open(puzzle);
    // The first puzzle is rated, so that there is a nearest.
    this.#isLook = this.#made > 1 && this.#rating.aim(this.#needs);
    this.cost = this.#isLook ? LOOK : RATING;
  }

  get #missing() {
    const techniques = this.#rating.techniques();
    return this.#needs.filter((number) => !techniques.has(number)).length;
  }

  /** @param {number} limit */
  #look(limit) {
    if (!this.#rating.advance()) return null;
    const missing = this.#missing;
    if (missing && missing >= Math.floor(limit / MISSING))
      return this.#judge({ distance: limit, tell: () => ({}) });
    this.#isLook = false;
    this.cost = RATING;
    this.#rating.open(this.#puzzle);
    return null;
  }

  /** @param {number} _budget @param {number} limit @returns {import('../maker.js').Verdict | null} */
  advance(_budget, limit) {
    if (this.#isLook) return this.#look(limit);
    const rating = this.#rating;
    const outcome = rating.advance();
    const { measure, least, most } = this.#range;
    const worth = rating.reached()[measure];
    if (outcome || worth - most >= limit) {
      const distance = Math.max(0, least - worth, worth - most) + MISSING * this.#missing;
      const tell = () => ({ rating: rating.answer(outcome ?? 'finished') });
      return this.#judge({ distance, tell });
    }
    return null;
  }

  free() {
    this.#rating.free();
  }
}

/** @param {any} rating @returns {WantedRating & { scale: string }} */
function takeRating(rating) {
  if (typeof rating !== 'object' || rating === null) {
    refuse('type', `In a request, rating is an object, not ${rating}.`);
  }
  const { scale = SCALES[0], min, max } = rating;
  if (typeof scale !== 'string') refuse('type', `A scale is a string, not ${scale}.`);
  for (const bound of [min, max]) {
    if (bound === undefined || typeof bound === 'string' || Number.isFinite(bound)) continue;
    refuse('type', `A rating is the name of a level or a number, not ${bound}.`);
  }
  return { scale, min, max };
}

/** @param {any} needs @returns {string[]} */
function takeNeeds(needs) {
  if (Array.isArray(needs) && needs.every((slug) => typeof slug === 'string')) return needs;
  return refuse('type', 'In a request, needs is a list of the slugs of techniques.');
}

/**
 * The maker for a request, in the instance of the catalogue.
 *
 * @param {import('../maker.js').MakerRequest} request
 */
export async function makerOf(request) {
  const taken = takeRequest(request);
  const { rating = {}, needs = [] } = taken;
  const { scale, ...bounds } = takeRating(rating);
  const number = scaleNumber(scale);
  const range = rangeOf({ scale, ...bounds });
  const wanted = takeNeeds(needs);
  const machine = await ready();
  const numbers = numbersOf(techniquesOf(machine, number), scale, wanted);
  const own = Rating.on(machine, number);
  try {
    return new Maker(machine, taken, new WayGauge(own, range, numbers));
  } catch (error) {
    own.free();
    throw error;
  }
}
