// Leaves out of the bundle those parts of our tables that only the server and the documentation read.
import { walkSyntax } from '../../walk-syntax.mjs';

/** The dropped properties by file: `says` is for the README and openapi.json, and only the server validates requests. */
const DROPPED = [
  [/src\/api\/calls\//, ['says', 'params', 'query', 'body', 'sent', 'largest', 'lookup']],
  [/src\/element\/attributes/, ['says', 'stable']],
];

/** Calls that the widget never makes. Their names stay, since a partner may set a URL for each of them. */
export const NOT_MADE = [
  'propertyTypes',
  'recalculateSolar',
  'recalculateAshp',
  'chargeTypes',
  'estimationDetails',
  'switchDetails',
];

/**
 * A rollup plugin, placed after the compiler. It empties these calls, and removes the dropped properties from the arguments of
 * all calls in these files.
 */
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

/** Each cut reaches to the start of the next property, so it includes the comma. */
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
