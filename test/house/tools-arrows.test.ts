// Checks that the files that install the packages need none of them.
import { isBuiltin } from 'node:module';
import { filesOf, importsOf, isTest } from './project.ts';
import { holds } from './rule.ts';

const isFirst = (path: string) => path === 'tools/start.mjs' || path.startsWith('tools/bootstrap/');

holds({
  title: 'What runs before the packages are installed imports only itself and Node’s own modules',
  files: filesOf(['tools'], ['.mjs']).filter((file) => isFirst(file.path) && !isTest(file)),
  finds: (file) =>
    importsOf(file)
      .filter(({ from, path }) => (path ? !isFirst(path) : !isBuiltin(from)))
      .map(({ from }) => `imports ${from}`),
  planted: {
    'tools/start.mjs': "import { ROOT } from './build/paths.mjs';",
    'tools/bootstrap/install.mjs': "import { rollup } from 'rollup';",
  },
  innocent: { 'tools/bootstrap/dev.mjs': "import { join } from 'node:path';\nimport './install.mjs';" },
});
