// Type information about views, for the rules that need it.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesOf, isTest, type SourceFile } from './project.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Components, and the hooks that have files of their own. */
export const views = filesOf(['src'], ['.ts', '.tsx']).filter(
  (file) => !isTest(file) && (file.path.endsWith('.tsx') || /\/use-[^/]+$/.test(file.path)),
);

/** Files of libraries and files on disk are parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A TypeScript program of some files, which are read from memory if their text is given. */
function compile(files: readonly SourceFile[]): ts.Program {
  const texts = new Map(files.map(({ path, text }) => [ROOT + path, text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    if (texts.has(path)) return getSourceFile(path, target);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, target));
    return parsed.get(path);
  };
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}

let project: ts.Program | undefined;

/** The program that contains a file: that of all views, made once, or a separate one for a planted file. */
export function programOf(file: SourceFile): ts.Program {
  if (!views.includes(file)) return compile([file]);
  project ??= compile(views);
  return project;
}
