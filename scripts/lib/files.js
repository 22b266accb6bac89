// Lists the project's own files, and reads what a module imports.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { project } from './tools.js';

const foreign = new Set(['node_modules', 'build', 'dist', '.git']);

/**
 * All files below some folders (or files themselves) whose names end in one of the endings, as paths from the project's
 * folder with forward slashes, sorted. A folder that does not exist has no files.
 * @param {string[]} folders
 * @param {string[]} [endings]
 */
export function listFiles(folders, endings = ['']) {
  return folders
    .flatMap((folder) => walk(join(project, folder)))
    .map((file) => relative(project, file).split(sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : walk(path);
    return [path];
  });
}

/** @param {string} text of a source in C or JavaScript */
export function withoutComments(text) {
  return text.replace(/\/\*.*?\*\//gs, ' ').replace(/^\s*\/\/.*$/gm, '');
}

/** What a module imports, by the names that it gives. @param {string} text @returns {string[]} */
export function importsOf(text) {
  const pattern =
    /^\s*(?:import|export)\b[^;'"]*?from\s*['"](.+?)['"]|^\s*import\s*['"](.+?)['"]|\bimport\(\s*['"](.+?)['"]/gm;
  return [...withoutComments(text).matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.filter((group) => group !== undefined),
  );
}
