// Checks that nothing moves by itself for a visitor who asked for less motion.
import { expect } from '@open-wc/testing';
import type { Check } from './check.ts';

export const motionCheck: Check = {
  says: 'nothing moves under reduced motion',
  holds({ root }) {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
    const moving = root.getAnimations().map(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      return target ? `${target.localName}.${target.getAttribute('class')}` : 'something';
    });
    expect(moving).to.deep.equal([]);
  },
};
