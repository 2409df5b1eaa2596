// A page's translation puts every text into a new element. React then does not find the text where it rendered it: if something
// is added or removed next to it, the widget crashes, and a changed text is not updated. If a text is alone in its element, React
// replaces it together with the element, which works.
import ts from 'typescript';
import { lineAt, nodesOf } from './project.ts';
import { holds } from './rule.ts';
import { programOf, ROOT, views } from './views.ts';

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
