// custom-elements.json, by which editors know our elements: what it says is read out of the types that
// the compiler wrote, where the tags of each class and the types of its members stand.

/** The modules with an element, its superclass being the browser's. */
const modules = ['web/solver/kakutei-solver', 'web/board/kakutei-board'];

/** Tags of a class and where they go in a manifest. @type {Record<string, string>} */
const lists = {
  attr: 'attributes',
  fires: 'events',
  slot: 'slots',
  csspart: 'cssParts',
  cssstate: 'cssStates',
  cssprop: 'cssProperties',
};

/** @param {string} comment with its stars @returns {string[]} its lines */
const linesOf = (comment) =>
  comment.split('\n').map((line) => line.replace(/^\s*(\/\*\*|\*\/|\*)\s?|\s*\*\/$/g, '').trim());

/** @param {string} line such as `@attr {string} puzzle - 81 characters` */
function readTag(line) {
  const found = line.match(/^@(\w+)\s+(?:\{(.+)\}\s)?(?!\{)([^\s]*?)\s*(?:- (.*))?$/);
  if (!found) return null;
  const [, tag, text, name, description] = found;
  return { tag, entry: { name, ...(text && { type: { text } }), description } };
}

/** @param {string} comment what stands before a member */
function describe(comment) {
  const lines = linesOf(comment);
  const [plain] = lines.filter((line) => line && !line.startsWith('@'));
  const returned = lines.join(' ').match(/@returns \{.*\} (.+)$/)?.[1];
  const description = plain ?? returned;
  return description ? { description } : {};
}

/** @param {string} body of the class in its .d.ts */
function readMembers(body) {
  /** @type {Map<string, any>} */
  const members = new Map();
  const comment = '(/\\*\\*(?:(?!\\*/)[^])*\\*/)?';
  const member = `(get |set )?(\\w+)\\((.*)\\)(?:: (.+))?;`;
  const pattern = new RegExp(`^ {4}(?:${comment}\\s+)?${member}$`, 'gm');
  for (const [, before = '', kind, name, parameters, result] of body.matchAll(pattern)) {
    if (name === 'constructor' || name.endsWith('Callback')) continue;
    if (kind === 'set ') {
      delete members.get(name).readonly;
    } else if (kind) {
      const type = { text: result };
      members.set(name, { kind: 'field', name, type, readonly: true, ...describe(before) });
    } else {
      const given = parameters ? parameters.split(/, (?=\w+\??: )/) : [];
      members.set(name, {
        kind: 'method',
        name,
        ...describe(before),
        parameters: given.map((parameter) => {
          const [, called, optional, text] = parameter.match(/^(\w+)(\?)?: (.*)$/) ?? [];
          return { name: called, type: { text }, ...(optional && { optional: true }) };
        }),
        return: { type: { text: result } },
      });
    }
  }
  return [...members.values()];
}

/** @param {string} module @param {string} types */
function readModule(module, types) {
  const path = `${module}.js`;
  const [, comment = '', name = '', body = ''] =
    types.match(/(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport declare class (\w+)[^{]*\{\n([^]*?)\n\}/) ??
    [];
  const lines = linesOf(comment);
  const tags = lines.flatMap((line) => readTag(line) ?? []);
  const tagName = tags.find(({ tag }) => tag === 'element')?.entry.name ?? '';
  const listed = Object.entries(lists).map(([tag, list]) => [
    list,
    tags.filter((one) => one.tag === tag).map(({ entry }) => entry),
  ]);
  const declaration = {
    kind: 'class',
    name,
    tagName,
    customElement: true,
    description: lines.find((line) => line),
    superclass: { name: 'HTMLElement' },
    ...Object.fromEntries(listed),
    members: readMembers(body),
  };
  const exports = [
    { kind: 'js', name, declaration: { name, module: path } },
    { kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
  ];
  return { kind: 'javascript-module', path, declarations: [declaration], exports };
}

/** @param {(path: string) => string} read a file of the package */
export const elementsManifest = (read) => ({
  schemaVersion: '2.1.0',
  modules: modules.map((module) => readModule(module, read(`${module}.d.ts`))),
});
