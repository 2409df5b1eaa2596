// Does to a page what optimisation plugins do: cache it as a file, serve it from another origin, minify it, and move its scripts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { API } from '../support/host-test.ts';
import { answerAddress, beginHeatPump, widgetOn } from '../support/walk.ts';
import { loggedIn, published, SITE, settle } from './site.ts';
import { attributesOf, SETTINGS, walksFrom } from './visit.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const TEXT = '[home_energy_quote theme="harbour" brand-name="Harbour" hide_footer]';
const TAG = /<script[^>]*home-energy-quote\.js[^>]*><\/script>/;
const FOLDER = process.env.HEQ_WORDPRESS_FOLDER ?? '';
const KEPT = '/wp-content/cache/all/to-be-cached/index.html';
const COMBINED = '/wp-content/cache/min/1.js';
const CODE = readFileSync(new URL('../../../dist/home-energy-quote.js', import.meta.url), 'utf8');

/** The page as WordPress serves it to visitors who are not logged in. */
let html = '';
test.beforeAll(async ({ browser }) => {
  const owner = await loggedIn(browser, 'owner');
  // Without this setting, the API's URL comes from the script's URL, which changes when the script is served from another origin.
  await settle(owner, { ...SETTINGS, 'Address of the API': '' });
  html = await (await fetch(await published(owner, 'To be cached', TEXT))).text();
  await settle(owner, SETTINGS);
  expect(html).toMatch(TAG);
});

const source = () => / src=['"]([^'"]+)['"]/.exec(TAG.exec(html)?.[0] ?? '')?.[1] ?? '';
const without = (text: string) => text.replace(TAG, '');
const inHead = (script: string) => without(html).replace('</head>', () => `${script}</head>`);
const atEnd = (script: string) => without(html).replace('</body>', () => `${script}</body>`);

/** Removes comments, spaces between tags and unnecessary quotes. */
const minified = (text: string) =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/<home-energy-quote[^>]*>/g, (tag) => tag.replace(/=""/g, '').replace(/="([\w:/.-]+)"/g, '=$1'));

/** Loads the script when the visitor first does something. */
const LATER = `addEventListener('pointermove', () => {
  const script = document.createElement('script');
  script.src = document.querySelector('[data-later]').dataset.later;
  document.head.append(script);
}, { once: true })`;

const WAYS: readonly (readonly [name: string, page: () => string, script?: string])[] = [
  ['kept as it was', () => html],
  ['minified', () => minified(html)],
  ['with its script deferred', () => html.replace(TAG, (tag) => tag.replace(' async', ' defer'))],
  ['with its script in the head, before everything', () => inHead(`<script src="${source()}"></script>`)],
  [
    'with its script combined with others',
    () => atEnd(`<script defer src="${SITE}${COMBINED}"></script>`),
    `"use strict";var first=1\n;${CODE}\n;var last=first`,
  ],
  [
    'with its script written into it',
    () => atEnd(`<script>${CODE.replaceAll('</script', '<\\/script')}</script>`),
  ],
  [
    'with its script put off until the visitor does something',
    () => atEnd(`<script type="text/plain" data-later="${source()}"></script><script>${LATER}</script>`),
  ],
];

function keeps(path: string, text: string): void {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Opens the cached file at its own path. */
async function opens(page: Page, site: string, html: string, script = ''): Promise<void> {
  keeps(KEPT, html);
  keeps(COMBINED, script);
  await page.goto(`${site}${KEPT}`);
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
}

for (const [name, made, script] of WAYS)
  test(`a page ${name} asks its own API for addresses`, async ({ page }) => {
    await opens(page, SITE, made(), script);
    const widget = widgetOn(page);
    await beginHeatPump(widget);
    expect(await attributesOf(page)).toMatchObject({ 'api-base': `${API}/`, 'hide-footer': '' });
    await answerAddress(widget);
  });

test('a minified page with combined scripts, on another origin, leads to a result', async ({ page }) => {
  const copy = minified(atEnd(`<script async src="${SITE}${COMBINED}"></script>`));
  await opens(page, SITE.replace('127.0.0.1', 'localhost'), copy, CODE);
  await walksFrom(page);
});
