// Checks files: their names, and what they may contain.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds, places } from './rule.ts';

// Checks how files are named. Biome checks their case and length, and that none only re-exports.

const files = filesOf(['src', 'demo', 'tools', 'test'], ['.ts', '.tsx', '.mjs', '.css']);

holds({
  title: 'A file or folder has a meaningful name',
  files,
  finds: ({ path }) =>
    /(^|\/)(utils?|helpers?|common|misc)[./]/.test(path) ? ['is not a name for a file here'] : [],
  planted: { 'src/ui/utils.ts': '', 'src/helpers/a.ts': '' },
});

// Checks that the project contains nothing of the machine on which it was written: no registry, folder or URL.

const ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.html', '.json', '.md', '.svg'];

holds({
  title: 'Nothing names a package registry or a folder of a private machine',
  files: filesOf(['src', 'demo', 'themes', 'tools'], ENDINGS),
  finds: ({ text }) =>
    places(
      text,
      /https?:\/\/[^\s'"`)]*(registry|npmjs|artifactory|verdaccio)[^\s'"`)]*|(?<![\w.])\/(root|home|Users)\/\w+/g,
    ),
  planted: {
    'demo/a.json': '{ "from": "https://registry.example.org/a" }',
    'src/a.ts': "const a = '/home/somebody/a';",
  },
  innocent: { 'src/a.ts': "const route = '/home';\nconst page = '#/quote/home/';" },
});

holds({
  title: 'The widget calls only its API: it contains no URL of a third party',
  // A refused home gets neutral advice with links that visitors may follow. The widget never requests them.
  files: filesOf(['src'], ['.ts', '.tsx', '.css']).filter(
    ({ path }) => !path.includes('.test.') && !/^src\/words\/[^/]+\/problems\.ts$/.test(path),
  ),
  finds: ({ text }) =>
    places(
      text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
      /https?:\/\/(?!www\.w3\.org\/|[\w.-]+\.invalid\b)[\w.-]+\.[a-z]{2,}[^\s'"`]*/g,
    ),
  planted: { 'src/a.ts': "const a = 'https://fonts.example.com/a.css';" },
  // By definition, .invalid does not resolve.
  innocent: {
    'src/a.tsx': "// Source: https://www.gov.uk/\nconst a = 'http://www.w3.org/2000/svg';",
    'src/b.ts': "const b = 'https://nowhere.invalid';",
  },
});

// Checks that the lock file contains every package that another one names. If one is missing, `npm ci` installs nothing. A
// registry that does not have a platform's package yet leaves it out without a message.

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The names of packages, wherever they are installed. */
const namesIn = (packages: Readonly<Record<string, Locked>>) =>
  new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

function missingIn(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };
  const names = namesIn(packages);
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !names.has(name))
      .map((name) => `${path} names ${name}, which is not there: take a version that the registry has whole`),
  );
}

holds({
  title: 'The lock file is complete',
  files: [
    {
      path: 'package-lock.json',
      text: readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    },
  ],
  finds: ({ text }) => missingIn(text),
  planted: {
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' } } },
    }),
  },
  innocent: {
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { dependencies: { b: '1.0.0' } }, 'node_modules/a/node_modules/b': {} },
    }),
  },
});

// Tests on Node share a process (tools/testing/node-tests.mjs), so a file must undo what it changes for all.

/** Code that changes something for all tests, and the code that undoes it. */
const CHANGES: readonly (readonly [does: RegExp, undoes: RegExp, problem: string])[] = [
  [
    /^(before|after)Each\(/m,
    /(?!)/,
    'a hook for each test stands outside every describe: it runs for the tests of all files',
  ],
  [
    /(?<!\.)\bmock\.method\(/,
    /\bmock\.restoreAll\(\)/,
    'what it mocks stays so: call `mock.restoreAll()`, or use `t.mock`',
  ],
  [
    /(?<!\.)\bmock\.timers\.enable\(/,
    /\bmock\.timers\.reset\(\)/,
    'the clock stays mocked: call `mock.timers.reset()`',
  ],
];

const nodeTests = filesOf(['src', 'demo', 'tools', 'test/house', 'test/fuzz'], ['.test.ts', '.test.mjs']);

holds({
  title: 'A test on Node leaves the process unchanged',
  files: nodeTests.filter(({ path }) => path !== 'test/house/files.test.ts'),
  finds: ({ text }: SourceFile) =>
    CHANGES.filter(([does, undoes]) => does.test(text) && !undoes.test(text)).map(([, , problem]) => problem),
  planted: {
    'src/hook.test.ts': "beforeEach(() => {\n  process.env.TZ = 'UTC';\n});\n",
    'src/console.test.ts': "it('is silent', () => {\n  mock.method(console, 'log');\n});\n",
    'src/clock.test.ts': "before(() => mock.timers.enable({ apis: ['Date'] }));\n",
  },
  innocent: {
    'src/in.test.ts': "describe('a', () => {\n  beforeEach(() => {});\n});\n",
    'src/own.test.ts': "it('is silent', (t) => t.mock.method(console, 'log'));\n",
    'src/back.test.ts': "before(() => mock.method(console, 'log'));\nafter(() => mock.restoreAll());\n",
  },
});

// Checks that no literal is spread into the literal around it, where it could be written directly.

const isSpread = (node: ts.Node) =>
  ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);

const isLiteral = (node: ts.Node) => ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

function literalsSpread(file: SourceFile): string[] {
  // Few files contain these characters, and the others need not be parsed.
  if (!/\.\.\.[{[]/.test(file.text)) return [];
  return [...nodesOf(parse(file))]
    .filter((node) => isSpread(node) && node.getChildren().some(isLiteral))
    .map((node) => `line ${lineAt(file.text, node.getStart())}: ${node.getText()}`);
}

holds({
  title: 'No literal is spread into another one',
  files: filesOf(['src', 'demo', 'tools', 'test'], ['.ts', '.tsx', '.mjs', '.js']),
  finds: literalsSpread,
  planted: {
    'src/a.ts': 'export const a = { ...{ b, c }, d };',
    'tools/b.mjs': 'export const b = [...[1, 2], 3];',
    'src/c.tsx': 'export const c = <Part {...{ name, value }} />;',
  },
  innocent: { 'src/a.ts': 'export const a = { ...(b ? { c } : {}), ...[...d].map(e) };' },
});
