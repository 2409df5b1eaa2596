// Tests on Node share a process (tools/testing/node-tests.mjs), so a file must undo what it changes for all.
import { filesOf, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

/** Code that changes something for all tests, and the code that undoes it. */
const CHANGES: readonly (readonly [does: RegExp, undoes: RegExp, problem: string])[] = [
  [
    /^(before|after)Each\(/m,
    /(?!)/,
    'a hook for each test stands outside every describe: it runs for the tests of all files',
  ],
  [
    /(?<!\.)\bmock\.method\(/,
    /\bmock\.restoreAll\(\)/,
    'what it mocks stays so: call `mock.restoreAll()`, or use `t.mock`',
  ],
  [
    /(?<!\.)\bmock\.timers\.enable\(/,
    /\bmock\.timers\.reset\(\)/,
    'the clock stays mocked: call `mock.timers.reset()`',
  ],
];

const files = filesOf(['src', 'demo', 'tools', 'test/house', 'test/fuzz'], ['.test.ts', '.test.mjs']);

holds({
  title: 'A test on Node leaves the process unchanged',
  files: files.filter(({ path }) => !path.endsWith('one-process.test.ts')),
  finds: ({ text }: SourceFile) =>
    CHANGES.filter(([does, undoes]) => does.test(text) && !undoes.test(text)).map(([, , problem]) => problem),
  planted: {
    'src/hook.test.ts': "beforeEach(() => {\n  process.env.TZ = 'UTC';\n});\n",
    'src/console.test.ts': "it('is silent', () => {\n  mock.method(console, 'log');\n});\n",
    'src/clock.test.ts': "before(() => mock.timers.enable({ apis: ['Date'] }));\n",
  },
  innocent: {
    'src/in.test.ts': "describe('a', () => {\n  beforeEach(() => {});\n});\n",
    'src/own.test.ts': "it('is silent', (t) => t.mock.method(console, 'log'));\n",
    'src/back.test.ts': "before(() => mock.method(console, 'log'));\nafter(() => mock.restoreAll());\n",
  },
});
