// Checks that guides and code use the one name that CONTRIBUTING.md gives to each thing.
import { readFileSync } from 'node:fs';
import { filesOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';
import { escaped } from './said-texts.ts';

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

/** Files that contain these words because they are about them. */
const ABOUT = ['CONTRIBUTING.md', 'test/house/terms.test.ts'];

const files: readonly SourceFile[] = [
  ...['README.md', 'SECURITY.md', 'CHANGELOG.md'].map(root),
  ...filesOf(['src', 'demo', 'tools', 'test'], ['.md', '.ts', '.tsx', '.mjs']),
].filter(({ path }) => !ABOUT.includes(path));

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
