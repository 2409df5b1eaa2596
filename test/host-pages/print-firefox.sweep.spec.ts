// The same sheets in Firefox, which prints before anything that waits for a page's event could be rendered.
import type { Browser } from 'puppeteer-core';
import { firefox, pagesIn, startFirefox, takeOver } from './support/firefox.ts';
import { expect, test } from './support/host-test.ts';
import { ALONE, seeAll } from './support/walk-results.ts';

const PAPERS = ['A4', 'Letter'] as const;
const MARGIN = '10mm';
const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
/** In bytes: the print of an empty page has 1000. */
const EMPTY = 5000;
const ALL = { name: 'all three', reach: seeAll };

const hasResult = () =>
  !!document.querySelector('home-energy-quote')?.shadowRoot?.querySelector('.results [data-figure]');

test.describe('Firefox', () => {
  test.skip(!firefox, 'Firefox is not installed, so printing there was not tested');
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await startFirefox();
  });
  test.afterAll(() => browser?.close());

  for (const { name, reach } of [...ALONE, ALL]) {
    const pages = name === ALL.name ? 2 : 1;
    test(`BEY-08: prints ${name} on as many pages of A4 and Letter: ${pages}`, async ({ host }) => {
      await host.open('print.html');
      await reach(host.widget);
      const kept = await host.page.evaluate<Record<string, string>>('({ ...sessionStorage })');
      const page = await browser.newPage();
      await takeOver(page, host.page.url(), kept);
      await page.waitForFunction(hasResult);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('body > :not(home-energy-quote)')) one.remove();
      });
      for (const format of PAPERS) {
        const pdf = await page.pdf({ format, margin });
        expect(pagesIn(pdf), format).toBe(pages);
        expect(pdf.length, format).toBeGreaterThan(EMPTY);
      }
      await page.close();
    });
  }
});
