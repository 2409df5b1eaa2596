// Checks that imports between the folders of tools go down only, and that the files that install the packages need none of them.
import { isBuiltin } from 'node:module';
import { folderBelow, importsGoDown } from './levels.ts';
import { fileAt, filesOf, importsOf, isTest } from './project.ts';
import { holds } from './rule.ts';

/**
 * From the commands down. What starts browsers, servers and test runners is in `testing`, for the bench, too. A command that
 * writes a list for the build is in `record`; the plugin that reads the list is below the build.
 */
const LEVELS = [
  ['start.mjs', 'record', 'checks', 'gallery', 'picture', 'dev', 'mutation', 'release', 'probe'],
  ['bootstrap', 'bench', 'prices'],
  ['testing'],
  ['build'],
  ['leave-out', 'first-screen'],
  ['walk-syntax.mjs', 'generate', 'floor'],
];

/** Files at the root of the project that belong to a folder, which imports them or which they configure. */
const AT_ROOT: Readonly<Record<string, string>> = {
  'rollup.config.mjs': 'build',
  'web-test-runner.config.mjs': 'testing',
};

const below = folderBelow('tools/');

importsGoDown({
  part: 'tools',
  levels: LEVELS,
  files: [
    ...Object.keys(AT_ROOT).map(fileAt),
    ...filesOf(['tools'], ['.ts', '.mjs']).filter((file) => !isTest(file) && !file.path.endsWith('.d.ts')),
  ],
  folderOf: (path) => AT_ROOT[path] ?? below(path),
  planted: {
    'tools/build/a.mjs': "import { writeFrame } from '../gallery/bundle.mjs';",
    'tools/leave-out/a.mjs': "import { ROOT } from '../build/paths.mjs';",
    'tools/testing/suites/a.mjs': "import { runChecks } from '../../checks/run.mjs';",
    'tools/first-screen/a.mjs': "import { onStage } from '../bench/stage.mjs';",
    'tools/first-screen/b.mjs': "import config from '../../rollup.config.mjs';",
    'tools/prices/a.ts': "import type { A } from '../checks/a.ts';",
    'tools/paths.mjs': "import './nowhere/a.mjs';",
    'rollup.config.mjs': "const { a } = await import('./tools/testing/a.mjs');",
  },
  innocent: {
    'tools/checks/a.mjs': "import '../testing/a.mjs';\nimport '../../demo/server/app.ts';",
    'tools/build/b.mjs': "import config from '../../rollup.config.mjs';\nimport '../walk-syntax.mjs';",
    'web-test-runner.config.mjs': "import './tools/build/plugins/short-names.ts';",
  },
  astray: ['tools/things/a.mjs', 'tools/a.mjs'],
});

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
