/** Calls `visit` for the node and all below it, each with the node that it stands in, which has been visited before. */
export function walkSyntax(node, visit, parent = null) {
  if (!node || typeof node.type !== 'string') return;
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) walkSyntax(item, visit, node);
    else if (value && typeof value === 'object') walkSyntax(value, visit, node);
  }
}
