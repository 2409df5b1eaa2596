import { importsOf, type SourceFile } from './project.ts';

/** A file, and all of these files that it imports directly or indirectly. */
export function reachedFrom(start: SourceFile, files: readonly SourceFile[]): readonly SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Map([[start.path, start]]);
  for (const file of found.values())
    for (const { path } of importsOf(file)) {
      const next = byPath.get(path ?? '');
      if (next && !found.has(next.path)) found.set(next.path, next);
    }
  return [...found.values()];
}
