// Checks that a small part with one user and no test of its own lives in its user's file.
import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { it } from 'node:test';
import { filesOf, importsOf, isTest, type SourceFile } from './project.ts';
import { holds, withoutComments } from './rule.ts';

/** Lines of code, without comments and empty lines. A file with as many is a file of its own. */
const ENOUGH = 15;
/** Lines. A user that would be longer with the small part may keep it outside. */
const FULL = 150;

/** Small files that stay, with the reason. */
const STAY: Readonly<Record<string, string>> = {
  'src/domain/extras/prices.ts': 'each part that a result may have has its file',
  'src/journeys/solar/solar-quote.ts': 'each asset has the request of its quote in a file of this name',
  'src/shell/send-forms.ts': 'each handler between the page and the shell has its file',
  'src/words/en-gb/units.ts': 'a group of sentences, as those beside it',
  'tools/bootstrap/dev.mjs': 'a command',
  'tools/bootstrap/start.mjs': 'a command',
  'tools/build/themes.mjs': 'each part of dist has its file',
};

const FOLDERS = ['src', 'demo', 'tools', 'test'];
const OWN = /^(src|demo\/server|tools)\//;

const plantedCode = (lines: number) => 'export const a = 1;\n'.repeat(lines);
const PLANTED: Readonly<Record<string, string>> = {
  'src/planted/user.ts':
    "import './small.ts';\nimport './tested.ts';\nimport './shared.ts';\nimport './enough.ts';\nimport '../far/small.ts';",
  'src/planted/other.ts': "import './shared.ts';",
  'src/planted/tests.test.ts': "import './tested.ts';",
  'src/planted/full.ts': `import './beside-full.ts';\n${plantedCode(FULL)}`,
};

const files = filesOf(FOLDERS, ['.ts', '.tsx', '.mjs']);
const byPath = new Map(
  [...files, ...Object.entries(PLANTED).map(([path, text]) => ({ path, text }))].map((file) => [
    file.path,
    file,
  ]),
);
const users = new Map<string, Set<SourceFile>>();
for (const file of byPath.values()) {
  for (const { path } of importsOf(file)) {
    if (path) users.set(path, (users.get(path) ?? new Set()).add(file));
  }
}

const codeLines = ({ text }: SourceFile) =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
const linesOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length;

/** The user in whose file this one would be better. */
function onlyUser(file: SourceFile): SourceFile | null {
  const [user, ...others] = users.get(file.path) ?? [];
  if (!user || others.length > 0 || isTest(user) || dirname(user.path) !== dirname(file.path)) return null;
  return codeLines(file) < ENOUGH && linesOf(user) + linesOf(file) <= FULL ? user : null;
}

holds({
  title: 'What is small, has one user in its folder and no test lives in its user’s file',
  files: files.filter((file) => OWN.test(file.path) && !isTest(file) && !file.path.endsWith('.d.ts')),
  finds(file) {
    const user = STAY[file.path] ? null : onlyUser(file);
    return user ? [`only ${user.path} uses it`] : [];
  },
  planted: { 'src/planted/small.ts': plantedCode(ENOUGH - 1) },
  innocent: {
    'src/planted/tested.ts': plantedCode(1),
    'src/planted/shared.ts': plantedCode(1),
    'src/planted/enough.ts': plantedCode(ENOUGH),
    'src/planted/beside-full.ts': plantedCode(1),
    'src/far/small.ts': plantedCode(1),
    'src/planted/nobody.ts': plantedCode(1),
  },
});

it('lists no small file that need not be listed', () => {
  const needed = files.filter((file) => onlyUser(file)).map(({ path }) => path);
  assert.deepEqual(
    Object.keys(STAY).filter((path) => !needed.includes(path)),
    [],
  );
});
