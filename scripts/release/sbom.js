// The bill of materials of a release, in CycloneDX 1.6: what ships, and what it was made with.
//
// The one idea: the same commit and the same tools give the same bytes. So there is no random serial number, and the
// only time is that of the commit.

/** Other people's code in the modules: the functions of the compiler's C library that our code calls. */
export const parts = [
  {
    name: 'musl',
    description: 'memory and texts: memcmp, memchr, strlen, strcmp and the like',
    copyright: 'Copyright (c) 2005-2020 Rich Felker, et al.',
    url: 'https://musl.libc.org/',
  },
  {
    name: 'emscripten-system-libraries',
    description: 'allocation and start: emmalloc, sbrk, memcpy, memset, the stack',
    copyright: 'Copyright (c) 2010-2022 The Emscripten Authors',
    url: 'https://emscripten.org/',
  },
];

const licenses = [{ license: { id: 'MIT' } }];

/** @param {string} name @param {string} version @param {object} [rest] */
const library = (name, version, rest = {}) => ({
  type: 'library',
  'bom-ref': `part:${name}`,
  name,
  version,
  ...rest,
});

/**
 * @param {object} release
 * @param {string} release.version
 * @param {string} release.commit its hash
 * @param {number} release.time of the commit, in seconds
 * @param {Record<string, string>} release.hashes SHA-256 of each module, by its path in the package
 * @param {Record<string, string>} release.tools the version of each
 */
export function billOfMaterials({ version, commit, time, hashes, tools }) {
  const ref = `pkg:npm/kakutei@${version}`;
  const modules = Object.entries(hashes).map(([name, content]) => ({
    type: 'file',
    'bom-ref': `file:${name}`,
    name,
    hashes: [{ alg: 'SHA-256', content }],
    licenses,
  }));
  const others = parts.map(({ name, description, copyright, url }) =>
    library(name, `of Emscripten ${tools.emscripten}`, {
      description,
      licenses,
      copyright,
      externalReferences: [{ type: 'website', url }],
    }),
  );
  const names = others.map((part) => part['bom-ref']);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      lifecycles: [{ phase: 'build' }],
      tools: {
        components: Object.entries(tools).map(([name, version]) => ({
          type: 'application',
          name,
          version,
        })),
      },
      component: {
        type: 'library',
        'bom-ref': ref,
        name: 'kakutei',
        version,
        purl: ref,
        licenses,
        properties: [{ name: 'kakutei:commit', value: commit }],
      },
    },
    components: [...modules, ...others],
    dependencies: [
      { ref, dependsOn: modules.map((module) => module['bom-ref']) },
      ...modules.map((module) => ({ ref: module['bom-ref'], dependsOn: names })),
      ...names.map((ref) => ({ ref })),
    ],
    compositions: [{ aggregate: 'complete', assemblies: [ref] }],
  };
}

/** To prepare the schema takes long. @type {Promise<{ validate: (text: string) => Promise<unknown> }> | undefined} */
let validator;

async function makeValidator() {
  const { Spec, Validation } = await import('@cyclonedx/cyclonedx-library');
  return new Validation.JsonStrictValidator(Spec.Version.v1dot6);
}

/**
 * The faults of a bill of materials: by the schema of CycloneDX, and by rules that the schema cannot express.
 * @param {any} bill @returns {Promise<string[]>}
 */
export async function billFaults(bill) {
  validator ??= makeValidator();
  const wrong = await (await validator).validate(JSON.stringify(bill));
  const faults = /** @type {any[]} */ (wrong ?? []).map(
    ({ instancePath, message }) => `bill of materials, at ${instancePath || '/'}: ${message}`,
  );
  /** @type {{ 'bom-ref': string }[]} */
  const components = [bill.metadata?.component, ...(bill.components ?? [])];
  const known = new Set(components.map((component) => component?.['bom-ref']));
  for (const { ref, dependsOn = [] } of bill.dependencies ?? []) {
    for (const name of [ref, ...dependsOn].filter((name) => !known.has(name))) {
      faults.push(`bill of materials: "${name}" is depended upon, and is no component of it`);
    }
  }
  return faults.map((fault) => `${fault}. See scripts/release/sbom.js.`);
}
