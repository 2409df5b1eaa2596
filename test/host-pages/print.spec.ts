import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { ALONE, seeAll } from './support/walk-results.ts';

const MM = 96 / 25.4;
const MARGIN = 10;
const margin = { top: `${MARGIN}mm`, bottom: `${MARGIN}mm`, left: `${MARGIN}mm`, right: `${MARGIN}mm` };
/** Width in mm. */
const PAPERS = { A4: 210, Letter: 215.9 };

async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

/** Lays the page out as for printing on this paper. */
async function onPaper(page: Page, format: keyof typeof PAPERS): Promise<void> {
  await page.setViewportSize({ width: Math.floor((PAPERS[format] - 2 * MARGIN) * MM), height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
}

async function onScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
}

/** Hides the page's own content, so that only ours is left. */
const alone = (page: Page) =>
  page.evaluate(
    "for (const one of document.querySelectorAll('body > :not(home-energy-quote)')) one.remove()",
  );

/**
 * Elements that extend beyond the paper, or text beyond its box. Visually hidden text is one pixel wide, and drawings are cut at
 * their edge, so these do not count.
 */
const cutOff = (widget: Locator) =>
  widget.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('.sheet *, .combined *:not(svg *)')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const isOut = width > 1 && (left < 0 || right > innerWidth + 1);
        return (
          isOut || (width > 1 && one.matches('p, dt, dd, li, td') && one.scrollWidth > one.clientWidth + 1)
        );
      })
      .map(({ textContent }) => textContent),
  );

/** The smallest font size on the sheets, in points. */
const smallestType = (widget: Locator) =>
  widget.evaluate(({ shadowRoot }) => {
    const texts = [
      ...shadowRoot!.querySelectorAll(':is(.sheet, .combined) :is(p, dt, dd, li, td, th, summary)'),
    ];
    const points = (one: Element) =>
      (Number.parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom * 72) / 96;
    return Math.min(...texts.filter((one) => one.checkVisibility()).map(points));
  });

/** Whether the drawing of the one bill covers the text below it, or the figure before it. */
const coversText = (bill: Locator) =>
  bill.evaluate(({ children: [figure, range, home] }) => {
    const [left, below, right] = [figure!, range!, home!].map((one) => one.getBoundingClientRect());
    return right!.left < left!.right || right!.bottom > below!.top;
  });

/** Whether the one bill, headed by its own sheet, is above the result in front. */
const isFirst = (widget: Locator) =>
  widget.evaluate(({ shadowRoot }) => {
    const tops = ['.sheet + .sheet', '.combined', 'article.sheet'].map(
      (one) => shadowRoot!.querySelector(one)!.getBoundingClientRect().top,
    );
    return tops[0]! < tops[1]! && tops[1]! < tops[2]!;
  });

const recordOf = async (sheet: Locator) =>
  /Record [0-9a-f]{8}(?![0-9a-f])/.exec((await sheet.textContent()) ?? '')?.[0];

/** Presses Print and keeps the text of its own frame in `data-printed`. */
async function pressPrint(widget: Locator): Promise<void> {
  await widget.evaluate((element) => {
    const root = element.shadowRoot!;
    const add = root.append.bind(root);
    root.append = (...nodes) => {
      add(...nodes);
      for (const frame of nodes) {
        if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) continue;
        const { contentWindow: view } = frame;
        view.print = () => {
          element.setAttribute('data-printed', view.document.body.textContent ?? '');
          view.dispatchEvent(new Event('afterprint'));
        };
      }
    };
  });
  await widget.getByRole('button', { name: 'Print', exact: true }).click();
}

