import { leaves, pathOf, rendered, variablesUnder } from './syntax.mjs';

/** A name's own entry in a table, since a library may have a variable `constructor`. */
const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** What the lists say about names at a node, which depends on the functions around it. */
function knowing(names, bodyOf) {
  const { constants = {}, fields = {}, kinds = [], never = {}, cases = {} } = names;
  const { unreached = [], answers = {} } = names;
  /** The functions around a node, with the names that each declares: such a name is not the constant of the list. */
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

  /** Whether two values are never equal: one is a kind that nothing has, or a number that this variable never has. */
  const isNever = (one, other) =>
    kinds.includes(pathOf(one)) || of(never, other.property?.name ?? other.name)?.includes(one.value);

  const isNeverCase = ({ test }, { discriminant }) =>
    test && (isNever(test, discriminant) || scopes.some(({ name }) => cases[name]?.includes(test.value)));

  /** Only its own class can call a private method, so its calls are replaced by its answer and the method is removed. */
  const inPlace = (name) => {
    if (!name?.startsWith('#')) return undefined;
    return of(answers, name) ?? (unreached.includes(name) && !bodyOf(name) ? 'void 0' : undefined);
  };

  return { scopes, constantOf, alwaysOf, isNever, isNeverCase, inPlace };
}

/** Handles names where they are read, and where a pattern declares them. */
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

  // A name that a pattern declares stays. Where it is read, it is the constant.
  ObjectPattern: ({ properties, ...node }, { within }) =>
    within(node, properties.map(({ value, argument }) => value ?? argument).filter(isNoName)),
  ArrayPattern: ({ elements, ...node }, { within }) => within(node, elements.filter(isNoName)),
  AssignmentPattern: (node, { within }) => within(node, [node.right]),
});

/** The name of a key; `#a` if it is private. */
const nameOf = ({ type, name }) => (type === 'PrivateIdentifier' ? `#${name}` : name);

function functionsVisited({ unreached = [], answers = {} }, { scopes, inPlace }, bodyOf) {
  function inFunction(node, { within }) {
    const { id, params, body } = node;
    // A function without a name is part of the function around it.
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
    // In `a = b = value`, the assignment to the other place stays.
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
    // `forEach` on an empty array does nothing.
    if (property?.name === 'forEach' && /^\[\]( \|\| \[\])?$/.test(render(object))) return 'void 0';
    const isLeftOut = given.some((one) => of(calls, pathOf(callee))?.includes(pathOf(one) ?? one.value));
    return isLeftOut ? 'void 0' : undefined;
  },

  // A private property with a constant value is never read.
  PropertyDefinition: ({ key }) =>
    key.type === 'PrivateIdentifier' && of(constants, `this.${key.name}`) ? '' : undefined,

  BinaryExpression({ left, right, operator }) {
    const isNot = isNever(left, right) || isNever(right, left);
    return isNot ? { '===': 'false', '!==': 'true', instanceof: 'false' }[operator] : undefined;
  },

  // A loop over an empty array does nothing.
  ForOfStatement: ({ right }, { render }) =>
    /^(Object\.entries\()?\[\]\)?$/.test(render(right)) ? ';' : undefined,
});

const statementsVisited = ({ impossible = [] }, { isNeverCase }) => {
  const isLeftOut = (node) =>
    node.type === 'ThrowStatement' &&
    impossible.includes(node.argument.arguments?.[0]?.arguments?.[0]?.value);

  return {
    // React checks itself. Errors that are impossible are neither checked for nor thrown.
    IfStatement: ({ consequent, alternate }) => (!alternate && isLeftOut(consequent) ? ';' : undefined),
    ThrowStatement: (node) => (isLeftOut(node) ? ';' : undefined),

    // A case that never occurs is removed. If the case before it falls through, only its label is removed.
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
      // The remaining cases may write to a variable that a removed case declared.
      const variables = gone.flatMap(variablesUnder);
      const declared = variables.length > 0 ? `var ${variables.join(', ')};` : '';
      return `{${declared} switch (${render(node.discriminant)}) {${texts.join('')}}}`;
    },
  };
};

/**
 * Returns the text of a library without the parts that are left out by name. `names` is a `LeftOut` (names.ts).
 * @param {(code: string) => object} parse rollup's parser
 * @param {(name: string) => string} bodyOf returns the body of a function that is never called; in the product it is empty
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
