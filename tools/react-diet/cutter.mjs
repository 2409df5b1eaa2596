// Knows how a library's text is cut: by the names its syntax tree declares, and by texts that stand there exactly as often as expected.
import { nodesUnder } from './syntax.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a text however its lines are broken. */
const loosely = (text) => text.trim().split(/\s+/).map(escaped).join('\\s+');

export class Cutter {
  /** `parse` is rollup's; `name` says in a complaint whose text it is. */
  constructor(name, code, parse) {
    this.name = name;
    this.parse = parse;
    this.set(code);
  }

  set(code) {
    this.code = code;
    this.ast = this.parse(code);
    this.edits = [];
    this.added = [];
  }

  fail(message) {
    throw new Error(`The diet of ${this.name}: ${message}`);
  }

  textOf({ start, end }) {
    return this.code.slice(start, end);
  }

  /** The top-level statement that declares a name. */
  declaration(name) {
    const found = this.ast.body.filter((node) => namesOf(node).includes(name));
    if (found.length !== 1) this.fail(`"${name}" is declared ${found.length} times, not once.`);
    return found[0];
  }

  declares(name) {
    return this.ast.body.some((node) => namesOf(node).includes(name));
  }

  /** The one top-level statement that begins so. */
  statement(beginning) {
    const pattern = new RegExp(`^${loosely(beginning)}`);
    const found = this.ast.body.filter((node) => pattern.test(this.textOf(node)));
    if (found.length !== 1) this.fail(`${found.length} statements, not one, begin with "${beginning}".`);
    return found[0];
  }

  /** Takes those statements out. */
  without(...beginnings) {
    this.edit(beginnings.map((beginning) => [this.statement(beginning), '']));
  }

  /** Takes out the statements from one to another, both included. */
  withoutFrom(first, last) {
    const [{ start }, { end }] = [this.statement(first), this.statement(last)];
    if (end <= start) this.fail(`"${last}" stands before "${first}".`);
    this.edit([[{ start, end }, '']]);
  }

  /** In the statement that declares `where`, or in the whole text: each `[from, to, times = 1]`. */
  replace(where, ...replacements) {
    const { start, end } = where ? this.declaration(where) : { start: 0, end: this.code.length };
    const text = this.code.slice(start, end);
    const edits = replacements.flatMap(([from, to, times = 1]) => {
      const found = [...text.matchAll(new RegExp(loosely(from), 'g'))];
      if (found.length !== times)
        this.fail(`"${from}" is there ${found.length} times, not ${times}${where && `, in ${where}`}.`);
      return found.map((match) => {
        const at = start + match.index;
        return [{ start: at, end: at + match[0].length }, to];
      });
    });
    this.edit(edits);
  }

  /** Puts a text in the place of each statement that declares a name: `[name, text]`. */
  rewrite(statements) {
    this.edit(statements.map(([name, text]) => [this.declaration(name), text]));
  }

  /** Takes properties out of an object literal at the top level: those of the names that it has. */
  withoutProperties(object, names) {
    const { init } = this.declaration(object).declarations.find(({ id }) => id.name === object);
    const cuts = init.properties.flatMap(({ key, start }, index, all) =>
      names.includes(key.name) ? [[{ start, end: all[index + 1]?.start ?? init.end - 1 }, '']] : [],
    );
    this.edit(cuts);
  }

  append(text) {
    this.added.push(text);
  }

  /** Each `[{ start, end }, text]`, by places in the text as it was set. */
  edit(edits) {
    this.edits.push(...edits);
  }

  /** Makes all cuts at once: none may be within another. */
  commit() {
    let code = this.code;
    let before = Infinity;
    for (const [{ start, end }, text] of this.edits.toSorted(([a], [b]) => b.start - a.start)) {
      if (end > before) this.fail(`two cuts overlap at "${this.code.slice(start, start + 60)}".`);
      before = start;
      code = code.slice(0, start) + text + code.slice(end);
    }
    this.set([code, ...this.added].join('\n'));
  }
}

/** The names that a statement declares; of an assignment the place it writes to, as `exports.createRoot`. */
export function namesOf(node) {
  if (node.type === 'FunctionDeclaration') return [node.id.name];
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => id.name);
  const place = node.type === 'ExpressionStatement' && pathOf(node.expression.left);
  return place ? [place] : [];
}

function pathOf(node) {
  if (node?.type === 'Identifier') return node.name;
  const isPath = node?.type === 'MemberExpression' && !node.computed;
  return isPath ? `${pathOf(node.object)}.${node.property.name}` : undefined;
}

/** The names that are declared in a statement or in a block of it. */
export const variablesUnder = (node) =>
  [...nodesUnder(node)].flatMap((inner) => (inner.type === 'VariableDeclaration' ? namesOf(inner) : []));
