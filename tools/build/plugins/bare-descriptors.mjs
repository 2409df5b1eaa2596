// A page that gives `Object.prototype` a `get` would else give it to every property descriptor, and
// `defineProperty` throws at one that has both a `get` and a `value`.
import { walkSyntax } from './walk-syntax.mjs';

const DEFINES = ['defineProperty', 'defineProperties'];

/** A rollup plugin: descriptors written where `defineProperty` is called inherit nothing. */
export function bareDescriptors() {
  return {
    name: 'bare-descriptors',
    transform(code) {
      if (!code.includes('defineProp')) return null;
      const places = [];
      walkSyntax(this.parse(code), (node) => {
        if (defines(node)) places.push(...descriptorsOf(node).map(({ start }) => start + 1));
      });
      return { code: places.sort((a, b) => b - a).reduce(bare, code), map: null };
    },
  };
}

function defines({ type, callee }) {
  return type === 'CallExpression' && DEFINES.includes(callee.property?.name);
}

/** Those of `defineProperties` stand one level down; a descriptor that has another name is not seen. */
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

const bare = (code, at) => `${code.slice(0, at)}__proto__:null,${code.slice(at)}`;
