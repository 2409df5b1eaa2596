// Walks the normal way from home through the questions to a result, its dialogs and an enquiry.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Within = Page | Locator | FrameLocator;

export const widgetOn = (within: Within) => within.locator('home-energy-quote');

/** Milliseconds: a token and a list each time out after 14 s. */
const ANSWER_TIMEOUT = 40_000;

/** On a busy machine the list may time out. There must then be a message with Retry, which this presses. */
async function firstAddress(widget: Locator): Promise<Locator> {
  const first = widget.getByRole('option').first();
  const retry = widget.getByRole('button', { name: 'Retry', exact: true });
  await expect(first.or(retry), 'addresses, or a word on why there are none').toBeVisible({
    timeout: ANSWER_TIMEOUT,
  });
  if (await retry.isVisible()) await retry.click();
  return first;
}

/** From home, or from the first question if `skip-home` is set. */
export async function beginHeatPump(widget: Locator): Promise<void> {
  await widget
    .getByRole('button', { name: /^(Explore heat pumps|Get a heat pump quote)$/ })
    .first()
    .click();
  await expect(widget.getByText('Step 1 of 3').first()).toBeVisible();
}

export async function searchPostcode(widget: Locator, postcode = 'BS1 9AA'): Promise<void> {
  await widget.getByLabel('Postcode').fill(postcode);
  await widget.getByRole('button', { name: 'Search' }).click();
}

export async function answerAddress(widget: Locator, postcode?: string): Promise<void> {
  await searchPostcode(widget, postcode);
  await (await firstAddress(widget)).click();
  await expect(widget.getByRole('button', { name: 'Change address' })).toBeVisible();
}

export async function answerQuestions(widget: Locator): Promise<void> {
  await answerAddress(widget);
  await answerHome(widget);
}

/** The questions after the address. */
export async function answerHome(widget: Locator): Promise<void> {
  await next(widget);
  await expect(widget.getByText('Step 2 of 3').first()).toBeVisible();
  await expect(widget.getByRole('radio', { checked: true })).toHaveCount(1);
  await next(widget);
  await expect(widget.getByText('Step 3 of 3').first()).toBeVisible();
  await widget.getByRole('radio', { name: /^(Medium|Average)/ }).check();
}

export const next = (widget: Locator) => widget.getByRole('button', { name: 'Next', exact: true }).click();

export async function seeResult(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: 'See my result' }).click();
  await expect(widget.getByText('Recommended pump size')).toBeVisible();
}

/** Fills in and sends the form, on a page whose partner is called by either name. */
export async function sendEnquiry(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', { name: 'Arrange a call' }).click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Phone').fill('0117 496 0000');
  await dialog.getByLabel(/^(Best contact time|When to call)/).selectOption('pma');
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await dialog.getByRole('button', { name: /^(Enquire|Send my details)$/ }).click();
  return dialog;
}

export async function enquire(widget: Locator): Promise<void> {
  const dialog = await sendEnquiry(widget);
  // The dialog shows the number, too.
  await expect(dialog).toBeHidden();
  await expect(widget.getByText('To arrange a call, ring 0800 123 4567')).toBeVisible();
}

/** Walks all of it. */
export async function walk(widget: Locator): Promise<void> {
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
  await enquire(widget);
}
