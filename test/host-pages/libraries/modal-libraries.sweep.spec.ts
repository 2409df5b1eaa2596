// Real libraries of partners' pages around the widget: modals, carousels and page scrollers.
import type { Locator, Page } from '@playwright/test';
import { bundle } from '../support/bundle.ts';
import { expect, test } from '../support/host-test.ts';
import { answerQuestions, seeResult } from '../support/walk.ts';

const MODALS = [
  'bootstrap',
  'jquery-ui',
  'foundation',
  'uikit',
  'materialize',
  'semantic',
  'micromodal',
  'a11y-dialog',
  'radix',
  'focus-trap',
  'magnific-popup',
  'fancybox',
  'its own dialog',
  'on release',
];

test.beforeEach(async ({ made }) => {
  if (made.has('/radix.js')) return;
  const script = await bundle('modals/radix.mjs');
  made.set('/radix.js', () => script);
});

const closedByItself = (page: Page) =>
  page.locator('#place').evaluate((place) => 'closed' in (place as HTMLElement).dataset);

for (const library of MODALS) {
  test(`F39: Esc in our dialog closes our dialog alone, inside a modal: ${library}`, async ({ host }) => {
    const { page, widget } = host;
    await host.open('modals.html');
    await page.evaluate(`openWith('${library}')`);
    await answerQuestions(widget);
    await seeResult(widget);
    const dialog = await openEnquiry(widget);
    // It makes no difference whether a field, the title or nothing has the focus.
    await dialog.getByLabel('Full name').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.waitForTimeout(100);
    expect(await closedByItself(page), 'Esc in a field').toBe(false);
    await openEnquiry(widget);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.waitForTimeout(100);
    expect(await closedByItself(page), 'Esc on the title').toBe(false);
    await expect(widget.getByText('Recommended pump size')).toBeVisible();
    // The next Esc reaches the page.
    await page.locator('#inside').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => closedByItself(page)).toBe(true);
  });
}

/** Libraries that trap Tab. Foundation does not notice content that was added after it opened: see the guide. */
const TRAPS = [
  'vaul',
  'sweetalert2',
  'radix',
  'jquery-ui',
  'micromodal',
  'a11y-dialog',
  'focus-trap',
  'fancybox',
  'its own dialog',
  'bootstrap',
];
/** Bootstrap and others search for the element to return to after the focus has left them, and do not find the widget. */
const FORWARDS_ALONE = ['bootstrap'];

for (const library of TRAPS) {
  test(`2.1.1 F39: Tab goes through the widget and out of it, forwards and back, inside a modal: ${library}`, async ({
    host,
  }) => {
    const { page, widget } = host;
    await host.open('modals.html');
    await page.evaluate(`openWith('${library}')`);
    await expect(widget.getByLabel('Postcode')).toBeVisible();
    for (const key of FORWARDS_ALONE.includes(library) ? ['Tab'] : ['Tab', 'Shift+Tab']) {
      await page.locator('#inside').focus();
      const stops = await walkBy(page, key);
      expect(stops, key).toEqual(expect.arrayContaining(['postcode', 'Search', 'Next']));
      expect(stops, key).not.toContain('probe');
    }
    await expect(page.locator('home-energy-quote')).not.toHaveAttribute('tabindex');
  });
}

/** The names of the elements that take the focus, until the modal's own button has it again. */
async function walkBy(page: Page, key: string): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < 20 && stops.at(-1) !== 'inside') {
    await page.keyboard.press(key);
    stops.push(
      await page.evaluate(() => {
        const outer = document.activeElement as HTMLElement | null;
        const at = (outer?.shadowRoot?.activeElement ?? outer) as HTMLInputElement | null;
        return at?.id === 'inside' || at?.id === 'probe' ? at.id : at?.name || at?.textContent || '';
      }),
    );
  }
  return stops;
}

async function openEnquiry(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', { name: 'Arrange a call' }).click();
  const dialog = widget.getByRole('dialog', { name: 'Enquire Now' });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const library of ['swiper', 'flickity', 'fullpage']) {
  test(`F36: presses and keys in our fields move no slide of the page: ${library}`, async ({ host }) => {
    const { page, widget } = host;
    await host.open('sliders.html');
    await page.evaluate(`slide = start.${library}()`);
    const slide = () => page.evaluate<number>('slide()');
    const postcode = widget.getByLabel('Postcode');
    await postcode.fill('BS1 9AA');
    await dragAcross(page, postcode);
    expect(await slide(), 'a drag over the text of a field').toBe(0);
    expect(
      await postcode.evaluate(
        (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0),
      ),
      'letters that the drag selected',
    ).toBeGreaterThan(0);
    for (const key of ['ArrowRight', 'End', 'ArrowDown', 'PageDown']) await page.keyboard.press(key);
    expect(await slide(), 'keys in a field').toBe(0);
    await answerQuestions(widget);
    await widget
      .getByRole('radio', { name: /^Low|^Medium/ })
      .first()
      .focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    expect(await slide(), 'keys in a group of radios').toBe(0);
    await widget.getByRole('button', { name: 'See my result' }).focus();
    await page.keyboard.press('Space');
    await expect(widget.getByText('Recommended pump size')).toBeVisible();
    await page.waitForTimeout(900);
    expect(await slide(), 'Space on a button').toBe(0);
  });
}

async function dragAcross(page: Page, field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('the field is not drawn');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 120, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y, { steps: 5 });
  await page.mouse.move(box.x - 260, y, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(500);
}
