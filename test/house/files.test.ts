// Checks how files are named, how they begin, how long they are and what they export.
import { filesOf, isTest, type SourceFile } from './project.ts';
import { holds, places, withoutComments } from './rule.ts';

const LONGEST = 400;

/** Files that may be longer, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'test/journeys/heat-pump.test.ts':
    'one walk: the requirements of a journey in the order a visitor meets them',
};

const FOLDERS = ['src', 'demo', 'tools', 'test'];
const everything = filesOf(FOLDERS, ['.ts', '.tsx', '.mjs', '.css']).filter(
  ({ path }) => !path.endsWith('.d.ts'),
);
const code = filesOf(['src', 'demo/server', 'tools'], ['.ts', '.tsx', '.mjs']).filter(
  (file) => !isTest(file),
);

function isTooLong(file: SourceFile): string[] {
  const lines = file.text.trimEnd().split('\n').length;
  return lines > LONGEST && !EXCUSED[file.path] ? [`has ${lines} lines, more than ${LONGEST}`] : [];
}

holds({
  title: `A file has at most ${LONGEST} lines`,
  files: everything,
  finds: isTooLong,
  planted: { 'src/a.ts': 'a\n'.repeat(LONGEST + 1) },
  innocent: { 'src/a.ts': 'a\n'.repeat(LONGEST) },
});

holds({
  title: 'A file has a name in kebab-case, and no meaningless name',
  files: everything,
  finds: ({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    const isPlain =
      /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) && !/(^|\/)(utils?|helpers?|common|misc)[./]/.test(path);
    return isPlain ? [] : ['is not a name for a file here'];
  },
  planted: {
    'src/ui/TextField.tsx': '',
    'src/ui/utils.ts': '',
    'src/helpers/a.ts': '',
    'src/ui/text_field.ts': '',
  },
});

/** The one file that names everything that belongs to an asset. */
const ASSET = /^src\/journeys\/[^/]+\/index\.ts$/;

holds({
  title: 'There are no barrel files: a file exports only its own code',
  // The entry and the partner's types exist to re-export.
  files: code.filter(({ path }) => !['src/index.ts', 'src/element/public-types.ts'].includes(path)),
  finds: ({ path, text }) => [
    ...(/\/index\.tsx?$/.test(path) && !ASSET.test(path) ? ['is an index'] : []),
    ...places(withoutComments(text), /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from.*$/gm),
  ],
  planted: {
    'src/ui/index.ts': '',
    'src/ui/a.ts': "export * from './b.ts';",
    'src/ui/b.ts': "export type { B,\n C } from './c.ts';",
    'tools/c.mjs': "export { c } from './b.mjs';",
    'src/ui/c.ts': "export * as c from './b.ts';",
  },
  innocent: {
    'src/ui/a.ts': 'const a = 1;\nexport { a };',
    'src/journeys/solar/index.ts': 'export const solar = defineAsset({});',
  },
});
