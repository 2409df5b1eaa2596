// Checks that the way here left the focus somewhere: on what was pressed, or on what came in its place (2.4.3).
import { expect } from '@open-wc/testing';
import { until } from '../../browser/until.ts';
import type { Check } from './check.ts';

/** Home is where nothing was pressed yet: there we take no focus from the page. */
const UNTOUCHED = 'home';

export const focusKeptCheck: Check = {
  says: 'the focus is somewhere in it',
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
