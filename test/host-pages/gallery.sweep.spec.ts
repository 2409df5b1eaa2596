import { readFileSync } from 'node:fs';
import type { Recorded } from '../../tools/gallery/wire.ts';
import { API, expect, test } from './support/host-test.ts';
import { noteUnmatched } from './support/unmatched-rules.ts';

const file = new URL('../../demo/pages/assets/gallery/recorded.json', import.meta.url);
const { walks } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;

/** Selectors that match nothing in any state, with the reason why they stay. */
const NOT_IN_A_STATE: readonly (readonly [selectors: RegExp, why: string])[] = [
  [/sheet|print-frame/, 'printed pages are outside the page until something is printed'],
  [/canvas|uplot|\.u-|field__affix--before/, 'it is in a part of a result that no state opens'],
  [
    /dir\b|inherit|^h1$|img$|:autofill/,
    'an attribute, the page, the browser or a picture of the API decides it',
  ],
  [/day-strip|clock__flat/, 'a tariff has one price all day'],
  [/filter-list|^b$/, 'a visitor types or uses the arrow keys in a list'],
  [/field__problem|__count--over/, 'a visitor goes beyond a limit'],
  [/found__correction \.field__hint/, 'a visitor corrects what is spent'],
  [/number-line|--short|energy-split__note|house--peak|> \.house$|:empty/, 'another home has such figures'],
  [/shell__sorry|unconfirmed/, 'the widget or the server has a fault'],
  [/hero__words/, 'copy="plain" has it'],
  [/quote-loader__done/, 'it is there until the last result comes'],
  [/stacked-bars__part--3/, 'the tax by the mile is in the figures from April 2028'],
];

/** The selectors that matched nothing on each walk. One worker runs the tests in order, so that the last can read it. */
const unmatched = new Map<string, readonly string[]>();
test.describe.configure({ mode: 'default' });

for (const { name, states } of walks)
  test(`SEEN-04: the gallery reaches the states of ${name} with recorded responses only`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(noteUnmatched);
    await page.setViewportSize({ width: 480, height: 900 });
    const last = states.at(-1) ?? '';
    await page.goto(`${API}/gallery-frame.html?state=${last}&theme=volt&width=480`);
    const reached = () => page.evaluate(() => document.documentElement.dataset.reached);
    await expect.poll(reached, { timeout: 60_000 }).toMatch(new RegExp(`^(${last}$|failed)`));
    expect(await reached()).toBe(last);
    const shown = await page.evaluate(
      () => document.querySelector('home-energy-quote')?.shadowRoot?.textContent ?? '',
    );
    // The page's clock is at the day of the recording.
    expect(shown).not.toContain('A newer price cap has applied');
    expect(asked.filter((path) => path.startsWith('/request/'))).toEqual([]);
    unmatched.set(name, await page.evaluate('[...heqUnmatched]'));
  });

test('every selector of the stylesheet matches something in a state of the gallery', () => {
  test.skip(unmatched.size < walks.length, 'a walk failed');
  const [first = [], ...others] = unmatched.values();
  const never = first.filter((selector) => others.every((list) => list.includes(selector)));
  expect(never.filter((selector) => !NOT_IN_A_STATE.some(([some]) => some.test(selector)))).toEqual([]);
  const needless = NOT_IN_A_STATE.filter(([some]) => !never.some((selector) => some.test(selector)));
  expect(needless).toEqual([]);
});
