// `node tools/gallery/record.mjs`: goes all the way through the widget in dist against the real reference API, and
// writes what demo/pages/gallery.html shows: what the session held at each screen, and each answer of the API.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../build/paths.mjs';
import { startReferenceApi } from '../testing/reference-api.mjs';
import { walk } from './walk.mjs';

const KEY = 'home-energy-quote:recorded';
const api = await startReferenceApi();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const answers = [];
  page.on('response', async (response) => {
    const request = response.request();
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/request/') || pathname.endsWith('/track-records')) return;
    answers.push(
      response.text().then((text) => ({
        call: `${request.method()} ${pathname}${search}`,
        sent: request.postDataJSON(),
        status: response.status(),
        text,
      })),
    );
  });
  await page.goto(`${api.url}/terms.html`);
  await page.evaluate((base) => {
    document.body.innerHTML = `<home-energy-quote id="recorded" api-base="${base}/"></home-energy-quote>`;
  }, api.url);
  await page.addScriptTag({ url: `${api.url}/home-energy-quote.js` });
  const screens = {};
  await walk(page, async (name) => {
    screens[name] = JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), KEY)) ?? 'null');
  });
  const recorded = { screens, answers: await Promise.all(answers) };
  writeFileSync(join(ROOT, 'demo/pages/assets/gallery/recorded.json'), `${JSON.stringify(recorded)}\n`);
  console.log(`${Object.keys(screens).length} screens, ${recorded.answers.length} answers`);
} finally {
  await browser.close();
  await api.stop();
}
