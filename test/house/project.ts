import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A file with its path from the root of the project, which has `/` on every platform. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** The specifier as written. */
  readonly from: string;
  /** The path from the root of the project if the import is relative, otherwise null. */
  readonly path: string | null;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param path from the root of the project */
const fileAt = (path: string): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** The files in these folders whose names have one of these endings. */
export function filesOf(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
        .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.includes('node_modules/')),
    )
    .sort()
    .map(fileAt);
}

export const isTest = ({ path }: SourceFile) => /\.(test|spec)\.(tsx?|mjs)$/.test(path);

export const parse = ({ path, text }: SourceFile) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Every node of a file. Parents come before their children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Static and dynamic imports and re-exports, including those of types. */
export function importsOf(file: SourceFile): Import[] {
  return ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => ({
    from: fileName,
    path: fileName.startsWith('.') ? posix.join(dirname(file.path), fileName) : null,
  }));
}

/** The line of an index in a text, counted from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
