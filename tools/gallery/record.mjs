// `node tools/gallery/record.mjs` goes to every state of test/accessibility/states with the real reference API, and writes what
// demo/pages/gallery.html plays back: each response, and which state shows which part. It also writes which state asks each
// question and which one refuses a home for each reason. demo/server/test/gallery.test.ts fails if one is missing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { writeFrame } from '../build/gallery-frame.mjs';
import { ROOT } from '../build/paths.mjs';
import { sourceScript } from '../testing/bundles.mjs';
import { CHROME_FLAGS, findBrowser } from '../testing/programs.mjs';
import { startReferenceApi } from '../testing/reference-api.mjs';
import { uiParts } from './ui-parts.ts';

/** Milliseconds: the longest walk on a slow machine. */
const PATIENCE = 180_000;

const day = process.env.HEQ_TODAY;
await writeFrame();
const api = await startReferenceApi();
/** A second server, which knows the frame's origin as a partner's, so that it accepts enquiries from it. */
const asked = encodeURIComponent(await api.open(api.url));
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_FLAGS });
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  const { body } = await sourceScript('0.0.0').serve({ path: '/dist/home-energy-quote.js' });
  await page.route('**/home-energy-quote.js', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.addInitScript(() => {
    window.heqPlace = {};
    addEventListener('heq-route', () => Object.assign(window.heqPlace, { step: null, refusal: null }));
    addEventListener('heq-step', ({ detail: { step } }) => Object.assign(window.heqPlace, { step }));
    addEventListener('heq-stage', ({ detail: { reason } }) =>
      Object.assign(window.heqPlace, { refusal: reason }),
    );
  });
  const [parts, steps, refusals] = [{}, {}, {}];
  await page.exposeFunction('heqReached', async (state) => {
    const shown = await page.evaluate((names) => {
      const { shadowRoot } = document.querySelector('home-energy-quote');
      return names.filter((name) =>
        [...shadowRoot.querySelectorAll(`.${name}`)].some((one) => one.checkVisibility()),
      );
    }, uiParts());
    for (const name of shown) parts[name] ??= state;
    const { step, refusal } = await page.evaluate(() => window.heqPlace);
    if (step) steps[step] ??= state;
    if (refusal) refusals[refusal] ??= state;
  });
  const walks = [];
  const open = (state) =>
    page.goto(
      `${api.url}/gallery-frame.html?record=${asked}&day=${day}&theme=meadow&width=1200&state=${state}`,
    );
  await open('none');
  for (const { name, states } of await page.evaluate(() => window.heqStates)) {
    const last = states.at(-1);
    await open(states[0]);
    await page.waitForFunction(
      (end) =>
        document.documentElement.dataset.reached === end ||
        /^failed/.test(document.documentElement.dataset.reached ?? ''),
      last,
      { timeout: PATIENCE },
    );
    const { reached, answers } = await page.evaluate(() => ({
      reached: document.documentElement.dataset.reached,
      answers: window.heqRecorded,
    }));
    if (reached !== last) throw new Error(`${name}: ${reached}`);
    walks.push({ name, states, answers });
    console.log(`${name}: ${states.length} states, ${answers.length} answers`);
  }
  const text = JSON.stringify({ day, walks, parts, steps, refusals }, null, 1);
  writeFileSync(join(ROOT, 'demo/pages/assets/gallery/recorded.json'), `${text}\n`);
} finally {
  await browser.close();
  await api.stop();
}
