// Installs what building and testing need, unless it is there. It first collects everything that is missing and decides
// how to get it, and only then acts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forTests, forWasm, manyMachines, otherBrowsers, system } from './lib/system.js';
import { Failure, findProgram, mustRun, project, say, script } from './lib/tools.js';

/** @typedef {import('./lib/system.js').Tool} Tool */

const help = `
Usage: node scripts/setup.js [--test] [--browsers] [--spread]

Installs what is missing: Emscripten and CMake for building; with --test also
npm packages, compilers with sanitizers, Chromium and a Japanese font; with
--browsers also Firefox ESR and WebKitGTK with its driver and Xvfb; with --spread
also Slurm, munge, GNU parallel, sshd and rsync; no service needs to run. "npm test"
sets up by itself what its tests need.
An Emscripten that is on PATH or named by EMSDK is used as it is, and so is
the browser that CHROMIUM names.`;

/**
 * Decides what to do about missing needs: commands that we run ourselves, or words that tell the
 * person what to do.
 * @param {Pick<Tool, 'what' | 'apt'>[]} missing
 * @param {{ isRoot: boolean, hasApt: boolean }} system
 * @returns {{ commands: string[][] } | { message: string }}
 */
export function plan(missing, { isRoot, hasApt }) {
  if (missing.length === 0) return { commands: [] };
  const packages = [...new Set(missing.flatMap(({ apt }) => apt))];
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ];
  if (hasApt && isRoot) return { commands };

  const names = missing.map(({ what }) => what).join(', ');
  const start = `Not found: ${names}.\nNothing has been changed.`;
  if (hasApt) {
    const lines = commands.map((command) => `  sudo ${command.join(' ')}`);
    return { message: `${start} Please run\n\n${lines.join('\n')}\n\nand then this again.` };
  }
  const others = missing.filter(({ apt }) => !apt.includes('emscripten'));
  const parts = [start];
  if (others.length < missing.length) parts.push(`Emscripten is installed by\n\n${sdkCommands}`);
  if (others.length > 0) {
    const list = others.map(({ what }) => what).join(', ');
    parts.push(`Please install with your system's package manager: ${list}`);
  }
  parts.push('Then run this again.');
  return { message: parts.join('\n\n') };
}

const sdkCommands = `  git clone https://github.com/emscripten-core/emsdk ~/emsdk
  ~/emsdk/emsdk install latest
  ~/emsdk/emsdk activate latest
  export EMSDK=~/emsdk`;

/** Installs the npm packages unless those of this very package-lock.json are there. */
export async function installPackages() {
  const stamp = join(project, 'node_modules', '.kakutei-lock');
  const lock = readFileSync(join(project, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await mustRun('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

/**
 * Finds what the system lacks, and changes nothing.
 * @param {readonly import('./lib/system.js').ToolName[]} names
 * @returns {null | { what: string, install: () => Promise<void> }} what: for people; null if nothing is missing
 * @throws if it cannot be installed from here, with what a person has to do
 */
export function installerOf(names) {
  if (!process.getBuiltinModule) {
    throw new Failure(`Kakutei needs Node 20.16, 22.3 or newer; this is ${process.version}.`);
  }
  const missing = names.map((name) => system[name]).filter(({ found }) => !found());
  if (missing.length === 0) return null;
  const isRoot = process.getuid?.() === 0;
  const decision = plan(missing, { isRoot, hasApt: findProgram('apt-get') !== null });
  if ('message' in decision) throw new Failure(decision.message);

  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    for (const [program, ...args] of decision.commands) await mustRun(program, args, { env });
  };
  return { what: missing.map(({ what }) => what).join(', '), install };
}

/** Installs what the system lacks. @param {readonly import('./lib/system.js').ToolName[]} names */
export async function setUp(names) {
  const installer = installerOf(names);
  if (!installer) return;
  say(`Installing ${installer.what} (takes a few minutes) …`);
  await installer.install();
}

await script(
  import.meta.url,
  help,
  { test: { type: 'boolean' }, browsers: { type: 'boolean' }, spread: { type: 'boolean' } },
  async ({ test = false, browsers = false, spread = false }) => {
    const names = [...(test ? forTests : forWasm)];
    if (browsers) names.push(...otherBrowsers);
    if (spread) names.push('parallel', ...manyMachines);
    await setUp(names);
    if (!test) return;
    say('Installing npm packages …');
    await installPackages();
  },
);
