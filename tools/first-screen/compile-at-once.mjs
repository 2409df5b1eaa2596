import { readFileSync } from 'node:fs';
import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import { walkSyntax } from '../walk-syntax.mjs';
import { namedFunctions } from './named-functions.mjs';

/** The names by file, separated by spaces, as `npm run first-screen` wrote them. */
const listed = JSON.parse(readFileSync(new URL('functions.json', import.meta.url), 'utf8'));

/** If less than this share of the list is in the build, the list is out of date. */
const FRESH = 0.9;
const STALE = 'a tenth of the functions that ran before the first screen is gone: npm run first-screen';

const keyOf = (file, name) => `${file} ${name}`;
const keysOf = (names) =>
  new Set(Object.entries(names).flatMap(([file, line]) => line.split(' ').map((name) => keyOf(file, name))));

/**
 * A rollup output plugin: puts the functions that the first screen runs into parentheses. Browsers take that as a sign that a
 * function will be called soon. They compile it in the background while they read the script, and not when it is called.
 * The plugin needs the source map, because the minifier has already renamed everything.
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
  // The classic script is one function that is called at once. A module is its own scope.
  const scope = ast.body.map(calledBody).find(Boolean) ?? ast;
  const nodes = first.map(({ node }) => node);
  const declared = scope.body.filter((node) => nodes.includes(node));
  for (const { type, start, end } of nodes) {
    if (type !== 'FunctionDeclaration') text.prependRight(start, '(').appendLeft(end, ')');
  }
  // A declared function can be called above its declaration. As variables these could not, so they are moved to the top.
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

/** Rewrites the text between the name and the body: as an arrow function where that makes no difference, since it is shorter. */
function writeHead(text, { async, generator, id, params, body }, isArrow) {
  const isBare = isArrow && params.length === 1 && params[0].type === 'Identifier';
  const before = isArrow ? '=(' : `=(${async ? 'async ' : ''}function${generator ? '*' : ''}`;
  const after = isArrow ? '=>' : '';
  const [open, close] = isBare ? ['', ''] : ['(', ')'];
  if (params.length === 0) return text.overwrite(id.end, body.start, before + open + close + after);
  text.overwrite(id.end, params[0].start, before + open);
  return text.overwrite(params.at(-1).end, body.start, close + after);
}

/** The body of the function in a statement `(function () {…})()` or `!function () {…}()`. */
function calledBody({ expression }) {
  const { callee } = expression?.argument ?? expression ?? {};
  return Array.isArray(callee?.body?.body) ? callee.body : undefined;
}

/** The names of the functions that are called with `new`. */
function constructedIn(ast) {
  const names = new Set();
  walkSyntax(ast, ({ type, callee }) => type === 'NewExpression' && names.add(callee.name));
  return names;
}

/** True if it contains `this`, `arguments` or `new.target`. Functions inside it count, too: this is cautious and costs a few bytes. */
function knowsItsCall(node) {
  let knows = false;
  walkSyntax(node, ({ type, name }) => {
    const isIt =
      ['ThisExpression', 'MetaProperty'].includes(type) || (type === 'Identifier' && name === 'arguments');
    knows ||= isIt;
  });
  return knows;
}
