// Checks the sentences for visitors: all are in the catalogue, and none promises more than a quote can.
import ts from 'typescript';
import { filesOf, importsOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

/** Sentences that the specification fixes exactly. */
const EXCUSED = ['Best contact time', 'Determining best tariff for you'];

const PROMISES = /\bup to\b|\bfree\b|\bguarantee[ds]?\b|\bbest\b(?!.*\bof\b)/i;

/** Attributes that are announced or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
];

const catalogue = filesOf(['src/words'], ['.ts']).filter((file) => !isTest(file));
const views = filesOf(['src'], ['.tsx']).filter((file) => !isTest(file));

function promises(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => ts.isStringLiteralLike(node) && ts.isPropertyAssignment(node.parent))
    .filter((node) => node !== (node.parent as ts.PropertyAssignment).name)
    .map((node) => (node as ts.StringLiteralLike).text)
    .filter((text) => PROMISES.test(text) && !EXCUSED.includes(text));
}

function isSpoken(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  return (
    ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent) && SPOKEN.includes(node.parent.name.getText())
  );
}

function sentences(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => isSpoken(node) && /[a-z]{2}/i.test(node.getText()))
    .map((node) => `says ${node.getText().trim()}`);
}

holds({
  title: 'No sentence promises: no "up to", "free", "guaranteed", nor "best" without "of"',
  files: catalogue,
  finds: promises,
  planted: {
    'src/words/a.ts': "const a = { b: 'Save up to £300' };",
    'src/words/b.ts': "const a = { 'b.c': 'Your best tariff' };",
    'src/words/c.ts': 'const a = { b: `Guaranteed` };',
  },
  innocent: { 'src/words/a.ts': "const a = { 'up to': 'The best of those we compare, freely chosen' };" },
});

/** The list of languages, and the type of their keys. */
const KNOW_ENGLISH = ['src/words/packs.ts', 'src/words/word-key.ts'];
const isEnglish = (path: string | null) => path !== null && /^src\/words\/en-gb\b/.test(path);

holds({
  title: 'A language is passed in: only the list of languages and the type of keys import English',
  files: filesOf(['src', 'tools'], ['.ts', '.tsx', '.mjs']).filter(
    (file) => !isTest(file) && !isEnglish(file.path) && !KNOW_ENGLISH.includes(file.path),
  ),
  finds: (file) => importsOf(file).flatMap(({ from, path }) => (isEnglish(path) ? [`imports ${from}`] : [])),
  planted: {
    'src/screens/a.tsx': "import { landings } from '../words/en-gb/landings.ts';",
    'tools/a.ts': "import type { sentences } from '../src/words/en-gb/sentences.ts';",
  },
  innocent: { 'src/screens/a.tsx': "import { packs } from '../words/packs.ts';" },
});

holds({
  title: 'A view contains no text of its own: all its words come from the catalogue',
  files: views,
  finds: sentences,
  planted: {
    'src/ui/a.tsx': 'const a = <p>Hello</p>;',
    'src/ui/b.tsx': 'const b = <button aria-label="Close" />;',
  },
  innocent: { 'src/ui/a.tsx': 'const a = <p className="hello" title={words}>{words} · £</p>;' },
});
