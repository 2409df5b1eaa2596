// Libraries that replace the page by another one. They remove the hash, and Back still restores the place in the widget.
import { expect, test } from '../support/host-test.ts';
import { recorded } from '../support/record.ts';
import { answerAddress, beginHeatPump, next } from '../support/walk.ts';

const ROUTERS = [
  { name: 'Vue’s router', file: 'vue-router.html', takesHash: true },
  { name: 'Barba', file: 'barba.html', takesHash: false },
];

for (const { name, file, takesHash } of ROUTERS) {
  test(`ROUTER: on a page with ${name}, Back from another page restores the place`, async ({ host }) => {
    const { page, widget } = host;
    await host.open(file);
    const about = page.getByRole('heading', { name: 'About us' });
    await widget.getByRole('link', { name: 'Heat pumps', exact: true }).click();
    await expect(page).toHaveURL(/#\/quote\/heat-pump$/);
    await page.locator('#about').click();
    await expect(about).toBeVisible();
    await expect(widget).toHaveCount(0);
    await page.goBack();
    if (takesHash) await expect(page).toHaveURL(new RegExp(`${file}$`));
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
    await expect(about).toBeVisible();
    await page.goBack();
    await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
    expect((await recorded(page)).errors).toEqual([]);
  });
}
