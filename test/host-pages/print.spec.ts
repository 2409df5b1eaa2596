import type { Page } from '@playwright/test';
import { expect, test } from './support/host-test.ts';
import { answerQuestions, beginHeatPump, seeResult } from './support/walk.ts';

const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };

async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, margin: MARGIN });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

for (const format of ['A4', 'Letter']) {
  test(`BEY-08: on ${format} the browser prints the page’s article and one page of result, and nothing to press`, async ({
    host,
  }) => {
    const { page, widget } = host;
    await host.open('print.html');
    await beginHeatPump(widget);
    await answerQuestions(widget);
    await seeResult(widget);
    const sheet = widget.locator('.sheet');
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText(/Record [0-9a-f]{64}/);
    await expect(sheet).toBeVisible();
    await expect(page.locator('article').first()).toBeVisible();
    for (const says of [
      'Brook Energy',
      'You could cut your CO2',
      'A surveyor will look at',
      'What we assumed',
    ])
      await expect(sheet).toContainText(says);
    await expect(widget.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    expect(await pagesOf(page, format)).toBeLessThanOrEqual(2);
    await page.evaluate(
      "for (const one of document.querySelectorAll('body > :not(home-energy-quote)')) one.remove()",
    );
    expect(await pagesOf(page, format)).toBe(1);
  });
}

test('BEY-08: the button prints the sheet alone, and leaves nothing behind', async ({ host }) => {
  const { widget } = host;
  await host.open('print.html');
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
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
  await expect(widget).toHaveAttribute('data-printed', /You could cut your CO2/);
  await expect(widget).not.toHaveAttribute('data-printed', /Warmer homes/);
  await expect(widget.locator('iframe')).toHaveCount(0);
});
