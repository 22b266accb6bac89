/**
 * Which key does what, beyond the board's own keys. Pure: the Help lists this very table, and says of each action
 * what it does.
 *
 * Letters never carry Ctrl, Alt or the command key, so that the browser keeps its shortcuts; the
 * exceptions are Ctrl+Z and Ctrl+Y, which mean the same everywhere. A person who speaks to the computer can
 * turn the letters off.
 */

/**
 * @typedef {'step' | 'deduce' | 'go' | 'stop' | 'back' | 'forward' | 'restart' | 'clear' | 'enter' | 'mode' | 'fill' | 'unmark' | 'highlight' | 'play' | 'showHow' | 'inside' | 'candidates' | 'view' | 'compare' | 'common' | 'why' | 'check' | 'solutions' | 'hint' | 'allSteps' | 'whyNot' | 'missed'} Action
 */

/** hint: what its button says when it is pointed at. @type {readonly { action: Action, keys: readonly string[], hint: string }[]} */
export const KEYS = Object.freeze([
  { action: 'step', keys: ['S'], hint: 'action.step.about' },
  { action: 'deduce', keys: ['Shift+S'], hint: 'action.deduce.about' },
  { action: 'go', keys: ['G'], hint: 'action.go.about' },
  { action: 'play', keys: ['L'], hint: 'action.play.about' },
  { action: 'stop', keys: ['Esc'], hint: 'action.stop.about' },
  { action: 'back', keys: ['Z', 'Ctrl+Z'], hint: 'action.back.about' },
  { action: 'forward', keys: ['Y', 'Ctrl+Y', 'Ctrl+Shift+Z'], hint: 'action.forward.about' },
  { action: 'restart', keys: ['R'], hint: 'action.restart.about' },
  { action: 'clear', keys: ['C'], hint: 'action.clear.about' },
  { action: 'enter', keys: ['E'], hint: 'action.enter.about' },
  { action: 'mode', keys: ['N'], hint: '' },
  { action: 'fill', keys: ['F'], hint: 'action.fill.about' },
  { action: 'unmark', keys: ['U'], hint: 'action.unmark.about' },
  { action: 'showHow', keys: ['H'], hint: '' },
  { action: 'inside', keys: ['I'], hint: '' },
  { action: 'candidates', keys: ['P'], hint: '' },
  { action: 'view', keys: ['V'], hint: 'action.view.about' },
  { action: 'highlight', keys: ['X'], hint: 'action.highlight.about' },
  { action: 'compare', keys: ['M'], hint: 'action.compare.about' },
  { action: 'common', keys: ['D'], hint: 'action.common.about' },
  { action: 'solutions', keys: ['T'], hint: 'action.solutions.about' },
  { action: 'why', keys: ['W'], hint: 'action.why.about' },
  { action: 'check', keys: ['K'], hint: 'action.check.about' },
  { action: 'hint', keys: ['J'], hint: 'action.hint.about' },
  { action: 'allSteps', keys: ['B'], hint: '' },
  { action: 'whyNot', keys: ['Q'], hint: '' },
]);

/** With Ctrl or the command key. @type {Record<string, Action>} */
const HELD = { Z: 'back', Y: 'forward', 'Shift+Z': 'forward' };

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
  const letter = key.toUpperCase();
  if (ctrlKey || metaKey) return HELD[`${shiftKey ? 'Shift+' : ''}${letter}`] ?? null;
  return letters ? actionOn(`${shiftKey ? 'Shift+' : ''}${letter}`) : null;
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
