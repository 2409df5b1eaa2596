// Checks the widget at widths from the narrowest column on: nothing extends beyond it, is cut, overlaps or scrolls sideways
// (EMB-05, SEEN-04).
import { expect } from '@open-wc/testing';
import { nextPaint } from '../../browser/emulate.ts';
import type { Stage } from '../../browser/stage.ts';
import { cutOff } from '../page/cut-off.ts';
import { overlaps } from '../page/overlaps.ts';
import type { Check } from './check.ts';

/** In CSS pixels. */
const WIDTHS = [240, 288, 320, 390, 480, 640, 768, 1024, 1200, 1600];

export const narrowCheck: Check = {
  says: 'nothing is cut in a column of 240 to 1600 px',
  holds: (visit) => fitsIn(visit, WIDTHS),
};

export async function fitsIn(visit: Stage, widths: readonly number[]): Promise<void> {
  const { element, root } = visit;
  const own = element.style.inlineSize;
  try {
    for (const width of widths) {
      element.style.inlineSize = `${width}px`;
      await nextPaint();
      const dialog = root.querySelector('dialog:modal .dialog__panel');
      const box = (dialog ?? element).getBoundingClientRect();
      expect(cutOff(visit, box), `${width} px`).to.deep.equal([]);
      expect(root.firstElementChild?.scrollWidth, `${width} px`).to.be.at.most(width);
      expect(overlaps(visit), `${width} px`).to.deep.equal([]);
    }
  } finally {
    element.style.inlineSize = own;
    await nextPaint();
  }
}
