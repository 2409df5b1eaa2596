// Walks every state of the gallery on the built script and on one with all libraries as published, and compares what is shown.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Recorded } from '../../tools/gallery/wire.ts';
import { API, expect, test } from './support/host-test.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { walks } = JSON.parse(read('demo/pages/assets/gallery/recorded.json')) as Recorded;

let published = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const file = join(folder, 'script.js');
  execFileSync(process.execPath, ['tools/leave-out/build-as-published.mjs', file], { cwd: root });
  published = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
});

/** All text of the widget, also what is closed, and the pixels of its charts. */
function textAndCharts(): string {
  const root = (document.querySelector('home-energy-quote') as HTMLElement).shadowRoot as ShadowRoot;
  const charts = [...root.querySelectorAll('canvas')].map((one) => one.toDataURL());
  return [root.textContent, ...charts].join('\n');
}

/** What is shown in each state of a walk: the accessibility tree, and the text with the charts. */
async function shownOn(page: Page, states: readonly string[], script?: string) {
  const widget = page.locator('home-energy-quote');
  const shown: Record<string, readonly string[]> = {};
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const served = { body: script ?? '', contentType: 'text/javascript' };
  if (script) await page.route('**/home-energy-quote.js', (route) => route.fulfill(served));
  await page.exposeFunction('heqReached', async (state: string) => {
    // Some text comes late, as counts that are announced.
    for (let same = 0; same < 3; ) {
      const now = [await widget.ariaSnapshot(), await page.evaluate(textAndCharts)];
      same = now.join() === shown[state]?.join() ? same + 1 : 0;
      shown[state] = now;
      await page.waitForTimeout(300);
    }
  });
  await page.setViewportSize({ width: 480, height: 900 });
  const last = states.at(-1) ?? '';
  await page.goto(`${API}/gallery-frame.html?state=${last}&theme=volt&width=480`);
  const reached = () => page.evaluate(() => document.documentElement.dataset.reached);
  await expect.poll(reached, { timeout: 90_000 }).toMatch(new RegExp(`^(${last}$|failed)`));
  expect(await reached()).toBe(last);
  expect(errors).toEqual([]);
  return shown;
}

for (const { name, states } of walks)
  test(`${name} is the same with libraries as published`, async ({ browser }) => {
    test.setTimeout(240_000);
    const [ours, theirs] = [await browser.newPage(), await browser.newPage()];
    const shown = await shownOn(ours, states);
    const expected = await shownOn(theirs, states, published);
    expect(Object.keys(shown)).toEqual(states);
    for (const state of states) expect(shown[state], state).toEqual(expected[state]);
    await ours.close();
    await theirs.close();
  });
