// Leaves out of the bundle the parts of our tables that only the server and the documents read.
import { walkSyntax } from './walk-syntax.mjs';

/** By file: what `says` is for the README and openapi.json; request schemas are the server's to check. */
const DROPPED = [
  [/src\/api\/calls\//, ['says', 'params', 'query', 'body', 'sent', 'largest', 'lookup']],
  [/src\/element\/attributes/, ['says', 'stable']],
];

/** Calls that the widget does not make. Their names stay, since a partner may give each an address of its own. */
export const NOT_MADE = [
  'propertyTypes',
  'recalculateSolar',
  'recalculateAshp',
  'chargeTypes',
  'estimationDetails',
  'switchDetails',
];

/** A rollup plugin, after the compiler: those calls are empty. It takes those properties out of the arguments of every call in those files. */
export function dropDocumentation() {
  return {
    name: 'drop-documentation',
    transform(code, id) {
      if (/src\/api\/calls\.ts$/.test(id)) return { code: withoutCalls(code, this.parse(code)), map: null };
      const names = DROPPED.find(([files]) => files.test(id))?.[1];
      if (!names) return null;
      const cuts = [];
      walkSyntax(this.parse(code), (node) => {
        if (node.type !== 'CallExpression') return;
        for (const argument of node.arguments) {
          if (argument.type === 'ObjectExpression') cuts.push(...cutsOf(argument, names));
        }
      });
      return { code: cut(code, cuts), map: null };
    },
  };
}

function withoutCalls(code, ast) {
  const places = [];
  walkSyntax(ast, ({ type, shorthand, key, end }) => {
    if (type === 'Property' && shorthand && NOT_MADE.includes(key.name)) places.push(end);
  });
  return places.reduceRight((text, end) => `${text.slice(0, end)}: 0${text.slice(end)}`, code);
}

/** From each dropped property to the next one, its comma included. */
function cutsOf({ properties, end }, names) {
  return properties.flatMap((property, index) => {
    const name = property.type === 'Property' ? (property.key.name ?? property.key.value) : undefined;
    return names.includes(name) ? [[property.start, properties[index + 1]?.start ?? end - 1]] : [];
  });
}

function cut(code, cuts) {
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}
