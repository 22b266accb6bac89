// Does jobs a few at a time, each as soon as the jobs before it are done. Of several that can begin, the first in the
// list.

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string[]} [after] names of jobs of the same list that have to be done before
 * @property {() => Promise<unknown>} run rejects if nothing more is to begin
 */

/**
 * @param {Job[]} jobs
 * @param {number} atOnce
 * @throws what the first job that failed was rejected with, once those that ran beside it have ended
 */
export async function runJobs(jobs, atOnce) {
  const waiting = [...jobs];
  const undone = new Set(jobs.map(({ name }) => name));
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {unknown[]} */
  const faults = [];
  const isReady = (/** @type {Job} */ { after = [] }) => after.every((name) => !undone.has(name));

  /** @param {Job} job */
  function begin({ name, run }) {
    const ended = run()
      .then(
        () => void undone.delete(name),
        (fault) => void faults.push(fault),
      )
      .finally(() => running.delete(ended));
    running.add(ended);
  }

  for (;;) {
    while (running.size < atOnce && faults.length === 0) {
      const next = waiting.findIndex(isReady);
      if (next < 0) break;
      const [job] = waiting.splice(next, 1);
      begin(job);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  if (faults.length > 0) throw faults[0];
  if (waiting.length > 0) {
    throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
