import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from './project.ts';

/** The text as a pattern that finds it as it is written. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a file may say, as patterns: each text in it, a template with anything (`between`) where it is filled in. */
export function* saidTexts(file: SourceFile, between = '.+'): Generator<string> {
  for (const node of nodesOf(parse(file))) {
    if (ts.isStringLiteralLike(node)) yield escaped(node.text);
    if (ts.isTemplateExpression(node))
      yield [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => escaped(text))
        .join(between);
  }
}
