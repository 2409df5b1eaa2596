import type { Request } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { recorded, recordOn } from './support/record.ts';
import { answerAddress, beginHeatPump, next, searchPostcode, walk, widgetOn } from './support/walk.ts';

test('F13: under a strict policy with nonces and Trusted Types the whole journey violates nothing', async ({
  host,
}) => {
  await host.open('f13-policy.html');
  await host.journey();
  const look = () =>
    host.widget.locator('.root').evaluate((root) => {
      const { backgroundColor, color, fontSize, containerType } = getComputedStyle(root);
      return { backgroundColor, color, fontSize, containerType };
    });
  const strict = await look();
  await host.open('plain.html');
  await expect(host.widget.locator('.root')).toBeVisible();
  expect(strict).toEqual(await look());
});

test('F13: the test’s recorder notices what such a policy refuses', async ({ host }) => {
  await host.open('f13-policy.html');
  await expect(host.widget.locator('.root')).toBeVisible();
  await host.page.evaluate(() => {
    const style = document.createElement('style');
    style.append('p { color: red }');
    document.body.append(style);
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>');
    } catch {
      // Trusted Types report a violation and also throw.
    }
  });
  expect(new Set((await recorded(host.page)).violations.map((violation) => violation.split(':')[0]))).toEqual(
    new Set(['style-src-elem', 'style-src-attr', 'require-trusted-types-for']),
  );
});

test('F13: the module also runs under a strict policy', async ({ host }) => {
  await host.open('f13-policy-module.html');
  await host.journey();
});

test('F13: a policy that refuses the API shows a sentence to the visitor and sends one to the page', async ({
  host,
}) => {
  await host.open('f13-policy-blocks.html');
  await beginHeatPump(host.widget);
  await searchPostcode(host.widget);
  await expect(host.widget.getByText('We couldn’t load this just now.')).toBeVisible();
  // The cause once, for the page's makers, and the failure that the visitor sees.
  expect(await host.page.evaluate('reported')).toEqual([
    { kind: 'fault', code: 'page-policy', status: null, message: expect.stringContaining('connect-src') },
    { kind: 'failure', code: 'no-answer', status: null, message: 'no-answer' },
  ]);
  expect((await recorded(host.page)).errors).toEqual([]);
});

test('F14: in a sandbox with an opaque origin the journey works, and a reload begins it again', async ({
  page,
  servers,
}) => {
  await recordOn(page);
  const called: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') called.push(request);
  });
  await page.goto(`${servers.pages}/f14-sandbox.html`);
  const frame = page.frameLocator('iframe');
  const widget = widgetOn(frame);
  await walk(widget);
  // The browser does not report the headers of aborted requests.
  const answered = await Promise.all(called.map(async (request) => (await request.response()) && request));
  const origins = await Promise.all(answered.map((request) => request?.headerValue('origin')));
  expect(new Set(origins.filter((origin) => origin !== undefined))).toEqual(new Set(['null']));
  await page.reload();
  await beginHeatPump(widget);
  await answerAddress(widget);
  const inside = page.frames().at(-1);
  expect(await inside?.evaluate(() => window.hostPage.errors)).toEqual([]);
  expect((await recorded(page)).errors).toEqual([]);
});

for (const name of ['sandboxed hash', 'sandboxed memory', 'open hash', 'open memory']) {
  test(`F14: in a frame without its own URL (${name}) the questions work, and Back goes back`, async ({
    page,
    servers,
  }) => {
    await recordOn(page);
    await page.goto(`${servers.pages}/f14-srcdoc.html`);
    const frame = page.locator(`iframe[title="${name}"]`);
    const widget = widgetOn(frame.contentFrame());
    await widget.getByRole('link', { name: 'Heat pumps', exact: true }).click();
    await beginHeatPump(widget);
    await answerAddress(widget);
    await next(widget);
    await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
    await widget.getByRole('button', { name: 'Back' }).click();
    await expect(widget.getByText('Step 1 of 3').first()).toBeVisible();
    for (const inner of page.frames()) expect(await inner.evaluate(() => window.hostPage.errors)).toEqual([]);
  });
}

test('F14 BEY-13: in a sandboxed frame a lost search shows a message, and Retry brings the addresses', async ({
  page,
  servers,
}) => {
  const lists = '**/request/address/**';
  await page.route(lists, (route) => route.abort());
  await page.goto(`${servers.pages}/f14-srcdoc.html`);
  const widget = widgetOn(page.locator('iframe[title="sandboxed memory"]').contentFrame());
  await beginHeatPump(widget);
  await searchPostcode(widget);
  await expect(widget.getByText('We couldn’t load this just now.')).toBeVisible();
  await page.unroute(lists);
  await widget.getByRole('button', { name: 'Retry', exact: true }).click();
  await widget.getByRole('option').first().click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
});
