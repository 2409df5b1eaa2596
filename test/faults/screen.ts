// The text of a widget's screen, and whether anything on it is still loading.
import type { Stage } from '../browser/stage.ts';

/** All readable text, dialogs included, and the options of lists, which Firefox leaves out of `innerText`. */
export function screenText({ root }: Stage): string {
  const offered = [...root.querySelectorAll('select')].filter(isShown).flatMap(({ options }) => [...options]);
  const lines = [
    root.querySelector<HTMLElement>('.root')?.innerText.trim(),
    ...offered.map(({ text }) => text),
  ];
  return lines.join('\n');
}

/** The text of every visible field, by its label. */
export function fieldsOf({ root }: Stage): ReadonlyMap<string, string> {
  const fields = [
    ...root.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), select, textarea'),
  ];
  return new Map(
    fields.filter(isShown).map(({ labels, value }) => [labels?.[0]?.textContent?.trim() ?? '', value]),
  );
}

/** Texts shown while something loads end like this: 'Looking for addresses…'. */
const WAITING = /…$/;

/** True if nothing is busy and no text asks to wait. */
export function isSettled({ root }: Stage): boolean {
  const busy = [...root.querySelectorAll('[aria-busy=true], [aria-disabled=true]')];
  const statuses = [...root.querySelectorAll<HTMLElement>('[role=status]')];
  const loader = [...root.querySelectorAll('dialog[open]')].some((dialog) =>
    /Getting your quote now/.test(dialog.textContent ?? ''),
  );
  return (
    !loader &&
    !busy.some(isShown) &&
    !statuses.some((one) => isShown(one) && WAITING.test(one.innerText.trim()))
  );
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
