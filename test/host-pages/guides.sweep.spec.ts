// Tries what the guide tells partners to copy exactly as written. Only the hosts are replaced.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { blocks, type Headers, headerRules, headersFor, serve } from './support/guide.ts';
import { API, expect, test } from './support/host-test.ts';
import { packed, run } from './support/packed.ts';
import { withRelease } from './support/released.ts';
import { answerAddress, beginHeatPump, widgetOn } from './support/walk.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
/** The guide names the newest release. */
const [, released = ''] = /^## (\d+\.\d+\.\d+)$/m.exec(read('CHANGELOG.md')) ?? [];
const NEWEST = '/home-energy-quote.js';
const RELEASE = `/${released}${NEWEST}`;
/** A later release, as far as a browser can tell. */
const LATER = '/9.9.9/home-energy-quote.js';
const script = read(`dist${NEWEST}`);
const FILES = new Map([
  [NEWEST, script],
  [RELEASE, script],
  [LATER, `${script}\n/* later */`],
]);
const hashOf = (text = '') => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const HOSTING = headerRules(blocks('hosting.md', 'text')[0] ?? '');
/** The guide's headers are for one release. */
const asTheGuideSays = (path: string) =>
  headersFor(HOSTING, path.replace(/^\/\d+\.\d+\.\d+\//, `/${released}/`));

const open: { readonly stop: () => Promise<void> }[] = [];
test.afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.stop()));
});

/** Serves the files of the releases. */
async function cdn(headers: (path: string) => Headers = asTheGuideSays, files = FILES): Promise<string> {
  const site = await serve('127.0.0.1', (path) => files.get(path), headers);
  open.push(site);
  return site.url;
}

/** A partner's page that contains a block of the guide. */
async function pageWith(block: string, where: string, hash?: string, path?: string): Promise<string> {
  let body = block
    .replaceAll('https://cdn.example', where)
    .replaceAll('https://api.provider.example', API)
    .replaceAll('sha384-…', hash ?? 'sha384-…');
  if (path) body = body.replace(RELEASE, path);
  if (!body.includes('<home-energy-quote'))
    body += `<home-energy-quote api-base="${API}">Call us</home-energy-quote>`;
  const site = await serve('localhost', (asked) =>
    asked === '/'
      ? `<!doctype html><html lang="en-GB"><title>A page</title><link rel="icon" href="data:,">${body}`
      : undefined,
  );
  open.push(site);
  return `${site.url}/`;
}

const RUNNING = `customElements.get('home-energy-quote')?.version`;

