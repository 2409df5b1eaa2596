import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { walkSyntax } from '../walk-syntax.mjs';

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/**
 * Finds the functions of a bundle that can be put into parentheses, as `{ node, file, name }`, where `name` is the name in the
 * source and `file` is relative to the root of the repository. A function without a name has the name of the function around it
 * and a number: the second in `HomeScreen` is `HomeScreen.1`, the first outside all functions `.0`.
 * @param {object} map the bundle's source map
 */
export function namedFunctions(code, ast, map) {
  const origin = originsIn(code, map);
  const counts = new Map();
  const found = [];
  /** The source map has a name only if it differs from the one in the bundle. */
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
  /** For each node, the name of the function around it. */
  const within = new Map([[null, '']]);
  walkSyntax(ast, (node, parent) => {
    const around = within.get(parent);
    within.set(node, FUNCTION.test(node.type) ? nameIn(node, parent, around) : around);
  });
  return found;
}

/**
 * Excludes methods, which are not expressions, and functions that are called where they are written, which browsers compile at
 * once anyway.
 */
function isFree(node, parent) {
  if (parent.type === 'MethodDefinition' || node.type === 'FunctionDeclaration') return false;
  if (parent.type === 'Property') return parent.kind === 'init' && !parent.method;
  return !(parent.type === 'CallExpression' && parent.callee === node);
}

/** Returns a function that finds the file and the original name for a position in the bundle. */
function originsIn(code, map) {
  const traced = new TraceMap(map);
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at);
    const { source, name } = originalPositionFor(traced, { line: line + 1, column: at - starts[line] });
    return { source: source?.replace(/^(\.\.\/)+/, ''), name };
  };
}
