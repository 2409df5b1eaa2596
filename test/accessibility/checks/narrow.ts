// Checks a column of 320 px in a wide window: nothing stands out of it, is cut, lies over something else or scrolls sideways (EMB-05).
import { expect } from '@open-wc/testing';
import { cutOff } from '../page/cut-off.ts';
import { drawn } from '../page/emulate.ts';
import { overlaps } from '../page/overlaps.ts';
import type { Check } from './check.ts';

export const narrowCheck: Check = {
  says: 'nothing is cut in a column of 320 px',
  async holds(visit) {
    const { element, root } = visit;
    const own = element.style.inlineSize;
    element.style.inlineSize = '320px';
    try {
      await drawn();
      const dialog = root.querySelector('dialog:modal .dialog__panel');
      expect(cutOff(visit, (dialog ?? element).getBoundingClientRect())).to.deep.equal([]);
      expect(overlaps(visit)).to.deep.equal([]);
    } finally {
      element.style.inlineSize = own;
      await drawn();
    }
  },
};
