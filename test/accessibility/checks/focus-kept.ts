// Checks that the way here left the focus on an element: on what was pressed, or on what replaced it (2.4.3).
import { expect } from '@open-wc/testing';
import { until } from '../../browser/until.ts';
import type { Check } from './check.ts';

/** On the home screen nothing was pressed yet, and we do not take the focus from the page. */
const UNTOUCHED = 'home';

export const focusKeptCheck: Check = {
  says: 'the focus is on an element of the widget',
  async holds({ root }, state) {
    if (state === UNTOUCHED) {
      expect(root.activeElement).to.equal(null);
      return;
    }
    await until('a focus', () => root.activeElement);
    const dialog = root.querySelector('dialog:modal');
    if (dialog) expect(dialog.contains(root.activeElement)).to.equal(true);
  },
};
