/** The parts of a node of a syntax tree, in the order of its text. */
function partsOf(node) {
  const found = Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')
    .sort((a, b) => a.start - b.start);
  // A shorthand property is key and value in one place.
  return found.filter(({ start }, index) => start !== found[index - 1]?.start);
}

/** Every node below one, itself first. */
export function* nodesUnder(node) {
  yield node;
  for (const part of partsOf(node)) yield* nodesUnder(part);
}

/** The text of a node, with another one wherever `visit` returns one; `within` is its own text with some parts rendered. */
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

/** The names that a statement declares, in blocks of it too, but not in functions of it. */
export function variablesUnder(node) {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' ? declaredBy(node.id) : [];
  return [...own, ...partsOf(node).flatMap(variablesUnder)];
}

/** The names that a name, or a pattern of names, declares. */
export function declaredBy(node) {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(declaredBy);
  if (node?.type === 'AssignmentPattern') return declaredBy(node.left);
  return node?.properties?.flatMap(({ value, argument }) => declaredBy(value ?? argument)) ?? [];
}

/** `a.b.c` of such an expression, `this.a` too, undefined of any other. */
export function pathOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  const object = node?.type === 'MemberExpression' && !node.computed && pathOf(node.object);
  return object ? `${object}.${node.property.name}` : undefined;
}

/** Do these statements never run on into those that follow? */
export function leaves(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type);
}
