import type { Locator, Page } from '@playwright/test';
import { API, expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { answerAddress, beginHeatPump, next, walk } from './support/walk.ts';

const hash = (page: Page) => page.evaluate(() => location.hash);
const link = (widget: Locator, name: string) => widget.getByRole('link', { name, exact: true }).click();

/** Visits five routes and more, with the navigation bar and the questions. */
async function wander(widget: Locator): Promise<void> {
  for (const name of ['Solar & battery', 'Electric vehicles', 'Heat pumps', 'Home']) await link(widget, name);
  await beginHeatPump(widget);
}

test('F03: on a page that uses its hash as a selector there is no exception, and in memory mode its hash stays', async ({
  host,
}) => {
  await host.open('f03-jquery.html#pricing');
  await wander(host.widget);
  await host.invariants();
  expect(await hash(host.page)).toBe('#/quote/switch/home-energy');

  await host.open('f03-jquery.html#pricing');
  await host.widget.evaluate((element) => element.setAttribute('router', 'memory'));
  await wander(host.widget);
  await answerAddress(host.widget);
  expect(await hash(host.page)).toBe('#pricing');
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('F04: a page with its own router keeps its state in every history entry', async ({ host }) => {
  const { page, widget } = host;
  await host.open('f04-router.html');
  await link(widget, 'Solar & battery');
  await link(widget, 'Heat pumps');
  await widget.getByRole('button', { name: 'Explore heat pumps' }).first().click();
  for (const _ of [1, 2, 3]) await page.goBack();
  await page.goForward();
  await expect(widget.getByRole('link', { name: 'Solar & battery', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await page.evaluate('met')).toEqual(['h1', 'h1', 'h1', 'h1']);
  expect(await page.evaluate(() => history.state)).toMatchObject({ key: 'h1', __NA: true });
  await host.invariants();
});

test('F04: in memory mode Back leaves the page as it would without the widget', async ({ host }) => {
  const { page, widget } = host;
  await host.open('f04-router.html');
  await widget.evaluate((element) => element.setAttribute('router', 'memory'));
  await page.waitForTimeout(50);
  await wander(widget);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

for (const file of ['f05-base.html', 'f05-base-elsewhere.html']) {
  test(`F05: ${file}: the URL, the requests and the links are the same as without a base`, async ({
    host,
    servers,
  }) => {
    const called = new Set<string>();
    host.page.on('request', (request) => {
      if (request.resourceType() === 'fetch') called.add(new URL(request.url()).origin);
    });
    await host.open(file);
    await link(host.widget, 'Heat pumps');
    expect(host.page.url()).toBe(`${servers.pages}/${file}#/quote/heat-pump`);
    await link(host.widget, 'Home');
    await walk(host.widget);
    expect(new URL(host.page.url()).pathname).toBe(`/${file}`);
    expect([...called]).toEqual([API]);
    const icons = await host.widget
      .locator('svg:visible')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width));
    expect(icons.every((width) => width > 0)).toBe(true);
    await host.invariants();
  });
}

test('F21: a router that handles every link gets none of ours, and external links open in a new tab', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f21-links.html');
  await wander(widget);
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    widget
      .getByRole('link', { name: /^Terms/ })
      .first()
      .click(),
  ]);
  expect(new URL(terms.url()).pathname).toBe('/plain.html');
  await terms.close();
  await link(widget, 'Home');
  await walk(widget);
  expect(await page.evaluate('taken')).toEqual([]);
  await host.invariants();
});

test('F26: far down on a page with smooth scrolling and a sticky header, nothing scrolls on load, and each new screen shows its heading', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f26-far.html');
  const top = () => page.evaluate(() => scrollY);
  await expect(widget.getByText('What would an upgrade do for your home?')).toBeAttached();
  await page.waitForTimeout(300);
  expect(await top()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  const settled = async () => {
    let last = -1;
    const rests = async () => {
      const before = last;
      last = await top();
      return before === last;
    };
    await expect.poll(rests, { intervals: [120] }).toBe(true);
    return last;
  };
  // The button is at the lower end of the home page, so the visitor is far below the widget's top.
  await widget.getByRole('button', { name: 'Explore all three together' }).scrollIntoViewIfNeeded();
  const before = await settled();
  await beginHeatPump(widget);
  const after = await settled();
  const viewport = page.viewportSize()?.height ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(viewport * 1.5);
  const heading = widget.getByRole('heading', { name: /Where is your home/ });
  await expect(heading).toBeFocused();
  const box = (await heading.boundingBox()) ?? { y: 0, height: 0 };
  expect(box.y, 'below the sticky header').toBeGreaterThanOrEqual(120);
  expect(box.y + box.height).toBeLessThan(viewport);

  await answerAddress(widget);
  await next(widget);
  await settled();
  const question = widget.getByRole('heading', { name: /What type of home is it/ });
  await expect(question).toBeFocused();
  expect((await question.boundingBox())?.y, 'below the sticky header').toBeGreaterThanOrEqual(120);
  await page.goBack();
  await expect(widget.getByText('Step 1 of 3').first()).toBeVisible();
});
