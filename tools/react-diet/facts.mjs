// Knows how facts are folded into a library's text, so that tree-shaking finds what can never happen.
import { variablesUnder } from './cutter.mjs';
import { rendered } from './syntax.mjs';

/**
 * Each fact is a text to read in the place of something that is always so:
 * - `names`: a variable of the file; assignments to it go too;
 * - `fields`: a property, whatever it is read from;
 * - `calls`: what a call of a function returns;
 * - `cases`: labels of a `switch` that are never met: `tags` where it is over a fiber's tag, `names` anywhere, and
 *   `texts` by the function they stand in. A comparison with such a tag is folded as well.
 * `tagNames` are the variables in which the file keeps a tag. Throws when a fact is about nothing.
 */
export function fold(cutter, facts) {
  const unmet = new Set(
    [facts.names, facts.fields, facts.calls].flatMap((table) => Object.keys(table)).concat(facts.cases.names),
  );
  const known = (table, key) => {
    if (!Object.hasOwn(table, key)) return undefined;
    unmet.delete(key);
    return table[key];
  };
  const isField = (node) => node.type === 'MemberExpression' && !node.computed;
  const factOf = (node) => {
    if (node.type === 'Identifier') return known(facts.names, node.name);
    return isField(node) ? known(facts.fields, node.property.name) : undefined;
  };
  const isTag = (node) => (isField(node) ? node.property.name === 'tag' : facts.tagNames.includes(node.name));
  const isNeverTag = (node) => facts.cases.tags.includes(node.value);

  /** A node with one part of it rendered, and whatever stands around that part. */
  const around = (node, part, render) =>
    cutter.code.slice(node.start, part.start) + render(part) + cutter.code.slice(part.end, node.end);

  const isNeverCase = ({ test }, { start, discriminant }) => {
    if (!test) return false;
    if (test.type === 'Identifier')
      return facts.cases.names.includes(test.name) && unmet.delete(test.name) !== null;
    if (typeof test.value === 'number') return isTag(discriminant) && isNeverTag(test);
    const inside = cutter.ast.body.find((node) => node.start <= start && start < node.end);
    return (facts.cases.texts[inside.id?.name] ?? []).includes(test.value);
  };

  const lost = [];
  const visit = {
    Identifier: factOf,
    MemberExpression: (node, render) =>
      factOf(node) ?? (node.computed ? undefined : around(node, node.object, render)),
    Property: (node, render) => (node.computed ? undefined : around(node, node.value, render)),
    VariableDeclarator: (node, render) =>
      node.init && Object.hasOwn(facts.names, node.id.name) ? around(node, node.init, render) : undefined,
    AssignmentExpression: (node, render) => (factOf(node.left) ? `(${render(node.right)})` : undefined),
    CallExpression: ({ callee }) =>
      callee.type === 'Identifier' ? known(facts.calls, callee.name) : undefined,
    BinaryExpression({ left, right, operator }) {
      const isNever = (isNeverTag(left) && isTag(right)) || (isNeverTag(right) && isTag(left));
      if (isNever && operator === '===') return '!1';
      return isNever && operator === '!==' ? '!0' : undefined;
    },
    SwitchStatement(node, render) {
      const { kept, gone } = sortCases(node, (one) => isNeverCase(one, node));
      lost.push([node.start, gone.flatMap(variablesUnder)]);
      const cases = kept.map(({ test, isLabelled, statements }) => {
        const label = test ? `case ${render(test)}:` : 'default:';
        return `${isLabelled ? label : ''}${statements.map(render).join('\n')}\n`;
      });
      return `switch (${render(node.discriminant)}) {${cases.join('')}}`;
    },
  };

  const { ast } = cutter;
  cutter.set(rendered(cutter.code, ast, (node, render) => visit[node.type]?.(node, render)));
  declareAgain(cutter, ast, lost);
  if (unmet.size > 0) cutter.fail(`nothing is there that would be so: ${[...unmet].join(', ')}.`);
}

/** The cases of a `switch` that stay, and the statements that go: a label alone goes where the case before runs on into it. */
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
      if (isLabelled || statements.length > 0) runsOn = !isLeft(statements);
    }
  }
  return { kept, gone };
}

function isLeft(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return isLeft(last.body);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type);
}

/** What stays may assign to a variable that went with a case: its function declares it again. */
function declareAgain(cutter, before, lost) {
  const edits = before.body.flatMap(({ type, id, start, end }) => {
    if (type !== 'FunctionDeclaration') return [];
    const inside = lost.filter(([at]) => start < at && at < end);
    const variables = new Set(inside.flatMap(([, names]) => names));
    if (variables.size === 0) return [];
    const { body } = cutter.declaration(id.name);
    return [[{ start: body.start + 1, end: body.start + 1 }, `var ${[...variables].join(', ')};`]];
  });
  cutter.edit(edits);
  cutter.commit();
}
