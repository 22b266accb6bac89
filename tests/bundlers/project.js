// Somebody's project with one bundler: the packed package, a page with an element, and a script that solves.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { project } from '../../scripts/lib/tools.js';
import { need } from '../needs.js';

need('dist');

const run = promisify(execFile);

/** @param {string} folder @returns {Promise<string>} the package there, as it would be published */
export async function pack(folder) {
  const args = ['pack', '--json', '--offline', join(project, 'dist/package')];
  const { stdout } = await run('npm', args, { cwd: folder });
  return join(folder, JSON.parse(stdout)[0].filename);
}

/** @param {string} script @param {string} puzzle */
const pageWith = (script, puzzle) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A puzzle</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <p id="engine"></p>
    <kakutei-solver puzzle="${puzzle}"></kakutei-solver>
  </body>
</html>
`;

/** @param {string} puzzle */
const mainWith = (puzzle) => `import { Engine } from 'kakutei';
import 'kakutei/element';

Engine.load().then((engine) => {
  document.getElementById('engine').textContent = engine.open('${puzzle}').solve().board;
});
`;

/** @param {import('./tools.js').Bundler} bundler @param {string} puzzle */
export function makeProject({ packages, page, script, files, manifest }, puzzle) {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-bundler-'));
  const env = {
    ...process.env,
    PATH: `${join(home, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
  };
  const all = {
    'package.json': `{ "private": true, "type": "module"${manifest ? `, ${manifest}` : ''} }`,
    'main.js': mainWith(puzzle),
    [page]: pageWith(script, puzzle),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }

  /** @param {string} command */
  const runLine = (command) =>
    run('sh', ['-c', command], { cwd: home, env, maxBuffer: 1 << 26 }).catch(
      ({ message, stdout, stderr }) => {
        throw new Error(`${message}\n${stdout}\n${stderr}`);
      },
    );

  return {
    home,
    runLine,
    /** @param {string} archive the packed package */
    install(archive) {
      const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
      const options = '--prefer-offline --no-audit --no-fund';
      return runLine(`npm install ${options} ${archive} ${wanted.join(' ')}`);
    },
    /** @param {string} name of a package @returns {string} the version that is installed */
    versionOf: (name) =>
      JSON.parse(readFileSync(join(home, 'node_modules', name, 'package.json'), 'utf8')).version,
    /** @param {(port: number) => string} command */
    startServer: (command) => startServer(command, { cwd: home, env }),
    close: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * Starts a server and waits until it answers.
 * @param {(port: number) => string} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} where
 */
async function startServer(command, where) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  // In a group of its own, which ends as a whole; and its input stays open, at whose end esbuild would end.
  const server = spawn('sh', ['-c', command(port)], { ...where, detached: true, stdio: 'pipe' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const stop = async () => {
    if (server.exitCode === null) process.kill(-(/** @type {number} */ (server.pid)), 'SIGKILL');
    await ended;
  };
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return { url, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`There was no answer from ${command(port)}\n${said}`);
}

/** @returns {Promise<number>} */
function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
