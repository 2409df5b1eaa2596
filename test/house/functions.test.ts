// Checks how long a function may be.
import ts from 'typescript';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

/** In lines, from the name to the closing brace. A longer function does more than one thing. */
const LONGEST = 60;
/** A component's markup is long without being deep. */
const LONGEST_VIEW = 85;

function tooLong(file: SourceFile): string[] {
  const source = parse(file);
  const most = file.path.endsWith('.tsx') ? LONGEST_VIEW : LONGEST;
  const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  return [...nodesOf(source)].filter(ts.isFunctionLike).flatMap((node) => {
    const lines = line(node.getEnd()) - line(node.getStart()) + 1;
    const name = node.name?.getText() ?? 'a function';
    return lines > most ? [`${name} has ${lines} lines`] : [];
  });
}

/** Shared code of the server's tests counts as a test. */
const code = filesOf(['src', 'demo/server', 'tools'], ['.ts', '.tsx', '.mjs']).filter(
  (file) => !isTest(file) && !file.path.startsWith('demo/server/test/'),
);

holds({
  title: `A function has at most ${LONGEST} lines, a component ${LONGEST_VIEW}`,
  files: code,
  finds: tooLong,
  planted: {
    'src/a.ts': `export function a() {\n${'a;\n'.repeat(LONGEST)}}`,
    'tools/c.mjs': `export const c = () => {\n${'c;\n'.repeat(LONGEST)}};`,
    'src/b.tsx': `const b = () => {\n${'b;\n'.repeat(LONGEST_VIEW)}};`,
  },
  innocent: { 'src/a.ts': `export function a() {\n${'a;\n'.repeat(LONGEST - 2)}}` },
});
