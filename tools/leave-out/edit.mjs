import { leaves, pathOf, rendered, variablesUnder } from './syntax.mjs';

/** What a table itself says of a name: a library may have a variable `constructor`. */
const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** What is known of names where a node stands: by the lists, and by the functions around it. */
function knowing(names, bodyOf) {
  const { constants = {}, fields = {}, kinds = [], never = {}, cases = {} } = names;
  const { unreached = [], answers = {} } = names;
  /** The functions that a node is in, with what each declares: such a name is not the constant. */
  const scopes = [];
  const constantOf = (name) => {
    const scope = scopes.findLast(({ own }) => own.includes(name));
    return of(constants, scope ? `${scope.name}.${name}` : name);
  };
  const alwaysOf = (node) => {
    if (node.type === 'Identifier') return constantOf(node.name);
    const field = !node.computed && node.property?.type === 'Identifier' ? node.property.name : undefined;
    return of(constants, pathOf(node)) ?? of(fields, field);
  };

  /** Whether one is never the other: a kind that nothing is, or a number that such a variable never is. */
  const isNever = (one, other) =>
    kinds.includes(pathOf(one)) || of(never, other.property?.name ?? other.name)?.includes(one.value);

  const isNeverCase = ({ test }, { discriminant }) =>
    test && (isNever(test, discriminant) || scopes.some(({ name }) => cases[name]?.includes(test.value)));

  /** A private method is read by its class alone, so what it answers stands where it was called, and it goes. */
  const inPlace = (name) => {
    if (!name?.startsWith('#')) return undefined;
    return of(answers, name) ?? (unreached.includes(name) && !bodyOf(name) ? 'void 0' : undefined);
  };

  return { scopes, constantOf, alwaysOf, isNever, isNeverCase, inPlace };
}

/** Names, where they are read and where a pattern declares them. */
const namesVisited = ({ keys = [] }, { alwaysOf }) => ({
  ImportDeclaration: (node, { within }) => within(node, []),
  Identifier: alwaysOf,
  MemberExpression: (node, { within }) =>
    alwaysOf(node) ?? (node.computed ? undefined : within(node, [node.object])),
  ObjectExpression(node, { render }) {
    const kept = node.properties.filter(
      ({ key, value }) => !keys.includes(key?.name) && !keys.includes(`${key?.name}=${value?.value}`),
    );
    return kept.length < node.properties.length ? `{${kept.map(render)}}` : undefined;
  },
  Property: (node, { within }) =>
    node.computed ? undefined : within(node, node.shorthand ? [] : [node.value]),

  // What a pattern declares keeps its name; where it is read, it is the constant.
  ObjectPattern: ({ properties, ...node }, { within }) =>
    within(node, properties.map(({ value, argument }) => value ?? argument).filter(isNoName)),
  ArrayPattern: ({ elements, ...node }, { within }) => within(node, elements.filter(isNoName)),
  AssignmentPattern: (node, { within }) => within(node, [node.right]),
});

/** `#a` of a private name. */
const nameOf = ({ type, name }) => (type === 'PrivateIdentifier' ? `#${name}` : name);

function functionsVisited({ unreached = [], answers = {} }, { scopes, inPlace }, bodyOf) {
  function inFunction(node, { within }) {
    const { id, params, body } = node;
    // One without a name is part of the function around it.
    const name = id?.name ?? scopes.at(-1)?.name;
    scopes.push({ name, own: [...params.map(({ name }) => name), ...variablesUnder(body)] });
    const text = within(node, [...params.filter(isNoName), body]);
    scopes.pop();
    return text;
  }

  return {
    FunctionDeclaration(node, how) {
      const { name } = node.id;
      if (unreached.includes(name)) return `function ${name}() {${bodyOf(name)}}`;
      const answer = of(answers, name);
      return answer ? `function ${name}() { return ${answer}; }` : inFunction(node, how);
    },
    MethodDefinition({ key, ...node }, { within }) {
      const name = nameOf(key);
      if (inPlace(name)) return '';
      if (unreached.includes(name)) return `${name}() {${bodyOf(name)}}`;
      const answer = of(answers, name);
      if (answer) return `${name}() { return ${answer}; }`;
      scopes.push({ name: key.name, own: [] });
      const text = within(node, [node.value]);
      scopes.pop();
      return text;
    },
    FunctionExpression: inFunction,
    ArrowFunctionExpression: inFunction,
  };
}

