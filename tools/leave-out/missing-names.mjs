import { nodesUnder, pathOf, variablesUnder } from './syntax.mjs';

/** Every name in a syntax tree, by what it is the name of. */
function namesIn(ast) {
  const found = new Set();
  const note = (kind, name) => name !== undefined && found.add(`${kind} ${name}`);
  for (const node of nodesUnder(ast)) {
    if (node.type === 'FunctionDeclaration') note('function', node.id.name);
    if (node.type === 'MethodDefinition') note('function', `#${node.key.name}`);
    if (node.type === 'Identifier') note('name', node.name);
    if (node.type === 'MemberExpression') note('path', pathOf(node));
    if (node.type === 'MemberExpression' && !node.computed) note('field', node.property.name);
    if (node.type === 'Property') note('key', node.key.name);
    if (node.type === 'AssignmentExpression') note('assignment', pathOf(node.left));
    if (node.type === 'FunctionDeclaration') {
      for (const { type, test } of nodesUnder(node))
        if (type === 'SwitchCase') note('case', `${test?.value} in ${node.id.name}`);
      for (const name of variablesUnder(node.body)) note('path', `${node.id.name}.${name}`);
    }
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'ObjectExpression') continue;
    for (const { key } of node.init.properties) note('property', `${node.id.name}.${key?.name}`);
  }
  return found;
}

/** Which of the names that are left out of a library are not in its text; `names` is `LeftOut`, in names.ts. */
export function missingNames(ast, names) {
  const { unreached = [], answers = {}, constants = {}, values = {}, fields = {} } = names;
  const { properties = {}, keys = [], assignments = [], kinds = [], never = {}, cases = {} } = names;
  const found = namesIn(ast);
  const asked = [
    ...[...unreached, ...Object.keys(answers)].map((name) => `function ${name}`),
    ...Object.keys(constants).map((name) => `${name.includes('.') ? 'path' : 'name'} ${name}`),
    ...Object.keys(values).map((name) => `name ${name}`),
    ...Object.keys(fields).map((name) => `field ${name}`),
    ...Object.entries(properties).flatMap(([object, all]) => all.map((name) => `property ${object}.${name}`)),
    ...keys.map((name) => `key ${name}`),
    ...assignments.map((path) => `assignment ${path}`),
    ...Object.entries(cases).flatMap(([where, all]) => all.map((text) => `case ${text} in ${where}`)),
    ...[...kinds, ...Object.keys(never)].map((name) => `name ${name}`),
  ];
  return asked.filter((name) => !found.has(name));
}
