// Runs session recorders, as installed from npm, during every journey, and then searches their recordings.

import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bundle } from '../support/bundle.ts';
import { expect, type Host, test } from '../support/host-test.ts';
import { answerAddress, answerQuestions, enquire, next, searchPostcode, seeResult } from '../support/walk.ts';

/** Personal data that no recording may contain: everything that the walks type, and that the reference API says about that home. */
const SECRETS = /BS1 ?9AA|Harbour View|Ada|Lovelace|Grace|Hopper|ada@example|0117 ?496|FO18 ?RDX/i;

test.beforeEach(async ({ made }) => {
  if (made.has('/recorders.js')) return;
  const script = await bundle('recorders/start.mjs');
  made.set('/recorders.js', () => script);
});

/** Simulates an API that does not support POST, so that URLs contain the postcode, which the guide's recipes remove. */
function withoutPost(): void {
  const { atob } = window;
  window.atob = (text) => atob(text).replace('"post":true', '"post":false');
}

async function begin(host: Host, name: string, button: string): Promise<void> {
  await host.page.addInitScript(withoutPost);
  await host.open(`recorders.html?by=${encodeURIComponent(name)}`);
  await host.widget.getByRole('button', { name: button }).click();
}

async function heatPump(host: Host, name: string): Promise<void> {
  await begin(host, name, 'Explore heat pumps');
  await answerQuestions(host.widget);
  await seeResult(host.widget);
  await enquire(host.widget);
}

async function vehicle(host: Host, name: string): Promise<void> {
  const { widget } = host;
  await begin(host, name, 'Compare charging vs fuel costs');
  await searchPostcode(widget);
  await widget.getByRole('option').first().click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  await next(widget);
  await widget.getByLabel('Registration number').pressSequentially('FO18RDX');
  await widget.getByRole('button', { name: 'Search' }).click();
  await expect(widget.getByText('Ford Focus')).toBeVisible();
}

/** Includes an enquiry with an additional message. */
async function solar(host: Host, name: string): Promise<void> {
  const { widget } = host;
  await begin(host, name, 'Explore solar & battery');
  await answerAddress(widget);
  await next(widget);
  await widget.getByRole('radio', { name: 'Semi-detached house' }).check();
  await next(widget);
  await widget.getByRole('radio', { name: 'Unsure' }).check();
  await widget.getByRole('button', { name: 'See my result' }).click();
  await expect(widget.getByText('System cost estimate')).toBeVisible();
  await widget.getByRole('button', { name: 'Arrange a call' }).click();
  await widget.getByLabel('Additional information').fill('The key is with Grace Hopper');
  await widget.getByRole('button', { name: 'Close', exact: true }).click();
  await enquire(widget);
}

const journeys = { heatPump, solar, vehicle };

/** PostHog's server decides with this response whether it records. */
const POSTHOG = { sessionRecording: { endpoint: '/s/' }, supportedCompression: [] };

/** OpenReplay's server responds with this. */
const OPENREPLAY = {
  token: 't',
  userUUID: 'u',
  sessionID: '1',
  projectID: '1',
  beaconSizeLimit: 1e6,
  delay: 0,
  startTimestamp: 1,
  compressionThreshold: 1e9,
};

/** The recording as text. It must be large enough, and contain the page's own field, so that it is certain that it recorded. */
async function searched(page: Page, isMasked: boolean): Promise<string> {
  await page.getByLabel('Search').pressSequentially(' once more');
  await page.locator('#probe').click();
  await page.waitForTimeout(600);
  await page.evaluate('endRecording()');
  await page.waitForTimeout(300);
  const taken = await page.evaluate<string>("taken.join('\\n')");
  if (!isMasked) expect(taken).toContain('Our own button');
  return taken;
}

for (const name of [
  'rrweb',
  'rrweb, inputs masked',
  'rrweb, everything it can take',
  'PostHog',
  'PostHog, nothing masked',
  'Sentry replay',
  'Sentry replay, nothing masked',
]) {
  for (const [journey, walk] of Object.entries(journeys)) {
    test(`KEEP-06: ${name} records nothing personal: ${journey}`, async ({ host }) => {
      await host.page.route(/\/ingest\//, (route) => route.fulfill({ json: POSTHOG }));
      await walk(host, name);
      const taken = await searched(host.page, name === 'Sentry replay');
      expect(taken.length).toBeGreaterThan(500);
      expect(within(taken)).toEqual([]);
    });
  }
}

for (const [journey, walk] of Object.entries(journeys)) {
  test(`KEEP-06: OpenReplay records nothing personal: ${journey}`, async ({ host }) => {
    const sent: Buffer[] = [];
    await host.page.context().route(/\/ingest\//, async (route) => {
      const body = route.request().postDataBuffer();
      if (body) sent.push(body[0] === 0x1f ? gunzipSync(body) : body);
      await route.fulfill({ json: OPENREPLAY });
    });
    await walk(host, 'OpenReplay');
    await host.page.evaluate('endRecording()');
    await host.page.waitForTimeout(2000);
    const taken = Buffer.concat(sent).toString('latin1');
    expect(taken).toContain('Our own button');
    expect(within(taken)).toEqual([]);
  });
}

/** Each secret that was found, with the text around it. */
function within(taken: string): readonly string[] {
  return [...taken.matchAll(new RegExp(SECRETS, 'gi'))].map(({ index }) =>
    taken.slice(Math.max(0, index - 60), index + 40),
  );
}
