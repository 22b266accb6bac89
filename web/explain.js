/**
 * The last press of a solver as a text, and the engine of the package, whose solvers can write this text.
 *
 * The one idea: the engine knows no words. Here its classes get the one method that needs words and loads them when it
 * is first called, and the calls that no page makes in its own thread.
 */

import {
  reading,
  takeBoard,
  takeLanguage,
  takeOptions,
  takeRequest,
  takeScale,
  wantsWay,
} from './engine/arguments.js';
import * as client from './engine/client.js';
import { contradict } from './engine/contradiction.js';
import * as engine from './engine/engine.js';
import { KakuteiError } from './engine/errors.js';
import { makeInSlices } from './engine/maker.js';
import { whileWanted } from './engine/slices.js';

/** @typedef {engine.Solver | client.ClientSolver} AnySolver */
/** @typedef {Pick<import('./engine/slices.js').Options<never>, 'signal'>} Options aborted, it ends with `aborted` */

/**
 * Writes the last press of `step()` or `solve()`, step by step, a line for each. A digit that neither singles nor patterns
 * prove gets a short proof in place of the method's own trial, which may have hundreds of lines; it rests on what the
 * proofs above it ruled out. Those of one of the hardest boards take half a second, in this thread, and are there at once
 * if the same press is written again, in another language. Where the prover does not work, the trials are written.
 *
 * @param {AnySolver} solver opened with `events: true`
 * @param {string} [language] such as `ja`; English where we do not speak it
 * @param {Options} [options]
 * @returns {Promise<string>}
 */
export async function explain(solver, language, options) {
  const wanted = takeLanguage(language);
  const { signal } = takeOptions(options);
  const { told, ...press } = reading('The solver', () => {
    const { methodInfo: method, result, time } = solver;
    return { method, result, time, told: solver.events({ signal }) };
  });
  const events = await told;
  const { result } = press;
  if (!result || events.length === 0) throw new KakuteiError('unrecorded');
  const { words, write } = await whileWanted(load(wanted, press.method), signal);
  /** @type {Prove} */
  const prove = (board, how) => whileWanted(proveOn(takeBoard(board), { ...how, signal }), signal);
  return write(words, { ...press, result, events }, prove);
}

/**
 * Writes steps of the catalogue of techniques as forums do: `X-Wing: 5 r59\\c17 => r3c7<>5`, each on a line, in English.
 *
 * @param {readonly import('./engine/records.js').KakuteiEvent[]} events of a step of a catalogue, or of a solver with the
 *   method `techniques`
 * @returns {Promise<string>} '' if there are no steps
 */
export async function notation(events) {
  const write = await loaded(async ({ loadNotation }) => loadNotation());
  return reading('The events', () => write([...events]));
}

/** @param {string} language @param {import('./story/types.js').Method} method */
const load = (language, method) =>
  loaded(async ({ loadWords, write }) => ({ words: await loadWords(language, method), write }));

/** @template T @param {(part: typeof import('./explaining.js')) => Promise<T>} open @returns {Promise<T>} */
async function loaded(open) {
  try {
    return await open(await import('./explaining.js'));
  } catch (cause) {
    throw new KakuteiError('words', { cause });
  }
}

/** @typedef {(board: import('./engine/board.js').Board, options: ProofOptions) => Promise<import('./engine/proof/records.js').Proof>} Prove */

/**
 * @typedef {{ claim?: string, milliseconds?: number, work?: number } & import('./engine/slices.js').Options<import('./engine/proof/prove.js').ProvingProgress>} ProofOptions
 *   the claim is `way` unless it is as in `r4c6=8` or `r4c3<>7`, `none` or `next`; the time has no limit unless there is one; after so
 *   much work, in suppositions, the best proof so far will do, which is the same each time
 */

/** @param {string} board @param {ProofOptions} [options] @param {string} [meant] the claim, whatever the options say */
async function proveOn(board, options, meant) {
  const taken = takeOptions(options);
  const { prove, takeProof } = await import('./engine/proof-all.js');
  return prove({ board, ...takeProof(options, meant) }, taken);
}

/** A board under a method. Made by Engine.open; to be freed. */
export class Solver extends engine.Solver {
  /** The board that it was opened with, or that was put under the method last. */
  #text;

  /** Use Engine.open. @param {ConstructorParameters<typeof engine.Solver>} opened */
  constructor(...opened) {
    super(...opened);
    this.#text = takeBoard(opened[1].board);
  }

