// Checks that documents name what is there.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

// Checks that the conformance note covers every criterion, and names only checks and files that exist.

const FOLDER = new URL('../../demo/', import.meta.url);
const CHECKS = new URL('../accessibility/checks/', import.meta.url);
const note = readFileSync(new URL('accessibility.md', FOLDER), 'utf8');

/** WCAG 2.2, levels A and AA, by guideline. 4.1.1 was removed in 2.2. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

describe('the accessibility conformance note', () => {
  it('BEY-11: covers each criterion of WCAG 2.2 A and AA, once and in order', () => {
    const spoken = [...note.matchAll(/^\| (\d\.\d\.\d+) .*\| AA? \|/gm)].map(([, id]) => id);
    const all = Object.entries(CRITERIA).flatMap(([guide, ids]) => ids.map((id) => `${guide}.${id}`));
    assert.equal(all.length, 55);
    assert.deepEqual(spoken, all);
  });

  it('BEY-11: links to files that exist, and to every check of a state', () => {
    const links = [...note.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, path = '']) => path);
    assert.deepEqual(
      links.filter((path) => !existsSync(new URL(path, FOLDER))),
      [],
    );
    const unspoken = readdirSync(CHECKS).filter(
      (file) => !['all.ts', 'check.ts', 'shown.ts'].includes(file) && !note.includes(`checks/${file}`),
    );
    assert.deepEqual(unspoken, []);
  });

  it('BEY-11: says "supported" only where it names a test, and counts the others', () => {
    const rows = [...note.matchAll(/^\| (\d\.\d\.\d+) .*\| AA? \| (.+?) \| (.*)\|$/gm)];
    const rated = (result: string) => rows.filter(([, , is]) => is === result);
    const tests = [...note.matchAll(/(?<=^\| |, )\[([\w-]+)\]\(\.\.\/test/gm)].map(([, name]) => name);
    const named = new RegExp(
      `^(${[...tests, 'keyboard', 'motion', 'focus', 'corrections'].join('|')})\\b|\\]\\(\\.\\./`,
    );
    assert.deepEqual(
      rated('supports').filter(([, , , how = '']) => !named.test(how)),
      [],
    );
    const [held, read] = [rated('supports').length, rated('as read').length];
    assert.ok(
      note.includes(
        `${held} are covered by our own tests, and ${read} ${read === 1 ? 'was' : 'were'} only reviewed`,
      ),
    );
    assert.equal(held + read + rated('page').length + rated('–').length, rows.length);
  });

  it('BEY-11: counts the states that are checked', () => {
    const kept = readdirSync(new URL('../accessibility/snapshots/', import.meta.url));
    assert.match(note, new RegExp(`through ${kept.length} states`));
  });
});

// Checks that every file and folder that a README names exists.

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
