// The filter under Slurm, by the recipe in clusters.md: a node is killed in the middle of an array job.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeYard, missing, until } from './machines.js';
import { recipe } from '../cli/recipe.js';
import { checkAnswers, writePuzzles } from './lines.js';
import { startSlurm } from './slurm.js';

const SHARD = 1_000_000;
const SHARDS = 6;

const commands = ['split', 'sbatch --wait', 'cat $(ls'].map(recipe).join('');

/** The job on a node, and its files. @param {import('./machines.js').Yard} yard @param {string} node */
function jobOn({ home, ask }, node) {
  const [task, job] = ask('squeue', '-h', '-t', 'R', '-w', node, '-o', '%K %A').split(' ');
  const shard = task.padStart(3, '0');
  return {
    job,
    part: join(home, 'parts', `${shard}.${job}-0`),
    whole: join(home, 'answers', shard),
  };
}

const skip = missing(['slurm', 'munge']);

test(
  'Slurm: a node dies in the middle, and every line is answered once and in order',
  { skip },
  async (t) => {
    const yard = makeYard();
    try {
      const { two } = await startSlurm(yard);
      writePuzzles(join(yard.home, 'puzzles.txt'), SHARD * SHARDS);
      writeFileSync(join(yard.home, 'solve.sh'), recipe('#SBATCH'));

      const since = performance.now();
      const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
      const user = yard.boot('user', ['sh', '-c', commands]);
      await until('answers', () => two.freeze('kakutei'));
      const { job, part, whole } = jobOn(yard, 'two');
      two.kill();
      await two.ended;
      const { size } = statSync(part);
      assert.ok(!existsSync(whole), 'a shard that is not whole has not its name yet');
      t.diagnostic(`node two killed after ${seconds()} s, ${size} bytes into ${part}`);

      assert.equal(await user.ended, 0, user.said());
      t.diagnostic(`${SHARD * SHARDS} lines in ${SHARDS} shards took ${seconds()} s`);
      checkAnswers(join(yard.home, 'solutions.txt'), 0, SHARD * SHARDS);
      assert.match(yard.ask('scontrol', 'show', 'job', job), /Restarts=1 .*BatchHost=one/s);
      assert.equal(statSync(part).size, size, 'nobody has gone on with what the node left');
      assert.ok(size < statSync(whole).size, 'it was killed in the middle');
      assert.deepEqual(
        readdirSync(join(yard.home, 'answers')),
        readdirSync(join(yard.home, 'shards')),
      );
    } finally {
      await yard.close();
    }
  },
);
