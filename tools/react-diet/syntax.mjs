// Knows how a syntax tree is walked in the order of its text, and how a text is made anew from it.

function childrenOf(node) {
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
  for (const child of childrenOf(node)) yield* nodesUnder(child);
}

/** The text of a node, in which `visit(node, render)` has put another one wherever it returned one. */
export function rendered(code, node, visit) {
  const render = (inner) => visit(inner, render) ?? withParts(inner, childrenOf(inner));

  function withParts(inner, parts) {
    let text = '';
    let at = inner.start;
    for (const part of parts) {
      text += code.slice(at, part.start) + render(part);
      at = part.end;
    }
    return text + code.slice(at, inner.end);
  }

  return render(node);
}
