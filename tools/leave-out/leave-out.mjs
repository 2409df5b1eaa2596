import { edited } from './edit.mjs';
import { REACT, REACT_DOM, REACT_DOM_EXPORTS } from './react-dom.ts';
import { UPLOT } from './uplot.ts';

/** By file in node_modules. */
export const LEFT_OUT = {
  'react/cjs/react.production.js': REACT,
  'react-dom/cjs/react-dom.production.js': REACT_DOM_EXPORTS,
  'react-dom/cjs/react-dom-client.production.js': REACT_DOM,
  'uplot/dist/uPlot.esm.js': UPLOT,
};

function together(tables) {
  const sum = {};
  for (const table of tables)
    for (const [name, value] of Object.entries(table ?? {}))
      sum[name] = Array.isArray(value) ? [...(sum[name] ?? []), ...value] : value;
  return sum;
}

const namesOf = (groups) => ({
  functions: groups.flatMap(({ functions = [] }) => functions),
  ...Object.fromEntries(
    ['answers', 'constants', 'never'].map((kind) => [kind, together(groups.map((group) => group[kind]))]),
  ),
});

/** A rollup plugin: leaves out of these files what the groups name, and warns of names that a file does not have. */
export function leaveOut(libraries = LEFT_OUT) {
  return {
    name: 'leave-out',
    transform(code, id) {
      const file = Object.keys(libraries).find((one) =>
        id.replaceAll('\\', '/').endsWith(`/node_modules/${one}`),
      );
      if (!file) return null;
      const { missing, ...made } = edited(code, this.parse(code), namesOf(libraries[file]));
      if (missing.length > 0)
        this.warn(
          `${file} no longer has ${missing.join(', ')}, so the script is larger: see tools/leave-out`,
        );
      return made;
    },
  };
}
