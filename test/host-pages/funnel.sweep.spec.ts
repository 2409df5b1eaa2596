// Checks that a visitor's actions are in the partner's view a second later, and nowhere if tracking is off. Also checks the view
// itself: with and without script, at four widths, light and dark, by keyboard.
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { temporaryFolder } from '../../demo/server/test/running-server.ts';
import { type ServerProcess, startProcess } from '../../demo/server/test/server-process.ts';
import { test as base, expect } from './support/host-test.ts';
import { answerAddress, beginHeatPump, widgetOn } from './support/walk.ts';

/** A headless browser identifies itself as one and is not counted, so this replaces its user agent. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Demo {
  readonly server: ServerProcess;
  /** The demo's partner is recognised by this origin. */
  readonly origin: string;
  readonly authorization: string;
}

const test = base.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a function asks for.
    async ({}, use) => {
      const PORT = String(await freePort());
      const server = await startProcess({ PORT, DATA_DIR: temporaryFolder(), DEMO_PARTNER: '1' });
      const key = /\b[0-9a-f]{64}\b/.exec(server.output())?.[0] ?? '';
      const authorization = `Basic ${Buffer.from(`demo:${key}`).toString('base64')}`;
      await use({ server, origin: `http://localhost:${PORT}`, authorization });
      await server.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The number of visits of the last 90 days that reached a stage. */
async function visits({ origin, authorization }: Demo, stage: string): Promise<number> {
  const answer = await fetch(`${origin}/partner/funnel.csv?days=90`, { headers: { authorization } });
  const row = (await answer.text())
    .split('\r\n')
    .find((line) => line.startsWith(`How far visits come,${stage},Visits,`));
  return Number(row?.split(',').at(-1)?.replace(/\D/g, ''));
}

/** The number of visits, once all random visits have been counted. */
async function counted(demo: Demo, stage: string): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await visits(demo, stage);
        return last === before;
      },
      { timeout: 30_000, intervals: [1500] },
    )
    .toBe(true);
  return last;
}

async function visitOf(browser: Browser, { origin }: Demo, attributes: Record<string, string> = {}) {
  const page = await (await browser.newContext({ userAgent })).newPage();
  const blank = `${origin}/a-page-of-the-partner`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Ours' }),
  );
  await page.goto(blank);
  await page.addScriptTag({ url: `${origin}/home-energy-quote.js` });
  await page.evaluate((given) => {
    const element = document.createElement('home-energy-quote');
    const all = { 'api-base': location.origin, ...given };
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    document.body.append(element);
  }, attributes);
  return page;
}

const SOON = { timeout: 10_000 };

test('EARN-01 EARN-03: a visitor’s actions are in the view a second later, once, also on another page', async ({
  browser,
  demo,
}) => {
  const before = await counted(demo, 'Gave an address');
  const opened = await visits(demo, 'Opened');
  const page = await visitOf(browser, demo);
  await beginHeatPump(widgetOn(page));
  await answerAddress(widgetOn(page));
  await widgetOn(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => visits(demo, 'Gave an address'), SOON).toBe(before + 1);
  expect(await visits(demo, 'Opened')).toBe(opened + 1);
  await page.goto(demo.origin);
  await expect(widgetOn(page).first()).toBeVisible();
  await page.waitForTimeout(2500);
  expect(await visits(demo, 'Opened')).toBe(opened + 1);
  await page.context().close();
});

async function viewed({ origin, authorization }: Demo, browser: Browser, javaScriptEnabled: boolean) {
  const options = { userAgent, javaScriptEnabled, extraHTTPHeaders: { authorization } };
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${origin}/partner/funnel?days=7`);
  return page;
}

const openedIn = (page: Page) =>
  page.getByRole('row', { name: 'Opened' }).first().getByRole('cell').first().innerText();

test('EARN-01: an open view updates while visitors act, and keeps its scroll position', async ({
  browser,
  demo,
}) => {
  await counted(demo, 'Opened');
  const view = await viewed(demo, browser, true);
  const before = Number(await openedIn(view));
  const table = view.getByRole('region', { name: 'How far visits come' });
  await table.focus();
  const page = await visitOf(browser, demo);
  await expect.poll(() => openedIn(view), SOON).toBe(String(before + 1));
  await expect(table).toBeFocused();
  await view.route('**/partner/funnel?*', (route) => route.abort());
  await expect(view.getByRole('status')).toHaveText(/^The numbers could not be updated/, SOON);
  await view.unroute('**/partner/funnel?*');
  await expect(view.getByRole('status')).toHaveText('', SOON);
  await page.context().close();
  await view.context().close();
});

test('EARN-01: the view needs no script', async ({ browser, demo }) => {
  await counted(demo, 'Opened');
  const view = await viewed(demo, browser, false);
  expect(Number(await openedIn(view))).toBeGreaterThan(50);
  await view.getByRole('link', { name: 'Heat pump' }).click();
  await expect(view.getByRole('link', { name: 'Heat pump' })).toHaveAttribute('aria-current', 'page');
  await expect(view.locator('svg.weeks')).toBeVisible();
  await view.context().close();
});

test('EARN-03: with tracking="off" a visit is counted nowhere', async ({ browser, demo }) => {
  const opened = await counted(demo, 'Opened');
  const page = await visitOf(browser, demo, { tracking: 'off' });
  await beginHeatPump(widgetOn(page));
  await answerAddress(widgetOn(page));
  await page.waitForTimeout(2500);
  expect(await visits(demo, 'Opened')).toBe(opened);
  await page.context().close();
});

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

async function problemsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

/** Of the links and the tables that can scroll, the number that the keyboard does not reach, and the number without a focus ring. */
async function tabStops(page: Page) {
  const all = page.locator('a[href], [tabindex="0"]');
  const reached = new Set<number>();
  let unmarked = 0;
  for (let at = await all.count(); at > 0; at -= 1) {
    await page.keyboard.press('Tab');
    const nth = await all.evaluateAll((stops) => stops.indexOf(document.activeElement as HTMLElement));
    if (nth >= 0) reached.add(nth);
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    if (ring === 'none') unmarked += 1;
  }
  return { missed: (await all.count()) - reached.size, unmarked };
}

for (const width of [320, 480, 768, 1200])
  test(`EARN-01: the view fits ${width} px, and axe finds nothing in it`, async ({ browser, demo }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await (
        await browser.newContext({
          colorScheme,
          viewport: { width, height: 800 },
          extraHTTPHeaders: { authorization: demo.authorization },
        })
      ).newPage();
      await page.goto(`${demo.origin}/partner/funnel?days=90`);
      await expect(page.getByRole('heading', { name: 'How far visits come' })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, 'nothing is wider than the page').toBeLessThanOrEqual(0);
      expect(await problemsOf(page)).toEqual([]);
      // Every link and field can be reached by keyboard, and shows the focus.
      expect(await tabStops(page)).toEqual({ missed: 0, unmarked: 0 });
      await page.context().close();
    }
  });