/** Texts that every sheet has, and texts of some results. */
const SAYS = [
  /Brook Energy · /,
  /Printed on \d+ \w+ \d{4}\. An estimate, before a survey\./,
  /How sure the (saving|cost) isLikely (to cost )?£[\d,]+ to £[\d,]+/,
  /Address14 Harbour View Road, Bristol, BS1\u00a09AA/,
  /Recommended tariff.+, by .+Prices (of|from) \d+ \w+ \d{4}/,
  /Its prices by the hour\d\d:\d\d–\d\d:\d\d \d+\.\dp/,
  /A surveyor will look at \w+/,
  /[\w &]+: (get quotes from MCS installers|test drive the car and ask what it costs)\. Then switch to [^.]+\./,
  /What we assumed.*\d+ \w+ 20\d\d/,
  /Record [0-9a-f]{8}(?![0-9a-f])/,
];
const PAID = /Pays for itself(?:, at a saving of £[\d,]+ a year)?(in about|straight away|not within)/;
const BILL = /Cost a year£[\d,]+ today, £[\d,]+ after/;
const ALSO: Readonly<Record<string, readonly RegExp[]>> = {
  'a heat pump': [
    BILL,
    /Typical cost, less the £7,500 grant£[\d,]+ to £[\d,]+/,
    PAID,
    /You could cut your CO2 by about \d/,
    /Recommended pump size\d+ kW/,
    /Semi-detached house/,
  ],
  'solar panels': [
    BILL,
    /Cost, before a survey£[\d,]+/,
    /Pays for itselfin about \d+ yearsLikely \d+ to \d+ years/,
    /System cost £[\d,]+/,
    /It would pay for itself in about \d+ years/,
    /New inverter: £[\d,]+/,
    /Savings so far/,
    /You could save about £\d+ a year/,
    /Recommended panels\d+ panels/,
    /Recommended battery(None|\d)/,
  ],
  'an electric car': [
    /From 1 April 2028, tax of 3p a mile makes this about £[\d,]+\./,
    /Petrol in a typical car.+£[\d,]+/,
    /Charging would cost about £\d+/,
    /Electric vehicleNissan Leaf/,
  ],
  'an electric car beside today’s': [
    BILL,
    /You could save about £[\d,]+ a year/,
    /Current vehicleFord Focus/,
  ],
};

for (const { name, reach } of ALONE) {
  test(`BEY-08, KEEP-02, SEEN-03, SEEN-11: ${name} is one page of A4 or Letter beside the page’s article, whole, and nothing to press`, async ({
    host,
  }) => {
    const { page, widget } = host;
    await host.open('print.html');
    await reach(widget);
    const sheet = widget.locator('.sheet');
    await expect(sheet).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const) {
      await onPaper(page, format);
      await expect(sheet).toContainText(/Record [0-9a-f]{8}(?![0-9a-f])/);
      await expect(page.locator('article').first()).toBeVisible();
      for (const says of [...SAYS, ...(ALSO[name] ?? [])]) await expect(sheet).toContainText(says);
      expect((await sheet.textContent())?.match(/Pays for itself/g) ?? []).toHaveLength(
        /car/.test(name) ? 0 : 1,
      );
      await expect(sheet.locator('img')).toBeVisible();
      await expect(sheet.locator('.house__drawing')).toBeVisible();
      expect(await sheet.locator('.house__drawing path').count()).toBeGreaterThan(9);
      // The prices of the day, and the path of the savings.
      const times = (await sheet.textContent())?.match(/\d\d:\d\d–\d\d:\d\d/g)?.length ?? 0;
      await expect(sheet.locator('.day-strip__band')).toHaveCount(times > 1 ? 48 : 0);
      await expect(sheet.locator('.sheet__path path')).toHaveCount(name === 'solar panels' ? 2 : 0);
      await expect(widget.getByRole('button')).toHaveCount(0);
      expect(await cutOff(widget)).toEqual([]);
      expect(await smallestType(widget)).toBeGreaterThanOrEqual(8.49);
      await onScreen(page);
      expect(await pagesOf(page, format)).toBeLessThanOrEqual(2);
    }
    await alone(page);
    for (const format of Object.keys(PAPERS)) expect(await pagesOf(page, format)).toBe(1);
  });
}

