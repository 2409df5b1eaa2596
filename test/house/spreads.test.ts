// Checks that no literal is spread into the literal around it, where it could be written directly.
import ts from 'typescript';
import { filesOf, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const isSpread = (node: ts.Node) =>
  ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);

const isLiteral = (node: ts.Node) => ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

function literalsSpread(file: SourceFile): string[] {
  // Few files contain these characters, and the others need not be parsed.
  if (!/\.\.\.[{[]/.test(file.text)) return [];
  return [...nodesOf(parse(file))]
    .filter((node) => isSpread(node) && node.getChildren().some(isLiteral))
    .map((node) => `line ${lineAt(file.text, node.getStart())}: ${node.getText()}`);
}

holds({
  title: 'No literal is spread into another one',
  files: filesOf(['src', 'demo', 'tools', 'test'], ['.ts', '.tsx', '.mjs', '.js']),
  finds: literalsSpread,
  planted: {
    'src/a.ts': 'export const a = { ...{ b, c }, d };',
    'tools/b.mjs': 'export const b = [...[1, 2], 3];',
    'src/c.tsx': 'export const c = <Part {...{ name, value }} />;',
  },
  innocent: { 'src/a.ts': 'export const a = { ...(b ? { c } : {}), ...[...d].map(e) };' },
});
