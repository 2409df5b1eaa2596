import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { notCovered } from '../not-covered.ts';
import { filesOf, isTest, type SourceFile } from './project.ts';
import { idsOfTitles } from './titles.ts';

/** The id of each line: at the start of a list item, or in the first cell of a table row. */
const ids = [
  ...readFileSync(new URL('../requirements.md', import.meta.url), 'utf8').matchAll(
    /^(?:- |\| )\*\*([A-Z]+(?:-[A-Z]+)*-\d{2})\*\* /gm,
  ),
].map(([, id]) => id!);
const tests = filesOf(['src', 'test', 'demo', 'tools'], ['.ts', '.tsx', '.mjs']).filter(isTest);
const named = tests.map((file) => ({ file, found: idsOfTitles(file) }));
const covered = new Set(named.flatMap(({ found }) => [...found]));

const planted = (text: string): SourceFile => ({ path: 'test/planted.test.ts', text });

describe('the requirements', () => {
  it('have one id each, listed once', () => {
    assert.ok(ids.length > 470);
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      [],
    );
  });

  it('are each named by a test, or have a reason not to be', () => {
    assert.deepEqual(
      ids.filter((id) => !covered.has(id) && !notCovered[id]),
      [],
    );
  });

  it('have no reason that is empty or not needed', () => {
    const isOver = ([id, why]: [string, string]) =>
      !ids.includes(id) || (covered.has(id) && !why.startsWith('comes with'));
    assert.deepEqual(Object.entries(notCovered).filter(isOver), []);
  });

  it('include every id that a test names', () => {
    const unknown = named.flatMap(({ file, found }) =>
      [...found].filter((id) => !ids.includes(id)).map((id) => `${file.path}: there is no ${id}`),
    );
    assert.deepEqual(unknown, []);
  });
});

describe('the ids of a test', () => {
  const idsOf = (text: string) => [...idsOfTitles(planted(text))];

  it('are those in its title, one by one or as a range', () => {
    assert.deepEqual(idsOf("it('WIZ-01, WIZ-03…05 AMB-13: walks', () => {});"), [
      'WIZ-01',
      'WIZ-03',
      'WIZ-04',
      'WIZ-05',
      'AMB-13',
    ]);
  });

  it('are read from the source if tests are made in a loop', () => {
    const loop = `for (const [id] of [['VAL-01'], ['see VAL-02']]) it(\`\${id}: says so\`, () => {});`;
    assert.deepEqual(idsOf(loop), ['VAL-01']);
  });

  it('are not read from other text', () => {
    assert.deepEqual(idsOf("// WIZ-01\nconst id = 'WIZ-02';\nsubmit('WIZ-03: walks');"), []);
  });
});
