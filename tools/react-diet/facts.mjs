// Knows how facts are folded into a library's text: names, fields and calls that always have one value, tags no fiber has.
import { nodesUnder, rendered } from './engine.mjs';

const STATIC = (node) => node.type === 'MemberExpression' && !node.computed;

/** facts: { names, fields, calls, tags, aliases, objectFields, rename } */
export function fold(cutter, facts) {
  const { code, ast } = cutter;
  const counts = {};
  const count = (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const {
    names = {},
    fields = {},
    calls = {},
    tags = [],
    aliases = [],
    members = {},
    rename = {},
    types = [],
    strings = {},
  } = facts;
  const isTag = (node) =>
    (STATIC(node) && node.property.name === 'tag') ||
    (node.type === 'Identifier' && aliases.includes(node.name));
  const never = (node) =>
    node.type === 'Literal' && typeof node.value === 'number' && tags.includes(node.value);
  const memberKey = (node) =>
    STATIC(node) && node.object.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : '';
  const known = (node) => {
    if (node.type === 'Identifier')
      return Object.hasOwn(names, node.name) ? [node.name, names[node.name]] : undefined;
    if (STATIC(node)) {
      const key = memberKey(node);
      if (Object.hasOwn(members, key)) return [key, members[key]];
      if (Object.hasOwn(fields, node.property.name))
        return [`.${node.property.name}`, fields[node.property.name]];
    }
    return undefined;
  };
  const hoisted = [];

  const visit = (node, render) => {
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
      for (const param of node.params)
        if (Object.hasOwn(names, param.name)) cutter.fail(`${param.name} is a parameter of ${node.id?.name}`);
    }
    if (node.type === 'VariableDeclarator' && Object.hasOwn(names, node.id.name)) {
      count(`${node.id.name} declared`);
      return node.init
        ? code.slice(node.start, node.init.start) + render(node.init) + code.slice(node.init.end, node.end)
        : code.slice(node.start, node.end);
    }
    if (node.type === 'AssignmentExpression') {
      const fact = known(node.left);
      if (fact) {
        count(fact[0]);
        return `(${render(node.right)})`;
      }
    }
    if (node.type === 'UpdateExpression' && known(node.argument)) return '0';
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      Object.hasOwn(calls, node.callee.name)
    ) {
      count(`${node.callee.name}()`);
      return calls[node.callee.name];
    }
    if (node.type === 'MemberExpression') {
      const fact = known(node);
      if (fact) {
        count(fact[0]);
        return fact[1];
      }
      if (!node.computed) {
        const name = Object.hasOwn(rename, node.property.name)
          ? rename[node.property.name]
          : node.property.name;
        return (
          code.slice(node.start, node.object.start) +
          render(node.object) +
          code.slice(node.object.end, node.property.start) +
          name
        );
      }
      return undefined;
    }
    if (node.type === 'Property' && !node.computed) {
      const key = node.key.name ?? node.key.value;
      const name = Object.hasOwn(rename, key) ? rename[key] : code.slice(node.key.start, node.key.end);
      return (
        name +
        code.slice(node.key.end, node.value.start) +
        render(node.value) +
        code.slice(node.value.end, node.end)
      );
    }
    if (node.type === 'Identifier') {
      const fact = known(node);
      if (fact) {
        count(fact[0]);
        return fact[1];
      }
      return undefined;
    }
    if (
      node.type === 'LabeledStatement' ||
      node.type === 'BreakStatement' ||
      node.type === 'ContinueStatement'
    )
      return undefined;
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
      if ((never(node.left) && isTag(node.right)) || (never(node.right) && isTag(node.left))) {
        count('tag compared');
        return node.operator === '===' ? '!1' : '!0';
      }
    }
    if (node.type === 'SwitchStatement') return slimSwitch(node, render);
    return undefined;
  };

  const ends = (statements) => {
    const last = statements.at(-1);
    if (!last) return false;
    if (last.type === 'BlockStatement') return ends(last.body);
    return /^(Return|Break|Throw|Continue)/.test(last.type);
  };

  const functionAt = (position) => ast.body.find((n) => n.start <= position && position < n.end)?.id?.name;
  const slimSwitch = (node, render) => {
    const ofTags = isTag(node.discriminant);
    const texts = strings[functionAt(node.start)] ?? [];
    const isCut = (test) => {
      if (!test) return false;
      if (test.type === 'Identifier') return types.includes(test.name);
      if (ofTags) return never(test);
      return test.type === 'Literal' && texts.includes(test.value);
    };
    let result = `switch (${render(node.discriminant)}) {`;
    let falls = false; // from what is kept above into the next
    for (const one of node.cases) {
      const cut = isCut(one.test);
      if (cut) count(`case ${one.test.name ?? one.test.value}`);
      const body = one.consequent.map((statement) => render(statement)).join('\n');
      if (!cut) {
        result += one.test ? `case ${render(one.test)}:` : 'default:';
        result += `${body}\n`;
        falls = !ends(one.consequent);
      } else if (falls) {
        result += `${body}\n`;
        if (one.consequent.length > 0) falls = !ends(one.consequent);
      } else {
        for (const statement of one.consequent)
          for (const inner of nodesUnder(statement)) {
            if (inner.type === 'VariableDeclaration')
              for (const d of inner.declarations) hoisted.push([node.start, d.id.name]);
          }
        // what is cut falls into the next, which is reached by its own label only
      }
    }
    return `${result}}`;
  };

  let text = rendered(code, ast, visit);
  // Names that were declared in what went: assignments to them may be left.
  const functions = cutter.parse(text).body.filter((n) => n.type === 'FunctionDeclaration');
  const original = ast.body.filter((n) => n.type === 'FunctionDeclaration');
  const edits = [];
  for (const fn of original) {
    const inside = [
      ...new Set(hoisted.filter(([at]) => at > fn.start && at < fn.end).map(([, name]) => name)),
    ];
    if (inside.length === 0) continue;
    const now = functions.find((f) => f.id.name === fn.id.name);
    edits.push([now.body.start + 1, `var ${inside.join(', ')};`]);
  }
  edits.sort((a, b) => b[0] - a[0]);
  for (const [at, declaration] of edits) text = text.slice(0, at) + declaration + text.slice(at);
  cutter.set(text);
  return counts;
}
