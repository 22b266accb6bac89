// The bundlers, each in the version that was tried, and their settings. The `words` are needed for this package, and
// web/embed/README.md lists them; the rest is the same for any project.

const [worker, catalogue, proof, photo] = [
  'worker',
  'catalogue-worker',
  'proof-worker',
  'photo-worker',
].map((name) => `node_modules/kakutei/web/engine/${name}.js`);
const copy = 'cp node_modules/kakutei/web/*.wasm dist/';
const esbuild = `esbuild main.js worker=${worker} catalogue-worker=${catalogue} proof-worker=${proof} photo-worker=${photo} --bundle --splitting --format=esm --outdir=dist/assets`;
const rollup = `rollup main.js ${worker} ${catalogue} ${proof} ${photo} --plugin=node-resolve --dir=dist/assets`;
const exclude = "optimizeDeps: { exclude: ['kakutei'] }";
const packageExports = '"@parcel/resolver-default": { "packageExports": true }';

/**
 * @typedef {object} Bundler
 * @property {Record<string, string>} packages with their versions; the first is the bundler
 * @property {string} page where it lies in the project
 * @property {string} script that it loads
 * @property {string[]} words
 * @property {Record<string, string>} [files] in the project
 * @property {string} [manifest] more fields of its package.json
 * @property {string} build a command, which makes `out` out of main.js and the page
 * @property {string} out
 * @property {(port: number) => string} [dev] the command for its own server
 */

/** @satisfies {Omit<Bundler, 'packages' | 'words'>} */
const vite = {
  page: 'index.html',
  script: 'main.js',
  build: 'vite build --base=./',
  out: 'dist',
  dev: (/** @type {number} */ port) => `vite --host=127.0.0.1 --port=${port} --strictPort`,
};

const vite5to7 = {
  ...vite,
  words: [exclude],
  files: { 'vite.config.js': `export default { ${exclude} };\n` },
};

/** @type {Bundler[]} */
export const bundlers = [
  { packages: { vite: '5.4.21' }, ...vite5to7 },
  { packages: { vite: '6.4.6' }, ...vite5to7 },
  { packages: { vite: '7.3.8' }, ...vite5to7 },
  { packages: { vite: '8.3.8' }, ...vite, words: [] },
  {
    packages: { webpack: '5.112.2', 'webpack-cli': '7.3.1', 'webpack-dev-server': '6.1.0' },
    page: 'public/index.html',
    script: 'main.js',
    words: [],
    build: 'webpack ./main.js --mode=production --output-path=public',
    out: 'public',
    dev: (port) =>
      `webpack serve --entry=./main.js --mode=development --host=127.0.0.1 --port=${port}`,
  },
  {
    packages: { parcel: '2.16.4' },
    page: 'index.html',
    script: 'main.js',
    words: [packageExports],
    manifest: packageExports,
    build: 'parcel build index.html --public-url=./',
    out: 'dist',
    dev: (port) => `parcel index.html --host=127.0.0.1 --port=${port}`,
  },
  {
    packages: { esbuild: '0.28.2' },
    page: 'dist/index.html',
    script: 'assets/main.js',
    words: [esbuild, copy],
    build: `${esbuild} && ${copy}`,
    out: 'dist',
    dev: (port) => `${copy} && ${esbuild} --servedir=dist --serve=127.0.0.1:${port}`,
  },
  {
    packages: { rollup: '4.68.7', '@rollup/plugin-node-resolve': '16.0.3' },
    page: 'dist/index.html',
    script: 'assets/main.js',
    words: [rollup, copy],
    build: `${rollup} && ${copy}`,
    out: 'dist',
  },
];
