// If a page defines `get` on `Object.prototype`, every property descriptor inherits it, and `defineProperty` throws if a
// descriptor has both `get` and `value`.
import { rewritten } from './rewritten.mjs';

const DEFINES = ['defineProperty', 'defineProperties'];

/** A rollup plugin: a descriptor that is written as a literal in the call of `defineProperty` gets no prototype. */
export function bareDescriptors() {
  return {
    name: 'bare-descriptors',
    transform(code) {
      if (!code.includes('defineProp')) return null;
      return rewritten(code, this.parse(code), (node) =>
        (defines(node) ? descriptorsOf(node) : []).map(({ start }) => ({
          start: start + 1,
          end: start + 1,
          text: '__proto__:null,',
        })),
      );
    },
  };
}

function defines({ type, callee }) {
  return type === 'CallExpression' && DEFINES.includes(callee.property?.name);
}

/** In `defineProperties`, the descriptors are one level deeper. A descriptor that is passed in a variable is not found. */
function descriptorsOf({ callee, arguments: given }) {
  const last = given.at(-1);
  if (last?.type !== 'ObjectExpression') return [];
  const inner =
    callee.property.name === 'defineProperty'
      ? []
      : last.properties.map(({ value }) => value).filter((value) => value?.type === 'ObjectExpression');
  return [last, ...inner].filter(inherits);
}

const inherits = ({ properties }) => !properties.some(({ key }) => key?.name === '__proto__');