test('BEY-08, KEEP-02, SEEN-11: all three are two pages, the one bill and the result in front, each with the partner’s mark and the record', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('print.html');
  await seeAll(widget);
  await pressPrint(widget);
  for (const part of [/One home, one bill/, /with solar panels/, /One tariff for all: /, /Then switch to /])
    await expect(widget).toHaveAttribute('data-printed', part);
  // The code of a link needs room on each sheet.
  await widget.getByRole('button', { name: 'Share these results' }).click();
  await expect(widget.getByRole('button', { name: 'Delete the link' })).toBeVisible();
  await alone(page);
  for (const [tab, says] of [
    [/^Solar/, /You could save about .+ solar panels/],
    [/^EV/, /You could save about .+ driving electric/],
    [/^Heat Pump/, /You could cut your CO2/],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await widget.getByRole('tab', { name: tab }).click();
    for (const format of ['A4', 'Letter'] as const) {
      await onPaper(page, format);
      const [first, second] = [widget.locator('.sheet').nth(0), widget.locator('.sheet + .sheet')];
      for (const page of [first, second]) {
        await expect(page).toContainText(/Record [0-9a-f]{8}(?![0-9a-f])/);
        await expect(page).toContainText(/Printed on \d+ \w+ \d{4}/);
        await expect(page.locator('img')).toBeVisible();
        await expect(page.locator('.qr-code')).toBeVisible();
      }
      expect(await recordOf(second)).toBe(await recordOf(first));
      await expect(first).toContainText(says);
      await expect(second).toContainText('Brook Energy · One home, one bill');
      await expect(first).toHaveCSS('break-before', 'page');
      expect(await isFirst(widget)).toBe(true);
      const bill = widget.locator('.sheets + .combined');
      for (const part of [
        /Likely £/,
        /Total£[\d,]+£[\d,]+/,
        /One tariff for all: /,
        /Electricity is cheapest from /,
        // The price of the day, where its tariff is.
        /\d\d:\d\d to \d\d:\d\d.*[\d.]+p/,
      ])
        await expect(bill).toContainText(part);
      await expect(bill.locator('.house__panel').first()).toBeVisible();
      await expect(bill.locator('.house__pump')).toBeVisible();
      await expect(bill.locator('.clock .day-strip__bands')).toBeVisible();
      expect(await coversText(bill)).toBe(false);
      await expect(widget.getByText(/^Then switch to /)).toBeVisible();
      // A button is a step in words.
      const call = widget.getByRole('button', { name: 'Arrange a call' });
      await expect(call).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect(await smallestType(widget)).toBeGreaterThanOrEqual(8.49);
      expect(await cutOff(widget)).toEqual([]);
      await onScreen(page);
      expect(await pagesOf(page, format), `${tab} on ${format}`).toBe(2);
    }
  }
});

test('BEY-08: the button prints only the sheet, and leaves nothing behind', async ({ host }) => {
  const { widget } = host;
  await host.open('print.html');
  await ALONE[0]?.reach(widget);
  await pressPrint(widget);
  await expect(widget).toHaveAttribute('data-printed', /You could cut your CO2/);
  await expect(widget).not.toHaveAttribute('data-printed', /Warmer homes/);
  await expect(widget.locator('iframe')).toHaveCount(0);
});

test('BEY-08: the sheet is ready when a script of the page prints, which leaves no time to render', async ({
  host,
}) => {
  const { page, widget } = host;
  await host.open('print.html');
  await ALONE[0]?.reach(widget);
  const [before, meanwhile, after] = await page.evaluate(() => {
    const sheets = () => document.querySelector('home-energy-quote')?.shadowRoot?.querySelectorAll('.sheet');
    const found = [sheets()?.length];
    dispatchEvent(new Event('beforeprint'));
    found.push(sheets()?.length);
    dispatchEvent(new Event('afterprint'));
    return [...found, sheets()?.length];
  });
  expect([before, meanwhile, after]).toEqual([0, 1, 0]);
});
