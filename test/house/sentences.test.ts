// Checks that each sentence of the catalogue is said by somebody: what nobody says is still in every visitor's bundle.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { packs } from '../../src/words/packs.ts';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';

/** Read by the page about an asset, or named by what the server sends. */
const ELSEWHERE = /^(land|source|assumption)\./;

const code = filesOf(['src'], ['.ts', '.tsx']).filter(
  (file) => !isTest(file) && !file.path.startsWith('src/words/en-gb/'),
);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a file may say: each text in it, a template with anything where it is filled in. */
function* textsOf(file: SourceFile): Generator<string> {
  for (const node of nodesOf(parse(file))) {
    if (ts.isStringLiteralLike(node)) yield escaped(node.text);
    if (ts.isTemplateExpression(node))
      yield [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => escaped(text))
        .join('.+');
  }
}

/** `${key}.${field}` says nothing of which sentence it is. */
const isTelling = (text: string) => /^[\w-]+\\\./.test(text);

const PLURAL = /\.(zero|one|two|few|many)$/;

/** A problem's sentence is looked for under its field's name first. */
const keyOf = (key: string) => key.replace(PLURAL, '').replace(/^(problem\.\w+)\.\w+$/, '$1');

function unsaid(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const texts = new Set(files.flatMap((file) => [...textsOf(file)]).filter(isTelling));
  const said = new RegExp(`^(${[...texts].join('|')})$`);
  return keys.filter((key) => !ELSEWHERE.test(key) && !said.test(keyOf(key)));
}

describe('Each sentence is said by somebody', () => {
  it('Each sentence is said by somebody: of British English, and so of each language', () => {
    const nobody = unsaid(Object.keys(packs[0].sentences), code);
    assert.deepEqual(nobody, [], 'no file of src names these keys: take them out of src/words');
  });

  it('Each sentence is said by somebody: one that nobody says is found', () => {
    const view = { path: 'src/ui/a.tsx', text: `const a = [words('a.b'), \`c.\${d}.e\`, \`\${f}.g\`];` };
    const keys = ['a.b', 'a.b.one', 'c.1.e', 'a.c', 'c.1', 'h.g', 'land.solar.cost'];
    assert.deepEqual(unsaid(keys, [view]), ['a.c', 'c.1', 'h.g']);
  });
});
