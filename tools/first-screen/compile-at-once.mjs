import { readFileSync } from 'node:fs';
import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import { walkSyntax } from '../build/plugins/walk-syntax.mjs';
import { namedFunctions } from './named-functions.mjs';

/** Names by file, with spaces between them, as `record.mjs` wrote them. */
const listed = JSON.parse(readFileSync(new URL('functions.json', import.meta.url), 'utf8'));

/** A list of which less than this share is in the build is of another start. */
const FRESH = 0.9;
const STALE = 'a tenth of the functions that ran before the first screen is gone: npm run first-screen';

const keyOf = (file, name) => `${file} ${name}`;
const keysOf = (names) =>
  new Set(Object.entries(names).flatMap(([file, line]) => line.split(' ').map((name) => keyOf(file, name))));

/**
 * A rollup output plugin: the functions that the first screen runs stand in parentheses. Browsers take that as a sign that a
 * function is called soon, and compile it as they read the script, beside the page, and not when it is called.
 * It needs the source map, since by now everything has another name.
 */
export const compileAtOnce = (names = listed) => ({
  name: 'compile-at-once',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (!chunk.map || !chunk.code) continue;
      const ast = this.parse(chunk.code);
      const wanted = keysOf(names);
      const first = namedFunctions(chunk.code, ast, chunk.map).filter(({ file, name }) =>
        wanted.has(keyOf(file, name)),
      );
      if (first.length < wanted.size * FRESH) this.warn(STALE);
      const text = withFirst(chunk.code, ast, first);
      chunk.code = text.toString();
      chunk.map = remapping([text.generateMap({ hires: true }), chunk.map], () => null);
    }
  },
});

function withFirst(code, ast, first) {
  const text = new MagicString(code);
  // The classic script is one function that is called; a module is itself the scope.
  const scope = ast.body.map(calledBody).find(Boolean) ?? ast;
  const nodes = first.map(({ node }) => node);
  const declared = scope.body.filter((node) => nodes.includes(node));
  for (const { type, start, end } of nodes) {
    if (type !== 'FunctionDeclaration') text.prependRight(start, '(').appendLeft(end, ')');
  }
  // A declared function can be called before its place. So can these: they come before all else.
  const isLater = (node) => !declared.includes(node) && !node.directive && node.type !== 'ImportDeclaration';
  const at = scope.body.find(isLater).start;
  const constructed = constructedIn(ast);
  for (const node of declared) {
    const isArrow = !(node.async || node.generator || constructed.has(node.id.name) || knowsItsCall(node));
    const isLast = node === declared.at(-1);
    text.overwrite(node.start, node.id.start, node === declared[0] ? 'var ' : ',');
    writeHead(text, node, isArrow);
    text.appendLeft(node.end, isLast ? ');' : ')');
    if (node.start > at) text.move(node.start, node.end, at);
  }
  return text;
}

/** What stands between the name and the body: an arrow where nothing in it could tell, since that is shorter. */
function writeHead(text, { async, generator, id, params, body }, isArrow) {
  const isBare = isArrow && params.length === 1 && params[0].type === 'Identifier';
  const before = isArrow ? '=(' : `=(${async ? 'async ' : ''}function${generator ? '*' : ''}`;
  const after = isArrow ? '=>' : '';
  const [open, close] = isBare ? ['', ''] : ['(', ')'];
  if (params.length === 0) return text.overwrite(id.end, body.start, before + open + close + after);
  text.overwrite(id.end, params[0].start, before + open);
  return text.overwrite(params.at(-1).end, body.start, close + after);
}

/** Of a statement `(function () {…})()` or `!function () {…}()`. */
function calledBody({ expression }) {
  const { callee } = expression?.argument ?? expression ?? {};
  return Array.isArray(callee?.body?.body) ? callee.body : undefined;
}

/** The names that something calls with `new`. */
function constructedIn(ast) {
  const names = new Set();
  walkSyntax(ast, ({ type, callee }) => type === 'NewExpression' && names.add(callee.name));
  return names;
}

/** By `this`, `arguments` or `new.target`, in functions of it too: to be too careful costs a few bytes. */
function knowsItsCall(node) {
  let knows = false;
  walkSyntax(node, ({ type, name }) => {
    const isIt =
      ['ThisExpression', 'MetaProperty'].includes(type) || (type === 'Identifier' && name === 'arguments');
    knows ||= isIt;
  });
  return knows;
}
