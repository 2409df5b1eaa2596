// Which folder may import which (src/README.md, "The arrows"). `npm run check` runs dependency-cruiser with these rules.
import { existsSync, readdirSync } from 'node:fs';

/** From the partner's edge down. Folders in one row do not import each other. */
const WIDGET = [
  ['index\\.ts'],
  ['element'],
  ['styles'],
  ['shell'],
  ['screens'],
  ['journeys'],
  ['state'],
  ['wizard', 'api', 'ui', 'words'],
  ['domain'],
];

/** From the command down. */
const SERVER = [
  ['main\\.ts', 'examples', 'probe\\.ts'],
  ['live'],
  ['start-server\\.ts'],
  ['app\\.ts', 'listen\\.ts', 'schedule-deletion\\.ts'],
  ['open-store\\.ts'],
  ['routes', 'shares', 'visits', 'migrations\\.ts'],
  ['quotes', 'partners'],
  ['counting', 'load', 'sources'],
  ['vehicles'],
  ['addresses'],
  ['model'],
  ['data'],
  ['http'],
  ['store'],
  ['settings\\.ts'],
  ['read-partners\\.ts'],
  ['blocked-ports\\.ts', 'london-time\\.ts', 'start-problem\\.ts'],
];

/** From the commands down. What starts browsers, servers and test runners is in `testing`. */
const TOOLS = [
  ['start\\.mjs', 'checks', 'gallery', 'picture', 'dev', 'release', 'probe'],
  ['bootstrap', 'bench', 'prices'],
  ['testing'],
  ['build'],
  ['leave-out'],
  ['generate', 'floor'],
];

/** The packages that src imports, each with the only folder that may. */
const DOORS = {
  react: '^src/',
  'react-dom': '^src/element/',
  '@preact/signals-react': '^src/',
  zustand: '^src/state/',
  ky: '^src/api/',
  valibot: '^src/',
  uplot: '^src/ui/chart/',
  postcode: '^src/domain/',
};

const TESTS = '\\.(test|spec)\\.(tsx?|mjs)$|^demo/server/test/';
const anyOf = (names) => `(${names.join('|')})(/|$)`;
const inPackage = (name) => `(^|/)node_modules/${name}/`;

/** A folder with a descriptor is an asset's. Its model has the same name. */
const assets = readdirSync('src/journeys').filter((name) => existsSync(`src/journeys/${name}/index.ts`));

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** An import goes down a level or stays in its folder, and every folder has its level. */
function levels(part, root, rows) {
  const downwards = rows.flatMap((row, level) =>
    row.map((folder) => {
      const others = rows
        .slice(0, level + 1)
        .flat()
        .filter((other) => other !== folder);
      return forbid(
        `${part}-imports-go-down`,
        { path: `^${root}/${anyOf([folder])}` },
        { path: `^${root}/${anyOf(others)}` },
        `Imports of ${root} go down a level or stay in their folder.`,
      );
    }),
  );
  const everywhere = { path: `^${root}/`, pathNot: [`^${root}/${anyOf(rows.flat())}`] };
  return [
    ...downwards.filter(({ to }) => !to.path.includes('()')),
    forbid(`${part}-folder-without-level`, everywhere, {}, 'Give the folder its place in this file.'),
  ];
}

/** A folder of one asset is imported by itself and, where named, by the list of assets. */
function apart(part, root, mayImportAll) {
  const folders = `^${root}/${anyOf(assets)}`;
  return [
    forbid(
      `${part}-of-assets-stand-alone`,
      { path: `^${root}/([^/]+)/`, pathNot: mayImportAll },
      { path: folders, pathNot: `^${root}/$1/` },
      'Assets never import each other, and shared code imports none of them.',
    ),
  ];
}

const doors = [
  ...Object.entries(DOORS).map(([name, folder]) =>
    forbid(
      'one-door-a-library',
      { path: '^src/', pathNot: folder },
      { path: inPackage(name) },
      `Only ${folder} imports ${name}.`,
    ),
  ),
  forbid(
    'library-without-door',
    { path: '^src/' },
    { path: ['node_modules/', '^[^./]'], pathNot: ['^(src|themes)/', ...Object.keys(DOORS).map(inPackage)] },
    'src imports the libraries that have a door, its own files and the themes.',
  ),
  forbid(
    'react-in-views-and-hooks',
    { path: '^src/.*\\.ts$', pathNot: ['(^|/)use-[^/]+\\.ts$'] },
    {
      path: ['react', 'react-dom', '@preact/signals-react/runtime', 'zustand/(esm/)?react'].map(
        (name) => `node_modules/${name}`,
      ),
      dependencyTypesNot: ['type-only'],
    },
    'React runs in .tsx files and in hooks (use-*.ts).',
  ),
];

const edges = [
  forbid(
    'src-stands-alone',
    { path: '^src/' },
    { path: '^(demo|tools|test)/' },
    'The widget imports nothing of the server, the tools or the tests.',
  ),
  forbid(
    'demo-imports-api-and-domain',
    { path: '^demo/' },
    { path: '^src/', pathNot: '^src/(api|domain)/' },
    'The demo imports the API and the domain of src.',
  ),
  forbid(
    'model-is-pure',
    { path: '^demo/server/(model|data)/' },
    { path: '^demo/server/', pathNot: '^demo/server/(model/|data/|start-problem\\.ts)' },
    'The model and its tables import each other, the API and the domain of src.',
  ),
  forbid(
    'a-language-is-passed-in',
    { path: '^(src|tools)/', pathNot: ['^src/words/(en-gb/|packs\\.ts|word-key\\.ts)'] },
    { path: '^src/words/en-gb' },
    'Only the list of languages and the type of keys import English.',
  ),
  forbid(
    'assets-are-passed-in',
    { path: '^src/', pathNot: ['^src/journeys/(product|journeys-css)\\.ts$'] },
    { path: '^src/journeys/registry\\.ts$' },
    'The element hands the product to all other code.',
  ),
  forbid(
    'the-product-is-passed-in',
    { path: '^src/', pathNot: ['^src/element/home-energy-quote-element\\.tsx$'] },
    { path: '^src/journeys/product\\.ts$' },
    'The element hands the product to all other code.',
  ),
  forbid(
    'bootstrap-needs-no-package',
    { path: '^tools/(start\\.mjs|bootstrap/)' },
    { pathNot: '^tools/bootstrap/', dependencyTypesNot: ['core'] },
    'What installs the packages imports itself and Node’s own modules.',
  ),
];

const graph = [
  forbid('no-circles', {}, { circular: true }, 'No file imports itself indirectly.'),
  forbid('not-there', {}, { couldNotResolve: true }, 'An import names a file that is there.'),
  forbid(
    'only-tests-use-it',
    { path: '^src/(index|element/public-types)\\.tsx?$|^(demo|tools)/' },
    {
      path: '^src/.*\\.tsx?$',
      pathNot: ['^src/(index|element/public-types)\\.', '^src/domain/not-on-screen/', '\\.d\\.ts$'],
      reachable: false,
    },
    'Code that only tests use is in domain/not-on-screen, whose README says why.',
  ),
];

export default {
  forbidden: [
    ...levels('src', 'src', WIDGET),
    ...levels('server', 'demo/server', SERVER),
    ...levels('tools', 'tools', TOOLS),
    ...apart('journeys', 'src/journeys', '^src/journeys/[^/]+\\.tsx?$'),
    ...apart('models', 'demo/server/model', '^$'),
    ...doors,
    ...edges,
    ...graph,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [TESTS, '\\.css$', '^dist/', '^demo/pages/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
