// What a visitor does on a page of this WordPress, and the settings that the owner has made.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { API } from '../support/host-test.ts';
import { answerQuestions, beginHeatPump, seeResult, widgetOn } from '../support/walk.ts';

/** The brand colour of the theme that a post requests. */
const HARBOUR = 'rgb(18, 56, 122)';
const DIST = new URL('../../../dist/', import.meta.url);
const { 'home-energy-quote.js': HASH } = JSON.parse(
  readFileSync(new URL('integrity.json', DIST), 'utf8'),
) as Record<string, string>;
/** The settings as the owner types them. */
export const SETTINGS = {
  'Address of the script': `${API}/home-energy-quote.js`,
  'Its hash': HASH ?? '',
  'Address of the API': `${API}/`,
  'What visitors see': '<p>Call us on <a href="tel:+441174960000">0117 496 0000</a></p>',
};

/** From the home screen, on a page that is open, in the theme that the post requests. */
export async function walksFrom(page: Page): Promise<void> {
  const widget = widgetOn(page).first();
  await expect(widget.getByRole('button', { name: 'Explore heat pumps' })).toHaveCSS(
    'background-color',
    HARBOUR,
  );
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
}

/** From home to a result, as a visitor who is not logged in. */
export async function walks(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await walksFrom(page);
}

export const attributesOf = (page: Page) =>
  widgetOn(page)
    .first()
    .evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
