// Machines, all of them on this one. The one idea: a machine is a PID namespace, so whatever it has started
// dies with it, as when the power goes; and its first process dies with the test, however that ends.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { system } from '../../scripts/lib/system.js';
import { built, need } from '../needs.js';

need('native');

/**
 * @typedef {object} Machine
 * @property {() => void} kill
 * @property {Promise<number | null>} ended the exit status of its first process
 * @property {() => string} said
 * @property {(program: string) => boolean} freeze stops a program in the middle of its output; false if none runs
 */
/** @typedef {ReturnType<typeof makeYard>} Yard */

const machine = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * The reason why there can be no machines here, to skip a test with.
 * @param {import('../../scripts/lib/system.js').ToolName[]} tools that the test wants
 * @param {string[]} [command] that has to work on a machine with a network of its own
 */
export function missing(tools, command = ['true']) {
  if (process.getuid?.() !== 0) return 'only root can make machines';
  const lacking = tools.filter((name) => !system[name].found()).map((name) => system[name].what);
  if (lacking.length > 0) return `${lacking.join(', ')}: npm run setup -- --spread`;
  const [program, ...args] = [...machine, '--net', ...command];
  return spawnSync(program, args).status === 0
    ? false
    : `no namespaces here for: ${command.join(' ')}`;
}

/** A folder for a test and what runs in it; `close` ends and removes all of it. */
export function makeYard() {
  const home = fs.mkdtempSync(join(tmpdir(), 'kakutei-spread-'));
  fs.chmodSync(home, 0o711); // munge wants its socket to be reached by everybody
  fs.mkdirSync(join(home, 'bin'));
  fs.symlinkSync(built('native', 'kakutei'), join(home, 'bin/kakutei'));
  const env = {
    ...process.env,
    HOME: home,
    PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`,
  };
  /** @type {(() => unknown)[]} */
  const ends = [() => fs.rmSync(home, { recursive: true, force: true, maxRetries: 20 })];

  async function close() {
    const faults = [];
    for (const end of ends.splice(0).reverse()) {
      try {
        await end();
      } catch (fault) {
        faults.push(fault);
      }
    }
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (faults.length > 0) throw faults[0];
  }
  const stop = () => void close().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);

  /**
   * Starts a machine with its first process.
   * @param {string} name
   * @param {string[]} command
   * @returns {Machine}
   */
  function boot(name, command) {
    const log = join(home, `${name}.log`);
    const output = fs.openSync(log, 'a');
    const args = ['--pdeathsig', 'KILL', ...machine, ...command];
    const child = spawn('setpriv', args, { cwd: home, env, stdio: ['ignore', output, output] });
    /** @type {Machine['ended']} */
    const ended = new Promise((done) => child.once('exit', done));
    const kill = () => void child.kill('SIGKILL');
    ends.push(() => (kill(), ended));
    const said = () => fs.readFileSync(log, 'utf8');
    return { kill, ended, said, freeze: (program) => freeze(child.pid ?? 0, program) };
  }

  /** The output of a program that has to succeed. @param {string} program @param {string[]} args */
  function ask(program, ...args) {
    const { status, stdout, stderr, error } = spawnSync(program, args, { env, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
    throw error ?? new Error(`${program} ${args.join(' ')}: ${stderr}`);
  }

  return {
    home,
    env,
    boot,
    ask,
    close,
    atEnd: (/** @type {() => unknown} */ end) => ends.push(end),
  };
}

/** The program is stopped as the machine's `freeze` says. @param {number} machine @param {string} program */
function freeze(machine, program) {
  const read = (/** @type {string | number} */ id, /** @type {string} */ name) => {
    try {
      return name === 'ns/pid'
        ? fs.readlinkSync(`/proc/${id}/${name}`)
        : fs.readFileSync(`/proc/${id}/${name}`, 'utf8').trim();
    } catch {
      return ''; // it has ended meanwhile
    }
  };
  const space = read(read(machine, `task/${machine}/children`), 'ns/pid');
  const id = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'comm') === program)
    .find((name) => read(name, 'ns/pid') === space && !/^wchar: 0$/m.test(read(name, 'io')));
  if (!id) return false;
  process.kill(Number(id), 'SIGSTOP');
  return /^State:\s+T/m.test(read(id, 'status'));
}

/**
 * Asks again and again until there is an answer.
 * @template T
 * @param {string} what is waited for
 * @param {() => T | undefined | false | null} look
 */
export async function until(what, look) {
  for (const since = performance.now(); performance.now() - since < 120_000; await wait(20)) {
    const found = look();
    if (found) return found;
  }
  throw new Error(`waited in vain: ${what}`);
}
