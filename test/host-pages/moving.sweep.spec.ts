import type { Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { reactPage } from './support/react-page.ts';
import { recorded } from './support/record.ts';
import { answerAddress, beginHeatPump, next, searchPostcode, walk } from './support/walk.ts';

/** The bytes of the page's heap after garbage collection. */
async function heap(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  for (const _ of [1, 2, 3]) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('F07: moved between two containers, text, route and inner scroll are kept; away for two seconds, route and answers', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f07-containers.html');
  await beginHeatPump(widget);
  await searchPostcode(widget);
  const list = widget.getByRole('listbox');
  await list.evaluate((rows) => {
    rows.scrollTop = 60;
  });
  const scrolled = await list.evaluate((rows) => rows.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  for (let move = 1; move <= 10; move++) {
    await page.evaluate(
      (id) => {
        const place = document.getElementById(id) as HTMLElement & {
          moveBefore?(node: Node, at: null): void;
        };
        const element = document.querySelector('home-energy-quote') as Element;
        if (place.moveBefore) place.moveBefore(element, null);
        else place.append(element);
      },
      move % 2 ? 'two' : 'one',
    );
  }
  expect(await list.evaluate((rows) => rows.scrollTop)).toBe(scrolled);
  for (let move = 1; move <= 10; move++) {
    await page.evaluate(
      (id) => document.getElementById(id)?.append(document.querySelector('home-energy-quote') as Node),
      move % 2 ? 'two' : 'one',
    );
  }
  await expect(widget.getByLabel('Postcode')).toHaveValue('BS19AA');
  await answerAddress(widget);
  await next(widget);
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector('home-energy-quote') as Element;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    document.getElementById('one')?.append(element);
  });
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  await widget.getByRole('button', { name: 'Back' }).click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  await host.invariants();
});

test('F08: a React page in strict mode that mounts, unmounts and re-keys it fifty times gets no message and leaks nothing', async ({
  host,
  made,
}) => {
  const { page, widget } = host;
  const script = await reactPage();
  made.set('/f08-react.js', () => script);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type()) && !message.text().includes('ERR_FAILED'))
      warnings.push(message.text());
  });
  await host.open('f08-react.html');
  await walkOnce();
  const toggle = (times: number) =>
    page.evaluate(async (count) => {
      const set = (window as unknown as { setWidget(next: object): void }).setWidget;
      for (let turn = 0; turn < count; turn++) {
        set(turn % 5 ? { show: false } : { key: turn });
        await new Promise((resolve) => setTimeout(resolve, turn % 3 ? 10 : 0));
        set({ show: true });
        await new Promise((resolve) => setTimeout(resolve, 12));
      }
    }, times);
  // The first fifty warm up, since data that is created once is no leak. The last removal is cleaned up in a later task.
  await toggle(50);
  await page.waitForTimeout(500);
  const before = await heap(page);
  await toggle(50);
  await page.waitForTimeout(500);
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  const after = await heap(page);
  expect(warnings).toEqual([]);
  expect(after / before).toBeLessThan(1.1);
  expect((await recorded(page)).errors).toEqual([]);
  await host.pressProbe();

  async function walkOnce(): Promise<void> {
    await beginHeatPump(widget);
    await answerAddress(widget);
    await page.evaluate('setWidget({ show: false })');
    await expect(widget).toHaveCount(0);
    await page.evaluate('setWidget({ show: true })');
    await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  }
});

test('F25: two widgets: an action in one does not affect the other, each has its own sentences, and a clone is a third element', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f25-two.html');
  const second = page.locator('#second');
  await expect(second.locator('.root')).toBeVisible();
  const tokens = new Map<string, Set<string>>();
  page.on('request', async (request) => {
    const bearer = request.headers().authorization;
    if (bearer) tokens.set(bearer, (tokens.get(bearer) ?? new Set()).add(request.url()));
  });
  await walk(widget);
  await expect(second.getByText('What would an upgrade do for your home?')).toBeVisible();
  await beginHeatPump(second);
  await expect(second.getByLabel('Postcode')).toHaveValue('');
  await expect(widget.getByText('Recommended pump size')).toBeVisible();
  expect(page.url()).toContain('#/second/switch/home-energy');

  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.evaluate(() => document.body.append(document.getElementById('second')?.cloneNode(true) as Node));
  const clone = page.locator('home-energy-quote').nth(2);
  await expect(clone.getByText('What would an upgrade do for your home?')).toBeVisible();
  await expect(clone.locator('.root')).toHaveAttribute('data-theme', 'volt');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('route-base');
  await expect(second.getByText('Step 1 of 3').first()).toBeVisible();
  await page.evaluate(() => document.querySelectorAll('home-energy-quote')[2]?.remove());
  await host.invariants();
});
