// Checks how files are named, how they begin, how long they are and what they export.
import { filesOf, isTest, type SourceFile } from './project.ts';
import { holds, places, withoutComments } from './rule.ts';

const LONGEST = 200;

/** Files that may be longer, each with its reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'src/ui/house/house.css': 'one drawing, whose parts are inked against each other',
};

const FOLDERS = ['src', 'demo', 'tools', 'test'];
const everything = filesOf(FOLDERS, ['.ts', '.tsx', '.mjs', '.css']).filter(
  ({ path }) => !path.endsWith('.d.ts'),
);
const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));

function isTooLong({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > LONGEST && !EXCUSED[path] ? [`has ${lines} lines, more than ${LONGEST}`] : [];
}

holds({
  title: 'A file begins with a comment that says what it knows',
  // A test says it with the names of its tests.
  files: everything.filter((file) => !isTest(file)),
  finds: ({ path, text }) =>
    (path.endsWith('.css') ? /^\/\*[\s*]*\w.{10,}/ : /^\/\/ \w.{10,}/).test(text)
      ? []
      : ['does not say what it knows'],
  planted: { 'src/a.ts': "import 'b';", 'src/a.css': '@layer ui {}', 'src/b.ts': '//\nexport const b = 1;' },
  innocent: { 'src/a.ts': '// Knows what an a is.\n', 'src/a.css': '/*\n * Knows how an a looks.\n */' },
});

holds({
  title: `A file has at most ${LONGEST} lines`,
  files: everything,
  finds: isTooLong,
  planted: { 'src/a.ts': 'a\n'.repeat(LONGEST + 1) },
  innocent: { 'src/a.ts': 'a\n'.repeat(LONGEST) },
});

holds({
  title: 'A file is named in kebab-case, and not for what has no name',
  files: everything,
  finds: ({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    const isPlain =
      /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) && !/\b(utils?|helpers?|common|misc)\b/.test(path);
    return isPlain ? [] : ['is not a name for a file here'];
  },
  planted: {
    'src/ui/TextField.tsx': '',
    'src/ui/utils.ts': '',
    'src/helpers/a.ts': '',
    'src/ui/text_field.ts': '',
  },
});

holds({
  title: 'There are no barrels: a file exports what is its own',
  files: code.filter(({ path }) => path !== 'src/index.ts'),
  finds: ({ path, text }) => [
    ...(/\/index\.tsx?$/.test(path) ? ['is an index'] : []),
    ...places(withoutComments(text), /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from.*$/gm),
  ],
  planted: {
    'src/ui/index.ts': '',
    'src/ui/a.ts': "export * from './b.ts';",
    'src/ui/b.ts': "export type { B,\n C } from './c.ts';",
    'src/ui/c.ts': "export * as c from './b.ts';",
  },
  innocent: { 'src/ui/a.ts': 'const a = 1;\nexport { a };' },
});
