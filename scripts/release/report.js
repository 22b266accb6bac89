// Reports the results of the checks of a release in words.

/**
 * What one check found: with `faults` a release would be wrong; items in `open` have to be done first.
 * @typedef {{ name: string, faults: string[], open?: string[], detail?: string }} Check
 */

/** @param {Check} check */
const outcome = ({ faults, open = [] }) =>
  faults.length > 0 ? 'FAILED' : open.length > 0 ? 'to do' : 'passed';

/** All checks with their outcomes, and what has to be done. @param {Check[]} checks @returns {string} */
export const told = (checks) =>
  checks
    .flatMap((check) => {
      const { name, faults, open = [], detail = '' } = check;
      const found = [...faults, ...open].flatMap((fault) => fault.split('\n'));
      return [
        `${outcome(check).padEnd(8)}${name.padEnd(20)}${detail.replaceAll('\n', `\n${' '.repeat(28)}`)}`.trimEnd(),
        ...found.map((line) => `        ${line}`),
      ];
    })
    .join('\n');

/**
 * Why there is no release, if there is none. Open items only matter when one is to be written.
 * @param {Check[]} checks @param {boolean} isWriting @returns {string | undefined}
 */
export function refusal(checks, isWriting) {
  const names = (/** @type {string} */ which) =>
    checks.filter((check) => outcome(check) === which).map(({ name }) => name);
  const [failed, open] = [names('FAILED'), names('to do')];
  if (failed.length > 0) return `No release: ${failed.join(', ')} failed.`;
  if (isWriting && open.length > 0) {
    return `No release yet: ${open.join(', ')} first. Nothing was written.`;
  }
  return undefined;
}
