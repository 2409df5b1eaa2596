// `npm run picture` takes the README's screenshot and animation from the demo page, with the reference API.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import gifenc from 'gifenc';
import { PNG } from 'pngjs';
import { inFolder, withApi } from '../bench/api.mjs';
import { ROOT } from '../build/paths.mjs';
import { CHROME_FLAGS, findBrowser } from '../testing/programs.mjs';
import { drawnFrom } from './drawn-from.ts';

const ASSETS = join(ROOT, 'demo/pages/assets');
const WIDE = { width: 1200, height: 860 };
const PHONE = { width: 390, height: 760 };
/** Milliseconds for each scene of the animation, and for the last one. */
const [SCENE, LAST] = [1100, 2600];

/** Goes from the home page to the result for solar panels, and calls `scene` whenever there is something to show. */
async function walk(page, scene) {
  const widget = page.locator('home-energy-quote');
  const press = (name) => widget.getByRole('button', { name, exact: true }).click();
  await widget.getByRole('button', { name: 'Get a solar quote' }).waitFor();
  await scene();
  await press('Get a solar quote');
  await widget.getByLabel('Postcode').fill('BS1 9AA');
  await scene();
  await press('Search');
  await widget.getByRole('option').first().waitFor();
  await scene();
  await widget.getByRole('option').first().click();
  await widget.getByText('What we found').waitFor();
  await scene();
  await press('Next');
  await widget.getByRole('radio', { name: 'Semi-detached house' }).check();
  await scene();
  await press('Next');
  await widget.getByText('How much of the day is someone at home?').waitFor();
  await widget.getByRole('radio').first().check();
  await scene();
  await press('See my result');
  await widget.getByText('What next', { exact: true }).waitFor();
}

/** Opens a page without motion in a window of this size, with the widget at the top. */
async function open(browser, url, viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url);
  return page;
}

const toTop = (page) =>
  page.locator('home-energy-quote').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

async function takePicture(browser, url) {
  const page = await open(browser, url, WIDE);
  await walk(page, async () => {});
  await toTop(page);
  await page.screenshot({ path: join(ASSETS, 'screenshot.png') });
}

/** The animation has few colours, so that the file is smaller than 1 MB. */
async function takeFilm(browser, url) {
  const page = await open(browser, url, PHONE);
  const scenes = [];
  const scene = async () => {
    // Waits until the widget has finished scrolling to its question.
    await page.waitForTimeout(400);
    await toTop(page);
    scenes.push(PNG.sync.read(await page.screenshot()));
  };
  await walk(page, scene);
  await scene();
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  for (const _ of [1, 2]) {
    await page.mouse.wheel(0, PHONE.height - 100);
    await page.waitForTimeout(300);
    scenes.push(PNG.sync.read(await page.screenshot()));
  }
  const { GIFEncoder, quantize, applyPalette } = gifenc;
  const film = GIFEncoder();
  for (const { data, width, height } of scenes) {
    const palette = quantize(data, 64);
    const delay = data === scenes.at(-1)?.data ? LAST : SCENE;
    film.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }
  film.finish();
  writeFileSync(join(ASSETS, 'journey.gif'), film.bytes());
  return film.bytes().length;
}

const { status } = spawnSync(process.execPath, ['tools/build/run.mjs'], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) throw new Error('dist could not be built.');
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_FLAGS });
try {
  const size = await inFolder((folder) =>
    withApi(folder, async ({ url }) => {
      const page = url.replace('127.0.0.1', 'localhost');
      await takePicture(browser, page);
      return takeFilm(browser, page);
    }),
  );
  writeFileSync(new URL('drawn-from.json', import.meta.url), `${JSON.stringify(drawnFrom())}\n`);
  console.log(`screenshot.png and journey.gif (${Math.round(size / 1000)} kB) were taken again.`);
} finally {
  await browser.close();
}
