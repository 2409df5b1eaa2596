// Finds the requirements that a test's title names.
import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from './project.ts';

const RUNNERS = ['it', 'test', 'describe'];
const ID = /\b([A-Z]+(?:-[A-Z]+)*)-(\d{2})(?:…(\d{2}))?\b/g;

/** The ids in a text. 'WIZ-10…12' stands for three. */
function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, name, first, last = first]) => {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, at) => `${name}-${String(Number(first) + at).padStart(2, '0')}`);
  });
}

/** The ids in the titles of a file's tests. If tests are made in a loop, texts in its data count if they consist of ids. */
export function idsOfTitles(file: SourceFile): Set<string> {
  const nodes = [...nodesOf(parse(file))];
  const titles = nodes.flatMap(titleOf);
  const areMade = titles.some((title) => title.includes('${'));
  return new Set([...titles, ...(areMade ? nodes.flatMap(nothingButIds) : [])].flatMap(idsIn));
}

function titleOf(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const runner = /^\w+/.exec(node.expression.getText())?.[0] ?? '';
  const [title] = node.arguments;
  const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
  return isTitle && RUNNERS.includes(runner) ? [title.getText()] : [];
}

function nothingButIds(node: ts.Node): string[] {
  if (!ts.isStringLiteralLike(node)) return [];
  return node.text.replace(ID, '').replace(/[\s,]/g, '') === '' ? [node.text] : [];
}