  /** As in engine.js. @returns {string} */
  get board() {
    return /** @type {string} */ (super.board);
  }

  set board(/** @type {import('./engine/board.js').Board} */ board) {
    super.board = board;
    this.#text = takeBoard(board);
  }

  /**
   * Removes the candidate that has the shortest argument found, so that the next press can go on where `techniques`, or
   * another method that takes candidates, is stuck. No press may be under way.
   * @param {Omit<ProofOptions, 'claim'>} [options]
   * @returns {Promise<import('./engine/proof/records.js').Proof | null>} the proof, whose last line is the removal; null:
   *   none was found
   */
  async removeNext(options) {
    const { removeNext } = await import('./engine/proof-all.js');
    return removeNext({
      ...{ text: this.#text, digits: this.board, candidates: this.candidates },
      prove: (position) => proveOn(takeBoard(position), options, 'next'),
      put: (left) => (this.board = left),
    });
  }

  /**
   * Proves a claim about the board as it stands, as Engine.prove does.
   * @param {ProofOptions} [options]
   * @returns {Promise<import('./engine/proof/records.js').Proof>}
   */
  async prove(options) {
    return proveOn(this.#position(), options);
  }

  /**
   * The shortest way found to the solution from the board as it stands.
   * @param {Omit<ProofOptions, 'claim'>} [options]
   * @returns {Promise<import('./engine/proof/records.js').Proof>}
   */
  async way(options) {
    return proveOn(this.#position(), options, 'way');
  }

  #position() {
    return takeBoard({ digits: this.board, candidates: this.candidates });
  }

  /** As the function `explain`. @param {string} [language] @param {Options} [options] @returns {Promise<string>} */
  explain(language, options) {
    return explain(this, language, options);
  }
}

/** What the solvers of clients were opened by, and the board as in Solver. @type {WeakMap<ClientSolver, { client: EngineClient, text: string }>} */
const opened = new WeakMap();

/** A board under a method, in a worker. Made by EngineClient.open; to be freed. */
export class ClientSolver extends client.ClientSolver {
  /**
   * @param {import('./engine/board.js').Board} board
   * @param {client.Signal} [options]
   * @returns {Promise<string>} the board as it stands, 81 characters
   */
  async setBoard(board, options) {
    const stands = await super.setBoard(board, options);
    const { client } = /** @type {{ client: EngineClient }} */ (opened.get(this));
    opened.set(this, { client, text: takeBoard(board) });
    return stands;
  }

  /**
   * As Solver.removeNext.
   * @param {Omit<ProofOptions, 'claim'>} [options]
   * @returns {Promise<import('./engine/proof/records.js').Proof | null>}
   */
  async removeNext(options) {
    const { client, text } = /** @type {{ client: EngineClient, text: string }} */ (
      opened.get(this)
    );
    const { signal } = takeOptions(options);
    const { removeNext } = await import('./engine/proof-all.js');
    return removeNext({
      ...{ text, digits: this.result?.board, candidates: await this.candidates({ signal }) },
      prove: (position) => client.prove(position, { ...options, claim: 'next' }),
      put: (left) => this.setBoard(left, { signal }),
    });
  }

  /** As the function `explain`. @param {string} [language] @param {Options} [options] @returns {Promise<string>} */
  explain(language, options) {
    return explain(this, language, options);
  }
}

export class Engine extends engine.Engine {
  static Solver = Solver;

  /** @param {import('./engine/load.js').Source} [source] @returns {Promise<Engine>} */
  static load(source) {
    return /** @type {Promise<Engine>} */ (super.load(source));
  }

  /**
   * Opens a board, as the engine's own Engine does.
   * @param {import('./engine/board.js').Board} puzzle
   * @param {engine.OpenOptions} [open]
   * @returns {Solver}
   */
  open(puzzle, open) {
    return /** @type {Solver} */ (super.open(puzzle, open));
  }

  /**
   * Digits that contradict each other on a board without a solution: without any one of them there is a solution.
   * @param {string} puzzle 81 characters
   * @returns {import('./engine/contradiction.js').Contradiction}
   */
  contradiction(puzzle) {
    return contradict(this.search(puzzle));
  }

  /**
   * Makes a puzzle, as the engine's own Engine does; or with a rating, or techniques that its path needs. Then the
   * catalogue of techniques is loaded when it is first asked, and the answer is a promise: it is worked on in
   * slices, and ends `cancelled` by the signal.
   *
   * @overload
   * @param {import('./engine/maker.js').MakerRequest & { rating?: undefined, needs?: undefined }} [request]
   * @returns {import('./engine/maker.js').Made}
   */
  /**
   * @overload
   * @param {import('./engine/maker.js').MakerRequest} request
   * @param {import('./engine/slices.js').Options<import('./engine/maker.js').MakerProgress>} [options]
   * @returns {Promise<import('./engine/maker.js').Made>}
   */
  /** @param {any} [request] @param {any} [options] @returns {any} */
  make(request, options) {
    const taken = takeRequest(request);
    return wantsWay(taken) ? this.#makeByWay(taken, takeOptions(options)) : super.make(taken);
  }

  /**
   * @param {import('./engine/maker.js').TakenRequest} request
   * @param {import('./engine/slices.js').Options<import('./engine/maker.js').MakerProgress>} options
   */
  async #makeByWay(request, options) {
    const { makerOf } = await import('./engine/catalogue-all.js');
    return makeInSlices(await makerOf(request), options);
  }

  /**
   * Says how hard a puzzle is for a person. It loads the catalogue of techniques when that is first needed, works in
   * slices, and ends `cancelled` by the signal.
   * @param {import('./engine/board.js').Board} puzzle
   * @param {{ scale?: string } & import('./engine/slices.js').Options<{ steps: number }>} [options] the scale is
   *   `hodoku` (2.2.0) unless it is `hodoku-2.3` or `se` (Sudoku Explainer 1.2.1)
   * @returns {Promise<import('./engine/catalogue/rating.js').Rated>}
   */
  async rate(puzzle, options) {
    const [board, scale, taken] = [takeBoard(puzzle), takeScale(options), takeOptions(options)];
    const { rate } = await import('./engine/catalogue-all.js');
    return rate(board, scale, taken);
  }

  /**
   * A board as a person sees it, for hints and all other questions to the catalogue of techniques. It
   * works in slices, in this thread.
   * @param {import('./engine/board.js').Board} board
   * @param {{ order?: import('./engine/catalogue/catalogue.js').OrderGiven, trusted?: boolean } & Options} [options] HoDoKu's order
   *   unless there is one; trusted: what is wrong with the board is said by the first question, and not now
   * @returns {Promise<import('./engine/catalogue/catalogue.js').Catalogue>}
   */
  async catalogue(board, options) {
    const { answer, openCatalogue } = await import('./engine/catalogue-all.js');
    return openCatalogue(answer, board, options);
  }

  /**
   * The shortest way found to the solution or to a claim. It loads the prover when that is first needed, works in slices,
   * and gives the best proof so far when the time is over or the signal aborts it.
   * @param {import('./engine/board.js').Board} board
   * @param {ProofOptions} [options]
   * @returns {Promise<import('./engine/proof/records.js').Proof>}
   */
  async prove(board, options) {
    return proveOn(takeBoard(board), options);
  }

  /**
   * Reads the puzzle in a photo. It loads the reader for the first one, works in slices, and the signal ends it with
   * `aborted`.
   * @param {import('./engine/photo/arguments.js').Picture} picture
   * @param {{ grid?: number } & import('./engine/slices.js').Options<number>} [options] grid: which one of the photo, from
   *   0, the likeliest; progress: above 0, up to 1
   * @returns {Promise<import('./engine/photo/records.js').PhotoReading>}
   */
  async readPhoto(picture, options) {
    const taken = takeOptions(options);
    const { readPhoto, takePhoto } = await import('./engine/photo-all.js');
    return readPhoto(takePhoto(picture, options), taken);
  }
}

export class EngineClient extends client.EngineClient {
  static Solver = ClientSolver;

  /**
   * Starts the engine.
   * @param {Parameters<typeof client.EngineClient.start>[0]} [source] `worker: false` keeps it in this
   *   thread
   * @returns {Promise<EngineClient>}
   */
  static start(source) {
    return /** @type {Promise<EngineClient>} */ (super.start(source));
  }

  /**
   * Opens a board, as Engine.open does.
   * @param {import('./engine/board.js').Board} puzzle
   * @param {engine.OpenOptions & client.Signal} [open]
   * @returns {Promise<ClientSolver>}
   */
  async open(puzzle, open) {
    const solver = /** @type {ClientSolver} */ (await super.open(puzzle, open));
    opened.set(solver, { client: this, text: takeBoard(puzzle) });
    return solver;
  }
}
