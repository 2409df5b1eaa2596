// Knows how a CommonJS file becomes a module, of which tree-shaking can leave out what nobody imports.

const EXPORT = /^exports\.(\w+)\s*=\s*/;

/** Each `exports.x = …` at the top level becomes an export of its own. */
export function asModule(cutter) {
  const names = [];
  const edits = [];
  for (const node of cutter.ast.body) {
    if (node.directive) edits.push([node, '']);
    const match = EXPORT.exec(cutter.textOf(node));
    if (!match) continue;
    names.push(match[1]);
    edits.push([{ start: node.start, end: node.start + match[0].length }, `const export_${match[1]} = `]);
  }
  cutter.edit(edits);
  cutter.append(`export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };`);
  cutter.commit();
}
