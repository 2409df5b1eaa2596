// Checks that who speaks to the computer can say what they see: a name given apart begins with the visible text (2.5.3).
// And that what does different things is called differently, controls and regions alike (2.4.6).
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { isShown } from '../../browser/visitor.ts';
import { shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

export const namesCheck: Check = {
  says: 'every name holds the text that is seen, and is the only one',
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

/** A choice is heard with its group, and the same link may stand twice. */
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

/** The same link, or the buttons that begin a journey, above and below what is read of it. */
const leadsTo = (one: Element, other: Element) =>
  one.matches('a')
    ? other.matches('a') && one.getAttribute('href') === other.getAttribute('href')
    : [one, other].every((button) => button.closest('.landing__starts'));
