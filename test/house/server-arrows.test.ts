// Checks that imports between the folders of the reference API go down only, and that the model of an asset does not import
// another asset's.
import { posix } from 'node:path';
import { folderBelow, importsGoDown } from './levels.ts';
import { filesOf, importsOf, isTest, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const SERVER = 'demo/server/';

/** From the command down. */
const LEVELS = [
  ['main.ts', 'examples'],
  ['live'],
  ['start-server.ts'],
  ['app.ts', 'outbox', 'listen.ts'],
  ['routes'],
  ['pages', 'lists', 'shares', 'visits', 'connections.ts'],
  ['quotes', 'partners', 'fair-queue.ts', 'read-in-slices.ts'],
  ['sources'],
  ['vehicles'],
  ['addresses'],
  ['model'],
  ['data'],
  ['http'],
  ['store'],
  ['settings.ts', 'counting'],
  ['read-partners.ts'],
  ['blocked-ports.ts', 'start-problem.ts'],
];

const folderOf = folderBelow(SERVER);
/** An asset's folder of the model has the name of its folder in `journeys`. */
const assets = filesOf(['src/journeys'], ['/index.ts']).map(
  ({ path }) => `${SERVER}model/${posix.basename(posix.dirname(path))}`,
);
const assetOf = (path: string) => assets.find((folder) => path.startsWith(`${folder}/`));
const inServer = (file: SourceFile) =>
  importsOf(file).flatMap(({ path }) => (path?.startsWith(SERVER) ? [path] : []));

const code = filesOf(['demo/server'], ['.ts']).filter(
  (file) => !isTest(file) && !file.path.startsWith(`${SERVER}test/`) && !file.path.endsWith('.d.ts'),
);

importsGoDown({
  part: 'the server',
  levels: LEVELS,
  files: code,
  folderOf,
  planted: {
    'demo/server/store/a.ts': "import type { A } from '../visits/a.ts';",
    'demo/server/model/a.ts': "import { a } from '../quotes/a.ts';",
    'demo/server/vehicles/a.ts': "const a = await import('../sources/a.ts');",
    'demo/server/data/a.ts': "import '../main.ts';",
  },
  innocent: { 'demo/server/routes/a.ts': "import '../store/a.ts';\nimport './b.ts';" },
  astray: ['demo/server/things/a.ts', 'demo/server/a.ts'],
});

holds({
  title: 'The model of an asset imports nothing of another asset',
  files: code.filter(({ path }) => assetOf(path) !== undefined),
  finds: (file) =>
    inServer(file)
      .filter((path) => assetOf(path) !== undefined && assetOf(path) !== assetOf(file.path))
      .map((path) => `imports ${path}`),
  planted: {
    'demo/server/model/ev/a.ts': "import type { A } from '../solar/range/a.ts';",
    'demo/server/model/solar/a.ts': "import '../heat-pump/a.ts';",
  },
  innocent: { 'demo/server/model/ev/a.ts': "import '../tariff/a.ts';\nimport './range/a.ts';" },
});

holds({
  title: 'The rest of the model imports of the assets only their list',
  files: code.filter(({ path }) => folderOf(path) === 'model' && assetOf(path) === undefined),
  finds: (file) =>
    inServer(file)
      .filter((path) => assetOf(path) !== undefined && !file.path.endsWith('/bill-assets.ts'))
      .map((path) => `imports ${path}`),
  planted: {
    'demo/server/model/combined/a.ts': "import { solarYear } from '../solar/solar-year.ts';",
    'demo/server/model/b.ts': "import type { A } from './heat-pump/one-bill/a.ts';",
    'demo/server/model/combined/c.ts': "import type { A } from '../ev/a.ts';",
  },
  innocent: { 'demo/server/model/combined/bill-assets.ts': "import '../ev/one-bill/car-on-bill.ts';" },
});

holds({
  title: 'The model and its tables import only each other, the API and the domain of src',
  files: code.filter(({ path }) => ['model', 'data'].includes(folderOf(path))),
  finds: (file) =>
    inServer(file)
      .filter((path) => !['model', 'data', 'start-problem.ts'].includes(folderOf(path)))
      .map((path) => `imports ${path}`),
  planted: { 'demo/server/model/a.ts': "import { Refusal } from '../http/refusal.ts';" },
});
