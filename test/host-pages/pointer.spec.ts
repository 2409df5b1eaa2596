// A page that captures the pointer of whatever is pressed in it, as drawers and gestures do.
import type { Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';

/** What the pages' drags do: `of` is the part that takes the pointer. */
const captures = (page: Page, of: 'target' | 'body') =>
  page.evaluate((taker) => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    document.addEventListener('heq-error', ({ detail }) => noted.push(detail.message));
    document.addEventListener('pointerdown', ({ target, pointerId }) => {
      (taker === 'body' ? document.body : (target as Element)).setPointerCapture(pointerId);
    });
  }, of);

test('F36: where the page captures what is pressed, buttons, links, options and folds are pressed all the same', async ({
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

test('F37: where the page takes the pointer for a part of its own, it is told', async ({ host }) => {
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
