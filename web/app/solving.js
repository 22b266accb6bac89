/**
 * The page's way to the engine: loads it, presses once, gives back all that the story needs.
 *
 * The one idea: each press opens the board afresh and frees it again. The method starts afresh with
 * every press anyway, and so nothing has to be kept in step with what a person edits in between.
 */

/** @typedef {import('../engine/client.js').EngineClient} EngineClient */
/**
 * @typedef {object} Order
 * @property {'step' | 'solve'} action
 * @property {string} board 81 characters
 * @property {string} method
 * @property {boolean} inside whether what happens inside assumptions is recorded
 * @property {AbortSignal} signal
 * @property {(progress: { level: number, visits: number }) => void} onProgress
 */

export class Solving {
  /** @type {Promise<EngineClient> | null} */
  #client = null;

  /** Loads the engine once; after a failure, the next call tries again. */
  load() {
    this.#client ??= import('../engine/client.js')
      .then(({ EngineClient }) => EngineClient.start())
      .catch((error) => {
        this.#client = null;
        throw error;
      });
    return this.#client;
  }

  /** @param {Order} order */
  async press(order) {
    try {
      return await this.#press(await this.load(), order);
    } catch (error) {
      // A worker that died does not come back: the next press starts another.
      if (/** @type {any} */ (error).code === 'load') this.#client = null;
      throw error;
    }
  }

  /** @param {EngineClient} client @param {Order} order */
  async #press(client, { action, board, method, inside, signal, onProgress }) {
    const options = { eventLevels: inside ? 255 : 0 };
    const solver = await client.open(board, { method, options, events: true });
    try {
      const result = await solver[action]({ signal, onProgress });
      if (result.outcome === 'cancelled')
        return { result, events: [], sets: [], possibilities: null };
      const [events, sets, possibilities] = await Promise.all([
        solver.events(),
        solver.sets(),
        solver.possibilities(),
      ]);
      return { result, events, sets, possibilities };
    } finally {
      await solver.free().catch(() => {});
    }
  }
}
