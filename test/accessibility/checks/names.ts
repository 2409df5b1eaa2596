// Checks that visitors who use speech control can say what they see: an accessible name begins with the visible text (2.5.3).
// Also checks that different controls and regions have different names (2.4.6).
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { isShown } from '../../browser/visitor.ts';
import { shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

export const namesCheck: Check = {
  says: 'every name begins with the visible text, and is unique',
  holds(visit) {
    const unlike = shownIn(visit, ':is(button, a, summary, input)[aria-label]')
      .map((control) => ({ seen: clean(control.innerText), name: clean(control.ariaLabel ?? '') }))
      .filter(({ seen, name }) => !name.startsWith(seen));
    expect(unlike).to.deep.equal([]);
    expect(twice(visit)).to.deep.equal([]);
    const fields = shownIn<HTMLInputElement>(visit, 'input, select, textarea');
    expect(fields.filter(({ labels }) => ![...(labels ?? [])].some(isShown))).to.have.length(0);
  },
};

/** Radio buttons are announced with their group, so they are left out. */
const NAMED =
  'button, summary, a[href], select, textarea, input:not([type=radio]), [role=application], [aria-label]';

function twice(visit: Stage): readonly string[] {
  const names = new Map<string, Element>();
  return shownIn<HTMLInputElement>(visit, NAMED).flatMap((one) => {
    const name = `${one.role ?? one.localName} ${clean(nameOf(one))}`;
    const other = names.get(name);
    names.set(name, one);
    return other && !leadsTo(other, one) ? [name] : [];
  });
}

const nameOf = (one: HTMLInputElement) =>
  one.ariaLabel ??
  one.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ') ??
  ([...(one.labels ?? [])].map(({ textContent }) => textContent).join(' ') || one.textContent);

/** True for two links with the same URL, and for the buttons that start a journey above and below a landing page's text or a shared result. */
const leadsTo = (one: Element, other: Element) =>
  one.matches('a')
    ? other.matches('a') && one.getAttribute('href') === other.getAttribute('href')
    : [one, other].every((button) => button.closest('.landing__starts, .next-jump, .take-along'));
