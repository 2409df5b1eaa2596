// Checks that the state is on the screen, since every other check would pass on an empty one.
import { expect } from '@open-wc/testing';
import { isShown } from '../../browser/visitor.ts';
import type { Check } from './check.ts';

export const shownCheck: Check = {
  says: 'is on the screen',
  holds({ element, root }) {
    expect(isShown(element)).to.equal(true);
    const screen = (root.querySelector('dialog:modal') ??
      root.querySelector('.shell__screen')) as HTMLElement;
    expect(isShown(screen)).to.equal(true);
    const { width, height } = screen.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.greaterThan(100);
    expect(screen.innerText.trim()).not.to.equal('');
  },
};
