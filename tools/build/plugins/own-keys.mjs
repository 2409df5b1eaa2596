// A page may add enumerable properties to `Object.prototype`, and a `for (key in object)` in a library would visit them.
import { rewritten } from './rewritten.mjs';

/** React checks whether a key is the object's own. These libraries do not. */
const UNGUARDED = /node_modules\/(valibot|uplot)\//;

/** A rollup plugin: in these libraries, `for (key in object)` visits the object's own keys only. */
export function ownKeys() {
  return {
    name: 'own-keys',
    transform(code, id) {
      if (!UNGUARDED.test(id.replaceAll('\\', '/'))) return null;
      return rewritten(code, this.parse(code), ({ type, left, right }) => {
        if (type !== 'ForInStatement') return [];
        const object = code.slice(right.start, right.end);
        return [{ start: left.end, end: right.end, text: ` of Reflect.ownKeys((${object}) ?? {})` }];
      });
    },
  };
}
