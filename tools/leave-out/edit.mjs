import MagicString from 'magic-string';

const isFunction = (node) => /Function/.test(node?.type);

/** The direct children of a node in a syntax tree. */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** `a.b.c` or `this.a` as text; undefined for any other expression. */
function pathOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  const object = node?.type === 'MemberExpression' && !node.computed && pathOf(node.object);
  return object ? `${object}.${node.property.name}` : undefined;
}

/** `b` of `a.b` and of `b`. */
const lastName = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name;

/** Whether these statements never continue with what follows them. */
function leaves(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type);
}

/** The names of the variables that a node declares, outside its inner functions. */
function variablesIn(node) {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...childrenOf(node).flatMap(variablesIn)];
}

const THROWS = `
function leftOut(name) { throw Error(name + ': left out of the build, see tools/leave-out'); }
`;

/** Walks a syntax tree and changes the text where it has one of the names. */
class Edit {
  #text;
  #names;
  #out;
  #found = new Set();
  /** The functions around a node: the name of each, and its variables. */
  #scopes = [];

  constructor(text, { functions = [], answers = {}, constants = {}, never = {} }) {
    this.#text = text;
    this.#names = { functions, answers, constants, never };
    this.#out = new MagicString(text);
  }

  made(tree) {
    this.#visit(tree);
    this.#out.append(THROWS);
    const { functions, answers, constants, never } = this.#names;
    const values = Object.entries(never).flatMap(([name, all]) => all.map((value) => `${name} ${value}`));
    const names = [...functions, ...Object.keys(answers), ...Object.keys(constants), ...values];
    return {
      code: this.#out.toString(),
      map: this.#out.generateMap({ hires: true }),
      missing: names.filter((name) => !this.#found.has(name)),
    };
  }

  #visit(node) {
    if (this[node.type]) this[node.type](node);
    else for (const child of childrenOf(node)) this.#visit(child);
  }

