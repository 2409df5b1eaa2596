// Finds every refusal with a 4xx that the server's source declares.
import ts from 'typescript';
import { filesOf, isTest, nodesOf, parse } from '../../../test/house/project.ts';

interface Declared {
  readonly status: number;
  /** The sentence as written, with `…` for each value. */
  readonly sentence: string;
  readonly file: string;
}

const NODES = filesOf(['demo/server'], ['.ts'])
  .filter((file) => !isTest(file) && !file.path.startsWith('demo/server/test/'))
  .map((file) => ({ file: file.path, nodes: [...nodesOf(parse(file))] }));

const namedCalls = (name: string) =>
  NODES.flatMap(({ file, nodes }) =>
    nodes.flatMap((node) =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression.getText() === name
        ? [{ file, given: [...(node.arguments ?? [])] }]
        : [],
    ),
  );

const found = <Node extends ts.Node>(is: (node: ts.Node) => node is Node, name: string) =>
  NODES.flatMap(({ nodes }) =>
    nodes.filter(is).filter((node) => (node as Node & { name?: ts.Node }).name?.getText() === name),
  );

/** The model's refusals, which the server turns into answers with their message. */
const ofModel = () => namedCalls('refuse').flatMap(({ given }) => sentencesOf(given[1]));

/** The sentences that an expression can have as its value. Throws if that cannot be read from the source. */
function sentencesOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isIdentifier(node)) {
    const constants = found(ts.isVariableDeclaration, node.text);
    if (constants.length === 1) return sentencesOf(constants[0]!.initializer);
  }
  if (ts.isCallExpression(node)) {
    const [called] = found(ts.isFunctionDeclaration, node.expression.getText());
    const returned = called ? [...nodesOf(called)].filter(ts.isReturnStatement) : [];
    if (returned.length > 0) return returned.flatMap(({ expression }) => sentencesOf(expression));
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'message') return ofModel();
  throw new Error(`The sentence of this refusal cannot be read: ${node.getText()}`);
}

/** Refusals of a 5xx are faults of the server, and not of a request. */
export const declaredRefusals: readonly Declared[] = namedCalls('Refusal').flatMap(({ file, given }) => {
  const status = Number(given[0]?.getText());
  if (Number.isNaN(status)) throw new Error(`${file}: the status of a refusal must be a number`);
  return status < 500 ? sentencesOf(given[1]).map((sentence) => ({ status, sentence, file })) : [];
});

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const fits = (sentence: string, message: string) =>
  new RegExp(`^${sentence.split('…').map(literally).join('.+')}$`).test(message);

/** The declared sentence with the most words of its own that an answer can have come from. */
export function sentenceOf(status: number, message: string): string | undefined {
  return declaredRefusals
    .filter((declared) => declared.status === status && fits(declared.sentence, message))
    .map(({ sentence }) => sentence)
    .sort((one, other) => other.length - one.length)[0];
}
