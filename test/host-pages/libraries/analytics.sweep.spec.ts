// Runs the embedding guide's recipes exactly as written during a visit, and reads what was sent. Plausible's recipe runs with its
// own tracker. The scripts of Google Tag Manager and Matomo are not on npm, so their recipes are checked against the queues that
// these scripts document.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Host, test } from '../support/host-test.ts';
import { answerQuestions, beginHeatPump, enquire, searchPostcode, seeResult } from '../support/walk.ts';

const GUIDE = readFileSync(new URL('../../../demo/guide/analytics.md', import.meta.url), 'utf8');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Everything personal that the walk types, or that the reference API says about that home. */
const PERSONAL = /BS1|9AA|Harbour|Ada|Lovelace|example\.com|0117/i;
/** Each stage with its reason. That page accepts no enquiry. */
const STAGES = [['viewed'], ['estimated'], ['engaged'], ['enquired', 'not-taken']] as const;
const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

/** The code under "<tool>:" in the guide. */
function recipe(tool: string): string {
  const [, code] = new RegExp(`^${tool}:\n\n\`\`\`js\n([\\s\\S]*?)\`\`\``, 'm').exec(GUIDE) ?? [];
  if (!code) throw new Error(`The guide has no recipe for ${tool}.`);
  return code;
}

/** From home to an enquiry, with one calculation opened on the way. */
async function visits({ open, widget }: Host): Promise<void> {
  await open('analytics.html');
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  await widget
    .getByRole('button', { name: /^How we worked this out/ })
    .first()
    .click();
  await enquire(widget);
}

/** Enters a home that is refused. */
async function isRefused({ open, widget }: Host): Promise<void> {
  await open('analytics.html');
  await beginHeatPump(widget);
  await searchPostcode(widget, 'BS1 9AF');
  await widget.getByRole('option').first().click();
  await expect(widget.getByText(/Pre Payment meter/).first()).toBeVisible();
}

async function follows({ open, widget }: Host): Promise<void> {
  await open(`analytics.html#/quote/shared/${TOKEN}`);
  await expect(widget.getByText('This link does not work')).toBeVisible();
}

test.describe('Plausible’s own tracker', () => {
  const sent: { n: string; u: string; p?: Record<string, string> }[] = [];

  test.beforeEach(async ({ made, host }) => {
    sent.length = 0;
    // Like the tool's snippet, but also counts events on localhost.
    const start = `import { init } from '@plausible-analytics/tracker';
      window.plausible = { init: (more) => init({ domain: 'partner.example', endpoint: '/event', captureOnLocalhost: true, ...more }) };
      ${recipe('Plausible')}`;
    const stdin = { contents: start, resolveDir: ROOT };
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'iife' });
    made.set('/analytics.js', () => outputFiles[0]?.text ?? '');
    await host.page.context().route('**/event', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 202, body: 'ok' });
    });
  });

  const goals = () => sent.filter(({ n }) => n === 'Quote').map(({ p }) => p);

  test('KEEP-04: receives each stage once, and nothing personal', async ({ host }) => {
    await visits(host);
    await expect
      .poll(goals)
      .toEqual(STAGES.map(([stage, reason]) => (reason ? { stage, reason } : { stage })));
    expect(sent.map(({ n }) => n)).toContain('pageview');
    expect(JSON.stringify(sent)).not.toMatch(PERSONAL);
  });

  test('KEEP-04: receives the reason of a refusal', async ({ host }) => {
    await isRefused(host);
    await expect.poll(goals).toEqual([{ stage: 'viewed' }, { stage: 'refused', reason: 'prepayment' }]);
  });

  test('KEEP-03: does not receive the token of a shared link', async ({ host }) => {
    await follows(host);
    await expect.poll(() => sent.map(({ n }) => n)).toContain('pageview');
    expect(JSON.stringify(sent)).not.toContain(TOKEN);
  });
});

/** The items of a page's queue: `dataLayer` or `_paq`. */
const queued = <Item>({ page }: Host, name: string) => page.evaluate<Item[]>(`window.${name}`);

test('KEEP-04: dataLayer gets each stage and question, and nothing personal', async ({ host, made }) => {
  made.set('/analytics.js', () => recipe('Google Tag Manager'));
  await visits(host);
  const layer = () => queued<{ event: string; stage?: string; reason?: string | null }>(host, 'dataLayer');
  const stages = async () => (await layer()).filter(({ event }) => event === 'quote_stage');
  await expect
    .poll(stages)
    .toEqual(STAGES.map(([stage, reason = null]) => ({ event: 'quote_stage', stage, reason })));
  const steps = (await layer()).filter(({ event }) => event === 'quote_step');
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(await layer())).not.toMatch(PERSONAL);
});

test('KEEP-04: _paq gets events as Matomo documents them, and nothing personal', async ({ host, made }) => {
  made.set('/analytics.js', () => recipe('Matomo'));
  const queue = () => queued<unknown[]>(host, '_paq');
  const first = ['discardHashTag', true];
  await visits(host);
  await expect.poll(queue).toEqual([first, ...STAGES.map((stage) => ['trackEvent', 'Quote', ...stage])]);
  await isRefused(host);
  await expect
    .poll(queue)
    .toEqual([first, ['trackEvent', 'Quote', 'viewed'], ['trackEvent', 'Quote', 'refused', 'prepayment']]);
});
