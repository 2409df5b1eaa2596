import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { servedFile } from './served-file.ts';

const PAGES = join(import.meta.dirname, '../../pages');
const MANY = 100;

describe('a file that many ask for', () => {
  for (const name of ['assets/screenshot.png', 'assets/brookmeadow.css', 'index.html']) {
    it(`is held in memory once, at the same time and one after the other: ${name}`, async () => {
      const ask = () => servedFile(join(PAGES, name), 'http://a');
      const all = [...(await Promise.all(Array.from({ length: MANY }, ask))), await ask()];
      // A client that asks a thousand times and reads nothing keeps all its answers waiting.
      assert.equal(new Set(all.map(({ bytes }) => bytes.buffer)).size, 1);
    });
  }

  it('is another one where the page is changed for who asks', async () => {
    const pages = await Promise.all(['a', 'b'].map((other) => servedFile(join(PAGES, 'index.html'), other)));
    assert.equal(new Set(pages.map(({ etag }) => etag)).size, 2);
  });
});
