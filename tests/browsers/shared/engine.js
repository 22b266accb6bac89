// The JS API as a page imports it: directly, in a worker, and where no worker can start.
import assert from 'node:assert/strict';
import { ask } from '../../page/engine.js';

const board = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** @param {import('../browsers.test.js').Shared} shared */
export function defineEngine({ visit }) {
  visit('Engine.load by a module import', async (d, { url }) => {
    await d.open(url);
    const result = await d.evaluate(
      async (_, address, board) => {
        const { Engine } = await import(address);
        const engine = await Engine.load();
        const solver = engine.open(board, { method: 'ushio' });
        const { outcome, board: solved } = solver.solve();
        solver.free();
        return { outcome, solved };
      },
      `${url}index.js`,
      board,
    );
    const { outcome, board: solved } = ask('solve', board);
    assert.deepEqual(result, { outcome, solved });
  });

  for (const kind of ['worker', 'thread']) {
    visit(`EngineClient in the ${kind}`, async (d, { url }) => {
      await d.open(url);
      const result = await d.evaluate(
        async (_, address, board, kind) => {
          if (kind === 'thread') Reflect.deleteProperty(globalThis, 'Worker');
          const { EngineClient } = await import(address);
          const client = await EngineClient.start();
          const solver = await client.open(board, { method: 'ushio' });
          const { board: solved } = await solver.solve();
          const used = client.runsIn;
          client.close();
          return { kind: used, solved };
        },
        `${url}index.js`,
        board,
        kind,
      );
      assert.deepEqual(result, { kind, solved: ask('solve', board).board });
    });
  }
}
