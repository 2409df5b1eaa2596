// What a visitor can see and operate: the open dialog, or otherwise the whole screen.
import type { Stage } from '../../browser/stage.ts';
import { isShown } from '../../browser/visitor.ts';

/** A modal dialog makes everything else inert. */
export const inView = ({ root }: Stage): ParentNode => root.querySelector('dialog:modal') ?? root;

export function shownIn<Kind extends Element = HTMLElement>(visit: Stage, selector: string): Kind[] {
  return [...inView(visit).querySelectorAll<Kind>(selector)].filter(isShown);
}

const OPERATED = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/** The tab stops in order. A set of radio buttons has one: the chosen button, or otherwise the first. */
export function tabStops(visit: Stage): HTMLElement[] {
  return shownIn<HTMLInputElement>(visit, OPERATED).filter(
    (stop) => stop.tabIndex >= 0 && !stop.disabled && isStopOfRadios(visit, stop),
  );
}

function isStopOfRadios(visit: Stage, stop: HTMLInputElement): boolean {
  if (stop.type !== 'radio') return true;
  const set = shownIn<HTMLInputElement>(visit, `input[name="${stop.name}"]:not(:disabled)`);
  return stop === (set.find(({ checked }) => checked) ?? set[0]);
}

/** A name for messages: 'button.button "Next"'. */
export function named(element: Element): string {
  const { className } = element;
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const kind = typeof className === 'string' && className ? `.${className.split(' ')[0]}` : '';
  return `${element.localName}${kind} "${name.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
}
