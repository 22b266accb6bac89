// The script for a shard in clusters.md, as Slurm starts it: its answers appear completely or not at all.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { recipe } from './recipe.js';

/** Runs the script with a filter that writes, and then ends in some way. @param {string} end in sh */
function runShard(end) {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-shard-'));
  try {
    for (const folder of ['bin', 'shards', 'parts', 'answers']) mkdirSync(join(home, folder));
    writeFileSync(join(home, 'shards/007'), 'a line\n');
    const filter = `#!/bin/sh\n[ "$1" = solve ] && cat "$2"\n${end}\n`;
    writeFileSync(join(home, 'bin/kakutei'), filter, { mode: 0o755 });
    const PATH = `${join(home, 'bin')}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH, SLURM_ARRAY_TASK_ID: '7', SLURM_JOB_ID: '70' };
    const { status } = spawnSync('sh', ['-c', recipe('#SBATCH')], { cwd: home, env });
    const [parts, answers] = ['parts', 'answers'].map((name) => readdirSync(join(home, name)));
    const text = answers.map((name) => readFileSync(join(home, 'answers', name), 'utf8')).join('');
    return { isGood: status === 0, parts, answers, text };
  } finally {
    rmSync(home, { recursive: true });
  }
}

test('a shard that is answered has its name, also if a line was bad', () => {
  const whole = { isGood: true, parts: [], answers: ['007'], text: 'a line\n' };
  assert.deepEqual(runShard('exit 0'), whole);
  assert.deepEqual(runShard('exit 1'), whole);
});

test('a shard whose filter fails or is killed is a part, and the task has failed', () => {
  const broken = { isGood: false, parts: ['007.70-0'], answers: [], text: '' };
  assert.deepEqual(runShard('exit 2'), broken);
  assert.deepEqual(runShard('kill -KILL $$'), broken);
});
