import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { compareSurvivors, entryOf, faultOf, readSurvivors } from './survivors.mjs';

const one = faultOf('src/a.ts', 'a   >\n b', 'a >= b');

describe('the faults that no test notices', () => {
  it('are read from their document as they were written', () => {
    const text = ['# Title', 'Prose: `a` → `b`', '## src/a.ts', `${entryOf(one)}the same.`].join('\n');
    assert.deepEqual(readSurvivors(text), [{ ...one, reason: 'the same.' }]);
  });

  it('may contain backticks, and are shortened if they are long', () => {
    const fault = faultOf('src/a.ts', '`a`', 'x'.repeat(500));
    assert.equal(fault.to.length, 101);
    assert.deepEqual(readSurvivors(`## src/a.ts\n${entryOf(fault)}why`), [{ ...fault, reason: 'why' }]);
  });

  it('are listed under files that exist', () => {
    const root = new URL('../../', import.meta.url);
    const listed = readSurvivors(readFileSync(new URL('test/mutation-survivors.md', root), 'utf8'));
    const gone = listed.filter(({ file }) => !existsSync(new URL(file, root)));
    assert.deepEqual(gone, []);
  });

  it('each need a reason, and the list must contain no others', () => {
    const other = { ...one, to: 'a < b' };
    const elsewhere = { ...one, file: 'src/b.ts' };
    const listed = [
      { ...one, reason: 'the same' },
      { ...other, reason: 'once' },
      { ...elsewhere, reason: 'not tried now' },
    ];
    const fresh = { ...one, from: 'c' };
    const found = compareSurvivors({ listed, survived: [one, fresh, fresh], files: ['src/a.ts'] });
    assert.deepEqual(found.unlisted, [fresh]);
    assert.deepEqual(
      found.over.map(({ to }) => to),
      ['a < b'],
    );
  });
});
