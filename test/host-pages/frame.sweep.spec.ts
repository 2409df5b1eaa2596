import { blocks } from './support/guide.ts';
import { API, expect, test } from './support/host-test.ts';
import { beginHeatPump, widgetOn } from './support/walk.ts';

/** Finds a recipe of the guide by a word that only this recipe has. */
const recipe = (word: string) => blocks('builders.md', 'html').find((text) => text.includes(word)) ?? '';
const page = (body: string) =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${body}`;

test('FRAME: the guide’s lines make the frame as high as the widget, which gets its look only from the frame’s URL', async ({
  page: browser,
  servers,
  made,
}) => {
  const outer = recipe('heq-resize').replace(
    /src="[^"]*"/,
    `src="${API}/frame.html?theme=volt&hide-footer&support-phone=0900&api-base=https://attacker.example/"`,
  );
  made.set('/outer.html', () => page(outer));
  await browser.goto(`${servers.pages}/outer.html`);
  const inner = browser.frameLocator('#quote');
  const widget = widgetOn(inner);
  await expect(widget.getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
  const height = () => browser.locator('#quote').evaluate((frame) => frame.clientHeight);
  const needed = () => widget.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect.poll(async () => (await height()) - (await needed())).toBe(0);
  expect(await widget.getAttribute('theme')).toBe('volt');
  await expect(widget.locator('.footer')).toHaveCount(0);
  // Attributes that could mislead a visitor are not read from a URL.
  expect(await widget.getAttribute('support-phone')).toBe('0800 123 4567');
  expect(await widget.getAttribute('api-base')).toBe(null);
  const before = await height();
  await beginHeatPump(widget);
  await expect.poll(height).not.toBe(before);
});

test('GTM: the guide’s tag puts a working widget into the page', async ({ page: browser, servers, made }) => {
  const tag = recipe('quote-place')
    .replace(/'[^']*home-energy-quote\.js'/, `'${servers.cdn}/home-energy-quote.js'`)
    .replace('https://api.provider.example/', `${API}/`);
  made.set('/gtm.html', () => page(`<div id="quote-place"></div>${tag}`));
  await browser.goto(`${servers.pages}/gtm.html`);
  await beginHeatPump(widgetOn(browser));
});
