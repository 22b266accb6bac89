/**
 * Every command of a solver, and everything else that a host can leave out, each in one entry: its keys, its control,
 * the place of its button, when it is there, its name and its action. All lists are read from this table: the buttons,
 * the keys, the controls, the Help, the dialog "Embed". Pure.
 *
 * The one idea: an entry asks for facts and not for a state, and gets the actions that it takes. So this file imports
 * nothing, and the Help and a host's helper, which also read the table, load nothing else with it.
 *
 * The Help lists the keys, and the dialog the controls, in the order of the table.
 */

/** @typedef {import('./shown.js').Facts} Facts */
/** @typedef {import('./state.js').State} State */
/** @typedef {(state: State) => import('./store.js').Next} Action */
/** @typedef {typeof import('./all-actions.js')} Actions */
/**
 * @typedef {object} Loaded the actions that are loaded with their first command
 * @property {Pick<typeof import('./entry/actions.js'), 'beginEmpty' | 'beginEntry' | 'endEntry'>} entry
 * @property {Pick<typeof import('./hints/actions.js'), 'ask' | 'hint' | 'togglePointing'>} hints
 * @property {Pick<typeof import('./photo/actions.js'), 'openPhoto'>} photo
 */
/** @typedef {'buttons' | 'hand' | 'whole' | 'view' | 'options' | 'line' | 'hints'} Place */
/**
 * @typedef {object} Described
 * @property {string} name also of its element and its part
 * @property {readonly string[]} [keys] as they are listed; absent: none
 * @property {string} [control] that brings it; absent: the one with its name
 * @property {boolean} [byHand] a read-only board leaves its control out
 * @property {Place} [place] the group in which its button stands; absent: it has none there
 * @property {number} [at] its turn there; absent: after those that have one
 * @property {'strong' | 'box' | 'list'} [look] strong: a button that solves; a check box or a list; absent: a button
 * @property {string} text the key of its name
 * @property {(facts: Facts) => string} [now] the key of another name for now; '': none
 * @property {string} [about] the key of its tooltip
 * @property {boolean} [always] its key also works without the control
 * @property {boolean} [repeats] it repeats while the key is held
 * @property {(facts: Facts) => boolean} [when] whether it exists, key and button; absent: always
 * @property {(facts: Facts) => boolean} [seen] whether its button is visible; absent: whenever it exists
 * @property {(facts: Facts) => boolean} [on] whether it can be pressed; absent: always
 * @property {(facts: Facts) => boolean} [waits] whether it does nothing until the current run has ended
 * @property {(facts: Facts) => boolean} [pressed] whether it is on; absent: it cannot be on
 */
/**
 * Its action. `load` names the part that is loaded for its first command and then gives the actions.
 *
 * @typedef {Described & (
 *   | { load?: undefined, act?: (actions: Actions) => Action }
 *   | { load: 'entry', act: (actions: Loaded['entry']) => Action }
 *   | { load: 'hints', act: (actions: Loaded['hints']) => Action }
 *   | { load: 'photo', act: (actions: Loaded['photo']) => Action }
 * )} Entry
 */
/** @typedef {(typeof TABLE)[number]['name']} CommandName */
/** @typedef {Entry & { name: CommandName, control: string }} Command */

const runs = (/** @type {Facts} */ { runs }) => runs;
/** Told in the story, or not at all. */
const isTold = (/** @type {Facts} */ { hasStory }) => hasStory;

