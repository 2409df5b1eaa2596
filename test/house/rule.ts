// A house rule must find nothing in the project, and must find the planted faults, which proves that it works.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineAt, type SourceFile } from './project.ts';

interface Rule {
  /** A sentence that is true for every file. */
  readonly title: string;
  readonly files: readonly SourceFile[];
  /** Returns a sentence for each problem in a file. */
  readonly finds: (file: SourceFile) => readonly string[];
  /** Files that break the rule, by path. */
  readonly planted: Readonly<Record<string, string>>;
  /** Files that look as if they broke the rule, and do not. */
  readonly innocent?: Readonly<Record<string, string>>;
}

const asFiles = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

/** Registers the tests of a rule. */
export function holds({ title, files, finds, planted, innocent = {} }: Rule): void {
  describe(title, () => {
    it(`${title}: in every file`, () => {
      assert.ok(files.length > 0, 'the rule reads no file');
      const found = files.flatMap((file) => finds(file).map((problem) => `${file.path}: ${problem}`));
      assert.deepEqual(found, []);
    });

    it(`${title}: planted faults are found`, () => {
      for (const file of asFiles(planted)) {
        assert.notDeepEqual(finds(file), [], `nothing found in the planted ${file.path}:\n${file.text}`);
      }
      for (const file of asFiles(innocent)) assert.deepEqual(finds(file), []);
    });
  });
}

/** Every match of a pattern with its line. The pattern needs the flag `g`. */
export function places(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => `line ${lineAt(text, match.index)}: ${match[0].trim()}`);
}

/** The text without comments, so that rules about code do not read prose. Line numbers stay the same. */
export function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|\s)\/\/.*$/gm, blank);
}
