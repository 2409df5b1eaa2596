import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileBelow, servedFile } from './served-file.ts';

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

  it('is forgotten once there are many others, so that requests with ever new names do not fill the memory', async () => {
    const ask = (other: string) => servedFile(join(PAGES, 'index.html'), other);
    const first = await ask('http://first');
    assert.equal(await ask('http://first'), first);
    for (let nth = 0; nth < 200; nth++) await ask(`http://other-${nth}`);
    assert.notEqual(await ask('http://first'), first);
  });
});

describe('a path of the demo pages', () => {
  it('leads to a plain file of a known kind below them, and to nothing else', async () => {
    assert.equal(await fileBelow(PAGES, 'index.html'), join(PAGES, 'index.html'));
    for (const path of ['', '.', 'assets', 'no-such.html', '../pages/index.html', '../server/main.ts'])
      assert.equal(await fileBelow(PAGES, path), null, path);
    for (const path of ['./index.html', 'index.html\0', 'assets\\brookmeadow.css', 'assets/../index.html'])
      assert.equal(await fileBelow(PAGES, path), null, JSON.stringify(path));
  });
});