// prettier-ignore
const TABLE = /** @satisfies {readonly Entry[]} */ (/** @type {const} */ ([
  { name: 'step', keys: ['S'], place: 'buttons', at: 1, look: 'strong', waits: runs,
    text: 'action.step', about: 'action.step.about',
    act: ({ stepByHand }) => stepByHand },
  { name: 'deduce', keys: ['Shift+S'], control: 'step', place: 'options', at: 5, waits: runs, seen: ({ hasDeductions }) => hasDeductions,
    text: 'action.deduce', about: 'action.deduce.about',
    now: ({ deduces }) => (deduces ? 'action.nextDigit' : ''),
    act: ({ deduceByHand }) => deduceByHand },
  { name: 'go', keys: ['G'], place: 'buttons', at: 2, look: 'strong', waits: runs,
    text: 'action.go', about: 'action.go.about',
    act: ({ press }) => (state) => press(state, 'solve', true) },
  { name: 'play', keys: ['L'], control: 'go', place: 'buttons', at: 4,
    when: ({ isSearch }) => isSearch, waits: ({ runs, plays }) => runs && !plays,
    text: 'action.play', now: ({ plays }) => (plays ? 'action.pause' : ''), about: 'action.play.about',
    act: ({ play }) => play },
  { name: 'stop', keys: ['Esc'], place: 'buttons', at: 5, always: true, seen: runs, on: runs,
    text: 'action.stop', about: 'action.stop.about',
    act: ({ stopByHand }) => stopByHand },
  { name: 'back', keys: ['Z', 'Ctrl+Z'], repeats: true, place: 'hand', at: 3,
    on: ({ runs, canGoBack }) => runs || canGoBack,
    text: 'action.back', about: 'action.back.about',
    act: ({ backByHand }) => backByHand },
  { name: 'forward', keys: ['Y', 'Ctrl+Y', 'Ctrl+Shift+Z'], repeats: true, place: 'hand', at: 4,
    on: ({ canGoForward }) => canGoForward,
    text: 'action.forward', about: 'action.forward.about',
    act: ({ forwardByHand }) => forwardByHand },
  { name: 'restart', keys: ['R'], place: 'whole',
    on: ({ runs, isBegun }) => runs || isBegun,
    text: 'action.restart', about: 'action.restart.about',
    act: ({ restartByHand }) => restartByHand },
  { name: 'clear', byHand: true, place: 'whole',
    on: ({ runs, hasDigits }) => runs || hasDigits,
    text: 'action.clear',
    load: 'entry', act: ({ beginEmpty }) => beginEmpty },
  { name: 'enter', keys: ['E'], byHand: true, place: 'whole',
    on: ({ isReadonly }) => !isReadonly,
    text: 'action.enter', about: 'action.enter.about',
    load: 'entry', act: ({ beginEntry, endEntry }) => (state) => (state.entry ? endEntry : beginEntry)(state) },
  { name: 'photo', keys: ['P'], control: 'enter', byHand: true, place: 'whole', when: ({ takesPhotos }) => takesPhotos,
    text: 'action.photo', load: 'photo', act: ({ openPhoto }) => openPhoto },
  { name: 'keypad', byHand: true, seen: ({ isByHand }) => isByHand, text: 'keypad.label' },
  { name: 'mode', keys: ['M'], control: 'marks', byHand: true, text: 'mode.marks',
    act: ({ nextMode }) => nextMode },
  { name: 'corners', keys: ['Shift+M'], control: 'marks', byHand: true, text: 'mode.corners',
    act: ({ cornersOrDigits }) => cornersOrDigits },
  { name: 'fill', keys: ['F'], control: 'marks', place: 'hand', at: 1, seen: ({ mode }) => mode === 'marks',
    text: 'action.fill', about: 'action.fill.about',
    act: ({ fillMarks }) => fillMarks },
  { name: 'unmark', keys: ['U'], control: 'marks', place: 'hand', at: 2, seen: ({ mode }) => mode === 'marks' || mode === 'corners',
    text: 'action.unmark', about: 'action.unmark.about',
    act: ({ clearMarks }) => clearMarks },
  { name: 'method', place: 'options', at: 1, look: 'list', text: 'option.method' },
  { name: 'showHow', keys: ['J'], control: 'how', place: 'options', at: 4, look: 'box',
    pressed: ({ choices }) => choices.showHow,
    text: 'option.showHow',
    act: ({ choose }) => (state) => choose(state, { showHow: !state.choices.showHow }) },
  { name: 'story', text: 'panel.title' },
  { name: 'view', keys: ['V'], place: 'view', at: 1, look: 'list',
    text: 'option.view', about: 'action.view.about',
    act: ({ nextView }) => nextView },
  { name: 'highlight', keys: ['X'], place: 'view', at: 2, look: 'list',
    text: 'option.highlight', about: 'action.highlight.about',
    act: ({ nextHighlight }) => nextHighlight },
  { name: 'ratings', control: 'view', place: 'view', at: 3, look: 'box',
    when: ({ choices }) => choices.verdict, pressed: ({ choices }) => choices.ratings,
    text: 'option.ratings',
    act: ({ choose }) => (state) => choose(state, { ratings: !state.choices.ratings }) },
  { name: 'compare', keys: ['N'], place: 'options', at: 6, when: isTold, waits: runs,
    text: 'action.compare', about: 'action.compare.about',
    act: ({ ask }) => (state) => ask(state, 'compare') },
  { name: 'common', keys: ['D'], control: 'view', place: 'line', seen: ({ areSeveral }) => areSeveral,
    pressed: ({ choices }) => choices.view === 'common',
    text: 'action.common', about: 'action.common.about',
    act: ({ toggleCommon }) => toggleCommon },
  { name: 'solutions', keys: ['T'], control: 'check', place: 'line', when: isTold, waits: runs,
    seen: ({ areSeveral }) => areSeveral,
    text: 'action.solutions', about: 'action.solutions.about',
    act: ({ ask }) => (state) => ask(state, 'solutions') },
  { name: 'why', keys: ['W'], control: 'check', place: 'line', when: isTold, waits: runs,
    seen: ({ isWrong, asksSquare }) => isWrong || asksSquare,
    text: 'action.why', about: 'action.why.about',
    now: ({ isWrong }) => (isWrong ? '' : 'action.whySquare'),
    act: ({ ask }) => (state) => ask(state, 'why') },
  { name: 'check', keys: ['K'], place: 'line', when: isTold, waits: runs,
    seen: ({ canBeWrong }) => canBeWrong,
    text: 'action.check', about: 'action.check.about',
    act: ({ ask }) => (state) => ask(state, 'check') },
  { name: 'hint', keys: ['H'], place: 'buttons', at: 3,
    text: 'action.hint', about: 'action.hint.about',
    now: ({ hint }) => (hint === 'slow' ? 'action.stop' : ''), waits: ({ hint }) => hint === 'told',
    load: 'hints', act: ({ hint }) => hint },
  { name: 'allSteps', keys: ['B'], control: 'hint', place: 'hints', text: 'hint.all',
    load: 'hints', act: ({ ask }) => (state) => ask(state, 'all') },
  { name: 'whyNot', keys: ['Q'], control: 'hint', place: 'hints', text: 'why.button',
    pressed: ({ isPointing }) => isPointing,
    load: 'hints', act: ({ togglePointing }) => togglePointing },
  { name: 'missed', control: 'hint', place: 'hints', text: 'hint.missed',
    load: 'hints', act: ({ ask }) => (state) => ask(state, 'missed') },
]));

/** @type {readonly Command[]} */
export const COMMANDS = TABLE.map((entry) => ({ control: entry.name, ...entry }));

/** The controls that a solver can have; a host may want some of them only. @type {readonly string[]} */
export const CONTROLS = Object.freeze([...new Set(COMMANDS.map(({ control }) => control))]);

/** The controls that a read-only board does not have. @type {readonly string[]} */
export const BY_HAND = COMMANDS.flatMap(({ byHand, control }) => (byHand ? [control] : []));

/** @param {CommandName} name */
export const commandOf = (name) =>
  /** @type {Command} */ (COMMANDS.find((command) => command.name === name));

/**
 * The command that stands for a control: the one of that name, or its first.
 * @param {string} control
 * @returns {Command}
 */
export function headOf(control) {
  const all = COMMANDS.filter((command) => command.control === control);
  return all.find(({ name }) => name === control) ?? all[0];
}

/** @param {string} control @returns {string} the key of its name */
export const controlText = (control) => headOf(control).text;

/** @param {Place} place @returns {readonly Command[]} those that stand there, in turn */
export const commandsIn = (place) =>
  COMMANDS.filter((command) => command.place === place).sort(
    ({ at = COMMANDS.length }, { at: other = COMMANDS.length }) => at - other,
  );
