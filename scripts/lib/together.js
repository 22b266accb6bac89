// Runs test files in this process, one after the other: so what is slow to start, such as a browser, starts once for all
// of them. A test behind each file says that it has come to its end.
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** How the name of such a test begins. */
const END = 'The end of ';

/** @param {string} file */
export const endOf = (file) => END + file;

/** @param {string} name of a test */
export const isEnd = (name) => name.startsWith(END);

/** @param {{ file: string, path: string }[]} files file: its name, path: where it is */
export async function runTogether(files) {
  for (const { file, path } of files) {
    // It may name itself, to say how it is run.
    process.argv[1] = path;
    await import(pathToFileURL(path).href).catch((error) =>
      test(file, () => Promise.reject(error)),
    );
    await new Promise((resolve) => test(endOf(file), () => resolve(undefined)));
  }
}
