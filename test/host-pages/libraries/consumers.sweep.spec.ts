import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildHydrated, buildReact, buildVue } from '../support/build-page.ts';
import { checkRecipes, checkTypes } from '../support/check-types.ts';
import { API, expect, test } from '../support/host-test.ts';
import { type Packed, packed, run } from '../support/packed.ts';
import { beginHeatPump, widgetOn } from '../support/walk.ts';

// The package is packed and installed once for all these tests.
test.describe.configure({ mode: 'serial' });

let user: Packed;
test.beforeAll(() => {
  user = packed();
});
test.afterAll(() => user.remove());

/** The brand colour of the theme that each page requests in its own way. */
const HARBOUR = 'rgb(18, 56, 122)';

const frame = (
  script: string,
  markup = '',
) => `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<div id="root">${markup}</div><script>window.api = '${API}/'; window.heard = [];</script><script type="module" src="${script}"></script>`;

const heard = (page: Page) => page.evaluate('heard') as Promise<string[]>;

/** Every error or warning of a browser or library. */
function complaints(page: Page): string[] {
  const warnings: string[] = [];
  page.on('pageerror', (error) => warnings.push(String(error)));
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
  return warnings;
}

/** What must work on every page, whatever it was built with. */
async function usesTheWidget(page: Page, title: string): Promise<void> {
  const widget = widgetOn(page);
  await expect(widget.getByRole('heading', { name: title })).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Explore all three together' })).toHaveCSS(
    'background-color',
    HARBOUR,
  );
  await expect(widget.getByText('Call us for a quote.')).toBeHidden();
  await expect(widget.getByRole('navigation')).toBeVisible();
  await page.locator('#dress').click();
  await expect(widget.getByRole('navigation')).toHaveCount(0);
  await beginHeatPump(widget);
  const [first, ...rest] = await heard(page);
  expect(first).toMatch(/^ready \d+\.\d+\.\d+(-dev)?$/);
  expect(rest).toEqual(['currentTariff']);
}

test('the package contains what its user needs, and nothing else', () => {
  expect(user.files).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'demo/accessibility.md',
    'demo/embedding.md',
    'demo/guide/analytics.md',
    'demo/guide/builders.md',
    'demo/guide/enquiries.md',
    'demo/guide/frameworks.md',
    'demo/guide/hosting.md',
    'demo/guide/live.md',
    'demo/guide/looks.md',
    'demo/guide/npm.md',
    'demo/guide/pin.md',
    'demo/guide/privacy.md',
    'demo/guide/reference.md',
    'demo/guide/remove.md',
    'demo/guide/roll-back.md',
    'demo/guide/script.md',
    'demo/guide/upgrade.md',
    'dist/README.md',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/custom-elements.json',
    'dist/enquiry.schema.json',
    'dist/home-energy-quote.d.ts',
    'dist/home-energy-quote.js',
    'dist/home-energy-quote.mjs',
    'dist/integrity.json',
    'dist/messages.json',
    'dist/openapi.json',
    'dist/preact.d.ts',
    'dist/react.d.ts',
    'dist/solid.d.ts',
    'dist/svelte.d.ts',
    'dist/themes/civic.css',
    'dist/themes/harbour.css',
    'dist/themes/meadow.css',
    'dist/themes/volt.css',
    'dist/vue.d.ts',
    'package.json',
  ]);
});

test('the module loads in Node without a DOM, adds no global name, and gives its version', () => {
  const code = `const before = Object.getOwnPropertyNames(globalThis).length;
    const { HomeEnergyQuoteElement, ...rest } = await import('home-energy-quote');
    const after = Object.getOwnPropertyNames(globalThis).length;
    console.log(JSON.stringify([HomeEnergyQuoteElement.version, Object.keys(rest), after - before]));`;
  const printed = JSON.parse(run(process.execPath, ['--input-type=module', '--eval', code], user.folder));
  expect(printed).toEqual([JSON.parse(user.read('package.json')).version, [], 0]);
});

