import assert from 'node:assert/strict';
import { it } from 'node:test';
import { scripts } from './scripts.mjs';
import { describeParts } from './size.mjs';

it('two builds of the same files are the same bytes, and each library and folder has its part of them', async () => {
  const [one, other] = [await scripts('all'), await scripts('all')];
  assert.deepEqual(one, other);
  const parts = describeParts(one.chunks[0].text, one.maps[0].text).map((line) => line.split(/\s+/)[0]);
  for (const part of ['react-dom', 'uplot', 'ky', 'valibot', 'src/words', 'src/ui/chart', 'src/journeys/ev'])
    assert.ok(parts.includes(part), `${part} is not in ${parts}`);
});
