// Checks that no file of src, the server or the tools imports itself indirectly or a file that is not there, and that code
// which only tests use is in the folder that says why.
import { existsSync } from 'node:fs';
import { filesOf, importsOf, isTest, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));
const inProject = (file: SourceFile) => importsOf(file).flatMap(({ path }) => (path ? [path] : []));
const beside = filesOf(['tools', 'demo'], ['.ts', '.mjs']).filter((file) => !isTest(file));
const graph = new Map([...code, ...beside].map((file) => [file.path, inProject(file)]));

/** The path of imports from a file back to itself, or null. Imports of types count. */
function circle(start: string, first: readonly string[]): readonly string[] | null {
  const seen = new Set<string>();
  const ways = first.map((path) => [path]);
  for (let way = ways.pop(); way; way = ways.pop()) {
    const last = way.at(-1) ?? '';
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of graph.get(last) ?? []) ways.push([...way, next]);
  }
  return null;
}

holds({
  title: 'No file imports itself indirectly',
  files: [...code, ...beside],
  finds: (file) => {
    const way = circle(file.path, inProject(file));
    return way ? [`imports ${way.join(', which imports ')}`] : [];
  },
  planted: {
    'src/state/request.ts': "import { loadLookup } from './load-lookup.ts';",
    'demo/server/model/ev/range/ev-stage.ts': "import type { A } from './ev-range.ts';",
    'tools/build/paths.mjs': "import { write } from './write.mjs';",
  },
  innocent: { 'src/state/load-lookup.ts': "import { ask } from './request.ts';" },
});

holds({
  title: 'An import of a script names a file that is there, since no compiler reads scripts',
  files: beside.filter(({ path }) => path.endsWith('.mjs')),
  finds: (file) =>
    inProject(file)
      .filter((path) => !existsSync(path))
      .map((path) => `imports ${path}, which is not there`),
  planted: { 'tools/gallery/a.mjs': "import { writeFrame } from './bundle.mjs';" },
  innocent: { 'tools/gallery/a.mjs': "import { ROOT } from '../build/paths.mjs';" },
});

const imported = new Set([...code, ...beside].flatMap(inProject));
/** The entry, files that the build reads, and declarations: no file imports these. */
const ENTRIES = ['src/index.ts', 'src/element/public-types.ts', 'src/element/leave-fallback.ts'];
const isEntry = (path: string) => ENTRIES.includes(path) || path.endsWith('.d.ts');

holds({
  title: 'Code that only tests use is in domain/not-on-screen, whose README says why',
  files: code,
  finds: ({ path }) =>
    imported.has(path) || isEntry(path) || path.startsWith('src/domain/not-on-screen/')
      ? []
      : ['nothing but tests imports it'],
  planted: { 'src/domain/date-picker.ts': '' },
  innocent: { 'src/domain/not-on-screen/a.ts': '' },
});
