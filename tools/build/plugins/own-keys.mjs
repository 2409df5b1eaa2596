// A page may add enumerable properties to `Object.prototype`, and a `for (key in object)` in a library would visit them.
import { walkSyntax } from '../../walk-syntax.mjs';

/** React checks whether a key is the object's own. These libraries do not. */
const UNGUARDED = /node_modules\/(valibot|uplot)\//;

/** A rollup plugin: in these libraries, `for (key in object)` visits the object's own keys only. */
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

/** Called for the last loop first, so that the positions of the others stay valid. */
function rewritten(code, { left, right }) {
  const object = code.slice(right.start, right.end);
  return `${code.slice(0, left.end)} of Reflect.ownKeys((${object}) ?? {})${code.slice(right.end)}`;
}
