/** The direct children of a node in a syntax tree, in the order of the text. */
function partsOf(node) {
  const found = Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')
    .sort((a, b) => a.start - b.start);
  // In a shorthand property, key and value are the same text.
  return found.filter(({ start }, index) => start !== found[index - 1]?.start);
}

/** A node and every node below it. */
export function* nodesUnder(node) {
  yield node;
  for (const part of partsOf(node)) yield* nodesUnder(part);
}

/** The text of a node, replaced wherever `visit` returns a text. `within` gives a node's own text with some parts rendered. */
export function rendered(code, node, visit) {
  const render = (inner) => visit(inner, { render, within }) ?? within(inner, partsOf(inner));
  const within = ({ start, end }, parts) => {
    let text = '';
    let at = start;
    for (const part of parts) {
      text += code.slice(at, part.start) + render(part);
      at = part.end;
    }
    return text + code.slice(at, end);
  };
  return render(node);
}

/** The names that a statement declares, including in its blocks but not in its functions. */
export function variablesUnder(node) {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? declaredBy(node.id) : [];
  return [...own, ...partsOf(node).flatMap(variablesUnder)];
}

/** The names that an identifier or a pattern declares. */
export function declaredBy(node) {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(declaredBy);
  if (node?.type === 'AssignmentPattern') return declaredBy(node.left);
  return node?.properties?.flatMap(({ value, argument }) => declaredBy(value ?? argument)) ?? [];
}

/** The text of an expression like `a.b.c` or `this.a`; undefined for any other expression. */
export function pathOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  const object = node?.type === 'MemberExpression' && !node.computed && pathOf(node.object);
  return object ? `${object}.${node.property.name}` : undefined;
}

/** Whether these statements never fall through to the next. */
export function leaves(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type);
}
