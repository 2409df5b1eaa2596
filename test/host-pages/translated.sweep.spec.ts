// A page that is being translated while the visitor walks each journey to its result and uses everything there.
import type { Locator } from '@playwright/test';
import { expect, type Host, test } from './support/host-test.ts';
import { recorded } from './support/record.ts';
import { enquire } from './support/walk.ts';
import { ALONE, seeAll } from './support/walk-results.ts';

const ALL = { name: 'all three', reach: seeAll };

for (const how of ['wrap', 'replace'])
  for (const { name, reach } of [...ALONE, ALL])
    test(`TRANSLATED (${how}): from home to the result of ${name}, and everything that can be opened there`, async ({
      host,
    }) => {
      test.setTimeout(60_000);
      await host.open(`translated.html?how=${how}`);
      const { widget } = host;
      await reach(widget);
      await openTabs(widget);
      await opensEverything(widget);
      await movesLevers(widget);
      // An electric car alone has no button to arrange a call.
      if (await widget.getByRole('button', { name: 'Arrange a call' }).count()) await enquire(widget);
      await holds(host);
    });

async function openTabs(widget: Locator): Promise<void> {
  for (const tab of await widget.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await opensEverything(widget);
  }
}

async function opensEverything(widget: Locator): Promise<void> {
  await pressAll(widget.locator('details:not([open]) > summary:visible'));
  await pressAll(widget.getByRole('button', { name: 'Show as table' }));
  await pressAll(widget.getByRole('button', { name: 'Show as chart' }));
}

/** Each of these controls disappears from the selection once it is pressed. */
async function pressAll(those: Locator): Promise<void> {
  // An opened part may contain more to open.
  for (let left = 200; left > 0 && (await those.count()) > 0; left--) await those.first().click();
  await expect(those).toHaveCount(0);
}

/** Moves each lever, whose text must change, translated or not. */
async function movesLevers(widget: Locator): Promise<void> {
  for (const lever of await widget.getByRole('slider').all()) {
    const before = await lever.inputValue();
    await lever.press('End');
    if ((await lever.inputValue()) === before) await lever.press('Home');
    expect(await lever.inputValue()).not.toBe(before);
  }
}

async function holds({ page, widget }: Host): Promise<void> {
  await expect(widget.getByText('Sorry, something went wrong')).toHaveCount(0);
  const { errors } = await recorded(page);
  expect(errors).toEqual([]);
  expect(await page.evaluate('faults')).toEqual([]);
}
