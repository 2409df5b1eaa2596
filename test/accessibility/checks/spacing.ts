// Checks the text spacing of 1.4.12: nothing is cut and nothing overlaps.
import { expect } from '@open-wc/testing';
import { nextPaint } from '../../browser/emulate.ts';
import { cutOff } from '../page/cut-off.ts';
import { overlaps } from '../page/overlaps.ts';
import type { Check } from './check.ts';

const SPACED = new CSSStyleSheet();
SPACED.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`);

export const spacingCheck: Check = {
  says: 'text spacing can be increased',
  async holds(visit) {
    const { root, element } = visit;
    const own = [...root.adoptedStyleSheets];
    root.adoptedStyleSheets = [...own, SPACED];
    try {
      await nextPaint();
      const edges = root.querySelector('dialog:modal .dialog__panel') ?? element;
      expect(cutOff(visit, edges.getBoundingClientRect())).to.deep.equal([]);
      expect(overlaps(visit)).to.deep.equal([]);
    } finally {
      root.adoptedStyleSheets = own;
      await nextPaint();
    }
  },
};