test('everything that package.json names is in the package', () => {
  const { main, module, types, typesVersions, unpkg, jsdelivr, customElements, exports } = JSON.parse(
    user.read('package.json'),
  );
  const older = Object.values(typesVersions['*']).flat() as string[];
  const exported = Object.values(exports).flatMap((path) =>
    typeof path === 'string' ? [path] : Object.values(path as Readonly<Record<string, string>>),
  );
  const named = [main, module, types, unpkg, jsdelivr, customElements, ...older, ...exported];
  const there = new Set(user.files.map((file) => file.replace(/[^/]+(?=\.css$)/, '*')));
  expect(named.map((path) => path.replace(/^\.\//, '')).filter((path) => !there.has(path))).toEqual([]);
});

test('ATTRIBUTES: types refuse a theme that does not exist, in React, Preact, Solid, Svelte, Vue and as a property', () => {
  checkTypes(user.folder);
});

test('ATTRIBUTES: the recipes of the guide compile as written, Vue’s with strict templates', () => {
  checkRecipes(user.folder);
});

test('the files of each framework can be imported as values, and so can the hashes', () => {
  const code = `const names = ['react', 'preact', 'solid', 'svelte', 'vue'];
    const all = await Promise.all(names.map((name) => import('home-energy-quote/' + name)));
    const { default: hashes } = await import('home-energy-quote/integrity.json', { with: { type: 'json' } });
    console.log(JSON.stringify([all.map((one) => one.HomeEnergyQuoteElement.name.length > 0), Object.keys(hashes)]));`;
  const [elements, files] = JSON.parse(
    run(process.execPath, ['--input-type=module', '--eval', code], user.folder),
  );
  expect(elements).toEqual([true, true, true, true, true]);
  expect(files).toContain('home-energy-quote.js');
});

test('a plain page: the script with its hash, a theme’s stylesheet', async ({ page, servers, made }) => {
  const warnings = complaints(page);
  const values: Readonly<Record<string, string>> = {
    api: `${API}/`,
    script: '/user/home-energy-quote.js',
    integrity: JSON.parse(user.read('dist/integrity.json'))['home-energy-quote.js'],
    theme: '/user/harbour.css',
  };
  const html = readFileSync(new URL('../pages/consumers/plain/index.html', import.meta.url), 'utf8');
  made.set('/user/plain.html', () => html.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ''));
  made.set('/user/home-energy-quote.js', () => user.read('dist/home-energy-quote.js'));
  made.set('/user/harbour.css', () => user.read('dist/themes/harbour.css'));
  await page.goto(`${servers.pages}/user/plain.html`);
  await usesTheWidget(page, 'From a plain page');
  expect(warnings).toEqual([]);
});

for (const [name, build, title] of [
  ['react', buildReact, 'From React'],
  ['vue', buildVue, 'From Vue'],
] as const) {
  test(`a page in ${name}: is checked, built and used; the element is removed and inserted again`, async ({
    page,
    servers,
    made,
  }) => {
    const warnings = complaints(page);
    const script = await build(user.folder);
    made.set(`/user/${name}.html`, () => frame(`/user/${name}.js`));
    made.set(`/user/${name}.js`, () => script);
    await page.goto(`${servers.pages}/user/${name}.html`);
    await usesTheWidget(page, title);
    await page.locator('#ask').click();
    expect(await page.evaluate('state')).toMatchObject({ route: 'switch/home-energy', assets: ['ashp'] });
    await page.locator('#toggle').click();
    await expect(widgetOn(page)).toHaveCount(0);
    await page.locator('#toggle').click();
    // A new element in the same tab, so the journey continues.
    await expect(widgetOn(page).getByText('Step 1 of 3').first()).toBeVisible();
    expect(warnings).toEqual([]);
  });
}

for (const [name, first] of [
  ['before', '<script src="/user/home-energy-quote.js"></script>'],
  ['after', ''],
] as const) {
  test(`a page rendered on a server, the widget running ${name} React takes it over: nothing is rendered again, and a ref does what props do not`, async ({
    page,
    servers,
    made,
  }) => {
    const warnings = complaints(page);
    const { markup, script } = await buildHydrated(user.folder, `${API}/`);
    expect(markup).toContain('white-label=""');
    expect(markup).not.toContain('hide-nav');
    made.set('/user/hydrated.html', () => frame('/user/hydrated.js', markup).replace('<div', `${first}<div`));
    made.set('/user/hydrated.js', () => script);
    made.set('/user/home-energy-quote.js', () => user.read('dist/home-energy-quote.js'));
    await page.goto(`${servers.pages}/user/hydrated.html`);
    const widget = widgetOn(page);
    await expect(widget.getByRole('heading', { name: 'From the server' })).toBeVisible();
    await beginHeatPump(widget);
    expect(await heard(page)).toEqual(['currentTariff']);
    expect(await page.locator('#root').evaluate((root) => root.innerHTML)).toBe(markup);
    expect(warnings).toEqual([]);
  });
}
