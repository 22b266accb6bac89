// What can be wrong with a release, as functions of texts and bytes: nothing here reads a file or runs a program.
//
// The one idea: a fault is a sentence that says where and what is wrong, and what to do about it. No sentence, no
// fault.

/**
 * @param {string} status as `git status --porcelain` tells it
 * @returns {string[]} what is to do
 */
export function uncommitted(status) {
  const lines = status.split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  return [
    `Not in the commit: ${lines[0].slice(3)}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}. What is released is the commit: commit it, or put it away.`,
  ];
}

/**
 * All places report the same version.
 * @param {string} version of package.json
 * @param {Record<string, string | undefined>} others the versions reported elsewhere, by place
 * @returns {string[]}
 */
export function versionFaults(version, others) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    return [`package.json: "${version}" is no version. It is three numbers, such as 1.4.0.`];
  }
  return Object.entries(others)
    .filter(([, said]) => said !== version)
    .map(
      ([place, said]) =>
        `${place}: the version is ${said ?? 'missing'}, and ${version} in package.json. Make them the same, and build again.`,
    );
}

/**
 * @param {{ what: string, bytes: number, most: number }[]} sizes
 * @returns {string[]}
 */
export function sizeFaults(sizes) {
  return sizes
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ what, bytes, most }) =>
        `${what}: ${bytes} bytes, ${bytes - most} more than the ${most} of scripts/lib/limits.js. "npm run size" says what is large.`,
    );
}

/**
 * Every archive has the licence and names the authors of its parts; nothing that ships imports other people's code.
 * @param {object} given
 * @param {string} given.stated in package.json
 * @param {string} given.licence the text of LICENSE
 * @param {string} given.notice the text of NOTICE
 * @param {Record<string, string>} given.carried the licence texts of each archive, by its name
 * @param {{ name: string, copyright: string }[]} given.parts that others wrote
 * @param {{ path: string, name: string }[]} given.foreign imports of shipped modules that are not ours
 * @returns {string[]}
 */
export function licenceFaults({ stated, licence, notice, carried, parts, foreign }) {
  const faults = [];
  if (!licence.startsWith(`${stated} License\n`)) {
    faults.push(
      `LICENSE begins with "${licence.split('\n')[0]}", and package.json says ${stated}. Make them the same.`,
    );
  }
  for (const { name, copyright } of parts) {
    if (notice.includes(`${copyright}\n`)) continue;
    faults.push(`NOTICE does not have "${copyright}", whose ${name} is shipped. Add the line.`);
  }
  for (const [archive, said] of Object.entries(carried)) {
    for (const [name, text] of Object.entries({ LICENSE: licence, NOTICE: notice })) {
      if (said.includes(text.trim())) continue;
      faults.push(`${archive} does not hold the text of ${name}. See what scripts/ship/ puts in.`);
    }
  }
  for (const { path, name } of foreign) {
    faults.push(
      `${path} imports '${name}', which is not ours: name it in scripts/release/sbom.js and in NOTICE, or do without.`,
    );
  }
  return faults;
}

/**
 * No shipped file names the folder in which it was built.
 * @param {Map<string, Uint8Array>} files @param {string[]} folders @returns {string[]}
 */
export function pathFaults(files, folders) {
  return [...files].flatMap(([name, bytes]) =>
    folders.flatMap((folder) => {
      const at = Buffer.from(bytes).indexOf(folder);
      if (at < 0) return [];
      return [
        `${name} names the folder ${folder}, at byte ${at}. It may only name paths in the project: see how it is built (-ffile-prefix-map in CMakeLists.txt, absWorkingDir in scripts/ship/).`,
      ];
    }),
  );
}

/** @param {Uint8Array} a @param {Uint8Array} b @returns {number} the first byte that differs */
function firstDifference(a, b) {
  const at = a.findIndex((byte, i) => byte !== b[i]);
  return at < 0 ? a.length : at;
}

/**
 * Both builds are the same, byte for byte.
 * @param {Map<string, Uint8Array>} first @param {Map<string, Uint8Array>} second @returns {string[]}
 */
export function differences(first, second) {
  return [...new Set([...first.keys(), ...second.keys()])].sort().flatMap((name) => {
    const [a, b] = [first.get(name), second.get(name)];
    if (!a || !b) return [`${name} was made in the ${a ? 'first' : 'second'} folder only.`];
    if (Buffer.compare(a, b) === 0) return [];
    return [
      `${name} differs from byte ${firstDifference(a, b)} on (${a.length} and ${b.length} bytes): it holds something of the folder, the time, the language or the rights of files. Find out what, and have it always the same.`,
    ];
  });
}
