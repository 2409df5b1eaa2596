import { expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import {
  answerAddress,
  answerQuestions,
  beginHeatPump,
  next,
  searchPostcode,
  seeResult,
} from './support/walk.ts';

test('FORM: inside a form of the page, ours is sent and the page’s is not; keys typed into our fields do not reach the page', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('form.html');
  await beginHeatPump(widget);
  const postcode = widget.getByLabel('Postcode');
  await postcode.click();
  await page.keyboard.type('bs1 9aa');
  await expect(postcode).toHaveValue('BS19AA');
  await page.keyboard.press('Enter');
  await widget.getByRole('option').first().click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  // The field is removed once an address has been chosen.
  await page.keyboard.press('Tab');
  await next(widget);
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  expect(await page.evaluate('heard')).toEqual([]);
  await page.getByRole('button', { name: 'Send the page' }).click();
  expect(await page.evaluate('heard')).toEqual(['submit']);
  expect(
    await page.evaluate(() => [...new FormData(document.querySelector('form') as HTMLFormElement).keys()]),
  ).toEqual(['search']);
  await host.invariants();
});

test('FORM: the keyboard alone leads from home to the result', async ({ host }) => {
  const { page, widget } = host;
  await host.open('form.html');
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' | 'option' = 'button') => {
    for (let press = 0; press < 60; press++) {
      const control = widget.getByRole(role, { name }).first();
      if (
        await control
          .evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
          .catch(() => false)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`never came to ${name}`);
  };
  await page.locator('#probe').focus();
  await expect(widget.locator('.root')).toBeVisible();
  await tabTo('Explore heat pumps');
  await page.keyboard.press('Enter');
  await tabTo('Postcode', 'textbox');
  await page.keyboard.type('BS1 9AA');
  await page.keyboard.press('Enter');
  const filter = widget.getByRole('combobox');
  await expect(filter).toBeVisible();
  await filter.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  await tabTo('Next');
  await page.keyboard.press('Space');
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  await expect(widget.getByRole('radio', { checked: true })).toHaveCount(1);
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Step 3 of 3').first()).toBeVisible();
  await tabTo(/^Well/, 'radio');
  await page.keyboard.press('ArrowDown');
  await tabTo('See my result');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Recommended pump size')).toBeVisible();
});

test('A11Y: the list of addresses is not a tab stop, though it scrolls', async ({ host }) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await beginHeatPump(widget);
  await searchPostcode(widget);
  const list = widget.getByRole('listbox');
  await expect.poll(() => list.evaluate((rows) => rows.scrollHeight > rows.clientHeight)).toBe(true);
  await widget.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  const focused = () => widget.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.localName);
  await expect.poll(focused).toMatch(/^(button|summary|a)$/);
});

test('A11Y: pressing a row of the list leaves the focus in the text field, whose keys still work', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await beginHeatPump(widget);
  await searchPostcode(widget);
  const box = widget.getByRole('combobox');
  await box.focus();
  await widget.getByRole('option').nth(2).hover();
  await page.mouse.down();
  await expect(box).toBeFocused();
  // A press that is released elsewhere chooses nothing.
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-activedescendant', /-row-0$/);
});

test('F24: on a page that handles scrolling itself, our list and our dialog scroll, and outside them the page does', async ({
  host,
}) => {
  const { page, widget } = host;
  await page.setViewportSize({ width: 900, height: 420 });
  await host.open('f24-smooth.html');
  await beginHeatPump(widget);
  await searchPostcode(widget);
  const list = widget.getByRole('listbox');
  await list.hover();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.mouse.wheel(0, 80);
  await expect.poll(() => list.evaluate((rows) => rows.scrollTop)).toBeGreaterThan(0);
  expect(await top()).toBe(before);
  await answerAddress(widget);
  await next(widget);
  await widget.getByRole('radio', { checked: true }).waitFor();
  await next(widget);
  await widget.getByRole('radio', { name: /^Medium/ }).check();
  await seeResult(widget);
  await widget.getByRole('button', { name: 'Arrange a call' }).click();
  const body = widget.locator('dialog[open] .dialog__content');
  await body.hover();
  const still = await top();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await top()).toBe(still);
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 200);
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBeLessThan(still);
});

test('TRANSLATED: a page that is being translated, text by text, does not break the journey', async ({
  host,
}) => {
  await host.open('translated.html');
  const { widget } = host;
  for (const name of ['Solar & battery', 'Electric vehicles', 'Heat pumps', 'Home'])
    await widget.getByRole('link', { name, exact: true }).click();
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  await widget.getByRole('button', { name: 'Change property' }).click();
  await widget.getByRole('dialog').getByRole('radio', { name: 'Detached house', exact: true }).check();
  await widget.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(widget.getByRole('dialog')).toBeHidden();
  await expect(widget.getByText('Recommended pump size')).toBeVisible();
  await expect(widget.getByText('Sorry, something went wrong')).toHaveCount(0);
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('ZOOM: text in fields is at least 16 px, so that no phone zooms in', async ({ host }) => {
  const { page, widget } = host;
  await page.setViewportSize({ width: 340, height: 800 });
  await host.open('plain.html');
  await beginHeatPump(widget);
  const fields = () =>
    widget
      .locator('input, select, textarea')
      .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  for (const size of ['16', '12', '24']) {
    await widget.evaluate((element, value) => element.setAttribute('size', value), size);
    for (const found of await fields()) expect(found, `with size="${size}"`).toBeGreaterThanOrEqual(16);
  }
  expect((await fields()).length).toBeGreaterThan(0);
});
