// Runs a test, in C or in JavaScript, under a time limit, until its first failing line of TAP.
import { spawn } from 'node:child_process';

/** Only the native filter is built. */
export const testEnvironment = { ...process.env, KT_FILTER: 'natively' };

/** @typedef {'passed' | 'failed' | 'late'} End */

/**
 * @param {string[]} command
 * @param {{ folder?: string, seconds: number, kilobytes?: number, env?: NodeJS.ProcessEnv, isWhole?: boolean }} options
 *   seconds of the processor; whole: to the end, whatever fails
 * @returns {Promise<End>}
 */
export function runTest(command, { folder, seconds, kilobytes, env = testEnvironment, isWhole }) {
  const memory = kilobytes ? `ulimit -v ${kilobytes};` : '';
  const limits = `ulimit -t ${Math.ceil(seconds)}; ${memory} ulimit -c 0; exec "$@"`;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', limits, 'sh', ...command], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let isLate = false;
    let hasFailed = false;
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    // A process that waits for ever takes no processor time.
    const timer = setTimeout(() => ((isLate = true), end()), 5000 * seconds + 10_000);
    let tail = '';
    child.stdout.setEncoding('utf8').on('data', (data) => {
      tail = (tail + data).slice(-200 - data.length);
      if (isWhole || !/^\s*not ok /m.test(tail)) return;
      hasFailed = true;
      end();
    });
    child.on('error', reject);
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      if (hasFailed) resolve('failed');
      else if (isLate || signal === 'SIGKILL' || signal === 'SIGXCPU') resolve('late');
      else resolve(status === 0 ? 'passed' : 'failed');
    });
  });
}
