/** Calls `visit` for the node and all below it. */
export function walkSyntax(node, visit) {
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) walkSyntax(item, visit);
    else if (value && typeof value === 'object') walkSyntax(value, visit);
  }
}
