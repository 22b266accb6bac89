// The frame of frame.test.js: an element with the contract of <kakutei-solver> that only notes its
// calls, attached to the page around it. `#origin=…` names the host, `#late` attaches on demand.
import { attach } from '../../web/embed/frame-messages.js';

/** @type {any} */
const solver = document.querySelector('#solver');
/** @type {any[][]} */
const calls = [];
/** @type {((value: any) => void)[]} */
const running = [];
const press = (/** @type {string} */ name) => {
  calls.push([name]);
  const { board } = solver;
  const result = { outcome: 'continues', placed: { row: 1, column: 3, digit: 4 }, board };
  if (!solver.slow) return Promise.resolve(Object.freeze(result));
  return new Promise((resolve) => running.push(resolve));
};
Object.assign(solver, {
  board: '.'.repeat(81),
  method: 'ushio',
  theme: 'system',
  controls: null,
  busy: false,
  outcome: null,
  methods: [{ slug: 'ushio', name: { en: 'Ushio', ja: '潮' } }, { slug: 'other' }],
  step: () => press('step'),
  solve: () => press('solve'),
  prove({ signal, ...options }) {
    calls.push(['prove', options]);
    const { claim = 'way' } = options;
    if (!solver.slow) return Promise.resolve({ claim, result: 'proved', way: [] });
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve({ claim, result: 'open', way: [] })),
    );
  },
  stop() {
    calls.push(['stop']);
    for (const resolve of running.splice(0)) resolve({ outcome: 'cancelled', board: solver.board });
  },
  load(/** @type {string} */ text) {
    calls.push(['load', text]);
    if (text.length !== 81) throw Object.assign(new Error('81 characters'), { code: 'length' });
    solver.board = text.replaceAll('0', '.');
  },
});
const parameters = new URLSearchParams(location.hash.slice(1));
const begin = () => attach(solver, window, { origin: parameters.get('origin') });
Object.assign(window, { solver, calls, begin });
if (!parameters.has('late')) Object.assign(window, { detach: begin() });
document.documentElement.dataset.ready = '';
