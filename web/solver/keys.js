/**
 * Which key does what, beyond the board's own keys. Pure: the Help lists this very table.
 *
 * Letters never carry Ctrl, Alt or the command key, so that the browser keeps its shortcuts; the
 * one exception is Ctrl+Z, which means the same everywhere. A person who speaks to the computer can
 * turn the letters off.
 */

/**
 * @typedef {'step' | 'go' | 'stop' | 'back' | 'clear' | 'play' | 'showHow' | 'inside' | 'candidates' | 'view' | 'compare' | 'common' | 'why' | 'check' | 'solutions'} Action
 */

/** about: what the Help says; hint: what its button says when it is pointed at. @type {readonly { action: Action, keys: readonly string[], about: string, hint: string }[]} */
export const KEYS = Object.freeze([
  { action: 'step', keys: ['S'], about: 'help.keys.step', hint: 'action.step.about' },
  { action: 'go', keys: ['G'], about: 'help.keys.go', hint: 'action.go.about' },
  { action: 'play', keys: ['L'], about: 'help.keys.play', hint: 'action.play.about' },
  { action: 'stop', keys: ['Esc'], about: 'help.keys.stop', hint: 'action.stop.about' },
  { action: 'back', keys: ['Z', 'Ctrl+Z'], about: 'help.keys.back', hint: 'action.back.about' },
  { action: 'clear', keys: ['C'], about: 'help.keys.clear', hint: 'action.clear.about' },
  { action: 'showHow', keys: ['H'], about: 'help.keys.showHow', hint: '' },
  { action: 'inside', keys: ['I'], about: 'help.keys.inside', hint: '' },
  { action: 'candidates', keys: ['P'], about: 'help.keys.candidates', hint: '' },
  { action: 'view', keys: ['V'], about: 'help.keys.view', hint: 'action.view.about' },
  { action: 'compare', keys: ['M'], about: 'help.keys.compare', hint: 'action.compare.about' },
  { action: 'common', keys: ['D'], about: 'help.keys.common', hint: 'action.common.about' },
  {
    action: 'solutions',
    keys: ['T'],
    about: 'help.keys.solutions',
    hint: 'action.solutions.about',
  },
  { action: 'why', keys: ['W'], about: 'help.keys.why', hint: 'action.why.about' },
  { action: 'check', keys: ['K'], about: 'help.keys.check', hint: 'action.check.about' },
]);

/** The letters among them. @param {string} key @returns {Action | null} */
const actionOn = (key) => KEYS.find(({ keys }) => keys[0] === key)?.action ?? null;

/**
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>} event
 * @param {boolean} letters whether letters are keys
 * @returns {Action | null}
 */
export function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }, letters) {
  if (isComposing || altKey) return null;
  if (key === 'Escape') return 'stop';
  if (shiftKey) return null;
  const letter = key.toUpperCase();
  if (ctrlKey || metaKey) return letter === 'Z' ? 'back' : null;
  return letters ? actionOn(letter) : null;
}

/**
 * The digit that a key enters where no board has the focus; 0 erases.
 *
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>} event
 * @returns {number | null}
 */
export function digitOf({ key, ctrlKey, metaKey, altKey, isComposing }) {
  if (isComposing || ctrlKey || metaKey || altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return 0;
  return /^[0-9]$/.test(key) ? Number(key) : null;
}
