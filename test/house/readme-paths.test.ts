// Checks that every file and folder that a README names exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const FOLDERS = ['src', 'demo', 'tools', 'test', 'themes', 'dist', '.ci'];
const guides: readonly SourceFile[] = [
  ...readdirSync(ROOT)
    .filter((name) => name.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  ...filesOf(FOLDERS, ['.md']),
];

const ENDING = /\.(ts|tsx|mjs|js|css|md|html|json|csv|txt|png)$/;

/** Files that the build makes, which a fresh clone lacks. dist/README.md names each of them. */
const BUILT = readFileSync(join(ROOT, 'dist/README.md'), 'utf8');
const isBuilt = (path: string) =>
  BUILT.includes(`\`${path.replace(/^\.?\/?(dist\/)?/, '')}`) || /^(dist\/)?themes\/\*\.css$/.test(path);

/** Texts in backticks that contain one of our folders or a file extension, and the targets of links. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path.replace(/#.*$/, ''));
  return [...quoted.filter(isPath), ...links.filter((path) => path && !/^[a-z]+:/.test(path))];
}

/** Extensions alone and `name.test.ts` stand for any file. */
function isPath(text: string): boolean {
  if (!/^[\w.-][\w./-]*$/.test(text) || /^(\d|\.[\w.]+$)|^name\./.test(text)) return false;
  return ENDING.test(text) || (text.includes('/') && FOLDERS.includes(text.split('/')[0] ?? ''));
}

/** The reference API creates it when it starts. */
const MADE = ['demo/data'];

/** A path is relative to the README's folder, to the root, or to a folder that the README describes. */
function exists(path: string, readme: string): boolean {
  const from = dirname(readme);
  const places = [from, '.', 'src', 'src/shell', 'test', 'test/house', 'demo/server', 'demo'];
  return (
    isBuilt(path) ||
    MADE.includes(path) ||
    places.some((place) => existsSync(join(ROOT, posix.join(place, path))))
  );
}

/** A file may be named without its folder if its name is clear. */
const names = new Set(
  FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })).map(
    (path) => posix.basename(path),
  ),
);

holds({
  title: 'Every path that a README names exists',
  files: guides,
  finds: ({ path: readme, text }) =>
    pathsIn(text)
      .filter((path) => !exists(path, readme) && !(!path.includes('/') && names.has(path)))
      .map((path) => `names ${path}, which is not there`),
  planted: {
    'README.md': 'See [the map](src/NOWHERE.md).',
    'src/README.md': 'A line in `words/nowhere.ts`, or in `tools/nowhere`.',
  },
  innocent: {
    'src/README.md': 'As `dist/home-energy-quote.js`, `plan.applies` and `/auth/token`: `words/words.ts`.',
  },
});
