// The reference's tables are generated from src: `UPDATE_README=1` writes them. The README's snippet and picture are current.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readmeTables } from '../../tools/generate/readme-tables.ts';
import { drawnFrom } from '../../tools/picture/drawn-from.ts';

const file = new URL('../../README.md', import.meta.url);
const reference = new URL('../../demo/guide/reference.md', import.meta.url);
const pictures = new URL('../../tools/picture/', import.meta.url);

describe('the README and the reference', () => {
  for (const [name, table] of Object.entries(readmeTables)) {
    it(`SET-02: its table of ${name} matches src`, () => {
      const text = readFileSync(reference, 'utf8');
      const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
      assert.match(text, place);
      const written = text.replace(place, (_, start, end) => `${start}\n${table}\n\n${end}`);
      if (process.env.UPDATE_README) writeFileSync(reference, written);
      else assert.equal(text, written, 'run UPDATE_README=1 node --test test/house/readme.test.ts');
    });
  }

  it('SEEN-13: its picture and its animation are up to date', () => {
    const taken: unknown = JSON.parse(readFileSync(new URL('drawn-from.json', pictures), 'utf8'));
    assert.equal(taken, drawnFrom(), 'run npm run picture, and look at what it made');
    assert.ok(statSync(new URL('../../demo/pages/assets/journey.gif', pictures)).size < 1_000_000);
  });

  const readme = readFileSync(file, 'utf8');
  const style = /<style>(.*?)<\/style>/.exec(readme)?.[1] ?? '';

  it('SECURITY: names the hash of the style that its snippet has', () => {
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(readme.includes(`'sha256-${hash}'`), hash);
  });

  it('EMB-01: each guide and the builder have the style of its snippet', () => {
    const shown = ['guide/hosting.md', 'guide/script.md', 'pages/assets/builder/snippet.js'].map((path) =>
      readFileSync(new URL(`../../demo/${path}`, import.meta.url), 'utf8'),
    );
    for (const text of shown) assert.ok(style && text.includes(style), style);
  });
});
