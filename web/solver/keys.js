/**
 * Which key does what, beyond the board's own keys. Pure: the Help lists this very table.
 *
 * Letters never carry Ctrl, Alt or the command key, so that the browser keeps its shortcuts; the
 * exceptions are Ctrl+Z and Ctrl+Y, which mean the same everywhere. A person who speaks to the computer can
 * turn the letters off.
 */

/**
 * @typedef {'step' | 'deduce' | 'go' | 'stop' | 'back' | 'forward' | 'restart' | 'clear' | 'enter' | 'mode' | 'fill' | 'unmark' | 'highlight' | 'play' | 'showHow' | 'inside' | 'candidates' | 'view' | 'compare' | 'common' | 'why' | 'check' | 'solutions' | 'hint' | 'allSteps' | 'whyNot' | 'missed'} Action
 */

/** about: what the Help says; hint: what its button says when it is pointed at. @type {readonly { action: Action, keys: readonly string[], about: string, hint: string }[]} */
export const KEYS = Object.freeze([
  { action: 'step', keys: ['S'], about: 'help.keys.step', hint: 'action.step.about' },
  {
    action: 'deduce',
    keys: ['Shift+S'],
    about: 'help.keys.deduce',
    hint: 'action.deduce.about',
  },
  { action: 'go', keys: ['G'], about: 'help.keys.go', hint: 'action.go.about' },
  { action: 'play', keys: ['L'], about: 'help.keys.play', hint: 'action.play.about' },
  { action: 'stop', keys: ['Esc'], about: 'help.keys.stop', hint: 'action.stop.about' },
  { action: 'back', keys: ['Z', 'Ctrl+Z'], about: 'help.keys.back', hint: 'action.back.about' },
  {
    action: 'forward',
    keys: ['Y', 'Ctrl+Y', 'Ctrl+Shift+Z'],
    about: 'help.keys.forward',
    hint: 'action.forward.about',
  },
  { action: 'restart', keys: ['R'], about: 'help.keys.restart', hint: 'action.restart.about' },
  { action: 'clear', keys: ['C'], about: 'help.keys.clear', hint: 'action.clear.about' },
  { action: 'enter', keys: ['E'], about: 'help.keys.enter', hint: 'action.enter.about' },
  { action: 'mode', keys: ['N'], about: 'help.keys.mode', hint: '' },
  { action: 'fill', keys: ['F'], about: 'help.keys.fill', hint: 'action.fill.about' },
  { action: 'unmark', keys: ['U'], about: 'help.keys.unmark', hint: 'action.unmark.about' },
  { action: 'showHow', keys: ['H'], about: 'help.keys.showHow', hint: '' },
  { action: 'inside', keys: ['I'], about: 'help.keys.inside', hint: '' },
  { action: 'candidates', keys: ['P'], about: 'help.keys.candidates', hint: '' },
  { action: 'view', keys: ['V'], about: 'help.keys.view', hint: 'action.view.about' },
  {
    action: 'highlight',
    keys: ['X'],
    about: 'help.keys.highlight',
    hint: 'action.highlight.about',
  },
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
  { action: 'hint', keys: ['J'], about: 'help.keys.hint', hint: 'action.hint.about' },
  { action: 'allSteps', keys: ['B'], about: 'help.keys.allSteps', hint: '' },
  { action: 'whyNot', keys: ['Q'], about: 'help.keys.whyNot', hint: '' },
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
