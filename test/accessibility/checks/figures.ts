// A figure has one value wherever a result shows it: in all elements with the same `data-figure`, and in What if at its start.
import { expect } from '@open-wc/testing';
import type { Check } from './check.ts';

const text = (element: Element) => element.textContent?.trim() ?? '';

export const figuresCheck: Check = {
  says: 'a figure that is shown twice has one value',
  holds({ root }) {
    const shown = new Map<string, Set<string>>();
    for (const one of root.querySelectorAll<HTMLElement>('[data-figure]')) {
      const name = one.dataset.figure ?? '';
      shown.set(name, (shown.get(name) ?? new Set()).add(text(one)));
    }
    const unlike = [...shown].filter(([, texts]) => texts.size > 1);
    expect(unlike.map(([name, texts]) => [name, ...texts])).to.deep.equal([]);
    const tried = root.querySelector('.what-if:not(:has(.tag--strong)) .what-if__says');
    const headline = root.querySelector('.result [data-figure$="-headline"]');
    if (tried && headline) expect(text(tried)).to.contain(`about ${text(headline)}`);
  },
};
