import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { walkSyntax } from '../build/plugins/walk-syntax.mjs';

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/**
 * The functions of a bundle that can stand in parentheses, each with the name that it had in the source: `{ node, file, name }`.
 * `file` is from the root of the repository. One without a name has that of the function around it and a number: the second
 * in `HomeScreen` is `HomeScreen.1`, the first of those in no function `.0`.
 * @param {object} map the bundle's source map
 */
export function namedFunctions(code, ast, map) {
  const origin = originsIn(code, map);
  const counts = new Map();
  const found = [];
  /** A map says the name where it was another one. */
  const named = (node, id) => {
    const { source, name } = origin(id.start);
    if (source) found.push({ node, file: source, name: name ?? id.name });
    return name ?? id.name;
  };
  const numbered = (node, around) => {
    const { source } = origin(node.start);
    const key = `${source} ${around}`;
    const number = counts.get(key) ?? 0;
    counts.set(key, number + 1);
    if (source) found.push({ node, file: source, name: `${around}.${number}` });
  };
  const nameIn = (node, parent, around) => {
    if (node.type === 'FunctionDeclaration' && node.id) return named(node, node.id);
    if (parent.type === 'VariableDeclarator' && parent.init === node) return named(node, parent.id);
    if (isFree(node, parent)) numbered(node, around);
    return around;
  };
  /** By node: the function's name that holds for what stands in it. */
  const within = new Map([[null, '']]);
  walkSyntax(ast, (node, parent) => {
    const around = within.get(parent);
    within.set(node, FUNCTION.test(node.type) ? nameIn(node, parent, around) : around);
  });
  return found;
}

/** Neither a method, whose head is no expression, nor called where it stands, which browsers compile at once anyway. */
function isFree(node, parent) {
  if (parent.type === 'MethodDefinition' || node.type === 'FunctionDeclaration') return false;
  if (parent.type === 'Property') return parent.kind === 'init' && !parent.method;
  return !(parent.type === 'CallExpression' && parent.callee === node);
}

/** Answers for a place in the bundle: the file that it is from, and the name that it had there. */
function originsIn(code, map) {
  const traced = new TraceMap(map);
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at);
    const { source, name } = originalPositionFor(traced, { line: line + 1, column: at - starts[line] });
    return { source: source?.replace(/^(\.\.\/)+/, ''), name };
  };
}
