// Checks that imports between the folders of src go down only, and that each library is imported by one folder.
import ts from 'typescript';
import { folderBelow, importsGoDown } from './levels.ts';
import { filesOf, importsOf, isTest, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

/** From the partner's edge down. */
const LEVELS = [
  ['index.ts'],
  ['element'],
  ['styles'],
  ['shell'],
  ['screens'],
  ['journeys'],
  ['state'],
  ['wizard', 'api', 'ui', 'words'],
  ['domain'],
];

/** The folders of the assets. The other folders of journeys are shared. */
const JOURNEYS = ['heat-pump', 'solar', 'ev'];

/** The packages that src may use, each with the only folder that may import it. */
const DOORS: Readonly<Record<string, string>> = {
  react: 'src/',
  'react-dom': 'src/element/',
  '@preact/signals-react': 'src/',
  zustand: 'src/state/',
  ky: 'src/api/',
  valibot: 'src/',
  uplot: 'src/ui/chart/',
  postcode: 'src/domain/',
};

const folderOf = folderBelow('src/');
const journeyOf = (path: string) => /^src\/journeys\/([^/]+)\//.exec(path)?.[1] ?? '';
const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
const inProject = (file: SourceFile) => importsOf(file).flatMap(({ path }) => (path ? [path] : []));

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));
const demo = filesOf(['demo'], ['.ts', '.tsx']).filter((file) => !isTest(file));

importsGoDown({
  part: 'src',
  levels: LEVELS,
  files: code,
  folderOf,
  planted: {
    'src/domain/a.ts': "import { call } from '../api/call.ts';",
    'src/ui/a.ts': "export type { Words } from '../words/words.ts';",
    'src/state/a.ts': "const plan = await import('../journeys/plan.ts');",
    'src/shell/a.ts': "import '../nowhere/a.ts';\nimport '../element/a.ts';",
  },
  innocent: { 'src/journeys/a.ts': "import '../wizard/step.ts';\nimport './plan.ts';" },
  astray: ['src/utils/a.ts'],
});

holds({
  title: 'Journeys never import each other, and shared code imports none of them',
  files: code.filter(({ path }) => journeyOf(path) !== ''),
  finds: (file) =>
    inProject(file)
      .filter((path) => JOURNEYS.includes(journeyOf(path)) && journeyOf(path) !== journeyOf(file.path))
      .map((path) => `imports ${path}`),
  planted: {
    'src/journeys/ev/a.ts': "import '../solar/a.ts';",
    'src/journeys/home/a.ts': "import '../heat-pump/a.ts';",
  },
  innocent: { 'src/journeys/ev/a.ts': "import '../home/a.ts';" },
});

holds({
  title: 'src stands alone: it imports its own files, the themes and nothing else of the project',
  files: code,
  finds: (file) =>
    inProject(file)
      .filter((path) => !path.startsWith('src/') && !path.startsWith('themes/'))
      .map((path) => `imports ${path}`),
  planted: { 'src/api/a.ts': "import '../../demo/server/a.ts';" },
});

holds({
  title: 'Each library is imported by one folder only',
  files: code,
  finds: (file) =>
    importsOf(file)
      .filter(({ path }) => path === null)
      .filter(({ from }) => !file.path.startsWith(DOORS[packageOf(from)] ?? 'nowhere'))
      .map(({ from }) => `imports ${from}`),
  planted: {
    'src/state/a.ts': "import ky from 'ky';",
    'src/journeys/a.ts': "import { create } from 'zustand/vanilla';",
    'src/ui/dialog/a.tsx': "import { createPortal } from 'react-dom';",
    'src/ui/tabs/a.ts': "import type { Options } from 'uplot';",
    'src/domain/a.ts': "import { map } from 'lodash-es';",
    'src/api/a.ts': "import { readFileSync } from 'node:fs';",
  },
  innocent: { 'src/state/a.ts': "import { useStore } from 'zustand/react';" },
});

/** True if the import stays when types are stripped. React may type an interface in a .ts file, but its code may not run there. */
function runs(file: SourceFile): string[] {
  return parse(file)
    .statements.filter((statement) => ts.isImportDeclaration(statement))
    .filter((statement) => !statement.importClause?.isTypeOnly)
    .map((statement) => (statement.moduleSpecifier as ts.StringLiteral).text);
}

/** A file of hooks is named after one. */
const isHook = (path: string) => /(^|\/)use-[^/]+\.ts$/.test(path);

holds({
  title: 'React runs in .tsx files and in hooks only',
  files: code.filter(({ path }) => path.endsWith('.ts') && !isHook(path)),
  finds: (file) =>
    runs(file)
      .filter((from) => /^react(-dom)?(\/|$)|^@preact\/signals-react\/runtime$|^zustand\/react/.test(from))
      .map((from) => `imports ${from}`),
  planted: {
    'src/ui/a.ts': "import { useState } from 'react';",
    'src/ui/b.ts': "import { type ReactNode, useId } from 'react';",
    'src/state/a.ts': "import { useStore } from 'zustand/react';",
  },
  innocent: { 'src/ui/a.ts': "import type { ReactNode } from 'react';" },
});

if (demo.length > 0) {
  holds({
    title: 'The demo imports the API and the domain of src, and nothing else of it',
    files: demo,
    finds: (file) =>
      inProject(file)
        .filter((path) => path.startsWith('src/') && !['api', 'domain'].includes(folderOf(path)))
        .map((path) => `imports ${path}`),
    planted: { 'demo/server/a.ts': "import '../../src/state/widget.ts';" },
  });
}
