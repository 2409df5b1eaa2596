// Checks that who speaks to the computer can say what they see: a name given apart begins with the visible text (2.5.3).
import { expect } from '@open-wc/testing';
import { isShown, shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

export const namesCheck: Check = {
  says: 'every name holds the text that is seen',
  holds(visit) {
    const unlike = shownIn(visit, ':is(button, a, summary, input)[aria-label]')
      .map((control) => ({ seen: clean(control.innerText), name: clean(control.ariaLabel ?? '') }))
      .filter(({ seen, name }) => !name.startsWith(seen));
    expect(unlike).to.deep.equal([]);
    const fields = shownIn<HTMLInputElement>(visit, 'input, select, textarea');
    expect(fields.filter(({ labels }) => ![...(labels ?? [])].some(isShown))).to.have.length(0);
  },
};
