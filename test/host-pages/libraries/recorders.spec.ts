// Recorders of a visitor's session, as they are installed, over every journey: then their recordings are searched.

import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, type Host, test } from '../support/host-test.ts';
import { answerQuestions, enquire, next, seeResult } from '../support/walk.ts';

/** What nobody may find: what the walks below type, and what the reference API says of that home. */
const SECRETS = /BS1 ?9AA|Harbour View|Ada|Lovelace|ada@example|0117 ?496|FO18 ?RDX/i;

test.beforeEach(async ({ made }) => {
  if (made.has('/recorders.js')) return;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../pages/recorders/start.mjs', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  const [{ text } = { text: '' }] = outputFiles;
  made.set('/recorders.js', () => text);
});

async function begin(host: Host, name: string, button: string): Promise<void> {
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
  await widget.getByLabel('Postcode').fill('BS1 9AA');
  await widget.getByRole('button', { name: 'Search' }).click();
  await widget.getByRole('option').first().click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
  await next(widget);
  await widget.getByLabel('Registration number').pressSequentially('FO18RDX');
  await widget.getByRole('button', { name: 'Search' }).click();
  await expect(widget.getByText('Ford Focus')).toBeVisible();
}

const journeys = { heatPump, vehicle };

/** What a recorder took: enough that it did record, and the page's own field in it. */
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
  'Sentry replay',
  'Sentry replay, nothing masked',
]) {
  for (const [journey, walk] of Object.entries(journeys)) {
    test(`KEEP-06: ${name} takes nothing personal: ${journey}`, async ({ host }) => {
      await walk(host, name);
      const taken = await searched(host.page, name === 'Sentry replay');
      expect(taken.length).toBeGreaterThan(500);
      expect(within(taken)).toEqual([]);
    });
  }
}

test('KEEP-06: OpenReplay takes nothing personal', async ({ host }) => {
  const sent: Buffer[] = [];
  await host.page.context().route(/\/ingest\//, async (route) => {
    const body = route.request().postDataBuffer();
    if (body) sent.push(body[0] === 0x1f ? gunzipSync(body) : body);
    await route.fulfill({
      json: {
        token: 't',
        userUUID: 'u',
        sessionID: '1',
        projectID: '1',
        beaconSizeLimit: 1e6,
        delay: 0,
        startTimestamp: 1,
        compressionThreshold: 1e9,
      },
    });
  });
  await heatPump(host, 'OpenReplay');
  await host.page.evaluate('endRecording()');
  await host.page.waitForTimeout(2000);
  const taken = Buffer.concat(sent).toString('latin1');
  expect(taken).toContain('Our own button');
  expect(within(taken)).toEqual([]);
});

/** Each secret found, with what stands around it. */
function within(taken: string): readonly string[] {
  return [...taken.matchAll(new RegExp(SECRETS, 'gi'))].map(({ index }) =>
    taken.slice(Math.max(0, index - 60), index + 40),
  );
}
