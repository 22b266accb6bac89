/** What can go wrong with a photo, by code, and the sentence that says what to do. */

/** @typedef {'noCamera' | 'refused' | 'busy' | 'undecoded' | 'large' | 'memory' | 'noGrid' | 'load' | 'other'} Fault */

/** @type {Readonly<Record<Fault, string>>} */
const SENTENCES = Object.freeze({
  noCamera: 'photo.fault.noCamera',
  refused: 'photo.fault.refused',
  busy: 'photo.fault.busy',
  undecoded: 'photo.fault.undecoded',
  large: 'photo.fault.large',
  memory: 'photo.fault.memory',
  noGrid: 'photo.fault.noGrid',
  load: 'photo.fault.load',
  other: 'photo.fault.other',
});

/** Of the errors of a camera, and of those of the engine. @type {Readonly<Record<string, Fault>>} */
const CODES = Object.freeze({
  NotFoundError: 'noCamera',
  NotSupportedError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
  memory: 'memory',
  RangeError: 'memory',
  load: 'load',
  abi: 'load',
});

export class PhotoError extends Error {
  /** @param {Fault} fault @param {ErrorOptions} [options] */
  constructor(fault, options) {
    super(fault, options);
    this.fault = fault;
  }
}

/** @param {any} error @returns {Fault} */
export const faultOf = (error) =>
  error instanceof PhotoError ? error.fault : (CODES[error?.code] ?? CODES[error?.name] ?? 'other');

/** @param {import('../../locales/words.js').Words} words @param {Fault} fault */
export const sayFault = ({ t }, fault) => t(SENTENCES[fault]);
