// The plugin of `demo/wordpress` in a real WordPress and its default theme.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { API } from '../support/host-test.ts';
import { widgetOn } from '../support/walk.ts';
import { beginPost, loggedIn, publish, published, settle } from './site.ts';
import { attributesOf, SETTINGS, walks } from './visit.ts';

// The tests share one site.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let owner: Page;
let writer: Page;
test.beforeAll(async ({ browser }) => {
  owner = await loggedIn(browser, 'owner');
  writer = await loggedIn(browser, 'writer');
  await settle(owner, SETTINGS);
});

test('ATTRIBUTES: the block is set up in the editor, and leads a visitor to a result', async ({ page }) => {
  await beginPost(owner, 'By a block');
  await owner.getByRole('button', { name: 'Look', exact: true }).click();
  await owner.getByLabel('theme', { exact: true }).selectOption('harbour');
  await expect(owner.getByText('theme: harbour')).toBeVisible();
  await owner.getByRole('button', { name: 'Align' }).click();
  await owner.getByRole('menuitemradio', { name: 'Wide width' }).click();
  await walks(page, await publish(owner));
  await expect(page.locator('.alignwide').filter({ has: widgetOn(page) })).toBeVisible();
});

test('ATTRIBUTES: the shortcode of an author leads to a result, too', async ({ page }) => {
  const text = '[home_energy_quote theme="harbour" brand-name="Harbour & Co" hide_footer]';
  await walks(page, await published(writer, 'By a shortcode', text));
  const { theme, 'brand-name': name, 'hide-footer': footer, id, ...rest } = await attributesOf(page);
  expect({ theme, name, footer }).toEqual({ theme: 'harbour', name: 'Harbour & Co', footer: '' });
  expect(Object.keys(rest)).toEqual(['api-base']);
});

test('a value that is another attribute’s name does not set that attribute', async ({ page }) => {
  await page.goto(await published(writer, 'A name', '[home_energy_quote brand_name="tracking"]'));
  expect(await attributesOf(page)).not.toHaveProperty('tracking');
});

test('two on one page both start', async ({ page }) => {
  await page.goto(
    await published(writer, 'Two', '[home_energy_quote]\n\n[home_energy_quote journey="solar"]'),
  );
  for (const at of [0, 1]) await expect(widgetOn(page).nth(at).getByRole('heading').first()).toBeVisible();
});

/** Attacks that a hostile author tries. Each would set `hit`. */
const HOSTILE = [
  `[home_energy_quote theme='"><img src=x onerror=hit=1>' brand_name='" onfocus=hit=1 autofocus tabindex=1 x="']`,
  '[home_energy_quote theme="\\x22 onfocus=hit=1 autofocus tabindex=1" onclick="hit=1" style="x"]',
  '[home_energy_quote support_phone="&quot;&gt;&lt;script&gt;hit=1&lt;/script&gt;" brand_name="&lt;/home-energy-quote&gt;&lt;script&gt;hit=1&lt;/script&gt;"]',
  '[home_energy_quote terms_url="javascript:hit=1" privacy-url="javascript:hit=1" about_url="data:text/html,x" logo_src="javascript:hit=1"]',
  `<a title="[home_energy_quote brand_name='x']" href="#">a</a> <a title='[home_energy_quote brand_name="onfocus=hit=1"]' href="#">b</a>`,
  '[home_energy_quote brand_name="[home_energy_quote theme=volt]"]',
  '<!-- wp:home-energy-quote/quote {"theme":"\\u0022\\u003e\\u003cimg src=x onerror=hit=1\\u003e","brand_name":{"a":1},"onclick":"hit=1"} /-->',
  '<home-energy-quote onclick="hit=1" api-base="https://elsewhere.example/"></home-energy-quote>',
];

test('an author’s attributes stay attributes, and run no code', async ({ page }) => {
  const known = JSON.parse(
    readFileSync(
      new URL('../../../demo/wordpress/home-energy-quote/attributes.json', import.meta.url),
      'utf8',
    ),
  ) as object;
  for (const [at, text] of HOSTILE.entries()) {
    await page.goto(await published(writer, `Hostile ${at}`, text));
    await page.waitForLoadState('networkidle');
    for (const widget of await widgetOn(page).all()) {
      await widget.click({ position: { x: 2, y: 2 } });
      const names = await widget.evaluate((element) => element.getAttributeNames());
      expect(
        names.filter((name) => !['api-base', 'id', ...Object.keys(known)].includes(name)),
        text,
      ).toEqual([]);
      await expect(
        widget.locator('a[href^="javascript"], img[src^="javascript"], a[href^="data"]'),
      ).toHaveCount(0);
    }
    expect(await page.evaluate('"hit" in window'), text).toBe(false);
    expect(await page.locator('[onclick], [onfocus], [onerror]').count(), text).toBe(0);
  }
});

test('an author cannot choose where a visitor’s answers are sent', async ({ page }) => {
  const text =
    '[home_energy_quote api_base="https://elsewhere.example/" auth-url="https://elsewhere.example/t"]';
  await page.goto(await published(writer, 'Elsewhere', text));
  await expect(widgetOn(page).getByRole('heading').first()).toBeVisible();
  expect(await attributesOf(page)).toMatchObject({ 'api-base': `${API}/` });
  expect(await attributesOf(page)).not.toHaveProperty('auth-url');
  await writer.goto(new URL('/wp-admin/options-general.php?page=heq', writer.url()).href);
  await expect(writer.getByText('Sorry, you are not allowed')).toBeVisible();
});

test('a script that does not match its hash does not run, and the visitor sees the owner’s content', async ({
  page,
}) => {
  await settle(owner, { 'Its hash': `sha384-${'A'.repeat(64)}` });
  await page.goto(await published(writer, 'Changed on its way', '[home_energy_quote]'));
  await expect(page.getByRole('link', { name: '0117 496 0000' })).toBeVisible();
  await settle(owner, SETTINGS);
});
