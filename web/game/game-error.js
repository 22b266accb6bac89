/**
 * The errors of `web/game`: each has a stable `code` for programs and a message for people, and a `position` if a text
 * is at fault.
 */

/** @typedef {'length' | 'symbol' | 'kind' | 'square' | 'digit' | 'colour' | 'notes' | 'unit' | 'move' | 'history'} StateErrorCode */
/** The codes of texts in other programs' formats. @typedef {'empty' | 'long' | 'none' | 'cells' | 'rows' | 'row' | 'candidate' | 'mark' | 'place' | 'payload' | 'seed' | 'server' | 'variant'} TextErrorCode */
/** @typedef {StateErrorCode | TextErrorCode} GameErrorCode */

export class GameError extends Error {
  /**
   * @param {GameErrorCode} code
   * @param {string} message
   * @param {number | null} [position] index of the first wrong character
   */
  constructor(code, message, position = null) {
    super(message);
    this.name = 'GameError';
    this.code = code;
    this.position = position;
  }
}
