import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';

const probes = async (page: Page) => (await recorded(page)).probes;

async function toResult(widget: Locator): Promise<void> {
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
}

async function openEnquiry(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', { name: 'Arrange a call' }).click();
  const dialog = widget.getByRole('dialog', { name: 'Enquire Now' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The ways in which a page can hide the widget's container, and show it again. */
const WAYS: Readonly<Record<string, readonly [hide: string, show: string]>> = {
  'display: none': ["panel.style.display = 'none'", "panel.style.display = ''"],
  'the attribute hidden': ['panel.hidden = true', 'panel.hidden = false'],
  'content-visibility': ["panel.style.contentVisibility = 'hidden'", "panel.style.contentVisibility = ''"],
  'a closed details': ['fold.open = false', 'fold.open = true'],
  'an element taken out': ['gone = panel.firstElementChild, gone.remove()', 'panel.append(gone)'],
};

test('F01: a page that hides an open dialog is never left inert, and the journey is kept', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f01-tabs.html');
  await toResult(widget);
  await page.evaluate('window.gone = null');
  for (const [way, [hide, show]] of Object.entries(WAYS)) {
    const dialog = await openEnquiry(widget);
    await dialog.getByLabel('Full name').fill(`Ada by ${way}`);
    const before = await probes(page);
    await page.evaluate(hide);
    await page.waitForTimeout(150);
    await host.pressProbe();
    expect(await probes(page), `a press after ${way}`).toBe(before + 1);
    await page.evaluate(show);
    await expect(widget.getByText('Recommended pump size'), way).toBeVisible();
    await expect(widget.getByRole('dialog'), way).toBeHidden();
  }
  await page.evaluate('delete window.gone');
  expect((await recorded(page)).errors).toEqual([]);
});

test('F18: a dialog is complete, centred and above everything, whatever its ancestors’ styles are', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f18-trapped.html');
  // The card shows only 300 by 150 px of the widget, too little for the mouse.
  await widget.evaluate((element) => {
    (element as HTMLElement & { start(options: object): void }).start({ journey: 'heat-pump' });
  });
  await widget.getByLabel('Postcode').fill('BS1 9AA');
  await widget.getByLabel('Postcode').press('Enter');
  await widget
    .getByRole('option')
    .first()
    .evaluate((option: HTMLElement) => option.click());
  const press = (name: string) =>
    widget.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeAttached();
  await press('Next');
  await expect(widget.getByRole('radio', { checked: true })).toHaveCount(1);
  await press('Next');
  await widget.getByRole('radio', { name: /^Medium/ }).evaluate((radio: HTMLElement) => radio.click());
  await press('See my result');
  await expect(widget.getByText('Recommended pump size')).toBeAttached();
  await press('Arrange a call');

  const dialog = widget.getByRole('dialog', { name: 'Enquire Now' });
  const panel = (await dialog.locator('.dialog__panel').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(panel.x + panel.width / 2 - width / 2)).toBeLessThan(2);
  expect(panel.y).toBeGreaterThanOrEqual(0);
  expect(panel.y + panel.height).toBeLessThanOrEqual(height);
  expect(panel.width).toBeGreaterThan(300);
  const covers = await page.evaluate(
    ([w, h]) =>
      [
        [w / 2, h / 2],
        [5, 5],
        [w - 20, h - 5],
      ].every(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.localName === 'home-energy-quote'),
    [width, height] as const,
  );
  expect(covers, 'the backdrop covers all').toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await host.invariants();
});

test('F19: nothing opens by itself; a banner can be pressed until the visitor opens a dialog, which closes in three ways', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f19-banner.html');
  await beginHeatPump(widget);
  await page.locator('#cookies').waitFor();
  expect(await page.evaluate(() => document.querySelectorAll(':modal').length)).toBe(0);
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  await answerQuestions(widget);
  await page.locator('#accept').click();
  await expect(page.locator('#cookies')).toHaveAttribute('data-accepted');
  await seeResult(widget);
  await expect(widget.getByRole('dialog')).toHaveCount(0);

  const opener = widget.getByRole('button', { name: 'Arrange a call' });
  for (const close of ['the button', 'Escape', 'beside']) {
    const dialog = await openEnquiry(widget);
    if (close === 'the button') await dialog.getByRole('button', { name: 'Close' }).click();
    else if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(4, 300);
    await expect(dialog, close).toBeHidden();
    await expect(opener, close).toBeFocused();
  }
  await page.locator('#chat').click();
  await host.pressProbe();
});

test('F19: on a page that intercepts Escape, the Close button still closes the dialog', async ({ host }) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await toResult(widget);
  const keep = "addEventListener('keydown', (event) => event.preventDefault(), true)";
  await page.evaluate(keep);
  const dialog = await openEnquiry(widget);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('F07, F01: moved while its dialog is open, the dialog is modal again, closes and opens', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f07-containers.html');
  await toResult(widget);
  const dialog = await openEnquiry(widget);
  await dialog.getByLabel('Full name').fill('Ada');
  for (const place of ['two', 'one', 'two']) {
    await page.evaluate(
      (id) => document.getElementById(id)?.append(document.querySelector('home-energy-quote') as Node),
      place,
    );
    await page.waitForTimeout(150);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.getByLabel('Full name')).toHaveValue('Ada');
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openEnquiry(widget);
  await page.keyboard.press('Escape');
  await host.pressProbe();
  expect((await recorded(page)).probes).toBe(1);
  expect((await recorded(page)).errors).toEqual([]);
});

test('F01, AMB-42: the loader ignores Escape, and closes itself when the page hides it; the answers are kept', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f01-tabs.html');
  await beginHeatPump(widget);
  await answerQuestions(widget);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/quote$/, async (route) => {
    await held;
    await route.continue();
  });
  await widget.getByRole('button', { name: 'See my result' }).click();
  const loader = widget.getByRole('dialog', { name: 'Getting your quote now' });
  await expect(loader).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(loader).toBeVisible();

  await page.evaluate('panel.hidden = true');
  await page.waitForTimeout(150);
  await host.pressProbe();
  expect(await probes(page)).toBe(1);
  await page.evaluate('panel.hidden = false');
  letGo();
  await page.waitForTimeout(150);
  await expect(loader).toBeHidden();
  await expect(widget.getByRole('radio', { name: /^Medium/ })).toBeChecked();
  await page.unroute(/\/quote$/);
  await seeResult(widget);
});
