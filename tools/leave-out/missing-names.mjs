import { declaredBy, nodesUnder, pathOf } from './syntax.mjs';

/** For each type of node: the names in it, each with its kind. */
const NAMES = {
  FunctionDeclaration: ({ id: { name }, params, body }) => [
    `function ${name}`,
    ...[{ params }, ...nodesUnder(body)].flatMap(ownOf).map((own) => `path ${name}.${own}`),
    ...[...nodesUnder(body)].map(
      ({ type, test }) => type === 'SwitchCase' && `case ${test?.value} in ${name}`,
    ),
  ],
  MethodDefinition: ({ key, value }) => [
    `function ${key.type === 'PrivateIdentifier' ? '#' : ''}${key.name}`,
    ...[...nodesUnder(value)].flatMap(ownOf).map((own) => `path ${key.name}.${own}`),
  ],
  Identifier: ({ name }) => [`name ${name}`],
  MemberExpression: (node) => [`path ${pathOf(node)}`, !node.computed && `field ${node.property.name}`],
  Property: ({ key, value }) => [`key ${key.name}`, `key ${key.name}=${value.value}`],
  CallExpression: ({ callee, arguments: given }) =>
    given.map((one) => `call ${pathOf(callee)} ${pathOf(one) ?? one.value}`),
  AssignmentExpression: ({ left }) => [`assignment ${pathOf(left)}`],
  VariableDeclarator: ({ id, init }) =>
    init?.properties?.map(({ key }) => `property ${id.name}.${key?.name}`) ?? [],
};

/** The names that a node declares. Those of a function without a name count for the function around it. */
const ownOf = ({ type, id, params = [] }) =>
  type === 'VariableDeclarator' ? declaredBy(id) : params.flatMap(declaredBy);

/** The names that should be left out of a library, but are not in its text. `names` is a `LeftOut` (names.ts). */
export function missingNames(ast, names) {
  const { unreached = [], answers = {}, constants = {}, values = {}, fields = {} } = names;
  const {
    properties = {},
    keys = [],
    assignments = [],
    kinds = [],
    never = {},
    cases = {},
    calls = {},
    impossible = [],
  } = names;
  const found = new Set([...nodesUnder(ast)].flatMap((node) => NAMES[node.type]?.(node) ?? []));
  const asked = [
    ...[...unreached, ...Object.keys(answers)].map((name) => `function ${name}`),
    ...Object.keys(values).map((name) => `name ${name}`),
    ...Object.keys(fields).map((name) => `field ${name}`),
    ...Object.entries(properties).flatMap(([object, all]) => all.map((name) => `property ${object}.${name}`)),
    ...keys.map((name) => `key ${name}`),
    ...assignments.map((path) => `assignment ${path}`),
    ...Object.entries(cases).flatMap(([where, all]) => all.map((text) => `case ${text} in ${where}`)),
    ...Object.entries(calls).flatMap(([name, all]) => all.map((given) => `call ${name} ${given}`)),
    ...[...Object.keys(constants), ...kinds, ...Object.keys(never)].map(
      (name) => `${name.includes('.') ? 'path' : 'name'} ${name}`,
    ),
    ...impossible.map((number) => `call formatProdErrorMessage ${number}`),
  ];
  return asked.filter((name) => !found.has(name));
}
