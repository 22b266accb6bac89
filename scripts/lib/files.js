// Lists the project's own files.
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
