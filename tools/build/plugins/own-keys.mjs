// Keeps the libraries from meeting what a page added to Object.prototype: a `for (key in object)` gives that
// too.
import { walkSyntax } from './walk-syntax.mjs';

/** React asks whether a key is an object's own; these do not. */
const UNGUARDED = /node_modules\/(valibot|uplot)\//;

/** A rollup plugin: their `for (key in object)` goes over the object's own keys. */
export function ownKeys() {
  return {
    name: 'own-keys',
    transform(code, id) {
      if (!UNGUARDED.test(id.replaceAll('\\', '/'))) return null;
      const loops = [];
      walkSyntax(this.parse(code), (node) => {
        if (node.type === 'ForInStatement') loops.push(node);
      });
      return { code: loops.sort((a, b) => b.right.start - a.right.start).reduce(rewritten, code), map: null };
    },
  };
}

/** From the last loop to the first, so that the places of the others stay true. */
function rewritten(code, { left, right }) {
  const object = code.slice(right.start, right.end);
  return `${code.slice(0, left.end)} of Reflect.ownKeys((${object}) ?? {})${code.slice(right.end)}`;
}