  #replace({ start, end }, text) {
    this.#out.overwrite(start, end, text);
  }

  #valueIn(table, name) {
    if (name === undefined || !Object.hasOwn(table, name)) return undefined;
    this.#found.add(name);
    return table[name];
  }

  /** The constant value of an expression. A variable of a function has the name `function.variable`. */
  #constantOf(node) {
    const { constants } = this.#names;
    if (node.type !== 'Identifier') {
      const field = node.type === 'MemberExpression' && !node.computed ? `.${node.property.name}` : undefined;
      return this.#valueIn(constants, pathOf(node)) ?? this.#valueIn(constants, field);
    }
    const scope = this.#scopes.findLast(({ variables }) => variables.includes(node.name));
    return this.#valueIn(constants, scope ? `${scope.name}.${node.name}` : node.name);
  }

  #isLeftOut(name) {
    if (!this.#names.functions.includes(name)) return false;
    this.#found.add(name);
    return true;
  }

  #visitFunction(node, name = node.id?.name) {
    const answer = this.#valueIn(this.#names.answers, name);
    if (answer !== undefined) return this.#replace(node.body, `{ return ${answer}; }`);
    if (this.#isLeftOut(name)) return this.#replace(node.body, `{ leftOut('${name}'); }`);
    const variables = [...node.params.map((one) => one.name), ...variablesIn(node.body)];
    this.#scopes.push({ name: name ?? this.#scopes.at(-1)?.name, variables });
    for (const part of [...node.params, node.body]) if (part.type !== 'Identifier') this.#visit(part);
    this.#scopes.pop();
  }

  /** A value by the name of its variable, or by `object.name` as it is assigned or in the literal of an object. */
  #visitNamed(value, name) {
    if (isFunction(value)) return this.#visitFunction(value, name);
    if (this.#isLeftOut(name)) return this.#replace(value, `() => leftOut('${name}')`);
    if (value.type !== 'ObjectExpression') return this.#visit(value);
    for (const property of value.properties) {
      const path = property.computed || !property.key ? undefined : `${name}.${property.key.name}`;
      const constant = this.#valueIn(this.#names.constants, path);
      if (constant !== undefined) this.#replace(property.value, constant);
      else if (!property.shorthand) this.#visitNamed(property.value ?? property.argument, path);
    }
  }

  /** Whether a value is one that the variable or property never has, in this function or anywhere. */
  #isNever(variable, { start, end }) {
    const { never } = this.#names;
    const value = this.#text.slice(start, end);
    const last = lastName(variable);
    const name = [last, `${this.#scopes.at(-1)?.name}.${last}`].find(
      (one) => Object.hasOwn(never, one) && never[one].includes(value),
    );
    if (name !== undefined) this.#found.add(`${name} ${value}`);
    return name !== undefined;
  }

  FunctionDeclaration(node) {
    this.#visitFunction(node);
  }

  FunctionExpression(node) {
    this.#visitFunction(node);
  }

  ArrowFunctionExpression(node) {
    this.#visitFunction(node);
  }

  VariableDeclarator({ id, init }) {
    const constant = id.type === 'Identifier' ? this.#constantOf(id) : undefined;
    if (constant === undefined) {
      if (id.type !== 'Identifier') this.#visit(id);
      if (init) this.#visitNamed(init, id.name);
    } else if (init) this.#replace(init, constant);
    else this.#out.appendLeft(id.end, ` = ${constant}`);
  }

  /** A constant is not assigned. Where the assignment is a value, what would be assigned stays. */
  AssignmentExpression({ start, end, left, right }) {
    if (this.#constantOf(left) === undefined) {
      this.#visit(left);
      return this.#visitNamed(right, pathOf(left));
    }
    this.#out.overwrite(start, right.start, '(').appendRight(end, ')');
    this.#visit(right);
  }

  UpdateExpression(node) {
    const constant = this.#constantOf(node.argument);
    if (constant === undefined) this.#visit(node.argument);
    else this.#replace(node, constant);
  }

  MemberExpression(node) {
    const constant = this.#constantOf(node);
    if (constant !== undefined) return this.#replace(node, constant);
    this.#visit(node.object);
    if (node.computed) this.#visit(node.property);
  }

  Property({ key, value, computed }) {
    if (computed) this.#visit(key);
    this.#visit(value);
  }

  BinaryExpression(node) {
    const { operator, left, right } = node;
    if (/^[!=]==$/.test(operator) && (this.#isNever(left, right) || this.#isNever(right, left)))
      return this.#replace(node, String(operator === '!=='));
    this.#visit(left);
    this.#visit(right);
  }

  /** Cases that never occur go. If the case before one continues with it, only its label does. */
  SwitchStatement({ start, end, discriminant, cases }) {
    this.#visit(discriminant);
    const gone = [];
    let continues = false;
    for (const [index, one] of cases.entries()) {
      const [first] = one.consequent;
      const isGone = one.test && this.#isNever(discriminant, one.test);
      if (isGone && !continues) {
        gone.push(...variablesIn(one));
        this.#out.remove(one.start, cases[index + 1]?.start ?? end - 1);
        continue;
      }
      if (isGone) this.#out.remove(one.start, first?.start ?? one.end);
      for (const statement of one.consequent) this.#visit(statement);
      continues = first ? !leaves(one.consequent) : continues || !isGone;
    }
    // The remaining cases may write to a variable that a removed case declared.
    if (gone.length > 0)
      this.#out.appendLeft(start, `{ var ${[...new Set(gone)].join(', ')}; `).appendRight(end, ' }');
  }
}

/**
 * The text of a library without what is left out of it.
 * @param tree the syntax tree of the text
 * @param names the kinds of names of a `Group` (names.ts)
 * @returns {{ code: string, map: object, missing: string[] }} `missing` has the names that the text does not have
 */
export const edited = (text, tree, names) => new Edit(text, names).made(tree);
