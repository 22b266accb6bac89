// The page of board.test.js: two boards, their events, and the modules of the tests.
import * as state from '../../web/game/state.js';

const markup = document.body.innerHTML;
const fill = () => {
  /** @type {any} */ (document.querySelector('#first')).game = state.fromText(
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  );
};
// Set before the element is defined, and must work all the same.
fill();
await import('../../web/board/define.js');
await import('../../web/board/define.js?again');

/** @type {{ board: string, type: string, detail: any }[]} */
const told = [];
for (const type of ['kakutei-move', 'kakutei-select', 'kakutei-press']) {
  document.addEventListener(type, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    told.push({ board: /** @type {Element} */ (event.target).id, type, detail });
  });
}
/** @type {string[]} */
const violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
  violations.push(violatedDirective),
);
/** New boards instead of the old ones. */
const renew = () => {
  document.documentElement.dir = '';
  document.body.innerHTML = markup;
  fill();
  told.length = 0;
};
Object.assign(window, { told, violations, state, renew });
document.documentElement.dataset.ready = '';
