// The filter on two hosts by GNU parallel and ssh, by the recipe in clusters.md, also when one host falls silent.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeYard, missing, until } from './machines.js';
import { recipe } from '../cli/recipe.js';
import { checkAnswers, writePuzzles } from './lines.js';
import { startHosts } from './ssh.js';

const LINES = 3_000_000;

const commands = ['split', 'parallel --retries', 'cat $(ls'].map(recipe).join('');
const skip = missing(
  ['parallel', 'ssh', 'sshd', 'rsync', 'ip'],
  ['ip', 'link', 'add', 'probe', 'type', 'veth'],
);

for (const isLost of [false, true]) {
  const name = isLost ? 'of which one falls silent in the middle' : 'that stay';
  test(
    `GNU parallel: two hosts ${name} answer every line once and in order`,
    { skip },
    async (t) => {
      const yard = makeYard();
      try {
        const { two, loseTwo } = await startHosts(yard);
        writePuzzles(join(yard.home, 'puzzles.txt'), LINES);
        const since = performance.now();
        const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
        const user = yard.boot('user', ['sh', '-c', commands]);
        if (isLost) {
          await until('answers', () => two.freeze('kakutei'));
          await loseTwo();
          t.diagnostic(`host two lost after ${seconds()} s`);
        }
        assert.equal(await user.ended, 0, user.said());
        t.diagnostic(`${LINES} lines took ${seconds()} s`);
        checkAnswers(join(yard.home, 'solutions.txt'), 0, LINES);
      } finally {
        await yard.close();
      }
    },
  );
}
