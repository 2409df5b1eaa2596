import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { API, expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { answerAddress, beginHeatPump, walk } from './support/walk.ts';

/** Records the requests to the API from now on, by the end of their path. */
function watchBodies(page: Page): Map<string, Request> {
  const sent = new Map<string, Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(API)) sent.set(`${request.method()} ${pathname.split('/').at(-1)}`, request);
  });
  return sent;
}

test('F02: the page’s own globals, AMD loader and process are not changed, short names included', async ({
  host,
}) => {
  await host.open('f02-globals.html');
  await host.journey();
  expect(JSON.parse(await host.page.evaluate('ownNames()'))).toEqual([
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    { own: true },
    'ours',
    'ours',
    'ours',
    'ours',
    'jquery',
    { x: 1 },
    7,
    { chunk: 1 },
    'q',
    { env: { NODE_ENV: 'test' } },
    null,
    [],
  ]);
});

test('F06: if it is included several times, in another version and as a module, it runs once and reports that once', async ({
  host,
  made,
}) => {
  const bundle = () => readFileSync(new URL('../../dist/home-energy-quote.js', import.meta.url), 'utf8');
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  made.set('/older.js', () => bundle().replaceAll(`"${version}"`, '"0.0.1"'));
  await host.open('f06-twice.html');
  await beginHeatPump(host.widget);
  await host.page.waitForTimeout(700);
  await expect(host.widget.getByText('Step 1 of 3').first()).toHaveCount(1);
  const reported = (await host.page.evaluate('reported')) as string[];
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain('0.0.1');
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('F09: with a badly written wrapper around fetch, and another one, requests still have their method, headers and body', async ({
  host,
}) => {
  const sent = watchBodies(host.page);
  await host.open('f09-fetch.html');
  await host.journey();
  const quote = sent.get('POST quote');
  expect(quote?.headers()).toMatchObject({ 'content-type': 'application/json' });
  expect(quote?.headers().authorization).toMatch(/^Bearer ./);
  expect(quote?.postDataJSON()).toMatchObject({ referrerBranch: 'DR', heatingFuel: 1 });
});

test('F10: on a page that patches promises, timers, history and requests it runs, and does nothing while the page is hidden', async ({
  host,
}) => {
  const { page } = host;
  await host.open('f10-zone.html');
  const rests = async (where: string) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // Work that began while the page was visible may end.
    await page.waitForTimeout(1500);
    const before = await page.evaluate('scheduled.length');
    await page.waitForTimeout(2500);
    expect(await page.evaluate(`scheduled.slice(${before})`), `scheduled on ${where}, hidden`).toEqual([]);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  await expect(host.widget.getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
  await rests('home');
  await walk(host.widget);
  await rests('the results');
  await host.invariants();
});

test('F11: with Prototype.js on the page, requests are complete, and lists stay lists', async ({ host }) => {
  const sent = watchBodies(host.page);
  await host.open('f11-prototype.html');
  expect(await host.page.evaluate(() => JSON.stringify({ tags: ['a'] }))).toBe('{"tags":"[\\"a\\"]"}');
  await host.journey();
  const { address } = sent.get('POST default')?.postDataJSON() ?? {};
  expect(Array.isArray(address.elecdetails)).toBe(true);
  expect(Array.isArray(sent.get('POST track-records')?.postDataJSON())).toBe(true);
  expect(await host.page.evaluate('Array.prototype.toJSON === ownToJSON && Array.from === $A')).toBe(true);
});

test('F11: with Prototype.js on the page, a reload still finds the journey', async ({ host }) => {
  await host.open('f11-prototype.html');
  await beginHeatPump(host.widget);
  await answerAddress(host.widget);
  await host.page.reload();
  await expect(host.widget.getByRole('button', { name: 'Change address' })).toBeVisible();
});

test('F12: if the page has replaced built-ins, the fallback content stays, with one event and nothing thrown', async ({
  host,
}) => {
  await host.open('f12-fakes.html');
  await host.page.waitForTimeout(300);
  await expect(host.widget.getByText('Call us on 0800 123 4567')).toBeVisible();
  const reported = (await host.page.evaluate('reported')) as { kind: string; message: string }[];
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    kind: 'fault',
    code: 'page-built-ins',
    message: expect.stringContaining('Map, Set, Promise'),
  });
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('F20: a page that stops events at its document does not affect us', async ({ host }) => {
  await host.open('f20-stops.html');
  await host.journey();
});

test('F20: a page that stops clicks before they reach the widget gets one warning, and nothing is thrown', async ({
  host,
}) => {
  await host.open('f20-swallows.html');
  const button = host.widget.getByRole('button', { name: 'Explore heat pumps' });
  for (const _ of [1, 2]) {
    await button.click();
    await host.page.waitForTimeout(800);
  }
  const reported = (await host.page.evaluate('reported')) as { kind: string; message: string }[];
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    kind: 'fault',
    code: 'page-clicks',
    message: expect.stringContaining('click'),
  });
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('F28: for a visitor with a content blocker only the tracking records are lost', async ({ host }) => {
  const words = /analytics|metrics|track|events|stats|(?<![a-z])ads?(?![a-z])|banner|beacon|pixel/i;
  const blocked: string[] = [];
  await host.page.route(
    ({ pathname }) => words.test(pathname) && !pathname.endsWith('.html'),
    (route) => {
      blocked.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    },
  );
  await host.open('f28-blocked.html');
  await host.journey();
  expect(blocked.every((path) => path.endsWith('/track-records'))).toBe(true);
});

test('F29: a script that loads late upgrades elements of every kind, each once', async ({ host }) => {
  await host.open('f29-late.html');
  const widgets = host.page.locator('home-energy-quote');
  await expect(widgets.first().getByText('What would an upgrade do for your home?')).toBeVisible();
  await expect(widgets.nth(1).getByText('Set before the script')).toBeVisible();
  const looks = await widgets.evaluateAll((all) =>
    all.map(({ shadowRoot }) => [
      shadowRoot?.querySelectorAll('.root').length,
      shadowRoot?.querySelector('.root')?.getAttribute('data-theme'),
    ]),
  );
  expect(looks).toEqual([
    [1, 'civic'],
    [1, 'meadow'],
  ]);
  expect((await recorded(host.page)).errors).toEqual([]);
});
