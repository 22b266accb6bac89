// What building and testing need from the system, and the Debian package for each.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findEmscripten, findProgram } from './tools.js';

/**
 * A need of the system: `what` is for people, `apt` are Debian's packages for it.
 * @typedef {{ what: string, apt: string[], found: () => unknown }} Tool
 */
export const system = {
  emscripten: { what: 'Emscripten (emcc)', apt: ['emscripten'], found: () => findEmscripten() },
  cmake: { what: 'CMake', apt: ['cmake'], found: () => findProgram('cmake') },
  ninja: { what: 'Ninja', apt: ['ninja-build'], found: () => findProgram('ninja') },
  gcc: { what: 'gcc', apt: ['gcc', 'libc6-dev'], found: () => findProgram('gcc') },
  'g++': { what: 'g++', apt: ['g++'], found: () => findProgram('g++') },
  clang: { what: 'clang', apt: ['clang'], found: () => findProgram('clang') },
  sanitizers: { what: "clang's sanitizers", apt: ['libclang-rt-dev'], found: hasClangSanitizers },
  'clang-format': {
    what: 'clang-format',
    apt: ['clang-format'],
    found: () => findProgram('clang-format'),
  },
  'clang-tidy': {
    what: 'clang-tidy',
    apt: ['clang-tidy'],
    found: () => findProgram('clang-tidy'),
  },
  cppcheck: { what: 'cppcheck', apt: ['cppcheck'], found: () => findProgram('cppcheck') },
  'pkg-config': { what: 'pkg-config', apt: ['pkg-config'], found: () => findProgram('pkg-config') },
  python: { what: 'Python', apt: ['python3'], found: () => findProgram('python3') },
  parallel: { what: 'GNU parallel', apt: ['parallel'], found: () => findProgram('parallel') },
  chromium: { what: 'Chromium', apt: ['chromium-headless-shell'], found: hasLightChromium },
  font: { what: 'a Japanese font', apt: ['fonts-ipaexfont', 'fontconfig'], found: hasJapaneseFont },
  firefox: { what: 'Firefox ESR', apt: ['firefox-esr'], found: () => findProgram('firefox-esr') },
  webkit: {
    what: "WebKitGTK's driver",
    apt: ['webkit2gtk-driver'],
    found: () => findProgram('WebKitWebDriver'),
  },
  xvfb: { what: 'Xvfb', apt: ['xvfb'], found: () => findProgram('Xvfb') },
  slurm: {
    what: 'Slurm',
    apt: ['slurmctld', 'slurmd', 'slurm-client'],
    found: () => ['slurmctld', 'slurmd', 'sbatch'].every((name) => findProgram(name)),
  },
  munge: { what: 'munge', apt: ['munge'], found: () => findProgram('munged') },
  ssh: { what: 'ssh', apt: ['openssh-client'], found: () => findProgram('ssh') },
  sshd: { what: 'sshd', apt: ['openssh-server'], found: () => findProgram('sshd') },
  rsync: { what: 'rsync', apt: ['rsync'], found: () => findProgram('rsync') },
  gcovr: { what: 'gcovr', apt: ['gcovr'], found: () => findProgram('gcovr') },
  ip: { what: 'ip', apt: ['iproute2'], found: () => findProgram('ip') },
};
/** @typedef {keyof typeof system} ToolName */

/** @type {ToolName[]} */
export const otherBrowsers = ['firefox', 'webkit', 'xvfb'];
/** @type {ToolName[]} */
export const forCoverage = ['gcovr', 'gcc', 'cmake', 'ninja'];
/** @type {ToolName[]} */
export const forFuzzing = ['clang', 'sanitizers', 'cmake', 'ninja'];
/** @type {ToolName[]} */
export const manyMachines = ['slurm', 'munge', 'ssh', 'sshd', 'rsync', 'ip'];
/** @type {ToolName[]} */
export const forWasm = ['emscripten', 'cmake', 'ninja'];
const allTools = /** @type {ToolName[]} */ (Object.keys(system));
/** Tools that are installed only on request: tests that lack one of them are skipped. @type {ToolName[]} */
const optional = [...otherBrowsers, ...manyMachines, 'gcovr', 'clang', 'sanitizers'];
export const forTests = allTools.filter((name) => !optional.includes(name));

/** With its own windows and pages Chromium takes more than twice as long for a test. */
function hasLightChromium() {
  const canInstall = findProgram('apt-get') !== null;
  if (process.env.CHROMIUM || !canInstall) return findChromium();
  return findProgram('chromium-headless-shell');
}

function hasClangSanitizers() {
  const clang = findProgram('clang');
  if (!clang) return false;
  const folder = join(output(clang, ['-print-resource-dir']), 'lib');
  return existsSync(folder) && readdirSync(folder, { recursive: true }).join().includes('.asan');
}

function hasJapaneseFont() {
  const lister = findProgram('fc-list');
  return lister !== null && output(lister, [':lang=ja', 'family']) !== '';
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function output(program, args) {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}
