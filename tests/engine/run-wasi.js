// Runs a program that was built as wasm: node --no-warnings run-wasi.js FILE [ARGUMENT …]
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [file, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [file, ...args] });
const module = new WebAssembly.Module(readFileSync(file));
const instance = new WebAssembly.Instance(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
