// The rule of arrows for a part of the project whose folders have levels.
import { importsOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

interface Levels {
  /** A word of the titles: `the server`. */
  readonly part: string;
  /** From the top down. Folders in the same row do not import each other. A file beside the folders counts as a folder. */
  readonly levels: readonly (readonly string[])[];
  readonly files: readonly SourceFile[];
  /** The folder of a file, '' if the file is not in this part. */
  readonly folderOf: (path: string) => string;
  /** Files that import what they may not, by path, and some that may. */
  readonly planted: Readonly<Record<string, string>>;
  readonly innocent: Readonly<Record<string, string>>;
  /** Paths of files without a level. */
  readonly astray: readonly string[];
}

/** For the files below `root`: the name of the first folder, or of the file. */
export const folderBelow = (root: string) => (path: string) =>
  path.startsWith(root) ? (path.slice(root.length).split('/')[0] ?? '') : '';

export function importsGoDown({ part, levels, files, folderOf, planted, innocent, astray }: Levels): void {
  const levelOf = (path: string) => levels.findIndex((row) => row.includes(folderOf(path)));

  holds({
    title: `An import of ${part} goes down a level or stays in its folder`,
    files,
    finds: (file) =>
      importsOf(file)
        .flatMap(({ path }) => (path && folderOf(path) !== '' ? [path] : []))
        .filter((path) => folderOf(path) !== folderOf(file.path) && levelOf(path) <= levelOf(file.path))
        .map((path) => `imports ${path}`),
    planted,
    innocent,
  });

  holds({
    title: `Every folder of ${part} has its level`,
    files,
    finds: ({ path }) => (levelOf(path) < 0 ? ['its folder has no level'] : []),
    planted: Object.fromEntries(astray.map((path) => [path, ''])),
  });
}
