import { expect, test } from '../support/host-test.ts';
import { recorded } from '../support/record.ts';
import { answerAddress, beginHeatPump, next } from '../support/walk.ts';

test('ROUTER: on a page with Vue’s router, Back from another page finds the place again, without a hash too', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('vue-router.html');
  await widget.getByRole('link', { name: 'Heat pumps', exact: true }).click();
  await expect(page).toHaveURL(/#\/quote\/heat-pump$/);
  await page.locator('#about').click();
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  await page.goBack();
  // The router has taken the hash off the entry as it left it.
  await expect(page).toHaveURL(/vue-router\.html$/);
  await expect(widget.getByRole('link', { name: 'Heat pumps', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await widget.getByRole('link', { name: 'Home', exact: true }).click();
  await beginHeatPump(widget);
  await answerAddress(widget);
  await next(widget);
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  await page.locator('#about').click();
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  await page.goBack();
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  expect((await recorded(page)).errors).toEqual([]);
});
