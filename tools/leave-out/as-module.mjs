import { nodesUnder, pathOf, rendered } from './syntax.mjs';

const NAME = /^exports\.(\w+)$/;

/**
 * Turns a CommonJS file into a module, so that tree-shaking can remove what nobody imports. `exports.x = …` becomes an export,
 * `name = require('…')` becomes an import, and the default export is the whole module.
 * @param {string} self the name by which the file is imported
 */
export function asModule(code, parse, self) {
  const ast = parse(code);
  const nameOf = (node) => NAME.exec(pathOf(node) ?? '')?.[1];
  const writes = [...nodesUnder(ast)].filter(({ type }) => type === 'AssignmentExpression');
  const written = writes.map(({ left }) => nameOf(left));
  const atTop = ast.body.map(({ expression }) => nameOf(expression?.left));
  const isConstant = (name) => atTop.includes(name) && written.indexOf(name) === written.lastIndexOf(name);
  const names = new Set(written.filter(Boolean));
  const imports = [];
  const visit = {
    MemberExpression: (node) => names.has(nameOf(node)) && `export_${nameOf(node)}`,
    ExpressionStatement({ expression, directive }, { render }) {
      const name = nameOf(expression.left);
      if (directive) return '';
      return name && isConstant(name) && `const export_${name} = ${render(expression.right)};`;
    },
    VariableDeclarator({ id, init }) {
      if (init?.callee?.name !== 'require') return undefined;
      imports.push(`import * as ${id.name} from '${init.arguments[0].value}';`);
      return `required_${id.name}`;
    },
  };
  const text = rendered(code, ast, (node, how) => visit[node.type]?.(node, how) || undefined);
  const changing = [...names].filter((name) => !isConstant(name)).map((name) => `let export_${name};`);
  const exports = [...names].map((name) => `export_${name} as ${name}`).join(', ');
  const ends = [`export { ${exports} };`, `export * as default from '${self}';`];
  return [...imports, ...changing, text, ...ends].join('\n');
}