const assignmentsVisited = (
  { values = {}, properties = {}, calls = {}, assignments = [], constants = {} },
  { constantOf, alwaysOf, isNever, inPlace },
) => ({
  VariableDeclarator(node, { render, within }) {
    const { id, init } = node;
    const always = init && (constantOf(id.name) ?? of(values, id.name));
    if (always) return `${id.name} = ${always}`;
    const gone = of(properties, id.name);
    if (!gone) return within(node, [id.type === 'Identifier' ? null : id, init].filter(Boolean));
    return `${id.name} = {${init.properties.filter(({ key }) => !gone.includes(key.name)).map(render)}}`;
  },

  AssignmentExpression(node, { render }) {
    const { left, right } = node;
    if (alwaysOf(left) !== undefined) return `(${render(right)})`;
    if (!assignments.includes(pathOf(left))) return undefined;
    // What it hands on to another place stays.
    return right.type === 'AssignmentExpression' ? render(right) : 'void 0';
  },

  UpdateExpression: ({ argument }) => alwaysOf(argument),

  CallExpression({ callee, arguments: given }, { render }) {
    const { object, property } = callee;
    const answer = property && inPlace(nameOf(property));
    if (answer) {
      const text = { this: object, 'arguments[0]': given[0] };
      return `(${answer.replaceAll(/\bthis\b|\barguments\[0\]/g, (word) => render(text[word]))})`;
    }
    // Each of nothing.
    if (property?.name === 'forEach' && /^\[\]( \|\| \[\])?$/.test(render(object))) return 'void 0';
    const isLeftOut = given.some((one) => of(calls, pathOf(callee))?.includes(pathOf(one) ?? one.value));
    return isLeftOut ? 'void 0' : undefined;
  },

  // A private one that is always the same is read from no object.
  PropertyDefinition: ({ key }) =>
    key.type === 'PrivateIdentifier' && of(constants, `this.${key.name}`) ? '' : undefined,

  BinaryExpression({ left, right, operator }) {
    const isNot = isNever(left, right) || isNever(right, left);
    return isNot ? { '===': 'false', '!==': 'true', instanceof: 'false' }[operator] : undefined;
  },

  // A loop over nothing.
  ForOfStatement: ({ right }, { render }) =>
    /^(Object\.entries\()?\[\]\)?$/.test(render(right)) ? ';' : undefined,
});

const statementsVisited = ({ impossible = [] }, { isNeverCase }) => {
  const isLeftOut = (node) =>
    node.type === 'ThrowStatement' &&
    impossible.includes(node.argument.arguments?.[0]?.arguments?.[0]?.value);

  return {
    // What React finds wrong with itself: neither asked nor thrown.
    IfStatement: ({ consequent, alternate }) => (!alternate && isLeftOut(consequent) ? ';' : undefined),
    ThrowStatement: (node) => (isLeftOut(node) ? ';' : undefined),

    // A case that is never met goes; where the one before runs on into it, its label alone.
    SwitchStatement(node, { render }) {
      const gone = [];
      let runsOn = false;
      const texts = node.cases.map((one) => {
        const { test, consequent: statements } = one;
        const isMet = !isNeverCase(one, node);
        const stays = isMet || runsOn;
        if (stays) runsOn = !leaves(statements);
        else gone.push(...statements);
        const label = test ? `case ${render(test)}:` : 'default:';
        return stays ? `${isMet ? label : ''}${statements.map(render).join('\n')}\n` : '';
      });
      // What stays may write to a variable that was declared in what goes.
      const variables = gone.flatMap(variablesUnder);
      const declared = variables.length > 0 ? `var ${variables.join(', ')};` : '';
      return `{${declared} switch (${render(node.discriminant)}) {${texts.join('')}}}`;
    },
  };
};

/**
 * The text of a library without what is left out of it by name (the shape of `names` is `LeftOut`, in names.ts).
 * @param {(code: string) => object} parse rollup's parser
 * @param {(name: string) => string} bodyOf what stands in a function that is not reached: nothing, in the product
 */
export function edited(code, names, parse, bodyOf = () => '') {
  const known = knowing(names, bodyOf);
  const visit = {
    ...namesVisited(names, known),
    ...functionsVisited(names, known, bodyOf),
    ...assignmentsVisited(names, known),
    ...statementsVisited(names, known),
  };
  return rendered(code, parse(code), (node, how) => visit[node.type]?.(node, how));
}

const isNoName = (node) => node && node.type !== 'Identifier';
