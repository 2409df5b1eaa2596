// Checks that a component that reads a signal calls useSignals() first, since otherwise it would not render again.
import ts from 'typescript';
import { nodesOf } from './project.ts';
import { holds } from './rule.ts';
import { programOf, ROOT, views } from './views.ts';

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
