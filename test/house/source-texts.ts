import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from './project.ts';

/** A pattern that matches exactly this text. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The texts in a file as patterns. In a template, `between` replaces each expression. */
export function* textsIn(file: SourceFile, between = '.+'): Generator<string> {
  for (const node of nodesOf(parse(file))) {
    if (ts.isStringLiteralLike(node)) yield escaped(node.text);
    if (ts.isTemplateExpression(node))
      yield [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => escaped(text))
        .join(between);
  }
}
