// Pages that replace the browser's `Request`, as MooTools does, or its dates and formats.
import type { Locator } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { searchPostcode, walk } from './support/walk.ts';

/** As in MooTools: an object that sends requests by itself, and arrays and functions with additional methods. */
const MOOTOOLS = `
  const Of = function (options) { this.options = options; };
  Of.prototype.send = function () { throw new Error('not meant'); };
  Of.HTML = Of.JSON = Of;
  window.Request = Of;
  Array.prototype.each = Array.prototype.forEach;
  Array.from = (item) => (item == null ? [] : Array.isArray(item) ? item : [item]);
  Function.prototype.pass = function () { return this; };
`;
const ALL = `${MOOTOOLS} window.Headers = window.Response = Of;`;

/** The worst that libraries for old browsers do: dates and language formats that throw. */
const DATES = `
  const refuse = () => { throw new Error('not meant'); };
  for (const name of Object.getOwnPropertyNames(Date.prototype)) if (/^to|^format/.test(name)) Date.prototype[name] = refuse;
  Number.prototype.toLocaleString = String.prototype.localeCompare = refuse;
  for (const name of Object.getOwnPropertyNames(Intl)) Intl[name] = refuse;
`;

/** Opens the page about heat pumps, whose claims have dates. */
async function readsAbout(widget: Locator): Promise<void> {
  await widget.getByRole('link', { name: 'Heat pumps', exact: true }).click();
  await expect(widget.getByText('Where these figures come from')).toBeVisible();
}

for (const [what, script] of [
  ['Request', MOOTOOLS],
  ['Request, Headers and Response', ALL],
  ['dates and their formats', DATES],
] as const) {
  test(`BUILT-INS: a page that replaced ${what} before our script has a working widget`, async ({ host }) => {
    await host.page.addInitScript(script);
    await host.open('plain.html');
    await walk(host.widget);
    await readsAbout(host.widget);
    expect((await recorded(host.page)).errors).toEqual([]);
  });

  test(`BUILT-INS: a page that replaces ${what} after our script has a working widget`, async ({ host }) => {
    await host.open('plain.html');
    await expect(host.widget.getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
    await host.page.evaluate(script);
    await walk(host.widget);
    await readsAbout(host.widget);
    expect((await recorded(host.page)).errors).toEqual([]);
  });
}

test('BUILT-INS: if the API cannot be reached, too, a message says so and nothing is thrown', async ({
  host,
}) => {
  await host.page.addInitScript(ALL);
  await host.open('plain.html');
  await host.page.route(/\/request\//, (route) => route.abort());
  await host.widget.getByRole('button', { name: 'Explore heat pumps' }).click();
  await searchPostcode(host.widget);
  await expect(host.widget.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
  expect((await recorded(host.page)).errors).toEqual([]);
});
