// Finds the tests nearest to a file of this project, or of a copy of it in the current folder.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { nearestTests } from './nearest-tests.mjs';

const FOLDERS = '{src,demo,test/fuzz}';

function importsOf(path) {
  // Types are gone when a test runs: they lead to no code.
  const text = readFileSync(path, 'utf8').replace(/^import type [^;]*;/gm, '');
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName))
    .filter((imported) => existsSync(imported));
}

/** A function from a path to the paths of its nearest tests; those that need no browser. */
export function nearestInProject() {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`).map((path) => path.replaceAll('\\', '/'));
  const imports = new Map(files.map((path) => [path, importsOf(path)]));
  const tests = files.filter((path) => path.endsWith('.test.ts'));
  // By itself, or by `demo/server/test/drawn-quotes.ts`.
  const isDrawn = (path) => /'fast-check'|holdsOfAny/.test(readFileSync(path, 'utf8'));
  return nearestTests(imports, tests, new Set(tests.filter(isDrawn)));
}
