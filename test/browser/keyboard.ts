// Operates the widget without a pointer: Tab to a name, and keys as a keyboard sends them.
import { sendKeys } from '@web/test-runner-commands';
import type { Stage } from './stage.ts';
import { until } from './until.ts';
import { TITLE } from './visitor.ts';

/** More tab stops than any screen has. */
const STOPS = 90;

/**
 * The focused element in the widget.
 * @example expect(focused(visit)?.textContent).to.equal('Next')
 */
export const focused = ({ root }: Stage) => root.activeElement as HTMLElement | null;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The name of the focused element: its label without the hint below it.
 * @example nameOf(focused(visit)) // 'Postcode'
 */
export function nameOf(element: Element | null): string {
  if (!element) return '(nothing)';
  const own = element.getAttribute('aria-label');
  if (own) return clean(own);
  const labels = (element as HTMLInputElement).labels;
  const label = labels?.[0]?.querySelector(TITLE) ?? labels?.[0];
  return clean((label ?? element).textContent ?? '');
}

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/**
 * A key by its name. The space bar is sent as a character, since not every engine knows its name.
 * @example await press('Shift+Tab')
 */
export const press = (key: string) => sendKeys({ press: key === 'Space' ? ' ' : key });

/**
 * In parts, since a busy machine may not type a long text in the 20 s that a command has.
 * @example await type('BS1 9AA')
 */
export async function type(text: string): Promise<void> {
  for (const part of text.match(/.{1,40}/gsu) ?? []) await sendKeys({ type: part });
}

/**
 * Presses Tab until an element with this name has the focus.
 * @example const next = await tabTo(visit, 'Next')
 */
export async function tabTo(visit: Stage, wanted: string | RegExp): Promise<HTMLElement> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const now = focused(visit);
    if (now && fits(nameOf(now), wanted)) return now;
    passed.push(nameOf(now));
    await press('Tab');
  }
  throw new Error(`Tab never came to ${wanted}, but to: ${passed.join(' · ')}`);
}

/**
 * Goes to a button or link with Tab and presses Enter.
 * @example await activate(visit, 'See my result')
 */
export async function activate(visit: Stage, wanted: string | RegExp): Promise<void> {
  await tabTo(visit, wanted);
  await press('Enter');
}

/**
 * Goes to a field with Tab and types into it.
 * @example await fill(visit, 'Postcode', 'BS1 9AA')
 */
export async function fill(visit: Stage, label: string | RegExp, text: string): Promise<void> {
  const field = (await tabTo(visit, label)) as HTMLInputElement;
  if (field instanceof HTMLInputElement) field.select();
  await type(text);
}

/**
 * Waits until an element with this name has the focus.
 * @example await focusOn(visit, 'Where is your home?')
 */
export async function focusOn(visit: Stage, wanted: string | RegExp): Promise<void> {
  await until(`the focus on ${wanted}, not on ${nameOf(focused(visit))}`, () =>
    fits(nameOf(focused(visit)), wanted),
  );
}
