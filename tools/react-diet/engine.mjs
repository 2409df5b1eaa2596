// Knows how a library's text is cut: named functions found in its syntax tree, texts replaced exactly once, facts folded into it.

/** Every node below one, itself first, in the order of the text. */
export function* nodesUnder(node) {
  yield node;
  for (const child of childrenOf(node)) yield* nodesUnder(child);
}

function childrenOf(node) {
  const found = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item && typeof item.type === 'string') found.push(item);
    }
  }
  found.sort((a, b) => a.start - b.start);
  // A shorthand property is key and value in one place.
  return found.filter((item, index) => item.start !== found[index - 1]?.start);
}

/** The text of a node in which `visit` has replaced what it returned a text for. */
export function rendered(code, node, visit) {
  const render = (inner) => {
    const text = visit(inner, render);
    if (text !== undefined) return text;
    let result = '';
    let at = inner.start;
    for (const child of childrenOf(inner)) {
      result += code.slice(at, child.start) + render(child);
      at = child.end;
    }
    return result + code.slice(at, inner.end);
  };
  return render(node);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A pattern that finds a text however its lines are broken. */
export const loosely = (text) => new RegExp(text.trim().split(/\s+/).map(escaped).join('\\s+'), 'g');

export class Cutter {
  constructor(code, parse, name) {
    this.name = name;
    this.parse = parse;
    this.set(code);
  }
  set(code) {
    this.code = code;
    this.tree = undefined;
  }
  get ast() {
    this.tree ??= this.parse(this.code);
    return this.tree;
  }
  fail(message) {
    throw new Error(`${this.name}: ${message}`);
  }
  /** The top-level statement that declares a name. */
  declared(name) {
    const found = this.ast.body.filter((node) =>
      node.type === 'FunctionDeclaration'
        ? node.id.name === name
        : node.type === 'VariableDeclaration' && node.declarations.some((d) => d.id.name === name),
    );
    if (found.length !== 1) this.fail(`expected one declaration of ${name}, found ${found.length}`);
    return found[0];
  }
  apply(edits) {
    edits.sort((a, b) => b[0] - a[0]);
    let code = this.code;
    let before = Infinity;
    for (const [start, end, text] of edits) {
      if (end > before) this.fail(`two cuts overlap at ${this.code.slice(start, start + 80)}`);
      before = start;
      code = code.slice(0, start) + text + code.slice(end);
    }
    this.set(code);
  }
  /** All replacements of a list `[where, from, to, times = 1]`; where is a declared name, or '' for the whole file. */
  replace(list) {
    const edits = [];
    for (const [where, from, to, times = 1] of list) {
      const node = where ? this.declared(where) : { start: 0, end: this.code.length };
      const text = this.code.slice(node.start, node.end);
      const found = [...text.matchAll(loosely(from))];
      if (found.length !== times)
        this.fail(
          `expected "${from}" ${times} times in ${where || 'the file'}, found it ${found.length} times`,
        );
      for (const match of found)
        edits.push([node.start + match.index, node.start + match.index + match[0].length, to]);
    }
    this.apply(edits);
  }
  /** Whole functions: name → text. */
  functions(bodies) {
    this.apply(
      Object.entries(bodies).map(([name, text]) => {
        const node = this.declared(name);
        return [node.start, node.end, text];
      }),
    );
  }
  /** Top-level statements that begin with a text are taken out. */
  statements(beginnings) {
    const edits = [];
    for (const begin of beginnings) {
      const pattern = new RegExp(`^${loosely(begin).source}`);
      const found = this.ast.body.filter((node) => pattern.test(this.code.slice(node.start, node.end)));
      if (found.length !== 1) this.fail(`expected one statement "${begin}", found ${found.length}`);
      edits.push([found[0].start, found[0].end, '']);
    }
    this.apply(edits);
  }
  /** Properties of object literals at the top level. */
  properties(names, objects) {
    const edits = [];
    for (const object of objects) {
      const declarator = this.declared(object).declarations.find((d) => d.id.name === object);
      const all = declarator.init.properties;
      for (const name of names) {
        const index = all.findIndex((p) => (p.key.name ?? p.key.value) === name);
        if (index < 0) continue;
        edits.push([all[index].start, all[index + 1]?.start ?? declarator.init.end - 1, '']);
      }
    }
    this.apply(edits);
  }
}
