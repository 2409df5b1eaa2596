/** Calls `visit(node, parent)` for the node and all nodes below it. A parent is always visited before its children. */
export function walkSyntax(node, visit, parent = null) {
  if (!node || typeof node.type !== 'string') return;
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) walkSyntax(item, visit, node);
    else if (value && typeof value === 'object') walkSyntax(value, visit, node);
  }
}
