import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { acceptedEncoding, fileBelow, servedFile } from './served-file.ts';

const PAGES = join(import.meta.dirname, '../../pages');
const MANY = 100;

describe('a file with many requests', () => {
  for (const name of ['assets/screenshot.png', 'assets/brookmeadow.css', 'index.html']) {
    it(`is in memory once, for concurrent and later requests: ${name}`, async () => {
      const ask = () => servedFile(join(PAGES, name), 'http://a');
      const all = [...(await Promise.all(Array.from({ length: MANY }, ask))), await ask()];
      // Otherwise a client that sends a thousand requests and reads no answer would fill the memory.
      assert.equal(new Set(all.map(({ bytes }) => bytes.buffer)).size, 1);
    });
  }

  it('is cached for each origin that is inserted into the page', async () => {
    const pages = await Promise.all(['a', 'b'].map((other) => servedFile(join(PAGES, 'index.html'), other)));
    assert.equal(new Set(pages.map(({ etag }) => etag)).size, 2);
  });

  it('is dropped from the cache when it is full, so that requests with ever new hosts do not fill the memory', async () => {
    const ask = (other: string) => servedFile(join(PAGES, 'index.html'), other);
    const first = await ask('http://first');
    assert.equal(await ask('http://first'), first);
    for (let nth = 0; nth < 200; nth++) await ask(`http://other-${nth}`);
    assert.notEqual(await ask('http://first'), first);
  });
});

describe('a path below the demo pages', () => {
  it('finds only regular files of known types in that folder', async () => {
    assert.equal(await fileBelow(PAGES, 'index.html'), join(PAGES, 'index.html'));
    for (const path of ['', '.', 'assets', 'no-such.html', '../pages/index.html', '../server/main.ts'])
      assert.equal(await fileBelow(PAGES, path), null, path);
    for (const path of ['./index.html', 'index.html\0', 'assets\\brookmeadow.css', 'assets/../index.html'])
      assert.equal(await fileBelow(PAGES, path), null, JSON.stringify(path));
  });
});

const CASES: readonly (readonly [string, string | null])[] = [
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0.4, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', null],
  ['abr, brx', null],
  ['br;q=2', null],
];

it('a file is only sent in an encoding that the client accepts', () => {
  for (const [header, expected] of CASES)
    assert.equal(acceptedEncoding(header, ['br', 'gzip']), expected, header);
});
