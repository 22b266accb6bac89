/**
 * The attributes of <kakutei-solver> that scripts can read and write as properties, and nothing more.
 */

/** Where there is no DOM the module can still be imported. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class Attributes extends Base {
  /** @returns {string} the attribute: 81 characters; setting it loads them as given digits */
  get puzzle() {
    return this.getAttribute('puzzle') ?? '';
  }

  set puzzle(puzzle) {
    this.setAttribute('puzzle', puzzle);
  }

  /** @returns {boolean} whether digits cannot be entered by hand */
  get readonly() {
    return this.hasAttribute('readonly');
  }

  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  /** @returns {boolean} whether a person may have a photo read */
  get photo() {
    return this.hasAttribute('photo');
  }

  set photo(photo) {
    this.toggleAttribute('photo', Boolean(photo));
  }

  /** @returns {string | null} light, dark or system; null: as the host's page */
  get theme() {
    return this.getAttribute('theme');
  }

  set theme(theme) {
    this.#reflect('theme', theme);
  }

  /** @returns {string | null} names with blanks between them; null: all */
  get controls() {
    return this.getAttribute('controls');
  }

  set controls(controls) {
    this.#reflect('controls', controls);
  }

  /** @param {string} name @param {string | null} value */
  #reflect(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }
}
