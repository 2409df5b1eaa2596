// Finds the nearest tests of a file in the current folder, which is this project or a copy of it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { nearestTests } from './nearest-tests.mjs';

const FOLDERS = '{src,demo,test/fuzz}';

function importsOf(path) {
  // `import type` is removed before a test runs, so it does not connect files.
  const text = readFileSync(path, 'utf8').replace(/^import type [^;]*;/gm, '');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName))
    .filter((imported) => existsSync(imported));
}

/** Returns a function from a file's path to the paths of its nearest tests. Tests that need a browser are left out. */
export function nearestInProject() {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`).map((path) => path.replaceAll('\\', '/'));
  const imports = new Map(files.map((path) => [path, importsOf(path)]));
  const tests = files.filter((path) => path.endsWith('.test.ts'));
  // A test has random input if it uses fast-check or `demo/server/test/drawn-quotes.ts`.
  const isDrawn = (path) => /'fast-check'|holdsOfAny/.test(readFileSync(path, 'utf8'));
  return nearestTests(imports, tests, new Set(tests.filter(isDrawn)));
}
