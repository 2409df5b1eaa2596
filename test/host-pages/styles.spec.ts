import { expect, type Host, test } from './support/host-test.ts';
import { expectSameLook, type Look, look } from './support/look.ts';
import { recorded } from './support/record.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';

const COLUMN = 'body { margin: 0; inline-size: 720px }';

/** The look of the first question in a column of 720 px, once it is stable. */
async function lookOf(host: Host, file: string, style = COLUMN): Promise<Look[]> {
  await host.open(file);
  await host.page.addStyleTag({ content: style });
  await beginHeatPump(host.widget);
  await host.page.mouse.move(1, 1);
  await host.widget.locator('.root').evaluate(async (root) => {
    await Promise.allSettled(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  return look(host.widget);
}

test('F16: a root of 62.5 %, of 8 px or of 20 px changes nothing', async ({ host }) => {
  const baseline = await lookOf(host, 'plain.html');
  expect(baseline.length).toBeGreaterThan(20);
  for (const size of ['62.5%', '8px', '20px']) {
    const found = await lookOf(host, 'f16-root.html', `${COLUMN} html { font-size: ${size} }`);
    expectSameLook(found, baseline);
  }
});

test('F17: rules for everything, inherited text styles and common custom properties change nothing', async ({
  host,
}) => {
  const baseline = await lookOf(host, 'plain.html');
  expectSameLook(await lookOf(host, 'f17-rules.html', 'body { margin: 0 }'), baseline);
});

test('F17: the element fills the column that such a page gives it, without a border of its rules', async ({
  host,
}) => {
  await host.open('f17-rules.html');
  await expect(host.widget.locator('.root')).toBeVisible();
  const { root, border, column } = await host.widget.evaluate((element) => ({
    root: element.shadowRoot?.querySelector('.root')?.getBoundingClientRect().width,
    border: getComputedStyle(element).borderTopWidth,
    column: document.getElementById('column')?.clientWidth,
  }));
  expect({ root, border }).toEqual({ root: column, border: '0px' });
});

test('F16: at 320 px and at a zoom of 200 % nothing is wider than its container', async ({
  browser,
  servers,
}) => {
  for (const [width, deviceScaleFactor] of [
    [320, 1],
    [640, 2],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(`${servers.pages}/plain.html`);
    const widget = page.locator('home-energy-quote');
    const widest = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await beginHeatPump(widget);
    expect(await widest(), 'the questions').toBe(0);
    await answerQuestions(widget);
    await seeResult(widget);
    expect(await widest(), 'the result').toBe(0);
    await context.close();
  }
});

test('F22: hidden at start, in a column of 280 px, in flex, grid, inline-block and nothing: it has the width it is given', async ({
  host,
}) => {
  const { page } = host;
  await host.open('f22-boxes.html');
  const width = (place: string) =>
    page.locator(`${place} home-energy-quote`).evaluate((element) => {
      const root = element.shadowRoot?.querySelector('.root');
      return {
        box: root?.getBoundingClientRect().width ?? -1,
        over: (root?.scrollWidth ?? 0) - (root?.clientWidth ?? 0),
      };
    });
  await expect(page.locator('#narrow .root')).toBeVisible();
  expect(await width('#none')).toEqual({ box: 0, over: 0 });
  await page.evaluate(() => {
    for (const [id, name, value] of [
      ['none', 'display', 'block'],
      ['zero', 'inline-size', '400px'],
    ] as const)
      document.getElementById(id)?.style.setProperty(name, value);
    (document.getElementById('fold') as HTMLDetailsElement).open = true;
  });
  const inner = await page.evaluate(() => document.body.clientWidth);
  expect(await width('#none')).toEqual({ box: inner, over: 0 });
  expect(await width('#fold')).toEqual({ box: inner, over: 0 });
  expect(await width('#zero')).toEqual({ box: 400, over: 0 });
  expect(await width('#narrow')).toEqual({ box: 280, over: 0 });
  expect(await width('#flex')).toEqual({ box: inner - 300, over: 0 });
  expect((await width('#inline')).box).toBeGreaterThanOrEqual(280);
  expect((await width('#grid')).box).toBeGreaterThan(inner / 2);
  for (let step = 0; step < 20; step++) {
    await page.evaluate(
      (size) => document.getElementById('narrow')?.style.setProperty('inline-size', `${size}px`),
      280 + step * 46,
    );
  }
  expect((await width('#narrow')).box).toBe(280 + 19 * 46);
  await page.waitForTimeout(100);
  expect((await width('#narrow')).box, 'no growth by itself').toBe(280 + 19 * 46);
  expect((await recorded(page)).errors).toEqual([]);
});

test('F22: the page can hide the element in each of its ways', async ({ host }) => {
  await host.open('plain.html');
  await expect(host.widget.locator('.root')).toBeVisible();
  const height = () => host.widget.evaluate((element) => element.getBoundingClientRect().height);
  for (const [hide, show] of [
    ["setAttribute('hidden', '')", "removeAttribute('hidden')"],
    ["style.setProperty('display', 'none')", "removeAttribute('style')"],
    ["parentElement.style.setProperty('display', 'none')", "parentElement.removeAttribute('style')"],
  ]) {
    await host.widget.evaluate((element, code) => new Function('element', `element.${code}`)(element), hide);
    expect(await height(), hide).toBe(0);
    await host.widget.evaluate((element, code) => new Function('element', `element.${code}`)(element), show);
    expect(await height(), show).toBeGreaterThan(200);
  }
  await host.page.evaluate(() => document.body.style.setProperty('visibility', 'hidden'));
  expect(await host.widget.locator('.root').evaluate((root) => getComputedStyle(root).visibility)).toBe(
    'hidden',
  );
});

test('F23: a dark page and a dark system change no theme, and a dark theme is dark on a light page', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('f23-dark.html');
  const colours = () =>
    widget.locator('.root').evaluate((root) => {
      const { colorScheme, backgroundColor, color } = getComputedStyle(root);
      return {
        colorScheme,
        backgroundColor,
        color,
        field: getComputedStyle(root.querySelector('button') as Element).accentColor,
      };
    });
  const found: Record<string, unknown[]> = {};
  for (const theme of ['meadow', 'volt', 'SUNSET']) {
    await widget.evaluate((element, name) => element.setAttribute('theme', name), theme);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const className of ['dark', '']) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate((name) => {
          document.documentElement.className = name;
        }, className);
        await page.waitForTimeout(30);
        found[theme] = [...(found[theme] ?? []), await colours()];
      }
    }
  }
  for (const [theme, looks] of Object.entries(found))
    expect(new Set(looks.map((one) => JSON.stringify(one))).size, theme).toBe(1);
  expect(found.SUNSET?.[0]).toEqual(found.meadow?.[0]);
  expect(found.meadow?.[0]).toMatchObject({
    colorScheme: 'light',
    backgroundColor: expect.stringMatching(/^rgb\(/),
  });
  expect(found.volt?.[0]).toMatchObject({
    colorScheme: 'dark',
    backgroundColor: expect.stringMatching(/^rgb\(/),
  });
});

test('F27: under reduced motion nothing moves, and otherwise motion can be paused', async ({ host }) => {
  const { page, widget } = host;
  await page.clock.install();
  const front = () => widget.locator('.banner__slide--front').textContent();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await host.open('plain.html');
  await expect(widget.locator('.banner__slide--front')).toBeVisible();
  const first = await front();
  await page.clock.runFor(15_000);
  expect(await front()).toBe(first);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(5_500);
  await expect(async () => expect(await front()).not.toBe(first)).toPass();
  await widget.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(1, 1);
  const paused = await front();
  await page.clock.runFor(15_000);
  expect(await front()).toBe(paused);
});

test('PRINT: a result prints whole, without the frame and its buttons', async ({ host }) => {
  const { page, widget } = host;
  await host.open('plain.html');
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  await page.emulateMedia({ media: 'print' });
  await expect(widget.getByText('Recommended pump size').filter({ visible: true }).first()).toBeVisible();
  await expect(widget.locator('.nav-bar')).toBeHidden();
  // A step like the others, which are text.
  const call = widget.getByRole('button', { name: 'Arrange a call' });
  await expect(call).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(call).toHaveCSS('padding', '0px');
  const cut = await widget.locator('.root').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 2 &&
          getComputedStyle(element).overflowY !== 'visible',
      )
      .filter((element) => element.clientHeight > 1)
      .map((element) => element.className),
  );
  expect(cut).toEqual([]);
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
});
