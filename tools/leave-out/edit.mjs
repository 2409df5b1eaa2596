import { around, pathOf, rendered, variablesUnder } from './syntax.mjs';

/**
 * The text of a library without what is left out of it by name (the shape of `names` is `LeftOut`, in names.ts).
 * @param {(code: string) => object} parse rollup's parser
 * @param {(name: string) => string} bodyOf what stands in a function that is not reached: nothing, in the product
 */
export function edited(code, names, parse, bodyOf = () => '') {
  const { unreached = [], answers = {}, constants = {}, values = {}, fields = {} } = names;
  const { properties = {}, keys = [], assignments = [], kinds = [], never = {}, cases = {} } = names;
  const within = (node, parts, render) => around(code, node, parts, render);

  /** The functions that a node is in, with what each declares: such a name is not the constant. */
  const scopes = [];
  const constantOf = (name) => {
    const scope = scopes.findLast(({ own }) => own.includes(name));
    const key = scope ? `${scope.name}.${name}` : name;
    return Object.hasOwn(constants, key) ? constants[key] : undefined;
  };
  const alwaysOf = (node) => {
    if (node.type === 'Identifier') return constantOf(node.name);
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
      return undefined;
    const path = pathOf(node) ?? '';
    if (Object.hasOwn(constants, path)) return constants[path];
    return Object.hasOwn(fields, node.property.name) ? fields[node.property.name] : undefined;
  };

  /** Whether one is never the other: a kind that nothing is, or a number that such a variable never is. */
  const isNever = (one, other) => {
    if (one.type === 'Identifier' && kinds.includes(one.name)) return true;
    const name = other.property?.name ?? other.name ?? '';
    return Object.hasOwn(never, name) && never[name].includes(one.value);
  };

  const isNeverCase = ({ test }, { discriminant }) =>
    test && (isNever(test, discriminant) || scopes.some(({ name }) => cases[name]?.includes(test.value)));

  function inFunction(node, render) {
    const { id, params, body } = node;
    scopes.push({ name: id?.name, own: [...params.map(({ name }) => name), ...variablesUnder(body)] });
    const text = within(node, [...params, body], render);
    scopes.pop();
    return text;
  }

  const visit = {
    ImportDeclaration: (node, render) => within(node, [], render),
    Identifier: alwaysOf,
    MemberExpression: (node, render) =>
      alwaysOf(node) ?? (node.computed ? undefined : within(node, [node.object], render)),
    ObjectExpression(node, render) {
      const kept = node.properties.filter(({ key }) => !keys.includes(key?.name));
      return kept.length < node.properties.length ? `{${kept.map(render)}}` : undefined;
    },
    Property: (node, render) =>
      node.computed ? undefined : within(node, node.shorthand ? [] : [node.value], render),

    FunctionDeclaration(node, render) {
      const { name } = node.id;
      if (unreached.includes(name)) return `function ${name}() {${bodyOf(name)}}`;
      if (Object.hasOwn(answers, name)) return `function ${name}() { return ${answers[name]}; }`;
      return inFunction(node, render);
    },
    MethodDefinition({ key }) {
      const name = key.type === 'PrivateIdentifier' ? `#${key.name}` : key.name;
      return unreached.includes(name) ? `${name}() {${bodyOf(name)}}` : undefined;
    },
    FunctionExpression: inFunction,
    ArrowFunctionExpression: inFunction,

    VariableDeclarator(node, render) {
      const { id, init } = node;
      const parts = init ? [init] : [];
      const always = init && constantOf(id.name);
      if (always) return `${id.name} = ${always}`;
      if (init && Object.hasOwn(values, id.name ?? '')) return `${id.name} = ${values[id.name]}`;
      const gone = Object.hasOwn(properties, id.name ?? '') && properties[id.name];
      if (!gone) return within(node, id.type === 'Identifier' ? parts : [id, ...parts], render);
      return `${id.name} = {${init.properties.filter(({ key }) => !gone.includes(key.name)).map(render)}}`;
    },

    AssignmentExpression(node, render) {
      const { left, right } = node;
      if (alwaysOf(left) !== undefined) return `(${render(right)})`;
      if (!assignments.includes(pathOf(left))) return undefined;
      // What it hands on to another place stays.
      return right.type === 'AssignmentExpression' ? render(right) : 'void 0';
    },

    BinaryExpression({ left, right, operator }) {
      const isNot = isNever(left, right) || isNever(right, left);
      return isNot ? { '===': 'false', '!==': 'true', instanceof: 'false' }[operator] : undefined;
    },

    // A loop over nothing.
    ForOfStatement: ({ right }, render) => (render(right) === '[]' ? ';' : undefined),

    SwitchStatement(node, render) {
      const { kept, gone } = sortCases(node, (one) => isNeverCase(one, node));
      const texts = kept.map(({ test, isLabelled, statements }) => {
        const label = test ? `case ${render(test)}:` : 'default:';
        return `${isLabelled ? label : ''}${statements.map(render).join('\n')}\n`;
      });
      // What stays may write to a variable that was declared in what goes.
      const variables = gone.flatMap(variablesUnder);
      const declared = variables.length > 0 ? `var ${variables.join(', ')};` : '';
      return `{${declared} switch (${render(node.discriminant)}) {${texts.join('')}}}`;
    },
  };

  return rendered(code, parse(code), (node, render) => visit[node.type]?.(node, render));
}

/** The cases that stay, and the statements that go: a label alone goes where the case before runs on into it. */
function sortCases({ cases }, isNever) {
  const kept = [];
  const gone = [];
  let runsOn = false;
  for (const one of cases) {
    const { test, consequent: statements } = one;
    const isLabelled = !isNever(one);
    if (!isLabelled && !runsOn) gone.push(...statements);
    else {
      kept.push({ test, isLabelled, statements });
      if (isLabelled || statements.length > 0) runsOn = !leaves(statements);
    }
  }
  return { kept, gone };
}

function leaves(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type);
}
