// The test server builds React twice from one entry: as published, and as our build reduces it.
import { rollup } from 'rollup';
import { plugins } from '../../rollup.config.mjs';
import { ROOT } from '../build/paths.mjs';
import { leaveOut } from '../leave-out/leave-out.mjs';
import { REACT_DOM_EXPORTS, REACT_EXPORTS } from '../leave-out/unused.ts';

const ENTRY = 'react-builds';
const entry = {
  name: ENTRY,
  resolveId: (source) => (source === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `export { ${REACT_EXPORTS} } from 'react'; export { ${REACT_DOM_EXPORTS} } from 'react-dom/client';`
      : null,
};

const BUILDS = {
  published: () => [],
  ours: () => [leaveOut(ROOT.replace(/[\\/]$/, ''))],
};

async function build(first) {
  const bundle = await rollup({
    input: ENTRY,
    onwarn: () => {},
    plugins: [entry, ...first, ...plugins()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** A plugin of the test server: `/react-builds/published.js` and `/react-builds/ours.js`. */
export function reactBuilds() {
  const built = {};
  return {
    name: ENTRY,
    async serve({ path }) {
      const name = /^\/react-builds\/(\w+)\.js$/.exec(path)?.[1];
      if (!name || !Object.hasOwn(BUILDS, name)) return undefined;
      built[name] ??= build(BUILDS[name]());
      return { body: await built[name], type: 'js' };
    },
  };
}
