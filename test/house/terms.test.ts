// Checks that guides and code use the one name that CONTRIBUTING.md gives to each thing.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';
import { escaped } from './source-texts.ts';

const root = (path: string) => ({
  path,
  text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
});

/** The rows of the table under "Words": what to write, and what not. */
function termsOf(contributing: string): readonly { readonly write: string; readonly not: RegExp }[] {
  const [, table = ''] = /^## Words\n([\s\S]*?)(?=^## )/m.exec(contributing) ?? [];
  return [...table.matchAll(/^\| (?!write |---)(.+?) \| (.+?) \|$/gm)].map(([, write = '', not = '']) => ({
    write,
    not: new RegExp(`\\b(${not.split(', ').map(escaped).join('|')})s?\\b`, 'gi'),
  }));
}

const CONTRIBUTING = root('CONTRIBUTING.md');
const terms = termsOf(CONTRIBUTING.text);
if (terms.length === 0) throw new Error('CONTRIBUTING.md has no table under "Words"');

/** The words of the second column that are refused in names alone. */
const inNames = terms.flatMap(({ write, not }) =>
  [...not.source.matchAll(/`(\w+)`/g)].map(([, word = '']) => ({ write, word })),
);

/** Fields of the API, which keep their names. */
const OF_THE_API = ['isTold'];

function* namesIn(file: SourceFile): Generator<string> {
  yield file.path.slice(file.path.lastIndexOf('/') + 1);
  // Parsing is slow, so a file without the words is not parsed.
  if (!/\.(tsx?|mjs)$/.test(file.path) || !inNames.some(({ word }) => new RegExp(word, 'i').test(file.text)))
    return;
  for (const node of nodesOf(parse(file)))
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !OF_THE_API.includes(node.text))
      yield node.text;
}

const wordsOf = (name: string) => name.split(/(?=[A-Z][a-z])|[^A-Za-z]/).map((word) => word.toLowerCase());

/** Files that contain these words because they are about them. */
const ABOUT = ['CONTRIBUTING.md', 'test/house/terms.test.ts'];

const files: readonly SourceFile[] = [
  ...['README.md', 'SECURITY.md', 'CHANGELOG.md'].map(root),
  ...filesOf(['src', 'demo', 'tools', 'test'], ['.md', '.ts', '.tsx', '.mjs']),
].filter(({ path }) => !ABOUT.includes(path));

holds({
  title: 'No name in the code is a word that CONTRIBUTING.md refuses in names',
  files,
  finds: (file) =>
    [...new Set(namesIn(file))].flatMap((name) =>
      inNames
        .filter(({ word }) => wordsOf(name).includes(word))
        .map(({ write }) => `has the name "${name}", and means: ${write}`),
    ),
  planted: {
    'src/a.ts': 'const told = 1;',
    'src/b.ts': 'const one = { factsSaid: 1 };',
    'src/c.ts': 'class Other { #isUntold = 1 }',
    'test/said.test.ts': '',
  },
  innocent: {
    'src/a.ts': '// What was told.\nconst text = "you told us", tolden = text;',
    'demo/a.md': 'It is said.',
  },
});

holds({
  title: 'Each thing has the name that CONTRIBUTING.md gives it',
  files,
  finds: ({ text }) =>
    terms.flatMap(({ write, not }) =>
      [...text.matchAll(not)].map(([found]) => `says "${found}", and means: ${write}`),
    ),
  planted: { 'src/a.ts': '// Takes a web address.', 'demo/a.md': 'Run it as they stand.' },
  innocent: { 'src/a.ts': '// Takes the address of a home.', 'demo/a.md': 'It stands as a guest.' },
});
