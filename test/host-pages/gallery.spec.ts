import { readFileSync } from 'node:fs';
import type { Recorded } from '../../tools/gallery/recorded.ts';
import { API, expect, test } from './support/host-test.ts';

const file = new URL('../../demo/pages/assets/gallery/recorded.json', import.meta.url);
const { walks } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;

for (const { name, states } of walks)
  test(`SEEN-04: the gallery reaches the states of ${name} with recorded responses only`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 480, height: 900 });
    const last = states.at(-1) ?? '';
    await page.goto(`${API}/gallery-frame.html?state=${last}&theme=volt&width=480`);
    const reached = () => page.evaluate(() => document.documentElement.dataset.reached);
    await expect.poll(reached, { timeout: 60_000 }).toMatch(new RegExp(`^(${last}$|failed)`));
    expect(await reached()).toBe(last);
    expect(asked.filter((path) => path.startsWith('/request/'))).toEqual([]);
  });
