// Pages that capture the pointer when something is pressed, as drawers and gesture libraries do.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';
import { seeAll } from './support/walk-results.ts';

/** Simulates the page's drag handling. `of` is the element that captures the pointer. */
const captures = (page: Page, of: 'target' | 'body') =>
  page.evaluate((taker) => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    document.addEventListener('heq-error', ({ detail }) => noted.push(detail.message));
    document.addEventListener('pointerdown', ({ target, pointerId }) => {
      (taker === 'body' ? document.body : (target as Element)).setPointerCapture(pointerId);
    });
  }, of);

test('F36: if the page captures the pointer on the pressed element, buttons, links, options and disclosures still work', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await captures(page, 'target');
  await widget.getByRole('link', { name: 'Heat pumps', exact: true }).click();
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  const fold = widget.locator('details:not([open]) > summary:visible').first();
  await fold.click();
  await host.pressProbe();
  expect(await page.evaluate('noted')).toEqual([]);
});

test('F37: a page that captures the pointer for an element of its own gets a warning', async ({ host }) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await captures(page, 'body');
  const button = widget.getByRole('button', { name: 'Explore heat pumps' }).first();
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.mouse.down();
  await expect.poll(() => page.evaluate('noted.join()')).toContain('captures presses');
  await page.mouse.up();
});

/** Presses an element at its centre, and drags to the right. A slider's value follows. */
async function drags(page: Page, what: Locator, by: number): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = (await what.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test('F38: on that page, tabs, sliders, terms and charts do what the page’s own controls do', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await captures(page, 'target');
  // Our controls must do what the page's own controls do there.
  await page.evaluate(() => {
    const [slider, pressed] = [document.createElement('input'), document.createElement('button')];
    Object.assign(slider, { type: 'range', id: 'own-slider', value: '0' });
    pressed.id = 'own-button';
    pressed.onclick = () => pressed.append('pressed');
    document.body.prepend(pressed, slider);
  });
  await page.locator('#own-button').click();
  await expect(page.locator('#own-button')).toHaveText('pressed');
  await drags(page, page.locator('#own-slider'), 20);
  expect(Number(await page.locator('#own-slider').inputValue())).toBeGreaterThan(0);

  await seeAll(widget);
  for (const [name, sees] of [
    ['EV', 'a year by driving electric'],
    ['Heat Pump', 'a year with a heat pump'],
    ['Solar & Battery', 'a year with solar panels'],
  ] as const) {
    await widget.getByRole('tab', { name: new RegExp(`^${name} `) }).click();
    await expect(widget.getByText(sees).first()).toBeVisible();
  }
  const closed = widget.locator('details:not([open]) > summary:visible');
  // A disclosure may contain others.
  while ((await closed.count()) > 0) {
    const fold = await closed.first().elementHandle();
    await fold?.click();
    await expect
      .poll(() => fold?.evaluate(({ parentElement }) => parentElement?.hasAttribute('open')))
      .toBe(true);
  }
  for (const slider of await widget.locator('input[type=range]:visible').all()) {
    const before = await slider.inputValue();
    await drags(page, slider, 60);
    expect(await slider.inputValue()).not.toBe(before);
  }
  await widget
    .getByRole('button', { name: /^Show as table/ })
    .first()
    .click();
  await expect(widget.getByRole('columnheader').first()).toBeVisible();
  const chart = widget.getByRole('application').last();
  await drags(page, chart, 40);
  await expect(chart.locator('xpath=ancestor::figure').getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate('noted')).toEqual([]);
});

/** Swipes upwards with a finger, beginning on an element. */
async function swipes(page: Page, what: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const box = (await what.boundingBox())!;
  const points = (up: number) => [{ x: box.x + 20, y: box.y + 10 - up }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let up = 10; up <= 200; up += 10)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(up) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('F39: the page handles a press outside our controls itself: its drag continues, and a finger scrolls', async ({
    host,
  }) => {
    const { page, widget } = host;
    await page.setViewportSize({ width: 480, height: 500 });
    await host.open('plain.html');
    await page.evaluate(() => {
      const state = { began: 0, by: 0 };
      const drawer = document.querySelector('home-energy-quote')!.parentElement!;
      Object.assign(window, { state });
      let from: number | undefined;
      drawer.addEventListener('pointerdown', ({ target, pointerId, clientX }) => {
        (target as Element).setPointerCapture(pointerId);
        Object.assign(state, { began: state.began + 1, by: 0 });
        from = clientX;
      });
      drawer.addEventListener('pointermove', ({ clientX }) => {
        if (from !== undefined) state.by = clientX - from;
      });
      drawer.addEventListener('pointerup', () => {
        from = undefined;
      });
    });
    const heading = widget.getByRole('heading').first();
    for (const [place, began] of [
      [page.locator('h1'), 1],
      [heading, 2],
    ] as const) {
      await drags(page, place, 90);
      expect(await page.evaluate('state')).toEqual({ began, by: 90 });
    }
    for (const place of [heading, widget.getByRole('button', { name: 'Explore heat pumps' }).first()]) {
      await page.evaluate(() => scrollTo(0, 0));
      await swipes(page, place);
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
    }
  });
});
