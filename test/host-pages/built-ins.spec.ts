// Pages that put a `Request` of their own in place of the browser's, as MooTools does, or dates and formats of their own.
import { expect, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { searchPostcode, walk } from './support/walk.ts';

/** As MooTools has it: an object that sends by itself, and arrays and functions with more than they were born with. */
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

/** As libraries for old browsers have them: no fractions of a second, formats that take few options, none that tells its parts. */
const DATES = `
  const { toISOString } = Date.prototype;
  Date.prototype.toISOString = function () { return toISOString.call(this).replace(/\\.\\d+/, ''); };
  const refuse = () => { throw new Error('not meant'); };
  Date.prototype.toJSON = Number.prototype.toLocaleString = String.prototype.localeCompare = refuse;
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'format']) Date.prototype[name] = refuse;
  for (const name of ['NumberFormat', 'DateTimeFormat']) {
    const Own = Intl[name];
    Intl[name] = function (language, options) { return { format: new Own(language, options).format }; };
  }
`;

for (const [what, script] of [
  ['Request', MOOTOOLS],
  ['Request, Headers and Response', ALL],
  ['dates and their formats', DATES],
] as const) {
  test(`BUILT-INS: a page that replaced ${what} before our script has a whole widget`, async ({ host }) => {
    await host.page.addInitScript(script);
    await host.open('plain.html');
    await walk(host.widget);
    expect((await recorded(host.page)).errors).toEqual([]);
  });

  test(`BUILT-INS: a page that replaces ${what} after our script has a whole widget`, async ({ host }) => {
    await host.open('plain.html');
    await expect(host.widget.getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
    await host.page.evaluate(script);
    await walk(host.widget);
    expect((await recorded(host.page)).errors).toEqual([]);
  });
}

test('BUILT-INS: where the API cannot be reached besides, that is said and nothing is thrown', async ({
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
