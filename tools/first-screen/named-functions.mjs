import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { walkSyntax } from '../walk-syntax.mjs';

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/**
 * The functions of a bundle that have a name, each with the one that it had in the source: `{ node, file, name }`. `file`
 * is from the root of the repository.
 * @param {object} map the bundle's source map
 */
export function namedFunctions(code, ast, map) {
  const traced = new TraceMap(map);
  const placeOf = placesIn(code);
  const found = [];
  const add = (node, id) => {
    const { source, name } = originalPositionFor(traced, placeOf(id.start));
    // A map says the name where it was another one.
    if (source) found.push({ node, file: source.replace(/^(\.\.\/)+/, ''), name: name ?? id.name });
  };
  walkSyntax(ast, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) add(node, node.id);
    if (node.type === 'VariableDeclarator' && FUNCTION.test(node.init?.type)) add(node.init, node.id);
  });
  return found;
}

/** Lines from 1 and columns from 0, of the places in a text from its first to its last. */
function placesIn(code) {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - starts[line] };
  };
}
