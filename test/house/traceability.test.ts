import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { notCovered } from '../not-covered.ts';
import { filesOf, isTest, type SourceFile } from './project.ts';
import { idsOfTitles } from './titles.ts';

/** Every line of the checklist, an id a line. */
const ids = readFileSync(new URL('../acceptance-ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const groups = new Set(ids.map((id) => id.slice(0, -3)));
const tests = filesOf(['src', 'test', 'demo', 'tools'], ['.ts', '.tsx', '.mjs']).filter(isTest);
const named = tests.map((file) => ({ file, found: idsOfTitles(file) }));
const covered = new Set(named.flatMap(({ found }) => [...found]));

const planted = (text: string): SourceFile => ({ path: 'test/planted.test.ts', text });

describe('the acceptance checklist', () => {
  it('has each of its lines covered by a test that names it, or says why not', () => {
    assert.ok(ids.length > 380);
    assert.deepEqual(
      ids.filter((id) => !covered.has(id) && !notCovered[id]),
      [],
    );
  });

  it('gives no excuse for a line that is covered, or is none', () => {
    assert.deepEqual(
      Object.keys(notCovered).filter((id) => covered.has(id) || !ids.includes(id)),
      [],
    );
  });

  it('has every line that a test names', () => {
    const unknown = named.flatMap(({ file, found }) =>
      [...found]
        .filter((id) => groups.has(id.slice(0, -3)) && !ids.includes(id))
        .map((id) => `${file.path}: there is no ${id}`),
    );
    assert.deepEqual(unknown, []);
  });
});

describe('the ids of a test', () => {
  const idsOf = (text: string) => [...idsOfTitles(planted(text))];

  it('are those its titles name, one by one or as a range', () => {
    assert.deepEqual(idsOf("it('WIZ-01, WIZ-03…05 AMB-13: walks', () => {});"), [
      'WIZ-01',
      'WIZ-03',
      'WIZ-04',
      'WIZ-05',
      'AMB-13',
    ]);
  });

  it('of tests made in a loop, stand by themselves in what they are made of', () => {
    const loop = `for (const [id] of [['VAL-01'], ['see VAL-02']]) it(\`\${id}: says so\`, () => {});`;
    assert.deepEqual(idsOf(loop), ['VAL-01']);
  });

  it('are not what is said elsewhere', () => {
    assert.deepEqual(idsOf("// WIZ-01\nconst id = 'WIZ-02';\nsubmit('WIZ-03: walks');"), []);
  });
});
