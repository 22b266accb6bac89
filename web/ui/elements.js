/**
 * Makes elements. The arguments after the name go into the element in turn: an object holds attributes, of which
 * `true` is one without a value, and `false`, null and undefined are none; everything else is content.
 *
 *     make('label', { class: 'choice' }, make('span', t('option.view')), ' ', select)
 */

/** @typedef {Readonly<Record<string, string | number | boolean | null | undefined>>} Attributes */
/** @typedef {string | Node} Content */
/** @typedef {(Attributes | Content | readonly Content[])[]} Parts */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @template {string} Name
 * @param {Name} name
 * @param {Parts} parts
 */
export function make(name, ...parts) {
  const element = document.createElement(name);
  put(element, parts);
  return /** @type {Name extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Name] : HTMLElement} */ (
    element
  );
}

/**
 * The same for SVG.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Parts} parts
 */
export function draw(name, ...parts) {
  const element = document.createElementNS(SVG, name);
  put(element, parts);
  return element;
}

/** @param {Element} element @param {Parts} parts */
function put(element, parts) {
  for (const part of parts.flat()) {
    if (typeof part === 'string' || part instanceof Node) element.append(part);
    else setAttributes(element, /** @type {Attributes} */ (part));
  }
}

/** @param {Element} element @param {Attributes} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * A text in which no line ends inside the name of a square or unit, such as 3行6列.
 * @param {import('../locales/words.js').Words} words @param {string} text
 */
export const unbroken = ({ pieces }, text) =>
  pieces(text).map((part, at) => (at % 2 ? make('span', { class: 'name' }, part) : part));
