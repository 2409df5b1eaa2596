import type { Page } from '@playwright/test';
import { API, expect, test } from './support/host-test.ts';
import { recorded, recordOn } from './support/record.ts';
import {
  answerAddress,
  answerQuestions,
  beginHeatPump,
  seeResult,
  sendEnquiry,
  widgetOn,
} from './support/walk.ts';

const SITE = API.replace('127.0.0.1', 'localhost');

interface Partner {
  readonly file: string;
  /** The widget's width on a wide page, in px. */
  readonly width: number;
  /** The button's styles in its theme. The partner's own rules would reach a widget without a shadow root. */
  readonly button: Readonly<Record<string, string>>;
  readonly begin: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => widgetOn(page).getByRole('button', { name }).click();

const PARTNERS: readonly Partner[] = [
  {
    file: 'coop-blog.html',
    width: 340,
    button: { 'background-color': 'rgb(11, 107, 79)', 'letter-spacing': 'normal' },
    begin: press('Get a heat pump quote'),
  },
  {
    file: 'lender.html',
    width: 718,
    button: { 'background-color': 'rgb(18, 56, 122)', 'border-radius': '6px' },
    begin: async () => {},
  },
  {
    file: 'ev-brand.html',
    width: 1200,
    button: { 'background-color': 'rgb(184, 242, 58)', 'text-shadow': 'none', 'letter-spacing': 'normal' },
    begin: press('Compare with your car'),
  },
  {
    file: 'council.html',
    width: 958,
    button: { 'background-color': 'rgb(29, 90, 166)', 'border-radius': '0px' },
    begin: press('Get a heat pump quote'),
  },
];

test.beforeEach(({ page }) => recordOn(page));

for (const { file, width, button, begin } of PARTNERS) {
  test(`EMB-02, EMB-05: ${file} shows the widget at ${width} px, in its theme and undamaged`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.goto(`${SITE}/${file}`);
    const widget = widgetOn(page);
    await expect(widget.locator('.button--primary').first()).toBeVisible();
    expect(await widget.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(width);
    for (const [property, value] of Object.entries(button))
      await expect(widget.locator('.button--primary').first()).toHaveCSS(property, value);
    await begin(page);
    await answerAddress(widget);
    expect(await recorded(page)).toMatchObject({ errors: [], violations: [] });
  });

  test(`EMB-05: ${file} needs no sideways scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${SITE}/${file}`);
    await begin(page);
    await expect(widgetOn(page).getByLabel('Postcode')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the pages load the script and the API from another origin', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/home-energy-quote\.js|auth\/token/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  for (const { file } of PARTNERS) {
    await page.goto(`${SITE}/${file}`);
    await expect(widgetOn(page).locator('.root')).toBeVisible();
  }
  expect([...origins]).toEqual([API]);
});

test('BEY-21: the demo page sends an enquiry, and shows what arrived', async ({ page }) => {
  await page.goto(`${SITE}/`);
  const widget = widgetOn(page);
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  await sendEnquiry(widget);
  const inbox = page.getByRole('region', { name: 'What arrived' });
  await expect(inbox).toContainText('Ada Lovelace');
  await expect(inbox).toContainText('BS1 9AA');
  expect(await recorded(page)).toMatchObject({ errors: [], violations: [] });
});
