// Writes custom-elements.json, by which editors know our elements. The analyzer reads the types that the compiler
// wrote, where all types are known; a module with an `@element` in them has an element.
import { listFiles } from '../lib/files.js';
import { read } from './files.js';

const folder = 'dist/package/';

/** Empty lists are written as well. */
const lists = ['attributes', 'events', 'slots', 'cssParts', 'cssStates', 'cssProperties'];

/**
 * The work that the analyzer leaves to a plugin: the description of a getter is its @returns, the superclass of an
 * element is the browser's, and private members are left out.
 */
const plugin = {
  name: 'ours',
  /** @param {any} phase */
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node)) return;
    const declaration = moduleDoc.declarations.find(
      (/** @type {any} */ { name }) => name === node.name?.text,
    );
    for (const member of node.members) {
      const returned = ts.getJSDocReturnTag(member)?.comment;
      const known = declaration?.members?.find(
        (/** @type {any} */ { name }) => name === member.name?.text,
      );
      if (returned && known) known.description ??= ts.getTextOfJSDocComment(returned);
    }
  },
  /** @param {any} phase */
  packageLinkPhase({ customElementsManifest: { modules } }) {
    for (const { path, declarations, exports } of modules) {
      for (const declaration of declarations) {
        const { name, tagName, members } = declaration;
        for (const list of lists) declaration[list] ??= [];
        declaration.superclass = { name: 'HTMLElement' };
        declaration.members = members.filter(isPublic).map(plainField);
        exports.push({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: path },
        });
      }
    }
  },
};

/** @param {any} member */
const isPublic = ({ name, privacy }) => privacy !== 'private' && !name.endsWith('Callback');

/** A getter is a field, which returns nothing and takes nothing. @param {any} member */
function plainField(member) {
  const isNoise = (/** @type {string} */ key) => key === 'return' || key === 'parameters';
  if (member.kind !== 'field') return member;
  return Object.fromEntries(Object.entries(member).filter(([key]) => !isNoise(key)));
}

/** Reads the types in dist/package, which have to be there already. */
export async function elementsManifest() {
  // Its own types lack both names.
  const analyzer = await import('@custom-elements-manifest/analyzer');
  const { create, ts } = /** @type {any} */ (analyzer);
  const modules = listFiles([`${folder}web`], ['.d.ts'])
    .map((path) => ({ path, text: read(path) }))
    .filter(({ text }) => text.includes('* @element '))
    .map(({ path, text }) =>
      ts.createSourceFile(
        path.replace(folder, '').replace('.d.ts', '.js'),
        text,
        ts.ScriptTarget.ES2022,
        true,
        ts.ScriptKind.TS,
      ),
    );
  // The analyzer calls it 1.0.0, which knew no cssStates.
  return { schemaVersion: '2.1.0', modules: create({ modules, plugins: [plugin] }).modules };
}