test('EMB-01: a site that hosts the script with the headers of the guide shows the widget', async ({
  page,
}) => {
  const where = await cdn();
  await page.goto(await pageWith(blocks('hosting.md', 'html')[0] ?? '', where));
  await expect(widgetOn(page).getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
  expect(await page.evaluate(RUNNING)).toBe(version);
});

test('EMB-01: the headers of the guide are those of the reference server', async ({ page }) => {
  await withRelease('0.0.1', async () => {
    for (const path of [`/0.0.1${NEWEST}`, NEWEST]) {
      const sent = (await page.request.get(`${API}${path}`)).headers();
      for (const [name, value] of asTheGuideSays(path)) expect(sent[name.toLowerCase()], path).toBe(value);
    }
  });
});

test('EMB-01: without the CORS header of the guide the pinned script does not run, and the page keeps its own content', async ({
  page,
}) => {
  const where = await cdn((path) =>
    asTheGuideSays(path).filter(([name]) => name !== 'Access-Control-Allow-Origin'),
  );
  const pin = blocks('pin.md', 'html')[0] ?? '';
  await page.goto(await pageWith(pin, where, hashOf(FILES.get(RELEASE))));
  await expect(page.getByText('for a quote.')).toBeVisible();
  expect(await page.evaluate(RUNNING)).toBeUndefined();
});

test('SECURITY: a pinned script runs, one that was changed on its server does not, and the page keeps its own content', async ({
  page,
}) => {
  const pin = blocks('pin.md', 'html')[0] ?? '';
  const hash = JSON.parse(read('dist/integrity.json'))[NEWEST.slice(1)];
  await page.goto(await pageWith(pin, await cdn(), hash));
  await expect(widgetOn(page).getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();

  const changed = new Map([...FILES, [RELEASE, `${script} `]]);
  await page.goto(await pageWith(pin, await cdn(asTheGuideSays, changed), hash));
  await expect(page.getByText('for a quote.')).toBeVisible();
  expect(await page.evaluate(RUNNING)).toBeUndefined();
});

test('SECURITY: the guide’s command calculates the hash that the release lists', () => {
  const command = blocks('pin.md', 'sh')[0]?.trim() ?? '';
  const dist = new URL('../../dist/', import.meta.url).pathname;
  const worked = run('sh', ['-c', command], dist).trim();
  expect(`sha384-${worked}`).toBe(JSON.parse(read('dist/integrity.json'))[NEWEST.slice(1)]);
});

for (const guide of ['upgrade.md', 'roll-back.md'])
  test(`EMB-01: a page updates to a later release, and returns to the previous one with the snippet of ${guide}`, async ({
    page,
  }) => {
    const [snippet = ''] = blocks(guide, 'html');
    const where = await cdn();
    for (const path of [LATER, RELEASE]) {
      const loaded = page.waitForRequest(`${where}${path}`);
      await page.goto(await pageWith(snippet, where, hashOf(FILES.get(path)), path));
      await loaded;
      await expect(widgetOn(page).getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
      expect(await page.evaluate(RUNNING)).toBe(version);
    }
  });

test('EMB-01: the guide’s lines about npm work when they are bundled from the installed package', async ({
  page,
}) => {
  const user = packed();
  try {
    for (const [at, block] of blocks('npm.md', 'js').entries()) {
      const entry = join(user.folder, `page-${at}.js`);
      writeFileSync(entry, block.replaceAll('https://api.provider.example', API));
      const options = { bundle: true, write: false, format: 'esm', logLevel: 'silent' } as const;
      const { outputFiles } = await build({ entryPoints: [entry], ...options });
      const site = await serve('localhost', (path) =>
        path === '/page.js'
          ? outputFiles[0]?.text
          : '<!doctype html><html lang="en-GB"><title>A page</title><link rel="icon" href="data:,"><body><script type="module" src="page.js"></script>',
      );
      open.push(site);
      await page.goto(`${site.url}/`);
      await expect.poll(() => page.evaluate(RUNNING)).toBe(version);
      if (at === 0)
        await expect(widgetOn(page).getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
    }
  } finally {
    user.remove();
  }
});

test('SECURITY: the guide’s lines remove the widget from a page, and the answers that the tab has stored', async ({
  page,
}) => {
  const where = await cdn();
  await page.goto(await pageWith(blocks('hosting.md', 'html')[0] ?? '', where));
  const widget = widgetOn(page);
  await beginHeatPump(widget);
  await answerAddress(widget);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain('BS1');

  await page.evaluate(blocks('remove.md', 'js')[0] ?? '');
  await expect(widget).toHaveCount(0);
  expect(await kept()).not.toContain('BS1');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('TOKENS: the guide’s lines about looks and words change the widget on a page', async ({ page }) => {
  await page.goto(await pageWith(blocks('hosting.md', 'html')[0] ?? '', await cdn()));
  const [start] = await widgetOn(page).getByRole('button', { name: 'Explore all three together' }).all();
  await page.addStyleTag({ content: blocks('looks.md', 'css')[0] ?? '' });
  await expect(start!).toHaveCSS('border-radius', '4px');
  await expect(start!).toHaveCSS('text-transform', 'uppercase');
  await page.evaluate(blocks('looks.md', 'js')[0] ?? '');
  await expect(widgetOn(page).getByRole('heading', { name: 'Warm and cheap?' })).toBeVisible();
});

test('EVENTS: the guide’s lines about enquiries send one to the page’s own server', async ({ page }) => {
  await page.goto(await pageWith(blocks('hosting.md', 'html')[0] ?? '', await cdn()));
  await page.route('**/leads', (route) => route.fulfill({ status: 201 }));
  await page.evaluate(blocks('enquiries.md', 'js')[0] ?? '');
  const sent = page.waitForRequest('**/leads');
  const taken = page.evaluate(async () => {
    let answer: Promise<Response> | undefined;
    const event = new CustomEvent('heq-enquiry', { detail: { id: 'one' } });
    Object.assign(event, {
      waitUntil: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    document.querySelector('home-energy-quote')?.dispatchEvent(event);
    return (await answer)?.ok;
  });
  expect((await sent).postDataJSON()).toEqual({ id: 'one' });
  expect(await taken).toBe(true);
});
