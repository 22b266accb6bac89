// Compares the engines of the exact search with each other on millions of random boards, natively and
// as wasm: tests/engine/search_check.tool.c draws and compares, this runs it seed by seed.
import { spawn } from 'node:child_process';
import { build, built } from './build.js';
import { commandOf } from './lib/programs.js';
import { Failure, say, script } from './lib/tools.js';

const help = `
Usage: node scripts/cross-check.js [--boards N] [--seed N]

Compares the engines, each other way of asking them and a plain solver on N
random boards, 10000000 unless said otherwise, natively and as wasm, 100000
boards a seed, from seed 1 or the one given. Says after each seed how far it
is, and stops at the first board on which two disagree.`;

const STEP = 100_000;

/** The output of the tool. @param {string[]} command @param {(string | number)[]} args */
async function outputOf([program, ...before], ...args) {
  const child = spawn(program, [...before, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  return output.trim();
}

await script(
  import.meta.url,
  help,
  { boards: { type: 'string' }, seed: { type: 'string' } },
  async ({ boards = '10000000', seed: first = '1' }) => {
    const isWhole = (/** @type {string} */ text) => /^[1-9]\d*$/.test(text);
    if (!isWhole(boards) || !isWhole(first)) {
      throw new Failure('--boards and --seed want a whole number, 1 at least.');
    }
    for (const name of ['native', 'wasm']) await build(name, ['search_check.tool']);
    const tools = ['native', 'wasm'].map((name) => commandOf(built(name, 'search_check.tool')));
    let left = Number(boards);
    for (let seed = Number(first); left > 0; seed++) {
      const count = Math.min(left, STEP);
      const lines = await Promise.all(tools.map((tool) => outputOf(tool, seed, count)));
      const agreed = lines[0] === lines[1] && lines[0].includes('; sum ');
      if (!agreed) throw new Failure(`seed ${seed}: native: ${lines[0]}\nwasm: ${lines[1]}`);
      left -= count;
      say(`seed ${seed}: ${lines[0]} (${Number(boards) - left} boards agree)`);
    }
  },
);
