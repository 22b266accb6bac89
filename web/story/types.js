/**
 * The shapes that the story reads and writes. Types only: this file runs nothing.
 *
 * Rows, columns, digits and unit numbers count from 1, as the engine tells them. Only pictures, which are for
 * `<kakutei-board>`, count squares from 0 to 80.
 */

/** @typedef {{ row: number, column: number }} Square */
/** @typedef {{ type: 'row' | 'column' | 'box', number: number }} Unit */

/**
 * One record of the engine. Its number is its place in the list; `cause` and `other` are numbers of
 * earlier events, null where there is none or it was not recorded.
 *
 * @typedef {object} Event
 * @property {string} kind
 * @property {string | null} rule its slug
 * @property {string | null} family of the rule
 * @property {Unit | null} unit
 * @property {Square | null} square
 * @property {readonly number[]} digits
 * @property {readonly Square[]} squares
 * @property {number} depth
 * @property {number | string} value
 * @property {number | null} cause
 * @property {number | null} other
 * @property {import('./certificate.js').Proof} [proof] of events that no engine tells: of kind `proved` that of a digit,
 *   which is told instead of the argument that came with the press; of a deduction that of a short contradiction
 * @property {string} [technique] of a supposition: the slug of the technique that its trial is
 * @property {boolean} [isShortest] likewise: no argument has fewer lines
 * @property {boolean} [isRepeated] likewise: its lines are those of the trial before it
 */

/** @typedef {Pick<Event, 'square' | 'squares' | 'digits'>} Placed the fields that the account of a digit with its argument needs */

/** @typedef {{ case: number, depth: number, row: number, column: number, digit: number }} Notice */

/**
 * The result of a press, as `step()` and `solve()` return it; the story reads only these fields.
 *
 * @typedef {object} Result
 * @property {string} outcome
 * @property {string} [board] 81 characters, after the press
 * @property {readonly { row: number, column: number, digit: number }[]} order
 * @property {readonly Square[]} marks
 * @property {'unknown' | 'only' | 'several' | 'none'} uniqueness of the solution; none: the board on which the press began has none
 * @property {{ row: number, column: number, digit: number } | null} differs where two solutions do
 * @property {readonly Notice[]} warnings
 * @property {readonly Notice[]} references
 * @property {{ assumptionsTried: number, deepestAssumption: number }} counts
 * @property {number} noticesLost
 * @property {number} eventsLost
 */

/**
 * The fields of a method that the story needs, as in the engine's table; an absent one does not hold.
 *
 * @typedef {object} Method
 * @property {string} slug
 * @property {boolean} [goesOn] it searches: a press continues where the one before it ended
 * @property {boolean} [namesSteps] its deductions are steps of the catalogue of techniques
 * @property {boolean} [judges] Go ends with its time and whether the answer is the only one
 */

/** @typedef {{ squares: readonly Square[], digits: readonly number[] }} DeterminedSet */

/** @typedef {'set' | 'cause' | 'target' | 'closed' | 'base' | 'cover' | 'fin' | 'endoFin' | 'pivot' | 'pincer' | 'colour1' | 'colour2' | 'colour3' | 'colour4' | 'restrictedCommon' | 'strongLink' | 'weakLink' | 'floor' | `set${string}`} Role */
/** @typedef {{ square: number, digit: number, squares?: readonly number[] }} End squares: of a grouped node */
/** @typedef {{ from: End, to: End, role: 'strongLink' | 'weakLink' }} Link */
/** @typedef {{ text: string, role: Role, square?: number, unit?: Unit }} Tag a letter at a square or unit */

/**
 * The picture of an item: the `overlay` of `<kakutei-board>`, and the position of the item.
 *
 * @typedef {object} Picture
 * @property {number | null} last
 * @property {readonly number[]} wrong
 * @property {readonly number[]} [supposed] squares whose found digits are only supposed
 * @property {readonly { unit: Unit, role: Role }[]} units
 * @property {readonly { square: number, role: Role }[]} squares
 * @property {readonly { square: number, digit: number }[]} struck
 * @property {readonly (readonly number[])[] | null} candidates
 * @property {readonly { square: number, digit: number, role: Role }[]} focusDigits
 * @property {readonly Link[]} links arrows from digit to digit
 * @property {readonly Tag[]} tags
 * @property {readonly number[] | null} painted squares that are painted on a sheet
 * @property {Uint16Array | null} position the candidates then: for each square, bit d - 1 for digit d
 * @property {string} [found] 81 characters: the found digits, if the board on view lacks them
 */

/**
 * A piece of the story. Without `items` it is a sentence; with `items` it is a heading that folds
 * them. `items` is a function, so that a story of ten thousand sets is written only where it is
 * opened.
 *
 * @typedef {object} Item
 * @property {string} text
 * @property {string} detail more words on the same matter, less loud; '' if there are none
 * @property {'plain' | 'found' | 'done' | 'warning' | 'wrong' | 'quiet'} tone
 * @property {{ label: string, anchor: string } | null} rule its name, and its place in the Help
 * @property {Picture | null} picture
 * @property {(() => readonly Item[]) | null} items
 * @property {boolean} folded whether `items` start hidden
 * @property {Folded | null} unfold instead of `items`, where writing them takes another piece of the story
 * @property {(() => readonly Item[]) | null} steps of a leading sentence: all lines of its argument one after the other
 */

/**
 * @typedef {object} Folded
 * @property {'details' | 'techniques'} needs what is loaded first; the techniques come with the details
 * @property {readonly number[]} [inside] the press is made once more, with what happens inside these trials recorded
 * @property {boolean} [lasts] whether it is the same when its entry is told anew
 * @property {(events: readonly Event[]) => Further | Promise<Further>} write of that press; none if it is not made
 */

/** @typedef {{ items: readonly Item[] } | { text: string }} Further a text to copy */

/** @typedef {{ lead: Item, items: readonly Item[], line?: string }} Entry what one press of a button tells; line: the leading sentence in a list, if that differs */

export {};
