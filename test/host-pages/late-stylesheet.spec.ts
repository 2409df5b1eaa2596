import { expect, test } from './support/host-test.ts';

test('BEY-15: colours are also derived from a brand in a stylesheet that loads after the widget', async ({
  page,
  servers,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/late.css', async (route) => {
    await asked;
    await route.fulfill({ contentType: 'text/css', body: ':root { --heq-brand: gold }' });
  });
  await page.goto(`${servers.pages}/late-stylesheet.html`, { waitUntil: 'commit' });
  const button = page.locator('home-energy-quote .button--primary').first();
  await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 79)');
  send();
  // Gold cannot be read as text on white, but black can be read on gold, so filled areas keep it.
  await expect(button).toHaveCSS('background-color', 'rgb(255, 215, 0)');
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
});
