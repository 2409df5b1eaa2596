// Checks that every file and folder that a README names is there.
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

/** Made by the build, so not there on a fresh clone: dist/README.md names each of them. */
const BUILT = readFileSync(join(ROOT, 'dist/README.md'), 'utf8');
const isBuilt = (path: string) =>
  BUILT.includes(`\`${path.replace(/^\.?\/?(dist\/)?/, '')}`) || /^(dist\/)?themes\/\*\.css$/.test(path);

/** In backticks with a folder of ours or an ending of a file, and where a link leads. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path.replace(/#.*$/, ''));
  return [...quoted.filter(isPath), ...links.filter((path) => path && !/^[a-z]+:/.test(path))];
}

/** Endings alone and `name.test.ts` stand for any file. */
function isPath(text: string): boolean {
  if (!/^[\w.-][\w./-]*$/.test(text) || /^(\d|\.[\w.]+$)|^name\./.test(text)) return false;
  return ENDING.test(text) || (text.includes('/') && FOLDERS.includes(text.split('/')[0] ?? ''));
}

/** The reference API makes it as it starts. */
const MADE = ['demo/data'];

/** Named from the README's own folder, the root, or a folder that the README is the map of. */
function exists(path: string, readme: string): boolean {
  const from = dirname(readme);
  const places = [from, '.', 'src', 'src/shell', 'test', 'test/house', 'demo/server', 'demo'];
  return (
    isBuilt(path) ||
    MADE.includes(path) ||
    places.some((place) => existsSync(join(ROOT, posix.join(place, path))))
  );
}

/** A file may be named alone where its name says enough. */
const names = new Set(
  FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })).map(
    (path) => posix.basename(path),
  ),
);

holds({
  title: 'Every path that a README names is there',
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
