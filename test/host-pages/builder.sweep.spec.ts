import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { comparePictures } from './support/compare-pictures.ts';
import { API, expect, test } from './support/host-test.ts';
import { recorded, recordOn } from './support/record.ts';
import { withRelease } from './support/released.ts';
import { widgetOn } from './support/walk.ts';

/** The demo's pages load the script and the API from the server's other host name. */
const BUILDER = `${API.replace('127.0.0.1', 'localhost')}/builder.html`;

/** The share of pixels that may differ, since text may be drawn a fraction of a pixel further. */
const TOLERANCE = 0.0005;

test.use({
  viewport: { width: 1700, height: 1000 },
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

async function chosen(page: Page): Promise<void> {
  await page.goto(BUILDER);
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await page.getByLabel('Brand colour', { exact: true }).fill('oklch(55% 0.2 300)');
  await page.getByText('Corners, type and frame').click();
  await page.getByLabel('Corner radius, px').fill('3');
  await page.getByLabel('Your name').fill('Harbour & "Vale" <b>');
  await page.getByLabel('Support phone', { exact: true }).fill('0117 496 0142');
  await page.getByText('Contact and enquiries').click();
  await page.getByLabel('White label').check();
  await page.getByText('Wording', { exact: true }).first().click();
  await page.getByLabel('Title of the first page').fill('Warm & cheap, </script>?');
}

/** The copied code, and the policy lines as a header. */
async function copied(page: Page): Promise<{ snippet: string; policy: string }> {
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const policy = (await page.locator('#policy').textContent()) ?? '';
  return {
    snippet: (await page.evaluate('navigator.clipboard.readText()')) as string,
    policy: policy.replace(/^Content-Security-Policy:/, '').replace(/\s+/g, ' '),
  };
}

/** Runs in the page. An element that begins between two pixels is drawn slightly differently, so this moves it. */
function ontoWholePixels(element: Element): void {
  const { x, y } = element.getBoundingClientRect();
  const { style } = document.body;
  Object.assign(style, {
    position: 'relative',
    left: `${Math.ceil(x) - x}px`,
    top: `${Math.ceil(y) - y}px`,
  });
}

const picture = async (page: Page) => {
  await expect(widgetOn(page).getByRole('heading', { name: 'Warm & cheap, </script>?' })).toBeVisible();
  await widgetOn(page).evaluate(ontoWholePixels);
  return widgetOn(page).screenshot();
};

test('BEY-16: the snippet, pasted into a blank page with its policy lines, gives the same picture', async ({
  page,
  context,
}) => {
  await chosen(page);
  await page.getByRole('button', { name: '768 px' }).click();
  const live = await picture(page);
  const { snippet, policy } = await copied(page);

  const blank = await context.newPage();
  await recordOn(blank);
  // A blank page has a margin of 8 px on each side.
  await blank.setViewportSize({ width: 784, height: 1000 });
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', policy);
    response.end(`<!doctype html><html lang="en-GB"><title>Blank</title>${snippet}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  await blank.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const pasted = await picture(blank);
  server.close();
  const { sizes, share } = await comparePictures(context, live, pasted);
  expect(sizes[1]).toBe(sizes[0]);
  expect(share).toBeLessThan(TOLERANCE);
  expect(await recorded(blank)).toMatchObject({ errors: [], violations: [] });
});

test('BEY-16: the snippet names the hash that its release was given', async ({ page }) => {
  const file = '0.0.2/home-energy-quote.js';
  const built = JSON.parse(readFileSync(new URL('../../dist/integrity.json', import.meta.url), 'utf8'));
  const hash = built['home-energy-quote.js'];
  await page.route('**/integrity.json', (route) => route.fulfill({ json: { ...built, [file]: hash } }));
  await withRelease('0.0.2', async () => {
    await chosen(page);
    const { snippet } = await copied(page);
    expect(snippet).toContain(`integrity="${hash}" crossorigin="anonymous"`);
    expect(snippet).toContain(`/${file}"`);
    // Only the files in the release's own folder may be cached forever.
    const kept = async (path: string) =>
      (await page.request.get(`${API}/${path}`)).headers()['cache-control'];
    expect(await kept(file)).toBe('public, max-age=31536000, immutable');
    expect(await kept('home-energy-quote.js')).toBe('no-cache');
    const map = await (await page.request.get(`${API}/${file}.map`)).json();
    expect(map.sources.some((source: string) => source.endsWith('home-energy-quote-element.tsx'))).toBe(true);
  });
});

test('BEY-16: the choices are shown at four widths, and every field is an existing attribute or sentence', async ({
  page,
}) => {
  await chosen(page);
  for (const width of [320, 480, 768, 1200]) {
    await page.getByRole('button', { name: `${width} px` }).click();
    await expect
      .poll(() => widgetOn(page).evaluate((element: HTMLElement) => element.offsetWidth))
      .toBe(width);
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../dist/${name}.json`, import.meta.url), 'utf8'));
  const fields = await page
    .locator('#settings [data-is]')
    .evaluateAll((all) =>
      all.map((each) => [(each as HTMLInputElement).dataset.is, each.getAttribute('name')]),
    );
  const known = {
    attribute: read('custom-elements').modules[0].declarations[0].attributes.map(
      ({ name }: { name: string }) => name,
    ),
    message: Object.keys(read('messages')['en-GB'].spec),
  };
  for (const [is, name] of fields) expect(known[is as 'attribute' | 'message']).toContain(name);
});

test('BEY-16: the report reads the live widget, and says when a brand colour was changed for contrast', async ({
  page,
}) => {
  await page.goto(BUILDER);
  const note = page.locator('#contrast-note');
  await expect(note).toHaveText('All text can be read.');
  await page.getByLabel('Brand colour', { exact: true }).fill('gold');
  await expect(note).toContainText('gold can’t be read as text in this theme: #');
  await expect(page.locator('#contrast .falls-short')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Volt, dark' }).check();
  await expect(note).toHaveText('All text can be read.');
});

test('BEY-16: each platform has its own code with the choices in it', async ({ page }) => {
  await chosen(page);
  const code = page.locator('#code');
  const opens = async (place: string) => {
    await page.getByRole('button', { name: place }).click();
    await expect(page.getByRole('button', { name: place })).toHaveAttribute('aria-pressed', 'true');
  };
  await opens('WordPress');
  await expect(code).toContainText('[home_energy_quote');
  await expect(code).toContainText('theme="harbour"');
  await expect(code).toContainText('white_label');
  await opens('Wix, Squarespace');
  await expect(code).toContainText('theme=harbour');
  // A link must not determine whom a visitor calls.
  await expect(code).not.toContainText('0117');
  const frame = /src="([^"]+)"/.exec((await code.textContent()) ?? '')?.[1] ?? '';
  expect((await page.request.get(frame.replaceAll('&amp;', '&'))).status()).toBe(200);
  await opens('React');
  await expect(code).toContainText('brand-name={"Harbour \\"Vale\\" <b>"}'.replace('Harbour ', 'Harbour & '));
  await opens('Email a developer');
  const mail = new URL((await page.getByRole('link', { name: 'Open the email' }).getAttribute('href')) ?? '');
  expect(mail.searchParams.get('body')).toBe(await code.textContent());
  expect(await code.textContent()).toContain('Content-Security-Policy:');
});

test('BEY-16: the palettes show the colours in use, not black', async ({ page }) => {
  await page.goto(BUILDER);
  const palette = page.getByLabel('Brand colour: palette');
  await expect(palette).toHaveValue('#0b6b4f');
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await expect(palette).toHaveValue('#12387a');
});

test('BEY-16: the Copy button stays visible while the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BUILDER);
  const button = page.getByRole('button', { name: 'Copy the code' });
  await expect(button).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(button).toBeInViewport();
});

test('EMB-05: the builder needs no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(BUILDER);
  await page.getByText('Contrast of each pair').click();
  await expect(page.getByRole('cell', { name: 'Text on tint', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
