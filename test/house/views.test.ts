// Checks how views are written: rules that need types.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesOf, isTest, lineAt, nodesOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
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
const views = filesOf(['src'], ['.ts', '.tsx']).filter(
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
function programOf(file: SourceFile): ts.Program {
  if (!views.includes(file)) return compile([file]);
  project ??= compile(views);
  return project;
}

// A page's translation puts every text into a new element. React then does not find the text where it rendered it: if something
// is added or removed next to it, the widget crashes, and a changed text is not updated. If a text is alone in its element, React
// replaces it together with the element, which works.

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** A space alone is not translated, and '' renders no text. */
const isSpace = (type: ts.Type) => type.isStringLiteral() && !type.value.trim();

/** True if React may render it as a text of its own. This includes texts in arrays, and types that can be anything. */
function isText(type: ts.Type, checker: ts.TypeChecker, seen: readonly ts.Type[] = []): boolean {
  if (seen.includes(type)) return false;
  if (type.flags & TEXT) return !isSpace(type);
  const inside = type.isUnion() ? type.types : [checker.getIndexTypeOfType(type, ts.IndexKind.Number)];
  return inside.some((each) => each && isText(each, checker, [...seen, type]));
}

/** The children of an element, without layout whitespace and comments. */
const drawnIn = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression,
  );

function bareIn(element: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.Node[] {
  const drawn = drawnIn(element);
  // The content of a fragment may have siblings outside it.
  if (drawn.length < 2 && ts.isJsxElement(element)) return [];
  return drawn.filter((child) => {
    if (ts.isJsxText(child)) return child.text.trim() !== '';
    const drawnBy = ts.isJsxExpression(child) && child.expression;
    return drawnBy && isText(checker.getTypeAtLocation(drawnBy), checker);
  });
}

const isMadeHere = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');

/** What a component returns may have siblings where it is used. */
function returnsText(made: ts.FunctionDeclaration, checker: ts.TypeChecker): boolean {
  const signature = checker.getSignatureFromDeclaration(made);
  return signature !== undefined && isText(checker.getReturnTypeOfSignature(signature), checker);
}

function bareTexts(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(ROOT + path);
  const at = (node: ts.Node) =>
    `line ${lineAt(source?.text ?? '', node.getStart())}: ${node.getText().trim().slice(0, 60)}`;
  return [...(source ? nodesOf(source) : [])].flatMap((node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      return bareIn(node, checker).map((text) => `${at(text)} is text beside something else`);
    return isMadeHere(node) && returnsText(node, checker) ? [`${at(node)} draws bare text`] : [];
  });
}

holds({
  title: 'Text is alone in its element, so that a translation breaks nothing',
  files: views,
  finds: (file) => bareTexts(programOf(file), file.path),
  planted: {
    'src/a.tsx': 'export const A = (p: { more: boolean }) => <p>Text {p.more && <b />}</p>;',
    'src/b.tsx': 'export const B = (p: { text: string | null }) => <p>{p.text}<b /></p>;',
    'src/c.tsx':
      'export const C = (p: { text: string }) => <p><i />{p.text.split("-").map((part, at) => at ? <b key={part} /> : part)}</p>;',
    'src/d.tsx': 'export function D(p: { text: string }) { return p.text ? p.text : <b />; }',
    'src/e.tsx': 'export const E = (p: { text: string }) => <>{p.text}</>;',
    'src/f.tsx':
      "import type { ReactNode } from 'react';\nexport const F = (p: { children: ReactNode }) => <p>{p.children}<b /></p>;",
    'src/g.tsx': 'export const G = (p: { from: number }) => <p>{p.from}–<b /></p>;',
  },
  innocent: {
    'src/a.tsx': 'export const A = (p: { text: string }) => <p><b>{p.text}</b>{" "}<i>Text</i></p>;',
    'src/b.tsx':
      "import type { ReactElement } from 'react';\nexport const B = (p: { children: ReactElement | false }) => <p>{p.children}<b /></p>;",
    'src/c.tsx':
      'export const C = (p: { d?: string }) => <p>{p.d !== undefined && <b />}{/* text */}<i /></p>;',
    'src/d.tsx':
      "import type { ReactNode } from 'react';\nexport const D = (p: { children: ReactNode }) => <p>{p.children}</p>;",
  },
});

// Checks that a component that reads a signal calls useSignals() first, since otherwise it would not render again.

/** The top-level function that contains a node. */
function outermost(node: ts.Node): ts.SignatureDeclaration | null {
  let found: ts.SignatureDeclaration | null = null;
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isFunctionDeclaration(parent) || ts.isArrowFunction(parent)) found = parent;
  }
  return found;
}

function nameOf(made: ts.SignatureDeclaration): string {
  if (made.name) return made.name.getText();
  return ts.isVariableDeclaration(made.parent) ? made.parent.name.getText() : '';
}

const isComponent = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

function beginsWithUseSignals(made: ts.SignatureDeclaration): boolean {
  const body = 'body' in made ? made.body : undefined;
  const first = body && ts.isBlock(body) ? body.statements[0] : undefined;
  return first?.getText().replace(/;$/, '') === 'useSignals()';
}

const isWritten = (node: ts.Node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

function forgetful(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(ROOT + path);
  const isSignal = (node: ts.Node) =>
    /^(Readonly)?Signal$/.test(checker.getTypeAtLocation(node).symbol?.name ?? '');
  const reads = [...(source ? nodesOf(source) : [])]
    .filter((node) => ts.isPropertyAccessExpression(node) && node.name.text === 'value' && !isWritten(node))
    .filter((node) => isSignal((node as ts.PropertyAccessExpression).expression))
    .map(outermost)
    .filter((made) => made !== null && isComponent(nameOf(made)) && !beginsWithUseSignals(made));
  return [...new Set(reads)].map((made) => `${made ? nameOf(made) : ''} reads a signal`);
}

holds({
  title: 'A component that reads a signal begins with useSignals()',
  files: views,
  finds: (file) => forgetful(programOf(file), file.path),
  planted: {
    'src/a.tsx':
      "import { signal } from '@preact/signals-react';\nconst at = signal(0);\nexport function A() { return <p>{at.value}</p>; }",
    'src/b.tsx':
      "import { type Signal } from '@preact/signals-react';\nexport const useB = (b: { at: Signal<string> }) => [1].map(() => b.at.value);",
  },
  innocent: {
    'src/b.tsx':
      "import { signal } from '@preact/signals-react';\nconst at = signal(0);\nexport function B() { return <p onClick={() => { at.value = 1; }} />; }",
    'src/a.tsx':
      "import { signal } from '@preact/signals-react';\nconst at = signal(0);\nexport function A(p: { value: 1 }) { useSignals(); return <p>{at.value}{p.value}</p>; }",
  },
});
